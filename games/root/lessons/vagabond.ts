/** The Vagabond: items are actions. */
import type { LessonFrame } from '@tavola/kernel/host/lesson.ts';
import type { State } from '../rules/state/state.ts';
import { begin, factions, hold, own, put, wander } from './position.ts';

export const vagabond = {
  id: 'vagabond',
  minutes: 4,
  seats: factions('vagabond', 'marquise'),
  seed: 11,
  arrange: (state) => {
    wander(state, 0, 'tinker', 12, ['boot'], ['logistics-help-fox', 'errand-rabbit', 'guard-duty-mouse']);
    put(state, 1, 3, { keep: 1, warrior: 2 });
    put(state, 1, 7, { sawmill: 1, warrior: 1 });
    put(state, 1, 8, { workshop: 1, warrior: 1 });
    put(state, 1, 11, { recruiter: 1, warrior: 1 });
    for (const clearing of [2, 4, 5, 6, 9, 10, 12]) put(state, 1, clearing, { warrior: 1 });
    own(state, 1, 'tea');
    hold(state, 0, 'anvil', 'cobbler');
    hold(state, 1, 'bake-sale', 'sappers', 'codebreakers');
    begin(state, 2, 0, 'daylight');
  },
  steps: [
    { id: 'items-actions' },
    { id: 'new-item-1', pick: 'vagabond.explore' },
    { id: 'quest-done', pick: 'vagabond.quest:logistics-help-fox' },
    { id: 'reward-1-vp', pick: 'vagabond.quest-vp' },
    { id: 'chose-aid', pick: 'vagabond.aid' },
    { id: 'anvil-hers', pick: 'card:anvil' },
    { id: 'hammer-pays-aid', pick: 'vagabond.item:hammer:ready' },
    { id: 'teapot-1-vp', pick: 'vagabond.item:tea:ready' },
    { id: 'move-boot', pick: 'move' },
    { id: 'clearing-10', pick: 'clearing:10' },
    { id: 'three-vp-turn', pick: 'done' },
  ],
} as const satisfies LessonFrame<State>;

/** The Eyrie: a Decree that grows and must be obeyed. */
import type { LessonFrame } from '@tavola/kernel/host/lesson.ts';
import type { State } from '../rules/state/state.ts';
import { begin, decree, factions, hold, onTop, put } from './position.ts';

export const eyrie = {
  id: 'eyrie',
  minutes: 4,
  seats: factions('eyrie', 'marquise'),
  seed: 3,
  arrange: (state) => {
    put(state, 0, 3, { roost: 1, warrior: 6 });
    put(state, 1, 1, { keep: 1, warrior: 1 });
    put(state, 1, 5, { sawmill: 1, warrior: 1 });
    put(state, 1, 9, { workshop: 1, warrior: 1 });
    put(state, 1, 10, { recruiter: 1, warrior: 1 });
    for (const clearing of [2, 4, 6, 7, 8, 11, 12]) put(state, 1, clearing, { warrior: 1 });
    decree(state, 0, 'builder');
    hold(state, 0, 'codebreakers', 'a-visit-to-friends', 'tax-collector');
    hold(state, 1, 'anvil', 'cobbler', 'sappers');
    onTop(state, 'scouting-party', 'bake-sale');
    begin(state, 1, 0, 'birdsong');
  },
  steps: [
    { id: 'roosts-score-every' },
    { id: 'decree-commands' },
    { id: 'chose-codebreakers', pick: 'card:codebreakers' },
    { id: 'decree-orders-build', pick: 'eyrie.column:build' },
    { id: 'decree-grown', pick: 'done' },
    { id: 'boot-crafted-1', pick: 'craft:a-visit-to-friends' },
    { id: 'where-clearing-7', pick: 'clearing:7' },
    { id: 'roost-clearing-7', pick: 'warriors:4', others: ['done', 'done'] },
    { id: 'beware-turmoil' },
  ],
} as const satisfies LessonFrame<State>;

/** The Marquise: wood becomes buildings, buildings become points. */
import type { LessonFrame } from '@tavola/kernel/host/lesson.ts';
import type { State } from '../rules/state/state.ts';
import { begin, decree, factions, hold, onTop, put } from './position.ts';

export const marquise = {
  id: 'marquise',
  minutes: 5,
  seats: factions('marquise', 'eyrie'),
  seed: 2,
  arrange: (state) => {
    put(state, 0, 1, { keep: 1, warrior: 2 });
    put(state, 0, 5, { sawmill: 1, wood: 1, warrior: 1 });
    put(state, 0, 9, { workshop: 1, warrior: 1 });
    put(state, 0, 10, { recruiter: 1, warrior: 1 });
    for (const clearing of [2, 4, 7, 8, 12]) put(state, 0, clearing, { warrior: 1 });
    put(state, 0, 11, { warrior: 3 });
    put(state, 1, 3, { roost: 1, warrior: 5 });
    put(state, 1, 6, { warrior: 2 });
    put(state, 1, 11, { roost: 1, warrior: 1 });
    decree(state, 1, 'builder');
    hold(state, 0, 'root-tea-fox', 'sappers', 'brutal-tactics', 'bake-sale', 'foxfolk-steel');
    hold(state, 1, 'anvil', 'cobbler', 'codebreakers');
    onTop(state, 'favor-of-the-mice');
    begin(state, 2, 0, 'birdsong');
  },
  steps: [
    { id: 'goal-30-vp' },
    { id: 'each-sawmill-makes' },
    { id: 'tea-crafted-2', pick: 'craft:root-tea-fox' },
    { id: 'first-action-overwork', pick: 'marquise.overwork' },
    { id: 'one-more-wood', pick: 'card:bake-sale' },
    { id: 'second-action-build', pick: 'build' },
    { id: 'chose-workshop', pick: 'marquise.building:workshop' },
    { id: 'workshop-clearing-2', pick: 'clearing:2' },
    { id: 'one-more-warrior', pick: 'recruit' },
    { id: 'sappers-spent', pick: 'marquise.extra-action:sappers' },
    { id: 'fourth-action-march', pick: 'marquise.march' },
    { id: 'from-clearing-12', pick: 'clearing:12' },
    { id: 'four-in-clearing-11', pick: 'clearing:11' },
    { id: 'one-move-enough', pick: 'done' },
    { id: 'tactics-spent', pick: 'marquise.extra-action:brutal-tactics' },
    { id: 'eyrie-lost-roost', pick: 'battle' },
    { id: 'evening-drew-card', pick: 'done' },
  ],
} as const satisfies LessonFrame<State>;

/** The Duchy: dig, build, sway. */
import type { LessonFrame } from '@tavola/kernel/host/lesson.ts';
import { BURROW } from '../data/maps.ts';
import type { State } from '../rules/state/state.ts';
import { begin, factions, hold, onTop, put } from './position.ts';

export const duchy = {
  id: 'duchy',
  minutes: 5,
  seats: factions('duchy', 'marquise'),
  seed: 19,
  arrange: (state) => {
    put(state, 0, 3, { tunnel: 1, warrior: 2 });
    for (const clearing of [6, 7, 11]) put(state, 0, clearing, { warrior: 2 });
    put(state, 0, BURROW, { warrior: 3 });
    put(state, 1, 1, { keep: 1, warrior: 2 });
    put(state, 1, 5, { sawmill: 1, warrior: 1 });
    put(state, 1, 9, { warrior: 1 });
    put(state, 1, 12, { workshop: 1, warrior: 1 });
    put(state, 1, 10, { recruiter: 1, warrior: 1 });
    for (const clearing of [2, 4, 8]) put(state, 1, clearing, { warrior: 1 });
    hold(state, 0, 'codebreakers', 'mouse-in-a-sack', 'tax-collector', 'cobbler');
    hold(state, 1, 'bake-sale', 'sappers', 'anvil');
    onTop(state, 'travel-gear-fox');
    begin(state, 2, 0, 'birdsong');
  },
  steps: [
    { id: 'ministers-give-actions' },
    { id: 'first-action-dig', pick: 'duchy.dig' },
    { id: 'mouse-card-tunnel', pick: 'card:codebreakers' },
    { id: 'tunnel-clearing-9', pick: 'clearing:9' },
    { id: 'rule-clearing-9', pick: 'warriors:4' },
    { id: 'second-action-build', pick: 'build' },
    { id: 'mouse-card-revealed', pick: 'card:mouse-in-a-sack' },
    { id: 'chose-market', pick: 'piece:market' },
    { id: 'market-clearing-9', pick: 'clearing:9' },
    { id: 'captain-listens', pick: 'duchy.sway:captain' },
    { id: 'one-card-revealed', pick: 'card:tax-collector' },
    { id: 'captain-yours-1', pick: 'card:cobbler' },
    { id: 'drew-two-cards', pick: 'done' },
  ],
} as const satisfies LessonFrame<State>;

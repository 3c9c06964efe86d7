/** Lesson 1: the goal, and the three phases that lead there. */
import type { LessonFrame } from '@tavola/kernel/host/lesson.ts';
import type { State } from '../rules/state/state.ts';
import { begin, footprints, reserve, stand } from './position.ts';

export const walkAndPlace = {
  id: 'walk-and-place',
  minutes: 3,
  seats: 2,
  seed: 3,
  arrange: (state) => {
    begin(state, 0);
    footprints(state, 0, 3, [1, 2, 4]);
    stand(state, 0, 3, 1);
    reserve(state, 0, 'footprint', 'footprint', 'mountain');
  },
  steps: [
    { id: 'goal-reach-rift' },
    { id: 'tower-came-into', pick: 'acquire' },
    { id: 'chose-footprint', pick: 'insert:footprint' },
    { id: 'footprint-placed', pick: 'at:s-3-3' },
    { id: 'finished-inserting', pick: 'done' },
    { id: 'three-cells-once', pick: 'walk:s-3-4' },
    { id: 'whole-turn', pick: 'skip' },
  ],
} as const satisfies LessonFrame<State>;

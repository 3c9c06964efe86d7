/** Lesson 2: what stops a rival, and what protects from one. */
import type { LessonFrame } from '@tavola/kernel/host/lesson.ts';
import type { State } from '../rules/state/state.ts';
import { begin, footprints, reserve, stand } from './position.ts';

export const blockAndProtect = {
  id: 'block-and-protect',
  minutes: 3,
  seats: 2,
  seed: 3,
  arrange: (state) => {
    begin(state, 0);
    footprints(state, 0, 3, [1, 2, 3, 4]);
    stand(state, 0, 3, 3);
    reserve(state, 0, 'mountain', 'tower', 'fire', 'footprint');
    footprints(state, 1, 3, [1, 2, 3, 4, 5, 6, 7]);
    stand(state, 1, 3, 6);
    reserve(state, 1, 'footprint', 'footprint', 'mirror');
  },
  steps: [
    { id: 'rival-threatens-win' },
    { id: 'chose-mountain', pick: 'insert:mountain' },
    { id: 'mountain-c4-bars', pick: 'at:c-3-4' },
    { id: 'chose-tower', pick: 'insert:tower' },
    { id: 'tower-guards-fourth', pick: 'at:s-2-4' },
    { id: 'chose-fire', pick: 'insert:fire' },
    { id: 'footprint-c5-burned', pick: 'at:c-3-5' },
    { id: 'fire-bars-way', pick: 'leave-it' },
    { id: 'finished-inserting', pick: 'done' },
    { id: 'traveller-stands-protected', pick: 'walk:s-3-4' },
    {
      id: 'rival-inserted-mirror',
      pick: 'skip',
      others: ['skip', 'insert:mirror', 'at:s-3-5', 'way:s', 'done', 'stay'],
    },
    { id: 'tower-stopped-mirror' },
  ],
} as const satisfies LessonFrame<State>;

/** Lesson 4: the Final Zone, the Final Reserve, and the Rift. */
import type { LessonFrame } from '@tavola/kernel/host/lesson.ts';
import type { State } from '../rules/state/state.ts';
import { beforeMoving, finalReserve, footprints, hand, lay, reserve, stand } from './position.ts';

export const finalZone = {
  id: 'final-zone',
  minutes: 3,
  seats: 2,
  seed: 3,
  before: ['pass'],
  arrange: (state) => {
    beforeMoving(state, 0);
    footprints(state, 0, 3, [1, 2, 3, 4, 5, 6, 7, 8]);
    stand(state, 0, 3, 4);
    reserve(state, 0, 'footprint');
    hand(state, 0, 'nomad-lands', 'dionesian-perception');
    finalReserve(state, 0, 'helm-of-solitude');
    lay(state, 1, 'mountain', 'c-4-3');
    hand(state, 1, 'praximechanic-theory', 'guardian-of-maurna');
  },
  steps: [
    { id: 'final-zone-belongs' },
    { id: 'announced-entry', pick: 'walk:c-3-2' },
    { id: 'hand-helm', pick: 'pass', others: ['use:praximechanic-theory', 'seat:1', 'symbol:mountain', 'at:rift'] },
    { id: 'showed-helm', pick: 'use:helm-of-solitude' },
    { id: 'rift-still-free', pick: 'mode:cancel', others: ['pass', 'pass', 'skip', 'skip'] },
    { id: 'went-straight-phase', pick: 'skip' },
    { id: 'chose-footprint', pick: 'insert:footprint' },
    { id: 'path-complete', pick: 'at:rift' },
    { id: 'won', pick: 'walk:rift', others: ['pass'] },
  ],
} as const satisfies LessonFrame<State>;

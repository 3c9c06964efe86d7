/** Lesson 3: memory cards, and how they answer each other. */
import type { LessonFrame } from '@tavola/kernel/host/lesson.ts';
import type { State } from '../rules/state/state.ts';
import { beforeMoving, footprints, hand, stand } from './position.ts';

export const memories = {
  id: 'memories',
  minutes: 4,
  seats: 2,
  seed: 3,
  before: ['pass'],
  arrange: (state) => {
    beforeMoving(state, 0);
    footprints(state, 0, 3, [1, 2, 4]);
    stand(state, 0, 3, 2);
    hand(state, 0, 'praximechanic-theory', 'helm-of-solitude', 'nomad-lands', 'sealed-fields', 'dionesian-perception');
    hand(state, 1, 'breath-of-beings', 'guardian-of-maurna', 'plural-minds');
  },
  steps: [
    { id: 'five-memories-hand' },
    { id: 'showed-praximechanic-theory', pick: 'use:praximechanic-theory' },
    { id: 'effect-yours', pick: 'seat:0' },
    { id: 'rival-answered-breath', pick: 'at:s-3-3', others: ['use:breath-of-beings'] },
    { id: 'helm-cancelled-breath', pick: 'use:helm-of-solitude' },
    { id: 'announced-walk', pick: 'walk:s-3-4' },
    { id: 'nobody-stopped', pick: 'pass' },
    { id: 'phase-memories', pick: 'memories' },
    { id: 'one-card-final', pick: 'reserve:sealed-fields' },
    { id: 'stopped-reserving', pick: 'done' },
    { id: 'kept-rest-hand', pick: 'none' },
    { id: 'full-hand-again', pick: 'draw:3' },
  ],
} as const satisfies LessonFrame<State>;

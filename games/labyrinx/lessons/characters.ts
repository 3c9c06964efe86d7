/** Lesson 3: pushing, powers, and the fifth treasure. */
import type { LessonFrame } from '@tavola/kernel/host/lesson.ts';
import type { State } from '../rules/state/state.ts';
import { begin, closed, hand, next, open, stand, treasures } from './position.ts';

export const characters = {
  id: 'characters',
  minutes: 3,
  seats: 2,
  seed: 3,
  options: { memoryAid: 'faces' },
  rolls: [2, 3],
  before: ['expand:4-2'],
  arrange: (state) => {
    begin(state, 'elora', 'dannenvir');
    open(state, '6-3', 'tee-plain-open', 0);
    stand(state, 0, '6-3');
    stand(state, 1, '6-3');
    closed(state, '6-2', 'bend-chest-open', 0);
    closed(state, '7-3', 'straight-monster-open', 0);
    closed(state, '8-3', 'straight-plain-open');
    treasures(state, 0, 4);
    treasures(state, 1, 4);
    hand(state, 0, 'cross-plain-open', 'dead-end-plain-open', 'straight-plain-open');
    next(state, 'tee-plain-open', 'dead-end-plain-open');
  },
  steps: [
    { id: 'tied-at-four' },
    { id: 'decided-push', pick: 'push:1' },
    { id: 'rival-lost-monster', pick: 'push-to:E:7-3' },
    { id: 'rival-far-away', pick: 'flee:E:8-3' },
    { id: 'used-attunement', pick: 'power:elora' },
    { id: 'chest-g3-appeared', pick: 'attune:N:6-2' },
    { id: 'die-showed-3', pick: 'rotate:6-2:0:0' },
    { id: 'took-challenge', pick: 'spend:2' },
    { id: 'one-card-discarded', pick: 'discard:dead-end-plain-open' },
    { id: 'won', pick: 'discard:straight-plain-open' },
  ],
} as const satisfies LessonFrame<State>;

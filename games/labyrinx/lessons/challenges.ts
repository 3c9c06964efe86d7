/** Lesson 2: the die, what is won and lost, and running away. */
import type { LessonFrame } from '@tavola/kernel/host/lesson.ts';
import type { State } from '../rules/state/state.ts';
import { begin, closed, hand, next, open, stand, treasures } from './position.ts';

export const challenges = {
  id: 'challenges',
  minutes: 3,
  seats: 2,
  seed: 3,
  options: { memoryAid: 'faces' },
  rolls: [2, 4],
  before: ['expand:4-2'],
  arrange: (state) => {
    begin(state, 'mallahoc', 'akuna');
    open(state, '6-3', 'tee-plain-open', 0);
    stand(state, 0, '6-3');
    closed(state, '7-3', 'straight-chest-open', 0);
    closed(state, '8-3', 'straight-monster-open');
    closed(state, '5-2', 'bend-plain-open');
    treasures(state, 0, 2);
    hand(state, 0, 'dead-end-plain-open');
    hand(state, 1, 'tee-plain-open', 'straight-plain-open', 'tee-chest-open', 'bend-monster-open');
    next(
      state,
      'straight-plain-open',
      'cross-trap-open',
      'bend-chest-open',
      'tee-monster-open',
      'tee-plain-open',
      'straight-plain-open',
      'bend-plain-open',
      'tee-plain-open',
    );
  },
  steps: [
    { id: 'what-challenge' },
    { id: 'die-showed-2', pick: 'move:E:7-3:1-2' },
    { id: 'one-more-treasure', pick: 'spend:1' },
    {
      id: 'monster-level-4',
      pick: 'move:E:8-3:1-2',
      others: ['flee:W:7-3', 'flee:W:5-3', 'flee:N:5-2', 'rotate:5-2:1:0'],
    },
    { id: 'flight-ended' },
    { id: 'fog-hid-monster', pick: 'end-turn', others: ['expand:5-5', 'end-turn'] },
    { id: 'maze-grown', pick: 'expand:6-2' },
    { id: 'full-hand-again', pick: 'rest' },
  ],
} as const satisfies LessonFrame<State>;

/** Lesson 1: the fog, the maze that grows, and three actions. */
import type { LessonFrame } from '@tavola/kernel/host/lesson.ts';
import type { State } from '../rules/state/state.ts';
import { begin, closed, hand, next } from './position.ts';

export const explore = {
  id: 'explore',
  minutes: 4,
  seats: 2,
  seed: 3,
  arrange: (state) => {
    begin(state, 'akuna', 'mallahoc');
    closed(state, '4-2', 'tee-plain-open');
    closed(state, '4-1', 'bend-plain-open');
    closed(state, '6-3', 'cross-plain-door-n');
    hand(state, 0, 'cross-plain-open', 'straight-plain-open', 'tee-chest-open', 'bend-monster-open');
    hand(
      state,
      1,
      'tee-plain-open',
      'straight-plain-open',
      'dead-end-plain-open',
      'bend-plain-open',
      'cross-trap-open',
    );
    next(state, 'straight-plain-open', 'bend-plain-open', 'tee-monster-open', 'straight-trap-open');
  },
  steps: [
    { id: 'goal-five-treasures' },
    { id: 'maze-grown', pick: 'expand:5-2' },
    { id: 'peeked-e3', pick: 'peek:4-2' },
    { id: 'only-know-what', pick: 'ok' },
    { id: 'card-e3-turned', pick: 'move:N:4-2:1-2' },
    { id: 'entered-e3', pick: 'rotate:4-2:3:1' },
    { id: 'card-e2-turned', pick: 'move:N:4-1:1-2' },
    { id: 'three-actions-spent', pick: 'rotate:4-1:1:1', others: ['expand:3-4', 'end-turn'] },
    { id: 'fog-back-remembering' },
    { id: 'new-card-f2', pick: 'expand:5-1' },
    { id: 'chose-chest', pick: 'play:tee-chest-open' },
    { id: 'chest-that-only', pick: 'place:5-0' },
  ],
} as const satisfies LessonFrame<State>;

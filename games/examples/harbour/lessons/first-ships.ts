/** Lesson 1: docking, what is refused, discarding. */
import type { LessonFrame } from '@tavola/kernel/host/lesson.ts';
import { SHIPS, type State } from '../rules/rules.ts';

export const firstShips = {
  id: 'first-ships',
  minutes: 2,
  seats: 2,
  options: { piers: 3 },
  seed: 1,
  arrange: (state: State) => {
    state.hands = [
      [4, 9, 20],
      [7, 12, 15],
    ];
    state.piers = [{ ship: 6, seat: 1 }, null, null];
    const known = new Set([6, ...state.hands.flat()]);
    state.deck = SHIPS.filter((ship) => !known.has(ship));
  },
  steps: [
    { id: 'goal' },
    { id: 'empty-pier', pick: 'dock:4:1', others: ['dock:7:1'] },
    { id: 'bigger-ship', pick: 'dock:9:0', others: ['dock:12:2'] },
    { id: 'discard', pick: 'discard:24' },
  ],
} as const satisfies LessonFrame<State>;

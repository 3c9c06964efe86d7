/** When travellers may answer (CAL-6), for hosts that ask people only then. */
import type { Reactions } from '@tavola/kernel/game.ts';
import { concerns } from './concerns.ts';
import type { Ask, Move } from './rules/moves.ts';
import type { View } from './view.ts';

export const reactions: Reactions<View, Move, Ask> = {
  windows: ['window', 'respond'],
  turn: ({ active }) => active,
  concerns,
  card: (move) => (move.kind === 'use' ? move.card : null),
};

/** When travellers may answer (CAL-6), for hosts that ask people only then. */
import type { Reactions } from '@tavola/kernel/game.ts';
import type { Ask, Move } from './rules/moves.ts';
import type { View } from './view.ts';

export const reactions: Reactions<View, Move, Ask> = {
  windows: ['window', 'respond'],
  turn: ({ active }) => active,
  card: (move) => ('card' in move ? String(move.card) : null),
};

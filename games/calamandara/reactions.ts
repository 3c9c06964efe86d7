/** When travellers may answer (CAL-6), for hosts that ask people only then. */
import type { Reactions } from '@tavola/kernel/rules/game.ts';
import { concerns } from './concerns.ts';
import type { Ask, Move } from './rules/state/moves.ts';
import type { View } from './rules/view.ts';

export const reactionWindows = ['window', 'respond'];

export const reactions: Reactions<View, Move, Ask> = {
  windows: reactionWindows,
  concerns,
  card: (move) => (move.kind === 'use' ? move.card : null),
};

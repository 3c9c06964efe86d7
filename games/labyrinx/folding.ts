/** Which of Labyrinx's questions a person answers in one gesture (docs/flow.md). */
import type { Folding } from '@tavola/kernel/face/face.ts';
import type { Ask, Move } from './rules/state/moves.ts';
import type { View } from './rules/view.ts';

export const folding: Folding<View, Move, Ask> = {
  begins: ['expand', 'action', 'challenge'],
  folds: {
    expand: 'pair',
    rotate: 'pair',
    action: 'pair',
    'place-card': 'pair',
    'push-direction': 'pair',
    'throw-direction': 'pair',
    'poetry-card': 'pair',
    'poetry-cell': 'pair',
    lift: 'pair',
    put: 'pair',
    charge: 'pair',
    challenge: 'tray',
    'challenge-discard': 'tray',
    discard: 'tray',
  },
  reads: ['look'],
  // Cards of the hand are touched, and the challenge is met with them.
  leads: (ask, move) =>
    typeof ask === 'object' && ask.kind === 'challenge' && move.kind === 'spend' ? 'challenge-discard' : null,
};

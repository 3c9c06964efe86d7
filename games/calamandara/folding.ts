/** Which of Calamandara's questions a person answers in one gesture (docs/flow.md). */
import type { Folding } from '@tavola/kernel/face/face.ts';
import type { Ask, Move } from './rules/state/moves.ts';
import type { View } from './rules/view.ts';

export const folding: Folding<View, Move, Ask> = {
  begins: ['insert', 'walk'],
  amounts: ['draw'],
  folds: {
    acquire: 'gate',
    memories: 'gate',
    walk: 'pair',
    // A symbol, its cell, and what that cell asks for.
    insert: 'pair',
    'insert-where': 'pair',
    'which-way': 'pair',
    'fire-after': 'pair',
    'waterfall-after': 'pair',
    'star-line': 'pair',
    'star-place': 'tray',
    transform: 'pair',
    reserve: 'tray',
    discard: 'tray',
    draw: 'tray',
    'keep-three': 'tray',
  },
};

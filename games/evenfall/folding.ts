/** Which of Evenfall's questions a person answers in one gesture, and which end by themselves (docs/flow.md). */
import type { Folding } from '@tavola/kernel/face/face.ts';
import type { Ask, Move } from './rules/state/moves.ts';
import type { View } from './rules/view.ts';

export const folding: Folding<View, Move, Ask> = {
  begins: ['turn', 'after-action'],
  amounts: ['amount'],
  folds: {
    turn: 'pair',
    'ritual-place': 'pair',
    witches: 'pair',
    transfer: 'pair',
    option: 'pair',
    'free-region': 'pair',
    'free-place': 'pair',
    copy: 'pair',
    'after-action': 'pair',
    amount: 'pair',
    gain: 'tray',
    pay: 'tray',
    discard: 'tray',
    'set-aside': 'tray',
    explore: 'pair',
    'explore-others': 'tray',
    catalysts: 'pair',
  },
  counted: ['gain', 'pay'],
  idle: (_view, _seat, options) => options.every(isPaidInCards),
  open: ['after-action', 'ready', 'window', 'dial', 'adjust'],
};

/** EVE-2.4(a): cards for a Resource could be had before the main action as well. */
function isPaidInCards(move: Move): boolean {
  return move.kind === 'end-turn' || move.kind === 'ready' || (move.kind === 'free' && move.what === 'discard');
}

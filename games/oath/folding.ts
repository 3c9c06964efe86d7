/** Which of Oath's questions a person answers in one gesture (docs/flow.md). */
import type { Folding } from '@tavola/kernel/face/face.ts';
import type { Ask, Move } from './rules/state/moves.ts';
import type { View } from './rules/view.ts';

export const folding: Folding<View, Move, Ask> = {
  begins: ['act'],
  amounts: ['dice', 'warbands', 'recover-amount'],
  folds: {
    act: 'pair',
    travel: 'pair',
    toll: 'pair',
    muster: 'pair',
    trade: 'pair',
    recover: 'pair',
    'recover-amount': 'pair',
    'recover-bank': 'pair',
    search: 'pair',
    modifiers: 'sheet',
    warbands: 'pair',
    'offer-citizenship': 'pair',
    'offer-relic': 'pair',
    propose: 'sheet',
    // A campaign.
    defender: 'sheet',
    targets: 'sheet',
    plan: 'sheet',
    dice: 'sheet',
    // What becomes of it.
    sacrifice: 'sheet',
    // What was found by a search.
    keep: 'sheet',
    play: 'sheet',
    place: 'sheet',
    'discard-first': 'sheet',
    'over-limit': 'sheet',
    'discard-order': 'sheet',
  },
  leads: (ask, move) => (ask === 'act' && move.kind === 'major' && move.action === 'travel' ? 'travel' : null),
  usual: (ask, options) => {
    if (ask === 'discard-order') return options[0];
    return options.find(({ kind }) => kind === 'pass' || kind === 'done');
  },
};

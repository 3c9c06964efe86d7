/** Relics: the Circlet of Command. */
import { ownsTargets } from '../../state/sides.ts';
import type { CardPowers } from '../shared/card-powers.ts';

export const relicsCircletOfCommand = {
  'circlet-of-command': {
    fold: {
      'target.dice': (_oath, dice, at, { campaign, target }) =>
        target.kind === 'pawn' && ownsTargets(campaign, at.seat) ? dice + 1 : dice,
    },
    forbid: {
      take: (_oath, at, { seat, from, what }) => from === at.seat && seat !== at.seat && what !== at.card,
    },
  },
} satisfies CardPowers;

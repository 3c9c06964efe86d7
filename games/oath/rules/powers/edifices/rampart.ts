/** Edifices: the Rampart. */
import { sameRuler } from '../../queries/queries.ts';
import type { CardPowers } from '../shared/card-powers.ts';

export const edificesRampart = {
  'sprawling-rampart': {
    fold: {
      'target.dice': (oath, dice, at, { target }) =>
        target.kind === 'site' && sameRuler(oath, at, target.slot) ? dice + 1 : dice,
    },
  },
} satisfies CardPowers;

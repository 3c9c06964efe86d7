/** Nomad: the Vow of Kinship. */
import { bank, board, moveFavor } from '../../operations/favor.ts';
import { playerOf } from '../../state/state.ts';
import type { CardPowers } from '../shared/card-powers.ts';

export const nomadVowOfKinship = {
  'vow-of-kinship': {
    played: {
      *run(oath, seat) {
        moveFavor(oath, board(seat), NOMAD_BANK, playerOf(oath.state, seat).favor);
      },
    },
    fold: {
      'favor.to': (_oath, to, at, { trade }) =>
        to.at === 'board' && to.seat === at.seat && trade?.guise === undefined ? NOMAD_BANK : to,
      'favor.purses': (_oath, purses, at, { seat }) => (seat === at.seat ? [...purses, NOMAD_BANK] : purses),
    },
  },
} satisfies CardPowers;

const NOMAD_BANK = bank('nomad');

/** Hearth: favor that moves between banks and boards. */

import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { SUITS, type Suit } from '../../../data/board.ts';
import { pickBank, pickPlayer } from '../../asking/picks.ts';
import { ruledOfSuit } from '../../campaign/plan-data.ts';
import type { PoweredState } from '../../hooks/power.ts';
import { bank, board, gainFavor, moveFavor } from '../../operations/favor.ts';
import { neighbours } from '../../queries/queries.ts';
import { opponentOf } from '../../state/sides.ts';
import { playerOf } from '../../state/state.ts';
import { favorFromOneBank, richBanks } from '../shared/bank-gains.ts';
import type { CardPowers } from '../shared/card-powers.ts';

export const hearthFavor = {
  'memory-of-home': {
    action: {
      can: (oath) => strangers(oath).length > 0,
      *run(oath, seat, at) {
        const suit = yield* pickBank(oath, seat, at, 'bank', strangers(oath));
        if (suit !== null) moveFavor(oath, bank(suit), bank('hearth'), oath.state.banks[suit]);
      },
    },
  },

  'charming-friend': {
    action: {
      can: (oath, seat) => charmed(oath, seat).length > 0,
      *run(oath, seat, at) {
        const other = yield* pickPlayer(oath, seat, at, 'player', charmed(oath, seat));
        if (other !== null) moveFavor(oath, board(other), board(seat), 1);
      },
    },
  },

  levelers: {
    action: {
      can: (oath) => richBanks(oath).length > 0,
      *run(oath, seat, at) {
        const { banks } = oath.state;
        const most = Math.max(...SUITS.map((suit) => banks[suit]));
        const fullest = SUITS.filter((suit) => banks[suit] === most);
        const from = (yield* pickBank(oath, seat, at, 'from', fullest)) as Suit;
        const others = SUITS.filter((suit) => suit !== from);
        const least = Math.min(...others.map((suit) => banks[suit]));
        const emptiest = others.filter((suit) => banks[suit] === least);
        const to = (yield* pickBank(oath, seat, at, 'to', emptiest)) as Suit;
        moveFavor(oath, bank(from), bank(to), 2);
      },
    },
  },

  /** OATH-G36: it counts itself only where its player rules it. */
  'fabled-feast': {
    played: {
      *run(oath, seat, at) {
        yield* favorFromOneBank(oath, seat, at, ruledOfSuit(oath, seat, 'hearth'));
      },
    },
  },

  /** Herald reacts before Sneak Attack. */
  herald: {
    react: {
      *'campaign-ended'(oath, at, war) {
        if (war.seat !== at.seat && opponentOf(war, 'attack') !== null) yield* favorFromOneBank(oath, at.seat, at, 1);
      },
    },
  },

  'salad-days': {
    played: {
      *run(oath, seat, at) {
        let left = richBanks(oath);
        for (let n = 0; n < 3; n++) {
          const suit = yield* pickBank(oath, seat, at, 'bank', left);
          if (suit === null) return;
          gainFavor(oath, seat, suit, 1);
          left = left.filter((one) => one !== suit);
        }
      },
    },
  },
} satisfies CardPowers;

/** Banks other than Hearth's that hold favor. */
function strangers(oath: PoweredState): Suit[] {
  return richBanks(oath).filter((suit) => suit !== 'hearth');
}
function charmed({ state }: PoweredState, seat: Seat): Seat[] {
  return neighbours(state, seat).filter((other) => playerOf(state, other).favor > 0);
}

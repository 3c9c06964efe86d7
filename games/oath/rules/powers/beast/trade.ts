/** Beast: trades. */

import { isAutomatic } from '../../actions/modifiers.ts';
import { sourceOf } from '../../hooks/sources.ts';
import { advisersOfSuit, placeOf, slotOf } from '../../queries/queries.ts';
import { playerOf } from '../../state/state.ts';
import { favorFromOneBank, richBanks } from '../shared/bank-gains.ts';
import type { CardPowers } from '../shared/card-powers.ts';
import { beastSlots, isOf, WILD_AND_NOMAD } from './suits.ts';

export const beastTrade = {
  'the-old-oak': {
    modifier: { auto: true },
    fold: {
      'trade.secrets': (oath, n, at, action) =>
        action.what === 'secrets' && action.card === at.card && advisersOfSuit(oath, action.seat, 'beast', action) > 0
          ? n + 1
          : n,
    },
  },

  birdsong: {
    modifier: { auto: true },
    fold: {
      'action.free': (_oath, free, _at, action) => free || (action.kind === 'trade' && isOf(action, WILD_AND_NOMAD)),
    },
  },

  /** The modifiers of the real site are left behind with it: none of them may be in use. */
  'small-friends': {
    modifier: {
      can: (oath, _at, { used }) =>
        used.every(({ card }) => isAutomatic(oath, card) || (sourceOf(oath, card)?.slot ?? -1) < 0),
      choices: (oath, _at, action) =>
        beastSlots(oath)
          .filter((slot) => slot !== action.at)
          .map((slot) => placeOf(oath.state, slot)),
      shift: (oath, _at, action, as) => {
        action.at = slotOf(oath.state, as as string);
      },
    },
  },

  'vow-of-poverty': {
    fold: { 'trade.poor': (_oath, poor, at, { seat, guise = seat }) => poor || guise === at.seat },
    rest: {
      can: (oath, seat) => playerOf(oath.state, seat).favor === 0 && richBanks(oath).length > 0,
      *run(oath, seat, at) {
        yield* favorFromOneBank(oath, seat, at, 2);
      },
    },
  },
} satisfies CardPowers;

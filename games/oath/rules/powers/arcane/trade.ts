/** Arcane: trades. */
import { regionOf, slotsOf } from '../../../data/board.ts';
import { isAutomatic } from '../../actions/modifiers.ts';
import { seatsOf } from '../../queries/queries.ts';
import type { CardPowers } from '../shared/card-powers.ts';

export const arcaneTrade = {
  /** It may stay Arcane: then it is not used. */
  'acting-troupe': {
    modifier: { choices: () => ['beast', 'order'] },
    fold: {
      'adviser.suits': (_oath, n, at, { seat, suit }, as) => {
        if (seat !== at.seat) return n;
        if (suit === as) return n + 1;
        return suit === 'arcane' ? n - 1 : n;
      },
    },
  },

  'secret-signal': {
    modifier: { auto: true },
    fold: { 'trade.favor': (_oath, n) => (n === 1 ? 2 : n) },
  },

  'map-library': {
    modifier: { auto: true, can: (_oath, at, action) => action.at === at.slot },
    fold: { 'trade.slots': (_oath, slots, at) => [...new Set([...slots, ...slotsOf(regionOf(at.slot))])] },
  },

  /** Chosen before any other modifier: those of the player's own advisers are out of reach then. */
  'master-of-disguise': {
    modifier: {
      can: (oath, _at, { used }) => used.every(({ card }) => isAutomatic(oath, card)),
      choices: ({ state }, _at, { seat }) =>
        seatsOf(state)
          .filter((other) => other !== seat)
          .map(String),
      shift: (_oath, _at, action, as) => {
        action.guise = Number(as);
      },
    },
  },
} satisfies CardPowers;

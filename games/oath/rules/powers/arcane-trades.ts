/** Arcane: whose advisers count in a trade, and what is bargained without one. */
import type { Rules, Seat } from '@tavola/kernel/ask.ts';
import { regionOf, slotsOf } from '../../data/board.ts';
import { choose, DONE } from '../choose.ts';
import { forbiddenBy } from '../hooks.ts';
import { isAutomatic } from '../modifiers.ts';
import type { Move } from '../moves.ts';
import { board, moveFavor, purseOf, spendFavor } from '../operations/favor.ts';
import { moveSecrets, secretsOn, takeSecrets } from '../operations/secrets.ts';
import type { Oath, Source, Standing } from '../power.ts';
import { neighbours, seatsOf } from '../queries.ts';
import { playerOf } from '../state.ts';
import type { CardPowers } from './card-powers.ts';

const FAVOR_FOR_SECRET = 2;
type Bargain = Extract<Move, { kind: 'bargain' }>;

export const arcaneTrades: CardPowers = {
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

  /** Chosen before any other modifier: those of the own advisers are out of reach then. */
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
};

/** One direction with each partner (OATH-3.6 d), as often as one likes. */
export function* bargain(oath: Oath, seat: Seat, at: Source): Rules {
  const ways: Bargain[] = [];
  for (;;) {
    const open = bargains(oath, seat, ways);
    if (open.length === 0) return;
    const ask = { kind: 'power', card: at.card, part: 'bargain' } as const;
    const pick = yield* choose(oath, seat, ask, [...open, DONE]);
    if (pick.kind !== 'bargain') return;
    ways.push(pick);
    if (pick.take === 'favor') {
      moveSecrets(oath, board(seat), board(pick.seat), 1);
      moveFavor(oath, board(pick.seat), board(seat), FAVOR_FOR_SECRET);
    } else {
      spendFavor(oath, seat, board(pick.seat), FAVOR_FOR_SECRET);
      takeSecrets(oath, pick.seat, seat, 1);
    }
  }
}
export function bargains(oath: Standing, seat: Seat, ways: readonly Bargain[]): Bargain[] {
  const { state } = oath;
  const mayGive = playerOf(state, seat).secrets > 0 && forbiddenBy(oath, 'give', { seat, what: 'secrets' }) === null;
  const mayPay = purseOf(oath, seat) >= FAVOR_FOR_SECRET;
  return neighbours(state, seat).flatMap((other) => {
    const found: Bargain[] = [];
    const { favor } = playerOf(state, other);
    if (mayGive && favor > 0) found.push({ kind: 'bargain', seat: other, take: 'favor' });
    if (mayPay && secretsOn(oath, other) > 0) found.push({ kind: 'bargain', seat: other, take: 'secret' });
    return found.filter(({ take }) => ways.every((way) => way.seat !== other || way.take === take));
  });
}

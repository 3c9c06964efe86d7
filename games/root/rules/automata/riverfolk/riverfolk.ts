/** Riverfolk Robots (AUT-9). */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { MARKET_SIZE, servicePrice } from '../../../data/automata-facts.ts';
import { pieceTypes } from '../../../data/pieces.ts';
import { warriorsOf } from '../../battle/hits.ts';
import type { Effect, Faction } from '../../contract/faction.ts';
import { payOneself } from '../../factions/riverfolk/funds.ts';
import { offersOf } from '../../factions/riverfolk/services.ts';
import { TRADE_POST } from '../../factions/riverfolk/state.ts';
import { isOnTrack, score } from '../../score/score.ts';
import { type Battle, DEFENDER, type Side } from '../../state/battle.ts';
import type { Removal } from '../../state/removal.ts';
import { isAutomaton, mapOf, playerOf, type State } from '../../state/state.ts';
import type { Root } from '../../state/table.ts';
import { canPlace, place } from '../../woodland/place.ts';
import { automaton, readSettings } from '../automaton.ts';
import { hasTrait } from '../state.ts';
import { birdsong, fillMarket } from './birdsong.ts';
import { daylight } from './daylight.ts';
import { evening, giveBack } from './evening.ts';
import { assistant } from './facts.ts';
import { boardOf, hasPost, newBoard, paidBy } from './state.ts';

const FIRST_PAYMENTS = 1;
/** AUT-T-RIV-4. */
const FEROCIOUS = 3;

export const riverfolkRobots: Faction = automaton('riverfolk', {
  /** AUT-9.2.2: removed trade posts come back to the board. */
  tokens: pieceTypes.riverfolk.tokens.map(({ name, count }) => ({ name, count })),
  board: { create: newBoard },
  turn: {
    setup,
    reset(state, self) {
      Object.assign(boardOf(state, self), { shield: false, sword: false });
    },
    anyBegins,
    birdsong,
    daylight,
    evening,
    offers: offersOf,
  },
  battle: {
    defenceless: (state, self, battle) =>
      !hasTrait(state, self, 'garrison') && warriorsOf(state, battle, DEFENDER) === 0,
    mostRolled,
  },
  removal: { after: penalty },
  services: {
    /** AUT-9.2.3. */
    shop: {
      priceOf: (state, _self, buyer) => servicePrice(playerOf(state, buyer).vp),
      cards: (state, self) => boardOf(state, self).market,
      takeCard(state, self, card) {
        const { market } = boardOf(state, self);
        market.splice(market.indexOf(card), 1);
      },
      payments: (state, self) => boardOf(state, self).payments,
      barters: false,
      /** Ruling AUT-GA39. */
      refuses: (state, buyer) => !isOnTrack(state, buyer),
      afterSale: greedy,
    },
  },
  books: {
    cards: (state, self) => boardOf(state, self).market,
    warriors: paidBy,
    flaw: (state, self) =>
      boardOf(state, self).market.length > MARKET_SIZE ? 'riverfolk: too many cards for sale' : null,
  },
  assistant,
});

/** AUT-9.3: a warrior at every river, one in Payments, five cards in the market. */
function* setup(table: Root, self: Seat): Rules {
  const { state } = table;
  readSettings(table, self);
  for (const clearing of mapOf(state).riverside) {
    if (canPlace(state, self, clearing)) yield* place(table, self, clearing, { warriors: 1 });
  }
  payOneself(state, self, FIRST_PAYMENTS);
  yield* fillMarket(table, self);
}

/** AUT-T-RIV-2: against a person who hires nobody its warriors side with all others. AUT-T-RIV-1 counts by turns. */
function anyBegins(state: State, self: Seat, seat: Seat): void {
  boardOf(state, self).flattered = false;
  if (!isAutomaton(state, seat) && hasTrait(state, self, 'involved')) state.open.turn.against = self;
}

/** AUT-T-RIV-1: Greedy, once in a turn in which the leader buys. */
function greedy(table: Root, self: Seat, buyer: Seat): void {
  const { state } = table;
  const board = boardOf(state, self);
  const { vp } = playerOf(state, buyer);
  if (board.flattered || !hasTrait(state, self, 'greedy') || state.open.players.some((other) => other.vp > vp)) return;
  board.flattered = true;
  score(table, self, 1, 'greedy', 'AUT-T-RIV-1');
}

/** AUT-T-RIV-3, 4: trade posts defend, and an attack deals what the die says. */
function mostRolled(state: State, self: Seat, battle: Battle, side: Side): number {
  const warriors = warriorsOf(state, battle, side);
  if (side !== DEFENDER) return hasTrait(state, self, 'ferocious') ? FEROCIOUS : warriors;
  return hasTrait(state, self, 'garrison') && hasPost(state, self, battle.clearing) ? warriors + 1 : warriors;
}

/** Ruling AUT-GA19: a player who removes a trade post loses half of what they have in Payments, rounded up, to their own supply. */
function penalty(table: Root, self: Seat, { removed }: Removal): readonly Effect[] {
  if (table.seats[self]?.settings.riverfolkTradePostPenalty === false) return [];
  for (const { owner, by, class: type, which } of removed) {
    if (owner !== self || by === self || type !== 'token' || which !== TRADE_POST) continue;
    const count = Math.ceil(paidBy(table.state, self, by) / 2);
    if (count > 0) giveBack(table, self, by, count);
  }
  return [];
}

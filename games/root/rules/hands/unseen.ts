/** Hands that lie on a real table: the app knows none of their cards and asks only for the suit of one that was spent. */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { draw } from '@tavola/kernel/rules/pile.ts';
import { isRealTable } from '@tavola/kernel/rules/real.ts';
import { type Card, isAmbush, isDominance, suitOf } from '../../data/cards.ts';
import type { Clearing } from '../../data/maps.ts';
import { type Suit, suits } from '../../data/suits.ts';
import { factionAt, factionOf } from '../contract/registry.ts';
import { ALWAYS, choose } from '../state/choose.ts';
import { type State, suitAt } from '../state/state.ts';
import type { Root } from '../state/table.ts';
import { type Move, PASS } from '../vocabulary/moves.ts';
import type { OutsideAsk } from '../vocabulary/outside.ts';
import { discard, handSize, holdsCards } from './hands.ts';
import { claim } from './stand-ins.ts';

export function hasUnseenHand(state: State, seat: Seat): boolean {
  return factionAt(state, seat).cards.hand === 'unseen';
}

/** Could this player hold a card? Of a hand on a real table nobody says otherwise. */
export function mayHold(state: State, seat: Seat): boolean {
  return hasUnseenHand(state, seat) || (holdsCards(state, seat) && handSize(state, seat) > 0);
}

/** A person gives up a card that the app never sees; its suit is asked for where an automaton gathers what is discarded. */
export function* discardsUnseen(table: Root, seat: Seat): Rules {
  table.tell({ kind: 'outside.discards', seat });
  if (!table.state.open.players.some((player) => player.automaton && factionOf(player).cards.discardPile)) return;
  const moves = suits.map((suit) => ({ kind: 'suit', suit }) as const);
  const { suit } = yield* choose(seat, { kind: 'outside.discarded', seat }, moves, ALWAYS);
  discardBySuit(table, seat, suit);
}

/** The top card of the Lost Souls, whose order nobody told: at a real table people turn it up, and it may be of any suit. */
export function* topSoul(table: Root, lostSouls: Card[], ask: SoulAsk): Rules<Card | undefined> {
  if (!isRealTable(table) || lostSouls.length === 0) return lostSouls.pop();
  const { deck } = table.state.hidden;
  const isOf = (suit: Suit) => (card: Card) => suitOf(card) === suit;
  const others = suits.filter((suit) => !lostSouls.some(isOf(suit)) && deck.some(isOf(suit)));
  const pile = [...lostSouls, ...others.map((suit) => deck.find(isOf(suit)) as Card)];
  const soul = yield* draw(pile, ask, suitOf);
  const from = lostSouls.includes(soul as Card) ? lostSouls : deck;
  from.splice(from.indexOf(soul as Card), 1);
  // One that was not believed to be there stands for one that was.
  if (from === deck) deck.push(lostSouls.pop() as Card);
  return soul;
}

type SoulAsk = Extract<OutsideAsk, { kind: 'outside.soul' }>;
type Purpose = Extract<OutsideAsk, { for: string }>['for'];

/** Did the person spend a card that matches the clearing? Which card it was, only its suit says. */
export function* spendsUnseen(
  table: Root,
  seat: Seat,
  clearing: Clearing,
  purpose: Purpose,
  matching: readonly Suit[] = [suitAt(table.state, clearing)],
): Rules<boolean> {
  const suit = yield* suitOfUnseen(seat, clearing, purpose, matching);
  if (suit === null) return false;
  discardBySuit(table, seat, suit);
  return true;
}

/** The ambush that the person played, or null. */
export function* ambushUnseen(table: Root, seat: Seat, clearing: Clearing): Rules<Card | null> {
  const suit = yield* suitOfUnseen(seat, clearing, 'ambush', [suitAt(table.state, clearing)]);
  return suit === null ? null : claim(table.state, (card) => isAmbush(card) && suitOf(card) === suit);
}

function* suitOfUnseen(
  seat: Seat,
  clearing: Clearing,
  purpose: Purpose,
  matching: readonly Suit[],
): Rules<Suit | null> {
  const suits: readonly Suit[] = [...matching, 'bird'];
  const moves: readonly Move[] = [PASS, ...suits.map((suit) => ({ kind: 'suit', suit }) as const)];
  const spent = yield* choose<Move>(seat, { kind: 'outside.spent', seat, clearing, for: purpose }, moves, ALWAYS);
  return spent.kind === 'suit' ? spent.suit : null;
}

/** A card of that suit lies where cards are discarded, which may be the Lost Souls (AUT-8.2.4). */
function discardBySuit(table: Root, seat: Seat, suit: Suit): void {
  const card = claim(table.state, (one) => suitOf(one) === suit && !isDominance(one));
  if (card !== null && discard(table, card) === 'lost-souls') table.tell({ kind: 'outside.lost-soul', seat });
}

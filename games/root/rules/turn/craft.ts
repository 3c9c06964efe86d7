/** Crafting (ROOT-4.1). */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { select } from '@tavola/kernel/rules/select.ts';
import { type Card, cardOf, distinct } from '../../data/cards.ts';
import { type Clearing, clearings } from '../../data/maps.ts';
import { type ClearingSuit, clearingSuits } from '../../data/suits.ts';
import { favors } from '../cards/favors.ts';
import type { CraftPayment } from '../contract/faction.ts';
import { factionAt } from '../contract/registry.ts';
import { discard, drawCards, handSize, takeFromHand } from '../hands/hands.ts';
import { score } from '../score/score.ts';
import { choose } from '../state/choose.ts';
import { handOf, has, playerOf, type State, suitAt } from '../state/state.ts';
import type { Root } from '../state/table.ts';
import { DONE, type Move } from '../vocabulary/moves.ts';
import { act } from './windows.ts';

type Cost = readonly (ClearingSuit | 'any')[];

/** The cards that can be crafted now, as moves. */
export function craftable(state: State, seat: Seat): Extract<Move, { kind: 'craft' }>[] {
  return select(distinct(handOf(state, seat)))
    .where('ROOT-2.1.2', (card) => cardOf(card).cost !== null)
    .where('ROOT-4.1.3', (card) => !has(playerOf(state, seat), card))
    .where('ROOT-4.1.2', (card) => isInSupply(state, card))
    .where('ROOT-4.1.1', (card) => payment(state, seat).canPay(state, seat, cardOf(card).cost ?? []))
    .moves((card) => ({ kind: 'craft', card }));
}

function isInSupply(state: State, card: Card): boolean {
  const { item } = cardOf(card);
  return item === undefined || state.open.items[item] > 0;
}

/** Could this seat craft something, as far as everybody sees? */
function mayCraft(state: State, seat: Seat): boolean {
  return handSize(state, seat) > 0 && payment(state, seat).possible(state, seat);
}

/** A step of a phase in which any number of cards may be crafted. Who could not craft anything is not asked. */
export function* craftStep(table: Root, seat: Seat): Rules {
  while (mayCraft(table.state, seat)) {
    const taken = yield* act<Move>(table, seat, 'craft', () => [...craftable(table.state, seat), DONE]);
    if (taken.kind !== 'craft') return;
    yield* craft(table, seat, taken.card);
  }
}

/** Pay, then a persistent effect; or an item or a favor, and then the card is discarded (ROOT-4.1.2). Meanwhile it lies in the play area. */
export function* craft(table: Root, seat: Seat, card: Card): Rules {
  const { state } = table;
  const { item, type } = cardOf(card);
  yield* payment(state, seat).pay(table, seat, card);
  takeFromHand(state, seat, card);
  table.tell({ kind: 'crafted', seat, card });
  const { crafted } = playerOf(state, seat);
  crafted.push(card);
  if (type === 'persistent') return;
  if (item) yield* craftItem(table, seat, card);
  else yield* favors[card]?.(table, seat) ?? [];
  crafted.splice(crafted.indexOf(card), 1);
  discard(table, card);
}

/** ROOT-4.1.2, 3.2.2: the item leaves the supply and scores; the card goes nowhere by this. */
export function* craftItem(table: Root, seat: Seat, card: Card): Rules {
  const { item, vp = 0 } = cardOf(card);
  if (!item) return;
  takeItem(table, seat, item);
  const { state } = table;
  const own = factionAt(state, seat).craft?.itemVp?.(state, seat, vp) ?? vp;
  const engraved = has(playerOf(state, seat), 'master-engravers') ? 1 : 0;
  score(table, seat, own + engraved, card, 'ROOT-3.2.2');
  yield* murineBrokers(table, seat);
}

/** An item goes from the supply into the Crafted Items box, or where the faction keeps its items. */
function takeItem(table: Root, seat: Seat, item: keyof State['open']['items']): void {
  const { state } = table;
  const own = factionAt(state, seat).craft?.takeItem;
  state.open.items[item] -= 1;
  if (own) own(state, seat, item);
  else playerOf(state, seat).items.push(item);
  table.tell({ kind: 'item', seat, item });
}

/** ROOT-14X: a card each time another player crafts an item. */
function* murineBrokers(table: Root, crafter: Seat): Rules {
  for (const seat of table.state.open.order) {
    if (seat !== crafter && has(playerOf(table.state, seat), 'murine-brokers')) yield* drawCards(table, seat, 1);
  }
}

// ---- paying with pieces on the map

function payment(state: State, seat: Seat): CraftPayment {
  return factionAt(state, seat).craft?.payment ?? byPieces;
}

const byPieces: CraftPayment = {
  canPay: (state, seat, cost) => canPay(idleBySuit(state, seat), cost),
  pay: payWithPieces,
  possible: (state, seat) => clearings.some((clearing) => idleAt(state, seat, clearing) > 0),
};

type BySuit = { [suit in ClearingSuit]: number };

function idleBySuit(state: State, seat: Seat): BySuit {
  const idle: BySuit = { fox: 0, rabbit: 0, mouse: 0 };
  for (const clearing of clearings) idle[suitAt(state, clearing)] += idleAt(state, seat, clearing);
  return idle;
}

/** Crafting pieces in a clearing that were not activated this turn. */
function idleAt(state: State, seat: Seat, clearing: Clearing): number {
  const pieces = factionAt(state, seat).craft?.pieces?.(state, seat, clearing) ?? 0;
  return pieces === 0 ? 0 : Math.max(0, pieces - (state.open.turn.activated[clearing] as number));
}

/** Also for other ways of paying: is this many of each suit enough for the cost? */
export function canPay(idle: Readonly<BySuit>, cost: Cost): boolean {
  const left = { ...idle };
  let any = 0;
  for (const suit of cost) {
    if (suit === 'any') any++;
    else if (left[suit]-- === 0) return false;
  }
  return left.fox + left.rabbit + left.mouse >= any;
}

/** The suits decide; for "any" the player says which suit, where that is a choice (section 9). */
function* payWithPieces(table: Root, seat: Seat, card: Card): Rules {
  const cost = cardOf(card).cost ?? [];
  for (const suit of cost) if (suit !== 'any') activate(table.state, seat, suit);
  let left = cost.filter((suit) => suit === 'any').length;
  for (; left > 0; left--) {
    const idle = idleBySuit(table.state, seat);
    const suits = clearingSuits.filter((suit) => idle[suit] > 0);
    const free = idle.fox + idle.rabbit + idle.mouse > left ? suits : suits.slice(0, 1);
    const moves = free.map((suit) => ({ kind: 'suit', suit }) as const);
    const { suit } = yield* choose(seat, { kind: 'craft-piece', card, left }, moves);
    activate(table.state, seat, suit);
  }
}

function activate(state: State, seat: Seat, suit: ClearingSuit): void {
  const { activated } = state.open.turn;
  const where = clearings.find((one) => suitAt(state, one) === suit && idleAt(state, seat, one) > 0) as Clearing;
  activated[where] = (activated[where] as number) + 1;
}

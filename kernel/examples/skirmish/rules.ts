/** The rules of Skirmish, in the order in which they are read: setup, turn, draw, acts, attack, end. */
import { choose, type Rules, type Seat } from '../../ask.ts';
import { shuffle } from '../../chance.ts';
import type { Outcome, RulesTable } from '../../game.ts';

/** Cards are numbered 0 to 29; each duellist's deck holds one of each. */
export type Card = number;
export type Unit = { readonly card: Card; toughness: number; ready: boolean };
export type Duellist = { life: number; deck: Card[]; hand: Card[]; board: Unit[]; discard: Card[] };
export type State = { turn: number; energy: number; players: [Duellist, Duellist] };

export type Act =
  | { readonly kind: 'draw' }
  | { readonly kind: 'play'; readonly hand: number }
  | { readonly kind: 'attack'; readonly unit: number; readonly target: number }
  | { readonly kind: 'strike'; readonly unit: number }
  | { readonly kind: 'pass' };
export type Event =
  | { readonly kind: 'drew'; readonly seat: Seat; readonly card?: Card }
  | { readonly kind: 'overdrew'; readonly seat: Seat; readonly card: Card }
  | { readonly kind: 'played'; readonly seat: Seat; readonly card: Card }
  | { readonly kind: 'attacked'; readonly seat: Seat; readonly card: Card; readonly target: Card }
  | { readonly kind: 'struck'; readonly seat: Seat; readonly card: Card; readonly life: number };
type Skirmish = RulesTable<State, Event, Record<string, never>>;

export const CARDS: readonly Card[] = Array.from({ length: 30 }, (_, card) => card);
const LIFE = 25;
const OPENING_HAND = 4;
const MOST_CARDS_IN_HAND = 8;
const MOST_UNITS = 5;
const LAST_TURN = 30;

const costOf = (card: Card): number => 1 + (card % 5);
export const powerOf = costOf;
export const toughnessOf = (card: Card): number => 1 + (card % 4);

/** SKI-1: each duellist shuffles an own deck of thirty cards and takes four. */
export function* setup(): Rules<State> {
  const first = yield* newDuellist();
  const second = yield* newDuellist();
  return { turn: 0, energy: 0, players: [first, second] };
}

function* newDuellist(): Rules<Duellist> {
  const deck = yield* shuffle(CARDS);
  const hand = deck.splice(-OPENING_HAND).reverse();
  return { life: LIFE, deck, hand, board: [], discard: [] };
}

/** SKI-5: at life 0 the attacker wins; when turn 30 would start, the higher life. */
export function* play(table: Skirmish): Rules<Outcome> {
  const { state } = table;
  for (;;) {
    const seat = state.turn % 2;
    table.checkpoint();
    startTurn(state);
    if (state.turn >= LAST_TURN) return byLife(state);
    if (yield* turn(table, seat)) return { winners: [seat], reason: 'struck-down' };
    state.turn++;
  }
}

/** SKI-2: energy is two and grows by one every second turn up to eight; the duellist's units become ready. */
function startTurn(state: State): void {
  state.energy = Math.min(8, 2 + (state.turn >> 1));
  for (const unit of mine(state).board) unit.ready = true;
}

/** True when the turn ends the game. */
function* turn(table: Skirmish, seat: Seat): Rules<boolean> {
  const { state } = table;
  yield* draw(table, seat);
  for (;;) {
    const act = yield* choose(seat, 'act', acts(state), { always: true });
    if (act.kind === 'pass') return false;
    if (act.kind === 'play') playUnit(table, seat, act.hand);
    else if (act.kind === 'attack') attack(table, seat, act.unit, act.target);
    else if (act.kind === 'strike' && strike(table, seat, act.unit)) return true;
  }
}

const DRAW: readonly Act[] = [{ kind: 'draw' }];
const PASS: Act = { kind: 'pass' };

/** SKI-3: first one card is drawn; an empty deck is made anew from the discard; a ninth card is discarded. */
function* draw(table: Skirmish, seat: Seat): Rules {
  yield* choose(seat, 'draw', DRAW, { always: true });
  const me = mine(table.state);
  if (me.deck.length === 0) {
    me.deck = yield* shuffle(me.discard);
    me.discard = [];
  }
  const card = me.deck.pop();
  if (card === undefined) return;
  if (me.hand.length >= MOST_CARDS_IN_HAND) {
    me.discard.push(card);
    table.tell({ kind: 'overdrew', seat, card });
  } else {
    me.hand.push(card);
    table.tell({ kind: 'drew', seat }, { to: seat, also: { card } });
  }
}

/** SKI-4: units that can be paid for, then each ready unit's attacks, then passing. */
function acts(state: State): Act[] {
  const me = mine(state);
  const foes = foe(state).board.length;
  const list: Act[] = [];
  if (me.board.length < MOST_UNITS) {
    for (let hand = 0; hand < me.hand.length; hand++) {
      if (costOf(me.hand[hand] as Card) <= state.energy) list.push({ kind: 'play', hand });
    }
  }
  for (let unit = 0; unit < me.board.length; unit++) {
    if (!(me.board[unit] as Unit).ready) continue;
    for (let target = 0; target < foes; target++) list.push({ kind: 'attack', unit, target });
    list.push({ kind: 'strike', unit });
  }
  list.push(PASS);
  return list;
}

/** SKI-4.1: the cost is paid from the energy; the unit enters not ready. */
function playUnit(table: Skirmish, seat: Seat, hand: number): void {
  const { state } = table;
  const [card] = mine(state).hand.splice(hand, 1) as [Card];
  state.energy -= costOf(card);
  mine(state).board.push({ card, toughness: toughnessOf(card), ready: false });
  table.tell({ kind: 'played', seat, card });
}

/** SKI-4.2: both units lose toughness equal to the other's power; first a dead defender leaves, then a dead attacker. */
function attack(table: Skirmish, seat: Seat, unit: number, target: number): void {
  const me = mine(table.state);
  const other = foe(table.state);
  const attacker = me.board[unit] as Unit;
  const defender = other.board[target] as Unit;
  attacker.ready = false;
  defender.toughness -= powerOf(attacker.card);
  attacker.toughness -= powerOf(defender.card);
  if (defender.toughness <= 0) bury(other, target);
  if (attacker.toughness <= 0) bury(me, unit);
  table.tell({ kind: 'attacked', seat, card: attacker.card, target: defender.card });
}

/** SKI-4.3: an attack on the duellist lowers the life; true when that ends the game. */
function strike(table: Skirmish, seat: Seat, unit: number): boolean {
  const attacker = mine(table.state).board[unit] as Unit;
  const other = foe(table.state);
  attacker.ready = false;
  other.life -= powerOf(attacker.card);
  table.tell({ kind: 'struck', seat, card: attacker.card, life: other.life });
  return other.life <= 0;
}

function bury(owner: Duellist, unit: number): void {
  owner.discard.push((owner.board[unit] as Unit).card);
  owner.board.splice(unit, 1);
}

function byLife({ players: [a, b] }: State): Outcome {
  if (a.life === b.life) return { winners: [0, 1], reason: 'draw' };
  return { winners: [a.life > b.life ? 0 : 1], reason: 'higher-life' };
}

function mine({ players, turn }: State): Duellist {
  return players[turn % 2] as Duellist;
}
function foe({ players, turn }: State): Duellist {
  return players[1 - (turn % 2)] as Duellist;
}

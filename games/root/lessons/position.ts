/** How lessons of Root arrange a position: factions are set up as if a few rounds had been played. Every piece and card stays in the game, so `flaw` holds. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { SeatWish } from '@tavola/kernel/table/setup.ts';
import type { Card } from '../data/cards.ts';
import { characters } from '../data/characters.ts';
import { sources } from '../data/constants.ts';
import type { CharacterId, FactionId } from '../data/factions.ts';
import { type Item, ruinItems } from '../data/items.ts';
import type { Clearing, Place } from '../data/maps.ts';
import { type Quest, questIds } from '../data/quests.ts';
import { clearingSuits } from '../data/suits.ts';
import { factionAt } from '../rules/contract/registry.ts';
import { supportersOf } from '../rules/factions/alliance/state.ts';
import { layFaceDown } from '../rules/factions/corvids/state.ts';
import { boardOf as eyrieBoard, VIZIER, viziersOf } from '../rules/factions/eyrie/state.ts';
import { boardOf as lizardBoard } from '../rules/factions/lizards/state.ts';
import { boardOf as riverfolkBoard } from '../rules/factions/riverfolk/state.ts';
import { gain } from '../rules/factions/vagabond/items.ts';
import { boardOf as vagabondBoard } from '../rules/factions/vagabond/state.ts';
import { handOf, mapOf, playerOf, type State, suitAt } from '../rules/state/state.ts';
import { beginTurn, newTurn } from '../rules/turn/turn.ts';
import type { Plot } from '../rules/vocabulary/corvids.ts';
import { columns, type Leader } from '../rules/vocabulary/eyrie.ts';
import type { Part } from '../rules/vocabulary/phases.ts';

/** The learner, seat 0, plays the first faction. */
export function factions(...ids: readonly FactionId[]): SeatWish[] {
  return ids.map((faction) => ({ kind: 'player', settings: { faction } }));
}

/** Turns are taken from seat 0 on; the turn of `seat` stands at this part. */
export function begin(state: State, round: number, seat: Seat, part: Part): void {
  const { open } = state;
  open.stage = 'turns';
  open.order = open.order.toSorted((a, b) => a - b);
  open.turn = { ...newTurn(round, seat), part };
  beginTurn(state, seat);
}

/** Pieces by their name, from supply and tracks: `{ warrior: 3, sawmill: 1 }`. */
export function put(state: State, seat: Seat, clearing: Clearing, pieces: { readonly [piece: string]: number }): void {
  const owner = playerOf(state, seat);
  const { buildings, tokens } = factionAt(state, seat);
  for (const [name, count] of Object.entries(pieces)) {
    if (name === 'warrior') {
      owner.supply -= count;
      add(owner.warriors, clearing, count);
      continue;
    }
    const building = buildings.findIndex((type) => type.name === name);
    const token = tokens.findIndex((type) => type.name === name);
    add((building >= 0 ? owner.buildings[building] : owner.tokens[token]) as number[], clearing, count);
    add(owner.left, building >= 0 ? building : owner.buildings.length + token, -count);
  }
}

function add(list: number[], at: number, count: number): void {
  list[at] = (list[at] as number) + count;
}

/** Cards leave the deck for a hand. */
export function hold(state: State, seat: Seat, ...cards: readonly Card[]): void {
  for (const card of cards) handOf(state, seat).push(fromDeck(state, card));
}

/** The next cards that are drawn, first one first. */
export function onTop(state: State, ...cards: readonly Card[]): void {
  for (const card of cards) fromDeck(state, card);
  state.hidden.deck.push(...cards.toReversed());
}

function fromDeck(state: State, card: Card): Card {
  const { deck } = state.hidden;
  const found = deck.indexOf(card);
  if (found < 0) throw new Error(`${card} is not in the deck`);
  return deck.splice(found, 1)[0] as Card;
}

/** Points that a faction has scored by its own means. */
export function scored(state: State, seat: Seat, vp: number): void {
  const player = playerOf(state, seat);
  player.vp += vp;
  add(player.earned, sources.indexOf('faction'), vp);
}

/** The leader of the Eyrie, with the Viziers in the Decree. */
export function decree(state: State, seat: Seat, leader: Leader): void {
  const board = eyrieBoard(state, seat);
  board.leader = leader;
  for (const column of viziersOf[leader]) board.decree[columns.indexOf(column)]?.push(VIZIER);
}

/** Supporters of the Alliance. */
export function support(state: State, seat: Seat, ...cards: readonly Card[]): void {
  supportersOf(state, seat).push(...cards.map((card) => fromDeck(state, card)));
}

/** The Vagabond stands somewhere, with what his character brings and more; an item lies under each ruin, and these quests lie open. */
export function wander(
  state: State,
  seat: Seat,
  character: CharacterId,
  place: Place,
  more: readonly Item[],
  quests: readonly Quest[],
): void {
  const { open, hidden } = state;
  const board = vagabondBoard(state, seat);
  board.character = character;
  for (const item of characters[character].startingItems) gain(state, seat, item);
  for (const item of more) {
    open.items[item] -= 1;
    gain(state, seat, item);
  }
  playerOf(state, seat).pawn = place;
  for (const [i, clearing] of mapOf(state).ruins.entries()) hidden.ruins[clearing] = ruinItems.slice(i, i + 1);
  board.laid = ruinItems.length;
  open.quests.push(...quests);
  hidden.quests = questIds.filter((quest) => !quests.includes(quest));
}

/** An item that somebody has crafted. */
export function own(state: State, seat: Seat, item: Item): void {
  state.open.items[item] -= 1;
  playerOf(state, seat).items.push(item);
}

/** Acolytes of the Cult, and the Lost Souls. */
export function congregate(state: State, seat: Seat, acolytes: number, ...souls: readonly Card[]): void {
  const board = lizardBoard(state, seat);
  board.acolytes += acolytes;
  playerOf(state, seat).supply -= acolytes;
  board.lostSouls.push(...souls.map((card) => fromDeck(state, card)));
}

/** A trade post of the Riverfolk, which leaves its track. */
export function post(state: State, seat: Seat, clearing: Clearing): void {
  const { posts } = riverfolkBoard(state, seat);
  put(state, seat, clearing, { 'trade-post': 1 });
  add(posts, clearingSuits.indexOf(suitAt(state, clearing)), -1);
}

/** Warriors of `owner` in a box of the Riverfolk. */
export function earn(state: State, seat: Seat, box: 'funds' | 'payments', owner: Seat, count: number): void {
  playerOf(state, owner).supply -= count;
  add(riverfolkBoard(state, seat)[box], owner, count);
}

/** A plot of the Corvids, face down. */
export function conceal(state: State, seat: Seat, clearing: Clearing, plot: Plot): void {
  put(state, seat, clearing, { plot: 1 });
  layFaceDown(state, seat, clearing, plot);
}

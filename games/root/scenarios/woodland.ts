/** A table for scenarios: an empty map, empty hands and a full deck, on which a scenario puts what it needs. */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import type { Outcome } from '@tavola/kernel/rules/game.ts';
import { play, type Stage, stage } from '@tavola/testing/play.ts';
import { type Card, deckOf } from '../data/cards.ts';
import type { FactionId } from '../data/factions.ts';
import { type Clearing, PLACES } from '../data/maps.ts';
import { readSettings } from '../rules/automata/automaton.ts';
import { automatonSettings, type Options, options, playerSettings, type SeatChoice } from '../rules/state/options.ts';
import type { Event } from '../rules/vocabulary/events.ts';
import '../rules/factions.ts';
import { factionAt } from '../rules/contract/registry.ts';
import { layFaceDown, turnUp } from '../rules/factions/corvids/state.ts';
import { boardOf } from '../rules/factions/eyrie/state.ts';
import { appoint } from '../rules/factions/eyrie/turmoil.ts';
import { GameOver } from '../rules/score/score.ts';
import { handOf, type Player, playerOf, type State } from '../rules/state/state.ts';
import { setup } from '../rules/turn/setup.ts';
import { beginTurn, newTurn } from '../rules/turn/turn.ts';
import type { Part } from '../rules/vocabulary/phases.ts';

/** An automaton with its settings: `{ faction: 'marquise', level: 'easy' }`. */
export type Automaton = { readonly faction: FactionId } & Partial<SeatChoice>;
export type Woodland = Stage<State, Event, Options, SeatChoice>;
/** Who sits beside the first seat. */
export type Others = readonly (FactionId | Automaton)[];
export const M = 0;
export const E = 1;

/** Seats play these factions and take turns in this order; it is Daylight of the first one's first turn. */
export function woodland(
  factions: readonly (FactionId | Automaton)[] = ['marquise', 'eyrie'],
  chosen: Partial<Options> = {},
): Woodland {
  const wishes = valuesOf(options.read({ dominance: 'always', ...chosen }));
  const seats = factions.map((faction) =>
    typeof faction === 'string'
      ? { kind: 'player' as const, settings: valuesOf(playerSettings.read({ faction })) }
      : { kind: 'automaton' as const, settings: valuesOf(automatonSettings.read(faction)) },
  );
  const state = play(setup(wishes, seats)).result as State;
  state.hidden.deck = deckOf(wishes.deck);
  state.open.stage = 'turns';
  turnOf({ state }, 0);
  const table = stage<State, Event, Options, SeatChoice>(state, wishes, seats);
  for (const [seat, { kind }] of seats.entries()) if (kind === 'automaton') readSettings(table, seat);
  return table;
}

function valuesOf<O>(parsed: { readonly values: O } | { readonly wrong: string }): O {
  if ('wrong' in parsed) throw new Error(`wrong option ${parsed.wrong}`);
  return parsed.values;
}

/** A new turn of this seat, in this part of it. */
export function turnOf({ state }: Pick<Woodland, 'state'>, seat: Seat, part: Part = 'daylight'): void {
  state.open.turn = { ...newTurn(1, seat), part };
  beginTurn(state, seat);
}

export function player({ state }: Woodland, seat: Seat): Player {
  return playerOf(state, seat);
}

export function hand({ state }: Woodland, seat: Seat): readonly Card[] {
  return handOf(state, seat);
}

/** Pieces by their name, from supply and tracks: `{ warrior: 3, sawmill: 1 }`. */
export function put(
  table: Woodland,
  seat: Seat,
  clearing: Clearing,
  pieces: { readonly [piece: string]: number },
): void {
  const owner = player(table, seat);
  const { buildings, tokens } = factionAt(table.state, seat);
  for (const [name, count] of Object.entries(pieces)) {
    if (name === 'warrior') {
      owner.supply -= count;
      add(owner.warriors, clearing, count);
      continue;
    }
    const building = buildings.findIndex((type) => type.name === name);
    const token = tokens.findIndex((type) => type.name === name);
    const type = building >= 0 ? owner.buildings[building] : owner.tokens[token];
    if (!type) throw new Error(`no piece ${name}`);
    add(type, clearing, count);
    add(owner.left, building >= 0 ? building : owner.buildings.length + token, -count);
  }
}

function add(list: number[], at: number, count: number): void {
  list[at] = (list[at] as number) + count;
}

/** What stands in a clearing, by name; nothing that is not there. */
export function at(table: Woodland, seat: Seat, clearing: Clearing): { [piece: string]: number } {
  const owner = player(table, seat);
  const { buildings, tokens } = factionAt(table.state, seat);
  const found: { [piece: string]: number } = {};
  const count = (name: string, list: readonly number[] | undefined) => {
    if (list?.[clearing]) found[name] = list[clearing];
  };
  count('warrior', owner.warriors);
  for (const [i, { name }] of buildings.entries()) count(name, owner.buildings[i]);
  for (const [i, { name }] of tokens.entries()) count(name, owner.tokens[i]);
  return found;
}

/** Cards leave the deck for a hand. */
export function hold(table: Woodland, seat: Seat, ...cards: Card[]): void {
  for (const card of cards) handOf(table.state, seat).push(fromDeck(table, card));
}

/** Persistent effects into a play area. */
export function crafted(table: Woodland, seat: Seat, ...cards: Card[]): void {
  for (const card of cards) player(table, seat).crafted.push(fromDeck(table, card));
}

export function discarded(table: Woodland, ...cards: Card[]): void {
  for (const card of cards) table.state.open.discard.push(fromDeck(table, card));
}

/** The next cards that are drawn, first one first. */
export function onTop(table: Woodland, ...cards: Card[]): void {
  const { deck } = table.state.hidden;
  for (const card of cards) fromDeck(table, card);
  deck.push(...cards.toReversed());
}

function fromDeck({ state }: Woodland, card: Card): Card {
  const { deck } = state.hidden;
  const found = deck.indexOf(card);
  if (found < 0) throw new Error(`${card} is not in the deck`);
  return deck.splice(found, 1)[0] as Card;
}

/** A snare of the Corvids that lies face up. */
export function snare(table: Woodland, corvids: Seat, clearing: Clearing): void {
  put(table, corvids, clearing, { plot: 1 });
  layFaceDown(table.state, corvids, clearing, 'snare');
  turnUp(table.state, corvids, clearing);
}

/** Ruins leave no room to build but in these clearings. */
export function slotsOnlyIn(table: Woodland, ...clearings: readonly Clearing[]): Woodland {
  for (const clearing of everywhere) table.state.open.ruins[clearing] = clearings.includes(clearing) ? 0 : 3;
  return table;
}

/** A leader of the Eyrie with the Viziers in the right columns. */
export function lead(table: Woodland, seat: Seat, leader: Parameters<typeof appoint>[2]): void {
  const board = boardOf(table.state, seat);
  board.decree = board.decree.map((column) => column.filter((card) => card !== 'loyal-vizier'));
  appoint(table, seat, leader);
}

/** Two dice as they lie, 0 to 3. */
export function dice(first: number, second: number): readonly string[] {
  return [`pick=${first}`, `pick=${second}`];
}

/** What automata did, instruction by instruction: `AUT-4.5.1 7 vs 2` is a battle in clearing 7 against seat 2. */
export function steps({ events }: Pick<Woodland, 'events'>): string[] {
  return events.flatMap((event) =>
    event.kind === 'automaton.acts'
      ? [`${event.clause} ${event.clearing ?? '-'}${event.of === null ? '' : ` vs ${event.of}`}`]
      : [],
  );
}

/** How the game ends while this rule is played. */
export function ending(rule: Rules<unknown>, ...picks: readonly string[]): Outcome {
  try {
    play(rule, ...picks);
  } catch (over) {
    if (over instanceof GameOver) return over.outcome;
    throw over;
  }
  throw new Error('the game goes on');
}

/** All clearings with the same count, for what a scenario wants nearly everywhere. */
export const everywhere = Array.from({ length: PLACES - 1 }, (_, i) => i + 1);

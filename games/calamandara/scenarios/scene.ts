/** Small tables for scenarios, built by hand; every component stays in the game, so `flaw` holds for them too. */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import type { Outcome } from '@tavola/kernel/rules/game.ts';
import { valuesOf } from '@tavola/kernel/rules/settings.ts';
import { type Stage, stage } from '@tavola/testing/play.ts';
import { insertionCells } from '../rules/grid/inserting.ts';
import { siteOf, waysFor } from '../rules/grid/ways.ts';
import { revealTop } from '../rules/hands/acquiring.ts';
import { layOnReserve } from '../rules/hands/waiting.ts';
import { ALL_CARDS, ALL_SYMBOL_CARDS, dealt, opening } from '../rules/setup.ts';
import { type Cell, cellAt, FORWARD, localCell, nameOf, type Orientation, type Side } from '../rules/state/cells.ts';
import { inFinalZone } from '../rules/state/lines.ts';
import { type CardName, NAME } from '../rules/state/memory.ts';
import type { Event } from '../rules/state/moves.ts';
import { type Options, options as optionSchema } from '../rules/state/options.ts';
import { OPEN, type Piece, type State, type Step, type Traveller, travellerOf } from '../rules/state/state.ts';
import { SYMBOL_CARDS, type SymbolKind } from '../rules/state/symbols.ts';
import { play as turns } from '../rules/turn.ts';

export const [A, B, C, D] = [0, 1, 2, 3] as const;
export type Scene = Stage<State, Event, Options>;

const LETTERS: Readonly<Record<string, Side>> = { S: 'south', W: 'west', N: 'north', E: 'east' };

/** `S(3,1)` is column 3, row 1 as seen from the south; `(0,-2)` a global cell; `S(3,1-3)` three cells. */
function cells(ref: string): Cell[] {
  const [, letter = '', a, b, to] = /^([SWNE]?)\((-?\d+),(-?\d+)(?:-(\d+))?\)$/.exec(ref) as unknown as string[];
  const [first, second] = [Number(a), Number(b)];
  const side = LETTERS[letter];
  const rows = to === undefined ? [second] : Array.from({ length: Number(to) - second + 1 }, (_, i) => second + i);
  return rows.map((row) => (side ? localCell(side, first, row) : cellAt(first, row)) as Cell);
}

export const cell = (ref: string): Cell => cells(ref)[0] as Cell;
export const name = (ref: string): string => nameOf(cell(ref));
export const at = (ref: string): string => `at:${name(ref)}`;
export const walk = (ref: string): string => `walk:${name(ref)}`;

/** A table with empty hands and an empty board; A is in seat South, and it is A's turn. */
export function scene(seats = 4, options: Partial<Options> = {}): Scene {
  const state = opening('standard', A, dealt(ALL_SYMBOL_CARDS, seats), dealt(ALL_CARDS, seats));
  for (const seat of state.travellers.keys()) revealTop(state, seat);
  state.step = 'begin';
  return stage(state, valuesOf(optionSchema, options), seats);
}

/** The turns from a step on; the turn of `active` has begun unless the step is `begin`. */
export function from(table: Scene, step: Step, active: Seat = A): Rules<Outcome> {
  table.state.step = step;
  table.state.active = active;
  if (step !== 'begin') travellerOf(table.state, active).turnsBegun++;
  return turns(table);
}

/** Footprints inserted by `by`. */
export function footprints(table: Scene, by: Seat, ...refs: readonly string[]): void {
  for (const ref of refs) lay(table, 'footprint', ref, by);
}

/** Symbols from the depot of `by`; their way as the insertion rules fix it, or as given. */
export function lay(table: Scene, kind: SymbolKind, ref: string, by: Seat = A, way?: Orientation): void {
  const { state } = table;
  for (const there of cells(ref)) {
    const site = siteOf(state, table.options, by);
    const piece: Piece = {
      kind,
      way:
        way ?? (kind === 'footprint' ? FORWARD[travellerOf(state, by).side] : (waysFor(site, kind, there)[0] ?? null)),
      owner: kind === 'waterfall' ? by : null,
      since: kind === 'waterfall' ? travellerOf(state, by).turnsBegun : 0,
    };
    state.board[there] = piece;
    travellerOf(state, by).depot[kind]--;
  }
}

export function stand(table: Scene, seat: Seat, ref: string): void {
  const traveller = travellerOf(table.state, seat);
  traveller.token.cell = cell(ref);
  traveller.inFinalZone = inFinalZone(traveller.token.cell);
}

/** Puts copies of these cards into a hand, wherever they lie now. */
export function hold(table: Scene, seat: Seat, ...names: readonly CardName[]): void {
  for (const card of names) travellerOf(table.state, seat).hand.push(find(table, seat, card));
}

export function reserved(table: Scene, seat: Seat, ...names: readonly CardName[]): void {
  for (const card of names) travellerOf(table.state, seat).finalReserve.push(find(table, seat, card));
}

export function discarded(table: Scene, seat: Seat, ...names: readonly CardName[]): void {
  for (const card of names) {
    const copy = find(table, seat, card);
    travellerOf(table.state, seat).discard.push(copy);
    table.state.known[copy] = OPEN;
  }
}

/** A card that `by` has taken waits on the final reserve of `board` (CAL-6.22). */
export function taken(table: Scene, board: Seat, by: Seat, card: CardName): void {
  layOnReserve(table, board, by, card, find(table, by, card));
}

function find({ state }: Scene, seat: Seat, card: CardName): number {
  for (const { memoryDeck } of state.travellers) {
    const index = memoryDeck.findIndex((copy) => NAME[copy] === card);
    if (index < 0) continue;
    const [copy] = memoryDeck.splice(index, 1) as [number];
    state.known[copy] = 1 << seat;
    return copy;
  }
  throw new Error(`no ${card} left`);
}

/** Symbols from their own depot into the reserve. */
export function reserve(table: Scene, seat: Seat, ...kinds: readonly SymbolKind[]): void {
  const { depot, reserve: list } = travellerOf(table.state, seat);
  for (const kind of kinds) depot[kind]--;
  list.push(...kinds);
}

/** Brings a symbol card with these symbols to the top of a deck. */
export function reveal(table: Scene, seat: Seat, top: SymbolKind, ...bottom: readonly SymbolKind[]): void {
  const { state } = table;
  const wanted = [...bottom].sort().join();
  const found = SYMBOL_CARDS.findIndex((card) => card.top === top && [...card.bottom].sort().join() === wanted);
  if (found < 0) throw new Error(`no symbol card ${top} / ${wanted}`);
  const owner = state.travellers.find(({ symbolDeck }) => symbolDeck.includes(found)) as Traveller;
  const mine = travellerOf(state, seat).symbolDeck;
  const last = mine.length - 1;
  owner.symbolDeck[owner.symbolDeck.indexOf(found)] = mine[last] as number;
  mine[last] = found;
  revealTop(state, seat);
}

export const names = (copies: readonly number[]): CardName[] => copies.map((copy) => NAME[copy] as CardName);
/** The names on each discard, the top one last. */
export const piles = (table: Scene): CardName[][] => table.state.travellers.map(({ discard }) => names(discard));
export const who = (table: Scene, seat: Seat): Traveller => travellerOf(table.state, seat);
export const tokenOf = (table: Scene, seat: Seat): string => {
  const { token } = travellerOf(table.state, seat);
  return token.cell < 0 ? 'start' : nameOf(token.cell);
};
export const symbolOn = (table: Scene, ref: string): SymbolKind | undefined => table.state.board[cell(ref)]?.kind;

/** Where `seat` may insert a symbol, as names. */
export function insertable(table: Scene, seat: Seat, kind: SymbolKind): string[] {
  return insertionCells(siteOf(table.state, table.options, seat), kind).list.map(nameOf);
}

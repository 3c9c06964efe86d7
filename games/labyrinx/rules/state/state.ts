/** The state of a game of Labyrinx, and the questions every rule asks of it. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { RulesTable } from '@tavola/kernel/rules/game.ts';
import type { CharacterId } from './characters.ts';
import type { Event } from './events.ts';
import { type Challenge, type Face, type FaceId, faceOf, has, type Rotation, type Side } from './faces.ts';
import { type Cell, type Grid, gridOf, HALL, type HallPlace, type Passage, type Space, waysFrom } from './grid.ts';
import type { Options } from './options.ts';

export type Card = {
  face: FaceId;
  /** LAB-2.1: null while the card is closed. */
  rotation: Rotation | null;
  /** LAB-5.4 */
  resolved: boolean;
  /** LAB-5.10: a treasure lies on this chest. */
  treasure: boolean;
  /** The notebooks of all seats: bit n is set when seat n has seen this face here or put it here. It goes with the card. */
  seen: number;
};

/** A card of the discard pile. The top one lies open; those below are known to the seats that saw them. */
export type Discard = { face: FaceId; seen: number };

export type Player = {
  /** Null until it is chosen. */
  character: CharacterId | null;
  hand: FaceId[];
  treasures: number;
  space: Space;
  /** The space left by the last step: where Faith leads back (LAB-6.1). */
  cameFrom: Space;
  /** LAB-6.8: whom Bibi robbed already. */
  robbed: Seat[];
  /** LAB-4.21: cleared at the start of every turn, no matter whose. */
  powerUsed: boolean;
};

/** What somebody looks at right now; others see only where. */
export type Look = { readonly seat: Seat; readonly cells: Cell[] };
/** A challenge that is being faced: public while it lasts. */
export type Test = {
  readonly seat: Seat;
  readonly challenge: Challenge;
  readonly level: number;
  readonly need: number;
  /** By entering its card: a failure has consequences. */
  readonly entered: boolean;
};

export type State = {
  readonly options: Options;
  readonly width: number;
  readonly height: number;
  hall: HallPlace;
  cells: (Card | null)[];
  players: Player[];
  /** Face down; the top is the end of the list. */
  draw: FaceId[];
  /** The top is the end of the list. */
  discard: Discard[];
  removed: FaceId[];
  /** Treasures in the pile; below 0 when substitutes are in use (LAB-5.11). */
  pile: number;
  first: Seat;
  active: Seat;
  turn: number;
  phase: 'setup' | 'expand' | 'actions' | 'fog' | 'over';
  actions: number;
  look: Look | null;
  /** Who browses the discard pile now; in Despair the draw pile is searched too, for crossroads without challenge. */
  browsing: { readonly seat: Seat; readonly drawPileToo: boolean } | null;
  test: Test | null;
  /** LAB-8.5: the tied leaders, and how many turns of the race were played. */
  race: { readonly racers: Seat[]; turns: number } | null;
};

export type Labyrinx = RulesTable<State, Event, Options>;

export const ACTIONS = 3;
export const TREASURES = 30;
export const TO_WIN = 5;

export function gridOfState({ width, height, hall }: State): Grid {
  return gridOf(width, height, hall);
}

export function playerOf(state: State, seat: Seat): Player {
  return state.players[seat] as Player;
}

export function leftOf(state: State, seat: Seat): Seat {
  return (seat + 1) % state.players.length;
}

export function isCharacter(state: State, seat: Seat, character: CharacterId): boolean {
  return playerOf(state, seat).character === character;
}

export function cardAt(state: State, cell: Cell): Card {
  const card = state.cells[cell];
  if (!card) throw new Error(`no card at cell ${cell}`);
  return card;
}

export function printed(card: Card): Face {
  return faceOf(card.face);
}

export function isClosed(state: State, cell: Cell): boolean {
  return state.cells[cell]?.rotation === null;
}

/** Neither a card nor the hall. */
export function isEmpty(state: State, grid: Grid, cell: Cell): boolean {
  return state.cells[cell] === null && !grid.isHall[cell];
}

/** The unresolved challenge of a card. */
export function challengeOf(card: Card | null | undefined): Challenge | null {
  return card && !card.resolved ? printed(card).challenge : null;
}

/** Seats whose pieces stand on a space, the active player first, then in turn order (LAB-5.13). */
export function piecesOn(state: State, space: Space): Seat[] {
  const seats: Seat[] = [];
  const n = state.players.length;
  for (let i = 0; i < n; i++) {
    const seat = (state.active + i) % n;
    if (playerOf(state, seat).space === space) seats.push(seat);
  }
  return seats;
}

export function opponentsOn(state: State, seat: Seat, space: Space): Seat[] {
  return piecesOn(state, space).filter((other) => other !== seat);
}

/** LAB-2.6a: does the space that is left have an opening on this way? */
export function leads(state: State, grid: Grid, { from, side }: Passage): boolean {
  return has(openings(state, grid, from), side);
}

/** LAB-2.6b, c: an open card or the hall must have an opening back; closed cards and empty cells always do. */
export function meets(state: State, grid: Grid, { to, back }: Passage): boolean {
  const card = state.cells[to];
  if (card) return card.rotation === null || has(printed(card).openings[card.rotation] as number, back);
  return !grid.isHall[to] || has(grid.exits[to] as number, back);
}

/** LAB-2.7: is there a door on the near side, or on the far side of what is already open? */
export function hasDoor(state: State, grid: Grid, way: Passage): boolean {
  return doorOn(state, grid, way.from, way.side) || doorOn(state, grid, way.to, way.back);
}

export function doorOn(state: State, grid: Grid, cell: Cell, side: Side): boolean {
  const card = state.cells[cell];
  if (card) return card.rotation !== null && has(printed(card).doors[card.rotation] as number, side);
  return state.options.hallSide === 'doors' && has(grid.exits[cell] as number, side);
}

function openings(state: State, grid: Grid, cell: Cell): number {
  const card = state.cells[cell];
  if (!card) return grid.exits[cell] as number;
  return card.rotation === null ? 0 : (printed(card).openings[card.rotation] as number);
}

/** The cells next to a space, walls and doors aside: four, or the eight around the hall (LAB-1.6). */
export function adjacentCells(grid: Grid, space: Space): readonly Cell[] {
  return space === HALL ? grid.aroundHall : waysFrom(grid, space).map(({ to }) => to);
}

/** LAB section 6, 6: how many new cards there are. */
export function available({ draw, discard }: State): number {
  return draw.length + discard.length;
}

/** Can a piece be made to go this way by a push, a flight, a charge or an explosion? (LAB-2.6d, and a card must be left for an empty cell.) */
export function canBeFilled(state: State, grid: Grid, cell: Cell): boolean {
  return !isEmpty(state, grid, cell) || available(state) > 0;
}

/** A set of seats, one bit each: everybody. */
export function allSeats({ players }: State): number {
  return (1 << players.length) - 1;
}

/** Is this card in the notebook of the seat? */
export function hasSeen({ seen }: { readonly seen: number }, seat: Seat): boolean {
  return (seen & (1 << seat)) !== 0;
}

export function isRacer({ race }: State, seat: Seat): boolean {
  return race?.racers.includes(seat) ?? false;
}

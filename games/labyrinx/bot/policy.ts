/** A sensible pick, by what the seat knows: for playouts with a little chance in it, for the greedy bot without. */
import type { Seat } from '@tavola/kernel/ask.ts';
import type { Rng } from '@tavola/kernel/rng.ts';
import type { CharacterId } from '../rules/characters.ts';
import { faceOf } from '../rules/faces.ts';
import { type Cell, type Grid, HALL, line, waysFrom } from '../rules/grid.ts';
import type { LabAsk, LabMove } from '../rules/moves.ts';
import { handLimit } from '../rules/powers/mallahoc.ts';
import {
  canBeFilled,
  cardAt,
  challengeOf,
  gridOfState,
  isClosed,
  leads,
  opponentsOn,
  playerOf,
  type State,
} from '../rules/state.ts';
import {
  bestStep,
  cellValue,
  challengeValue,
  chanceToWin,
  faceValue,
  homeDistance,
  unknownValue,
  wantsHome,
} from './value.ts';

const NOISE = 40;
const FINE = 1000;

export function policy(state: State, seat: Seat, _: LabAsk, options: readonly LabMove[], rng: Rng): number {
  return bestOf(options, (move) => score(state, seat, move) + rng.below(NOISE) / FINE);
}

export function greedy(state: State, seat: Seat, _: LabAsk, options: readonly LabMove[]): number {
  return bestOf(options, (move) => score(state, seat, move));
}

function bestOf(options: readonly LabMove[], worth: (move: LabMove) => number): number {
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < options.length; i++) {
    const value = worth(options[i] as LabMove);
    if (value <= most) continue;
    most = value;
    best = i;
  }
  return best;
}

/** The worth of a move to the seat, in treasures. What is not named here is worth nothing. */
function score(state: State, seat: Seat, move: LabMove): number {
  const grid = gridOfState(state);
  switch (move.kind) {
    case 'move':
      return moveScore(state, grid, seat, cellOf(grid, move), move.cost === '2' ? 2 : 1);
    case 'rest':
      return restScore(state, seat);
    case 'draw':
      return playerOf(state, seat).hand.length < handLimit(state, seat) ? 0.12 : -0.1;
    case 'power':
      return powerScore(state, grid, seat, move.character);
    case 'play':
      return playScore(state, grid, seat, move.face);
    case 'push':
      return playerOf(state, move.seat).treasures > playerOf(state, seat).treasures ? 0.08 : 0.02;
    case 'peek':
      return 0.03;
    case 'despair':
      return -1;
    case 'end-turn':
      return -0.05;
    case 'expand':
    case 'place':
      return placeScore(state, grid, seat, cellOf(grid, move));
    case 'rotate':
      return rotateScore(state, grid, seat, move);
    case 'spend-blessed':
      return 2;
    case 'spend':
    case 'use-faith':
      return 1;
    case 'discard':
      return -faceValue(state, seat, move.face) - faceOf(move.face).rotations.length / FINE;
    case 'recite':
      return faceValue(state, seat, move.face);
    case 'put':
      return isNear(state, grid, seat, cellOf(grid, move)) ? faceValue(state, seat, move.face) : 0;
    case 'rob':
      return playerOf(state, move.seat).treasures;
    case 'fight':
      return 1 + distance(state, grid, seat, cellOf(grid, move));
    case 'hunt-line':
      return preyIn(state, grid, seat, move);
    case 'hunt-around':
      return 0.1 + waysFrom(grid, playerOf(state, seat).space).filter((way) => isPrey(state, seat, way.to)).length;
    case 'attune':
    case 'leap':
      return moveScore(state, grid, seat, cellOf(grid, move), 1);
    case 'charge':
      return chargeScore(state, grid, seat, cellOf(grid, move));
    case 'explode':
      return explodeScore(state, grid, seat, cellOf(grid, move));
    case 'no-push':
    case 'give-up':
    case 'decline-faith':
      return -0.2;
    default:
      return 0;
  }
}

function cellOf(grid: Grid, { cell }: { readonly cell: string }): Cell {
  return grid.cellOf.get(cell) as Cell;
}

function moveScore(state: State, grid: Grid, seat: Seat, cell: Cell, cost: number): number {
  if (wantsHome(state, seat)) return 2 - homeDistance(state, grid, cell) / 10 - cost / 20;
  const steps = Math.min(2, state.actions - cost);
  return cellValue(state, grid, seat, cell, Math.max(0, steps)) / (cost === 2 ? 1.5 : 1);
}

/** A hand of one card or none wins little. */
function restScore(state: State, seat: Seat): number {
  if (wantsHome(state, seat)) return -1;
  const missing = handLimit(state, seat) - playerOf(state, seat).hand.length;
  return missing * 0.17 - 0.2;
}

function powerScore(state: State, grid: Grid, seat: Seat, character: CharacterId): number {
  const { space } = playerOf(state, seat);
  const home = wantsHome(state, seat);
  switch (character) {
    case 'bibi':
      return 1.2 * chanceToWin(state, seat, 'chest');
    case 'eimmie':
      return home ? 0.2 : challengeValue(state, seat, 'chest') * 0.9;
    case 'khira':
      return home ? 0 : huntValue(state, grid, seat);
    case 'dannenvir':
      return home ? 0.3 : Math.max(0, ...state.discard.map((face) => faceValue(state, seat, face)));
    case 'elora':
      return home ? 1.5 : aroundValue(state, grid, seat);
    case 'kaminari':
      return home ? 0.5 : unknownValue(state, seat) * 0.9;
    case 'zambar':
      return home ? 2 : opponentsOn(state, seat, space).length > 0 ? 0.1 : 0.04;
    default:
      return 0.01;
  }
}

const MONSTERS = 0.18;

/** A monster won from afar, by the best line. */
function huntValue(state: State, grid: Grid, seat: Seat): number {
  const ways = waysFrom(grid, playerOf(state, seat).space).filter((way) => leads(state, grid, way));
  const most = Math.max(
    0,
    ...ways.map((way) => preyIn(state, grid, seat, { side: way.sideName, cell: grid.names[way.to] as string })),
  );
  return 0.9 * (1 - (1 - MONSTERS) ** most) * chanceToWin(state, seat, 'monster');
}

/** How many of the three cells may hide a monster, by what the seat knows. */
function preyIn(
  state: State,
  grid: Grid,
  seat: Seat,
  { side, cell }: { readonly side: string; readonly cell: string },
): number {
  const way = waysFrom(grid, playerOf(state, seat).space).find(
    (it) => it.sideName === side && grid.names[it.to] === cell,
  );
  return way ? line(grid, way.from, way.side, 3).filter((it) => isPrey(state, seat, it)).length : 0;
}

function isPrey(state: State, seat: Seat, cell: Cell): boolean {
  const card = state.cells[cell];
  if (!card) return false;
  return isClosed(state, cell) && (card.seen & (1 << seat)) === 0 ? true : challengeOf(card) === 'monster';
}

/** Through any wall: the best of the cells around, a new card among them. */
function aroundValue(state: State, grid: Grid, seat: Seat): number {
  const ways = waysFrom(grid, playerOf(state, seat).space).filter(({ to }) => canBeFilled(state, grid, to));
  const values = ways.map(({ to }) =>
    state.cells[to] ? cellValue(state, grid, seat, to, 0) : unknownValue(state, seat),
  );
  return Math.max(0, ...values);
}

/** A challenge that suits the seat, laid before its own feet, with actions left to enter it. */
function playScore(state: State, grid: Grid, seat: Seat, face: string): number {
  const { space } = playerOf(state, seat);
  const isRoom = waysFrom(grid, space).some(
    (way) => leads(state, grid, way) && state.cells[way.to] === null && !grid.isHall[way.to],
  );
  const { challenge } = faceOf(face);
  if (!isRoom || state.actions < 2 || challenge === null || wantsHome(state, seat)) return -0.02;
  return 0.55 * challengeValue(state, seat, challenge, 1);
}

/** Near one's own openings, away from nobody in particular. */
function placeScore(state: State, grid: Grid, seat: Seat, cell: Cell): number {
  if (isNear(state, grid, seat, cell)) return 0.5;
  return -distance(state, grid, seat, cell) / FINE;
}

/** Is the cell one step before an opening of the seat's space? */
function isNear(state: State, grid: Grid, seat: Seat, cell: Cell): boolean {
  return waysFrom(grid, playerOf(state, seat).space).some((way) => way.to === cell && leads(state, grid, way));
}

function distance(state: State, grid: Grid, seat: Seat, cell: Cell): number {
  const { space } = playerOf(state, seat);
  const from = space === HALL ? state.hall.y * state.width + state.hall.x : space;
  const dx = Math.abs((from % state.width) - (cell % state.width));
  const dy = Math.abs(Math.floor(from / state.width) - Math.floor(cell / state.width));
  return Math.min(dx, grid.width - dx) + Math.min(dy, grid.height - dy);
}

type Rotate = Extract<LabMove, { kind: 'rotate' }>;

/** Cheap, and opening the best ways on. Whoever turns a card for somebody else looks for the worst. */
function rotateScore(state: State, grid: Grid, seat: Seat, move: Rotate): number {
  const cell = cellOf(grid, move);
  const card = cardAt(state, cell);
  const before = card.rotation;
  card.rotation = move.rotation;
  const home = waysFrom(grid, cell).some((way) => grid.isHall[way.to] && leads(state, grid, way));
  const ahead = wantsHome(state, seat) ? (home ? 1 : 0) : bestStep(state, grid, seat, cell, 0);
  card.rotation = before;
  const price = move.cost === 2 ? 0.2 : 0;
  return state.active === seat ? 0.5 * ahead - price : -0.5 * ahead;
}

function chargeScore(state: State, grid: Grid, seat: Seat, cell: Cell): number {
  if (wantsHome(state, seat)) return 2 - homeDistance(state, grid, cell) / 10;
  const card = state.cells[cell];
  if (!card) return 0.1;
  return isClosed(state, cell) ? 0.15 : cellValue(state, grid, seat, cell, 1);
}

/** What is in the way of others: their chests, the cards under their feet. */
function explodeScore(state: State, grid: Grid, seat: Seat, cell: Cell): number {
  const victims = opponentsOn(state, seat, cell).map((other) => playerOf(state, other).treasures);
  return (
    Math.max(0, ...victims) / 10 + (cardAt(state, cell).treasure ? -0.05 : 0) - distance(state, grid, seat, cell) / FINE
  );
}

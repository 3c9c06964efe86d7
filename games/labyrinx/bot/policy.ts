/** A sensible pick, by what the seat knows: for playouts with a little chance in it, for the greedy bot without. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { Rng } from '@tavola/kernel/rules/rng.ts';
import { handLimit } from '../rules/powers/passive/mallahoc.ts';
import { faceOf } from '../rules/state/faces.ts';
import { type Cell, type Grid, HALL, type Passage, waysFrom } from '../rules/state/grid.ts';
import type { Ask, Move } from '../rules/state/moves.ts';
import { ACTIONS, cardAt, gridOfState, isEmpty, leads, playerOf, type State } from '../rules/state/state.ts';
import { fitted } from './fitted.ts';
import {
  carryScore,
  chargeScore,
  explodeScore,
  huntAroundScore,
  huntLineScore,
  liftScore,
  powerScore,
  putScore,
} from './powers.ts';
import { bestPush, forcedValue, rivalry, victimsOf } from './rivals.ts';
import {
  bestStep,
  CARD,
  cardValue,
  cellValue,
  challengeValue,
  faceValue,
  homeDistance,
  isKnown,
  landingValue,
  lookedAtValue,
  unknownValue,
  wantsHome,
} from './value.ts';

const NOISE = 40;
const FINE = 1000;
/** Characters that win more than a fair share are preferred, but only a little, so that bots do not always take the same ones. */
const LIKING = 0.04;

export function policy(state: State, seat: Seat, ask: Ask, options: readonly Move[], rng: Rng): number {
  return bestOf(options, (move) => score(state, seat, ask, move) + rng.below(NOISE) / FINE);
}

export function greedy(state: State, seat: Seat, ask: Ask, options: readonly Move[]): number {
  return bestOf(options, (move) => score(state, seat, ask, move));
}

export function rank(state: State, seat: Seat, ask: Ask, options: readonly Move[]): readonly number[] {
  return options.map((move) => score(state, seat, ask, move));
}

function bestOf(options: readonly Move[], worth: (move: Move) => number): number {
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < options.length; i++) {
    const value = worth(options[i] as Move);
    if (value <= most) continue;
    most = value;
    best = i;
  }
  return best;
}

/** The worth of a move to the seat, in treasures. What is not named here is worth nothing. */
function score(state: State, seat: Seat, ask: Ask, move: Move): number {
  const grid = gridOfState(state);
  switch (move.kind) {
    case 'character':
      return LIKING * fitted[move.character];
    case 'move':
      return moveScore(state, grid, seat, cellOf(grid, move), move.cost === '2' ? 2 : 1);
    case 'rest':
      return restScore(state, seat);
    case 'draw':
      return playerOf(state, seat).hand.length < handLimit(state, seat) ? CARD : 0.01;
    case 'power':
      return powerScore(state, grid, seat, move.character);
    case 'play':
      return playScore(state, grid, seat, move.face);
    case 'push':
      return bestPush(state, grid, seat, playerOf(state, seat).space, [move.seat]);
    case 'peek':
      return peekScore(state, grid, seat, cellOf(grid, move));
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
      return discardScore(state, seat, move.face);
    case 'recite':
      return faceValue(state, seat, move.face);
    case 'exchange':
      return state.cells[cellOf(grid, move)] ? -cardValue(state, seat, cardAt(state, cellOf(grid, move))) : 0;
    case 'rob':
      return rivalry(state, seat, move.seat);
    case 'lift':
      return liftScore(state, grid, seat, cellOf(grid, move));
    case 'put':
      return putScore(state, grid, seat, cellOf(grid, move), move.face);
    case 'fight':
      return 1 + distance(state, grid, seat, cellOf(grid, move));
    case 'hunt-line':
      return huntLineScore(state, grid, seat, wayOf(grid, playerOf(state, seat).space, move));
    case 'hunt-around':
      return huntAroundScore(state, grid, seat);
    case 'leave-out':
      return isKnown(cardAt(state, cellOf(grid, move)), seat) ? 1 : 0;
    case 'attune':
    case 'leap':
      return wantsHome(state, seat)
        ? moveScore(state, grid, seat, cellOf(grid, move), 1)
        : landingValue(state, grid, seat, cellOf(grid, move));
    case 'charge':
      return chargedScore(state, grid, seat, ask, cellOf(grid, move));
    case 'carry':
      return carryScore(state, seat, move.seat);
    case 'explode':
      return explodeScore(state, grid, seat, cellOf(grid, move));
    case 'push-to':
    case 'throw':
    case 'trap':
    case 'flee':
      return forcedScore(state, grid, seat, ask, move);
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

type Along = { readonly side: string; readonly cell: string };

function wayOf(grid: Grid, space: number, { side, cell }: Along): Passage {
  return waysFrom(grid, space).find((it) => it.sideName === side && grid.names[it.to] === cell) as Passage;
}

function moveScore(state: State, grid: Grid, seat: Seat, cell: Cell, cost: number): number {
  if (wantsHome(state, seat)) return 2 - homeDistance(state, grid, cell) / 10 - cost / 20;
  const steps = Math.min(2, state.actions - cost);
  return cellValue(state, grid, seat, cell, Math.max(0, steps)) / (cost === 2 ? 1.5 : 1);
}

/** The whole turn for a full hand with the best of what came: against one card for each action. */
function restScore(state: State, seat: Seat): number {
  if (wantsHome(state, seat)) return -1;
  const limit = handLimit(state, seat);
  const missing = limit - playerOf(state, seat).hand.length;
  return CARD * (missing - (ACTIONS - 1)) + 0.02 * limit;
}

/** A challenge that suits the seat, laid right in front of it, with actions left to enter it. */
function playScore(state: State, grid: Grid, seat: Seat, face: string): number {
  const { challenge } = faceOf(face);
  if (state.actions < 2 || challenge === null || wantsHome(state, seat)) return -0.02;
  const { space } = playerOf(state, seat);
  const isRoom = waysFrom(grid, space).some((way) => leads(state, grid, way) && isEmpty(state, grid, way.to));
  return isRoom ? 0.75 * (challengeValue(state, seat, challenge, 1) - CARD) : -0.02;
}

/** Worth it where going in blindly is not, with actions left for what is found. */
function peekScore(state: State, grid: Grid, seat: Seat, cell: Cell): number {
  if (isKnown(cardAt(state, cell), seat) || wantsHome(state, seat)) return -0.04;
  const found = lookedAtValue(state, seat) - Math.max(0, unknownValue(state, seat));
  return (state.actions > 1 && isNear(state, grid, seat, cell) ? 0.75 : 0.25) * found;
}

/** Near the seat's own openings, away from nobody in particular. */
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

/** What the seat can do without. Dannenvir finds his challenges again in the discard pile (LAB-6.10). */
function discardScore(state: State, seat: Seat, face: string): number {
  const value = faceValue(state, seat, face);
  const isKept = playerOf(state, seat).character === 'dannenvir';
  return (isKept ? value : -value) - faceOf(face).rotations.length / FINE;
}

type Rotate = Extract<Move, { kind: 'rotate' }>;

/** Cheap, and opening the best ways on. A seat that turns a card for somebody else looks for the worst. */
function rotateScore(state: State, grid: Grid, seat: Seat, move: Rotate): number {
  const cell = cellOf(grid, move);
  const card = cardAt(state, cell);
  const before = card.rotation;
  card.rotation = move.rotation;
  const home = waysFrom(grid, cell).some((way) => grid.isHall[way.to] && leads(state, grid, way));
  const ahead = wantsHome(state, seat)
    ? home
      ? 1
      : 0
    : bestStep(state, grid, seat, cell, 0) + freedom(state, grid, cell);
  card.rotation = before;
  const price = move.cost === 2 ? 0.2 : 0;
  return state.active === seat ? 0.5 * ahead - price : -0.5 * ahead;
}

/** Openings before which a new card can lie. */
function freedom(state: State, grid: Grid, cell: Cell): number {
  let ways = 0;
  for (const way of waysFrom(grid, cell)) if (leads(state, grid, way) && isEmpty(state, grid, way.to)) ways++;
  return ways === 0 ? 0 : 0.15 + 0.05 * ways;
}

function chargedScore(state: State, grid: Grid, seat: Seat, ask: Ask, cell: Cell): number {
  if (wantsHome(state, seat)) return 2 - homeDistance(state, grid, cell) / 10;
  const left = typeof ask !== 'string' && ask.kind === 'charge' ? ask.left : 1;
  return chargeScore(state, grid, seat, cell, left);
}

/** Somebody goes where the seat wants them. */
function forcedScore(state: State, grid: Grid, seat: Seat, ask: Ask, move: Along & Move): number {
  let sum = 0;
  for (const victim of victimsOf(state, grid, ask))
    sum += forcedValue(state, grid, seat, victim, cellOf(grid, move), move.kind === 'flee');
  return sum;
}

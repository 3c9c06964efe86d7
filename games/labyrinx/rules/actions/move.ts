/** LAB-4.2 to 4.7: moving, and doors. */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { select } from '@tavola/kernel/rules/select.ts';
import { step } from '@tavola/kernel/rules/step.ts';
import { faceChallenge } from '../challenge/challenge.ts';
import { along, connected, noteForAll, put, uncover, wayName, wayOf } from '../maze/maze.ts';
import { opensDoorsFreely } from '../powers/passive/bibi.ts';
import { choose } from '../state/choose.ts';
import { has } from '../state/faces.ts';
import { type CellName, type Grid, nameOf, type Passage, spaceAt, waysFrom } from '../state/grid.ts';
import type { Cost, Move } from '../state/moves.ts';
import {
  cardAt,
  doorOn,
  gridOfState,
  hasDoor,
  isClosed,
  isEmpty,
  type Labyrinx,
  leads,
  meets,
  playerOf,
  printed,
  type State,
} from '../state/state.ts';

export type MoveMove = Extract<Move, { kind: 'move' }>;

export function moveMoves(state: State, grid: Grid, seat: Seat): MoveMove[] {
  return select(waysFrom(grid, playerOf(state, seat).space), wayName)
    .where('LAB-2.6', (way) => leads(state, grid, way))
    .where('LAB-4.2', (way) => !isEmpty(state, grid, way.to))
    .where('LAB-2.6', (way) => meets(state, grid, way))
    .where('LAB-4.3', (way) => costOf(state, grid, seat, way) !== '2' || state.actions >= 2)
    .moves((way) => ({ ...along('move', grid, way), cost: costOf(state, grid, seat, way) }));
}

/** LAB-2.8, LAB-4.3, LAB-4.4: two actions through a door; a closed card may hide one. */
function costOf(state: State, grid: Grid, seat: Seat, way: Passage): Cost {
  if (doorsAreFree(state, grid, seat, way)) return '1';
  if (hasDoor(state, grid, way)) return '2';
  return isClosed(state, way.to) ? '1-2' : '1';
}

/** LAB-8.5c and LAB-6.7. */
function doorsAreFree(state: State, grid: Grid, seat: Seat, { to }: Passage): boolean {
  return state.race !== null || opensDoorsFreely(state, seat, spaceAt(grid, to));
}

export function* move(table: Labyrinx, seat: Seat, taken: MoveMove): Rules {
  const { state } = table;
  const grid = gridOfState(state);
  const from = playerOf(state, seat).space;
  const way = wayOf(waysFrom(grid, from), grid, taken);
  const cost = isClosed(state, way.to) ? yield* turnUpAndPay(table, grid, seat, way) : Number(taken.cost);
  if (cost === null) {
    state.actions = 0;
    yield* step(table, { kind: 'stopped', seat });
    return;
  }
  const space = spaceAt(grid, way.to);
  state.actions -= cost;
  table.tell({ kind: 'moved', seat, from: nameOf(grid, from), cell: nameOf(grid, space) });
  put(state, seat, space);
  yield* faceChallenge(table, seat);
}

/** LAB-4.4, LAB-4.5: what entering the closed card costs in the rotation that is chosen; null is LAB-4.6, stopped by its doors. */
function* turnUpAndPay(table: Labyrinx, grid: Grid, seat: Seat, way: Passage): Rules<number | null> {
  const { state } = table;
  yield* uncover(table, way.to);
  const card = cardAt(state, way.to);
  const { doors } = printed(card);
  const free = doorsAreFree(state, grid, seat, way);
  const isDoorNear = doorOn(state, grid, way.from, way.side);
  const costIn = (rotation: number) => (!free && (isDoorNear || has(doors[rotation] as number, way.back)) ? 2 : 1);
  const fitting = connected(card, way.back);
  card.rotation = fitting.best as number;
  noteForAll(state, card);
  const cell = grid.names[way.to] as CellName;
  const payable = fitting.where('LAB-4.4', (rotation) => costIn(rotation) <= state.actions);
  if (payable.list.length === 0) return null;
  card.rotation = payable.best as number;
  const options = payable.moves((rotation) => ({ kind: 'rotate', cell, rotation, cost: costIn(rotation) }) as const);
  const { rotation, cost } = yield* choose(seat, { kind: 'rotate', cell }, options);
  card.rotation = rotation;
  return cost;
}

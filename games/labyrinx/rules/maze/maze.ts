/** LAB-2, LAB-4.10, LAB-4.13: cards come onto the table, are turned up, and pieces step on them. */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { shuffle } from '@tavola/kernel/rules/chance.ts';
import { draw, firstLook } from '@tavola/kernel/rules/pile.ts';
import { type Selection, select } from '@tavola/kernel/rules/select.ts';
import { choose } from '../state/choose.ts';
import { ANY_SIDE, type FaceId, has, type Rotation, type Side } from '../state/faces.ts';
import {
  type Cell,
  type CellName,
  type Grid,
  HALL,
  type Passage,
  type Space,
  spaceAt,
  waysFrom,
} from '../state/grid.ts';
import type { Along, Ask } from '../state/moves.ts';
import {
  allSeats,
  type Card,
  canBeFilled,
  cardAt,
  gridOfState,
  isClosed,
  isEmpty,
  type Labyrinx,
  leads,
  meets,
  playerOf,
  printed,
  type State,
} from '../state/state.ts';
import { checkRace, checkTreasures } from './end.ts';

/** The top card of the draw pile into the hand of a seat. */
export function* takeTop(table: Labyrinx, seat: Seat): Rules<FaceId> {
  yield* refill(table);
  const ask: Ask = { kind: 'drawn-card', seat };
  return there(yield* draw(table.state.draw, ask, String, seat));
}

/** The top card of the draw pile, to be laid closed: nobody looks at it (`uncover` does). */
export function* takeUnseen(table: Labyrinx): Rules<FaceId> {
  yield* refill(table);
  return there(table.state.draw.pop());
}

/** LAB-4.10: the discards become the draw pile only when a card has to be taken and there is none. */
function* refill(table: Labyrinx): Rules {
  const { state } = table;
  if (state.draw.length > 0) return;
  table.tell({ kind: 'reshuffled', cards: state.discard.length });
  state.draw = yield* shuffle(state.discard.map(({ face }) => face));
  state.discard = [];
}

function there(face: FaceId | undefined): FaceId {
  if (face === undefined) throw new Error('LAB-T6: a card is needed and there is none');
  return face;
}

/**
 * The first look at a card that was laid unseen, by `reader` alone or by everybody. Where people draw from a real pile it is named now: it may be any card that nobody has
 * seen, and changes places with that one.
 */
export function* uncover({ state }: Labyrinx, cell: Cell, reader: Seat | null = null): Rules {
  const card = cardAt(state, cell);
  if (card.seen !== 0) return;
  const hidden = () => state.cells.filter((it): it is Card => it !== null && it !== card && it.seen === 0);
  const name = gridOfState(state).names[cell] as CellName;
  const ask: Ask =
    reader === null ? { kind: 'turned-up', cell: name } : { kind: 'looked-at', seat: reader, cell: name };
  const unseen = () => [...hidden().map(({ face }) => face), ...state.draw];
  const face = yield* firstLook(card.face, unseen, ask, String, reader);
  if (face === card.face) return;
  const other = hidden().find((it) => it.face === face);
  if (other) other.face = card.face;
  else state.draw[state.draw.indexOf(face)] = card.face;
  card.face = face;
}

/** A closed card in an empty cell; `seen` are the seats that know it. */
export function putClosed(state: State, cell: Cell, face: FaceId, seen = 0): void {
  state.cells[cell] = { face, rotation: null, resolved: false, treasure: false, seen };
}

/** LAB-5.6, LAB-6.13: fills the empty cells of a line with closed cards, nearest first; the names of those filled. */
export function* fillLine(table: Labyrinx, grid: Grid, cells: readonly Cell[]): Rules<CellName[]> {
  const filled: CellName[] = [];
  for (const cell of cells) {
    if (!isEmpty(table.state, grid, cell)) continue;
    putClosed(table.state, cell, yield* takeUnseen(table));
    filled.push(grid.names[cell] as CellName);
  }
  return filled;
}

/** Everybody sees an open card, so it stands in every notebook. */
export function noteForAll(state: State, card: Card): void {
  card.seen = allSeats(state);
}

/**
 * LAB-2.2 to 2.5: the card is turned up for all to see, then `by` chooses among the rotations that differ. `facing` is the side that must
 * have an opening, or ANY_SIDE. Until then the card lies in the first of them.
 */
export function* turnUp(table: Labyrinx, by: Seat, cell: Cell, facing: Side | typeof ANY_SIDE): Rules {
  const { state } = table;
  yield* uncover(table, cell);
  const card = cardAt(state, cell);
  const name = gridOfState(state).names[cell] as CellName;
  const rotations = connected(card, facing);
  card.rotation = rotations.best as Rotation;
  noteForAll(state, card);
  const options = rotations.moves((rotation) => ({ kind: 'rotate', cell: name, rotation, cost: 0 }) as const);
  const { rotation } = yield* choose(by, { kind: 'rotate', cell: name }, options);
  card.rotation = rotation;
}

/** LAB-2.3, LAB-2.5 */
export function connected(card: Card, facing: Side | typeof ANY_SIDE): Selection<Rotation> {
  const { openings, rotations } = printed(card);
  const all = select(rotations);
  return facing === ANY_SIDE ? all : all.where('LAB-2.3', (rotation) => has(openings[rotation] as number, facing));
}

/** LAB-4.13: the end of a forced step is made ready: a new card into an empty cell, a closed one turned up. Gives the space it is. */
export function* openCell(table: Labyrinx, by: Seat, cell: Cell, facing: Side | typeof ANY_SIDE): Rules<Space> {
  const { state } = table;
  const grid = gridOfState(state);
  if (isEmpty(state, grid, cell)) putClosed(state, cell, yield* takeUnseen(table));
  if (isClosed(state, cell)) yield* turnUp(table, by, cell, facing);
  return spaceAt(grid, cell);
}

/** A piece comes to stand on a space. */
export function put(state: State, seat: Seat, space: Space): void {
  const player = playerOf(state, seat);
  player.cameFrom = player.space;
  player.space = space;
  if (space !== HALL) return;
  checkRace(state, seat);
  checkTreasures(state, seat);
}

/** LAB-2.6: the ways along which a piece can be pushed, chased or carried out of a space. */
export function forcedWays(state: State, grid: Grid, space: Space): Selection<Passage> {
  return select(waysFrom(grid, space), wayName)
    .where('LAB-2.6', (way) => leads(state, grid, way) && meets(state, grid, way))
    .where('LAB-T6', (way) => canBeFilled(state, grid, way.to));
}

/** The move that stands for a way. */
export function along<K extends string>(kind: K, grid: Grid, { sideName, to }: Passage): Along<K> {
  return { kind, side: sideName, cell: grid.names[to] as CellName };
}

/** The way that a move stands for, among those that were offered. */
export function wayOf(ways: readonly Passage[], grid: Grid, { side, cell }: Along<string>): Passage {
  return ways.find(({ sideName, to }) => sideName === side && grid.names[to] === cell) as Passage;
}

export function wayName({ sideName, to }: Passage): string {
  return `${sideName} ${to}`;
}

/** Cards that change the board or move tokens: Ruins, Laceration, Laments, Relative Dimensions. */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { type Selection, select } from '@tavola/kernel/rules/select.ts';
import { mirrorsFacing, moveToken, settleMirrors } from '../grid/mirrors.ts';
import { walk } from '../grid/moving.ts';
import { areLegalMoves, chooseWayOnMoving, isMovable, mayMoveTo, refusing, relocateAll } from '../grid/stars.ts';
import { isTokenReached, towersOf } from '../grid/towers.ts';
import { isFootprint, reachable, tokenOn, walksOf } from '../grid/walking.ts';
import { type Site, siteOf } from '../grid/ways.ts';
import { ask } from '../state/asking.ts';
import { type Cell, type CellName, cellOf, nameOf, seenFrom } from '../state/cells.ts';
import { inFinalZone, layoutFor } from '../state/lines.ts';
import { at, DONE, seatPick } from '../state/picks.ts';
import {
  type Calamandara,
  type Choice,
  type Mode,
  type Piece,
  type Relocation,
  type State,
  travellerOf,
} from '../state/state.ts';
import type { SymbolKind } from '../state/symbols.ts';
import { type Effect, everybody, type Moment, othersThan } from './effect.ts';

const occupied = (state: State): Cell[] => state.board.flatMap((piece, cell) => (piece ? [cell] : []));

/** CAL-5.20.8: one or two symbols; both picks by the board as it was (CAL-5.5.11). */
export const ruins: Effect = {
  isPossible({ table, user }) {
    const site = siteOf(table.state, table.options, user);
    return table.state.board.some((piece, cell) => piece !== null && isMovable(site, cell));
  },
  *declare({ table, user }): Rules<Choice> {
    const site = siteOf(table.state, table.options, user);
    const cells = select(occupied(table.state), nameOf)
      .where('CAL-5.2.11', (cell) => tokenOn(table.state, cell) < 0)
      .where('CAL-5.5.7', (cell) => isMovable(site, cell));
    const first = yield* ask(table, user, { kind: 'destroy', left: 2 }, cells.moves(at));
    const rest = cells.where('CAL-5.20.8', (cell) => nameOf(cell) !== first.cell).moves(at);
    const second = yield* ask(table, user, { kind: 'destroy', left: 1 }, [...rest, DONE]);
    return { cells: second.kind === 'done' ? [first.cell] : [first.cell, second.cell] };
  },
  *resolve(table, entry) {
    const { state, options } = table;
    const before = siteOf(state, options, entry.user);
    const legal = (entry.choice.cells ?? []).filter((name) => isMovable(before, cellOf(name)));
    for (const name of legal) yield* destroy(table, entry.user, name);
    return legal.length > 0;
  },
};

/** CAL-5.10.5; not a footprint on which a push has put a token meanwhile. */
function* destroy(table: Calamandara, seat: Seat, name: CellName): Rules {
  const { state } = table;
  const cell = cellOf(name);
  const facing = mirrorsFacing(state);
  if (tokenOn(state, cell) >= 0) return;
  const { kind: symbol } = state.board[cell] as Piece;
  state.board[cell] = null;
  travellerOf(state, seat).depot[symbol]++;
  table.tell({ kind: 'destroyed', seat, symbol, cell: name });
  yield* settleMirrors(table, facing);
}

type LacerationMode = Extract<Mode, 'anywhere' | 'final-zone' | 'initial-zones'>;
const LACERATION_MODES: readonly LacerationMode[] = ['anywhere', 'final-zone', 'initial-zones'];

/** Whether a cell takes part in a mode of Laceration. */
const isIn = (mode: LacerationMode, cell: Cell): boolean =>
  mode === 'anywhere' || (mode === 'final-zone') === inFinalZone(cell);

/** Where a symbol could go when the symbols of `lifted` are off the board, with the clause that refuses each other cell. */
function destinations(
  site: Site,
  mode: LacerationMode,
  from: Cell,
  lifted: readonly Cell[],
  taken: readonly Cell[],
): Selection<Cell> {
  const piece = site.state.board[from] as Piece;
  return refusing(
    select(site.layout.cells, nameOf)
      .where('CAL-5.20.19', (to) => to !== from && isIn(mode, to))
      .where('CAL-5.10.1', (to) => (site.state.board[to] === null || lifted.includes(to)) && !taken.includes(to)),
    site,
    piece,
  );
}

function isFreeFor(
  site: Site,
  mode: LacerationMode,
  piece: Piece,
  from: Cell,
  to: Cell,
  lifted: readonly Cell[],
): boolean {
  if (to === from || !isIn(mode, to)) return false;
  return (site.state.board[to] === null || lifted.includes(to)) && mayMoveTo(site, piece, to);
}

function movableIn(site: Site, mode: LacerationMode): Cell[] {
  return occupied(site.state).filter((cell) => isIn(mode, cell) && canMove(site, mode, cell));
}

function canMove(site: Site, mode: LacerationMode, cell: Cell): boolean {
  if (!isMovable(site, cell)) return false;
  const piece = site.state.board[cell] as Piece;
  return site.layout.cells.some((to) => isFreeFor(site, mode, piece, cell, to, []));
}

/** CAL-5.20.19: one symbol anywhere, or one or two inside the final zone or among initial zones. */
export const laceration: Effect = {
  isPossible({ table, user }) {
    const site = siteOf(table.state, table.options, user);
    return table.state.board.some((piece, cell) => piece !== null && canMove(site, 'anywhere', cell));
  },
  *declare({ table, user }): Rules<Choice> {
    const site = siteOf(table.state, table.options, user);
    const modes = LACERATION_MODES.filter((mode) => movableIn(site, mode).length > 0).map((mode) => ({
      kind: 'mode' as const,
      mode,
    }));
    const { mode } = yield* ask(table, user, { kind: 'mode', card: 'obtuse-laceration' }, modes);
    const lifted = yield* chooseLifted(table, site, mode);
    const moves: Relocation[] = [];
    for (const [i, from] of lifted.entries()) {
      const taken = moves.map((move) => cellOf(move.to));
      const later = lifted.slice(i + 1);
      const cells = destinations(site, mode, from, lifted, taken).where('CAL-5.20.19', (to) =>
        later.every((next) => destinations(site, mode, next, lifted, [...taken, to]).list.length > 0),
      );
      const symbol = site.state.board[from]?.kind as SymbolKind;
      const question = { kind: 'relocate-where', symbol, cell: nameOf(from) } as const;
      const { cell } = yield* ask(table, user, question, cells.moves(at));
      const way = yield* chooseWayOnMoving(table, site, from, cellOf(cell));
      moves.push({ from: nameOf(from), to: cell, way });
    }
    return { mode, moves };
  },
  *resolve(table, entry) {
    const { state, options } = table;
    const moves = legalMoves(siteOf(state, options, entry.user), entry.choice.moves ?? []);
    if (moves.length === 0) return false;
    const facing = mirrorsFacing(state);
    const symbols = moves.map(({ from }) => state.board[cellOf(from)]?.kind as SymbolKind);
    relocateAll(state, moves);
    for (const [i, move] of moves.entries()) {
      table.tell({ kind: 'relocated', seat: entry.user, symbol: symbols[i] as SymbolKind, ...move });
    }
    yield* settleMirrors(table, facing);
    return true;
  },
};

/** One symbol or, inside a zone, two. */
function* chooseLifted(table: Calamandara, site: Site, mode: LacerationMode): Rules<Cell[]> {
  const cells = select(occupied(site.state), nameOf)
    .where('CAL-5.20.19', (cell) => isIn(mode, cell))
    .where('CAL-5.2.11', (cell) => tokenOn(site.state, cell) < 0)
    .where('CAL-5.5.7', (cell) => canMove(site, mode, cell));
  const { cell: first } = yield* ask(table, site.seat, { kind: 'relocate', left: 2 }, cells.moves(at));
  if (mode === 'anywhere') return [cellOf(first)];
  const rest = cells.where('CAL-5.20.19', (cell) => nameOf(cell) !== first).moves(at);
  const second = yield* ask(table, site.seat, { kind: 'relocate', left: 1 }, [...rest, DONE]);
  return second.kind === 'done' ? [cellOf(first)] : [cellOf(first), cellOf(second.cell)];
}

/** CAL-5.19.5: both, or those that are legal alone. */
function legalMoves(site: Site, moves: readonly Relocation[]): readonly Relocation[] {
  return areLegalMoves(site, moves) ? moves : moves.filter((move) => areLegalMoves(site, [move])).slice(0, 1);
}

/** CAL-5.20.26: any token, along a walk. */
export const laments: Effect = {
  isPossible: (moment) => everybody(moment.table.state).some((token) => reachedBy(moment, token).length > 0),
  *declare(moment): Rules<Choice> {
    const { table, user } = moment;
    const { state, options } = table;
    const towers = towersOf(state);
    const tokens = select(everybody(state))
      .where('CAL-5.5.7', (token) => isTokenReached(state, towers, token, user))
      .where('CAL-5.2.5', (token) => reachedBy(moment, token).length > 0)
      .moves(seatPick);
    const { seat: target } = yield* ask(table, user, { kind: 'target', card: 'laments-of-lucaresti' }, tokens);
    const walks = walksOf(state, options, target).moves(at);
    const { cell } = yield* ask(table, user, { kind: 'walk-where', target }, walks);
    return { target, cell };
  },
  *resolve(table, entry) {
    const target = entry.choice.target as Seat;
    const cell = cellOf(entry.choice.cell as CellName);
    if (entry.prevented) return true;
    if (!reachedBy({ table, user: entry.user }, target).includes(cell)) return false;
    yield* walk(table, target, cell, entry.user);
    return true;
  },
};

/** Where Laments could take a token. */
function reachedBy({ table: { state, options }, user }: Pick<Moment, 'table' | 'user'>, token: Seat): Cell[] {
  if (!isTokenReached(state, towersOf(state), token, user)) return [];
  return reachable(state, options, token);
}

/** CAL-5.20.7: a footprint of another land, in the row of its traveller's token or behind it. */
export const relativeDimensions: Effect = {
  isPossible: ({ table: { state }, user }) => othersThan(state, user).some((land) => invadable(state, land).length > 0),
  *declare({ table, user }): Rules<Choice> {
    const seats = othersThan(table.state, user).filter((land) => invadable(table.state, land).length > 0);
    const { seat: target } = yield* ask(
      table,
      user,
      { kind: 'target', card: 'relative-dimensions' },
      seats.map(seatPick),
    );
    const cells = invasions(table.state, target).moves(at);
    const { cell } = yield* ask(table, user, { kind: 'invade-where', target }, cells);
    return { target, cell };
  },
  *resolve(table, { user, choice }) {
    const { state } = table;
    const land = choice.target as Seat;
    const cell = cellOf(choice.cell as CellName);
    if (!invadable(state, land).includes(cell)) return false;
    const facing = mirrorsFacing(state);
    moveToken(state, user, cell);
    travellerOf(state, user).token.invading = land;
    table.tell({ kind: 'invaded', seat: user, land, cell: choice.cell as CellName });
    yield* settleMirrors(table, facing);
    return true;
  },
};

/** The cells by which a land may be entered, with the clause that refuses each other one. */
function invasions(state: State, land: Seat): Selection<Cell> {
  const { landOf, cells } = layoutFor(state.travellers.length);
  const { side, token } = travellerOf(state, land);
  const isHome = token.cell >= 0 && landOf[token.cell] === land;
  const farthest = isHome ? seenFrom(side, token.cell).row : Number.POSITIVE_INFINITY;
  return select(cells, nameOf)
    .where('CAL-5.20.7', (cell) => landOf[cell] === land)
    .where('CAL-5.2.6', (cell) => isFootprint(state.board, cell))
    .where('CAL-5.1.10', (cell) => tokenOn(state, cell) < 0)
    .where('CAL-5.20.7', (cell) => seenFrom(side, cell).row <= farthest);
}

const invadable = (state: State, land: Seat): readonly Cell[] => invasions(state, land).list;

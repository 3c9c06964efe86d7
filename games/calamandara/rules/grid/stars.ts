/** CAL-5.7: the star rearranges the symbols of one of its lines. */
import type { Rules } from '@tavola/kernel/rules/ask.ts';
import { type Selection, select } from '@tavola/kernel/rules/select.ts';
import { ask } from '../state/asking.ts';
import { type Cell, cellOf, nameOf, RIFT } from '../state/cells.ts';
import { DIAGONALS, inFinalZone, ROW_AXIS } from '../state/lines.ts';
import { at, lyingTo } from '../state/picks.ts';
import type { Calamandara, Line, Piece, Relocation, StarChoice, State } from '../state/state.ts';
import { isAttack, mayLieOnRift } from '../state/symbols.ts';
import { isProtected, isReached } from './towers.ts';
import { tokenOn } from './walking.ts';
import { type Site, waysOnMoving } from './ways.ts';

/** The lines of a star on this cell (CAL-5.7.1, 5.7.8), each with its cells. */
function linesThrough({ layout }: Site, cell: Cell): (readonly [Line, readonly Cell[]])[] {
  const { horizontal, vertical } = layout.line;
  const lines = { horizontal: horizontal[cell] as readonly Cell[], vertical: vertical[cell] as readonly Cell[] };
  if (inFinalZone(cell)) {
    const straight: (readonly [Line, readonly Cell[]])[] = [
      ['horizontal', lines.horizontal],
      ['vertical', lines.vertical],
    ];
    if (cell !== RIFT) return straight;
    return [...straight, ['diagonal-ne', DIAGONALS['diagonal-ne']], ['diagonal-nw', DIAGONALS['diagonal-nw']]];
  }
  const side = layout.sides[layout.zoneOf[cell] as number] as keyof typeof ROW_AXIS;
  const row = ROW_AXIS[side];
  return [
    ['row', lines[row]],
    ['column', lines[row === 'horizontal' ? 'vertical' : 'horizontal']],
  ];
}

/** CAL-5.7.3: the lines in which at least one symbol can change its cell. */
export function starLines(site: Site, cell: Cell): Line[] {
  return linesThrough(site, cell).flatMap(([line, cells]) => (canRearrange(site, cell, cells) ? [line] : []));
}

/** CAL-5.7.2: neither the star itself, nor occupied footprints, nor what a tower protects. */
export function isMovable({ state, towers, seat }: Site, cell: Cell): boolean {
  return state.board[cell] !== null && tokenOn(state, cell) < 0 && isReached(state, towers, cell, seat);
}

type Bar = readonly [clause: string, test: (site: Site, piece: Piece, to: Cell) => boolean];

/** CAL-5.5.6, 5.6.3, 5.7.5: what keeps a symbol from a cell wherever it comes from. */
const BARS: readonly Bar[] = [
  ['CAL-5.10.3', (_, piece, to) => to !== RIFT || mayLieOnRift(piece.kind)],
  ['CAL-5.5.6', ({ towers, seat }, piece, to) => !isAttack(piece.kind) || !isProtected(towers, to, seat)],
  ['CAL-5.6.3', (site, piece, to) => piece.kind !== 'mirror' || waysOnMoving(site, piece, to).length > 0],
];

/** Whether a symbol may be relocated to this cell at all. */
export function mayMoveTo(site: Site, piece: Piece, to: Cell): boolean {
  return BARS.every(([, test]) => test(site, piece, to));
}

/** The cells to which a symbol may be relocated, with the clause that refuses each other one. */
export function refusing(cells: Selection<Cell>, site: Site, piece: Piece): Selection<Cell> {
  return BARS.reduce((left, [clause, test]) => left.where(clause, (to) => test(site, piece, to)), cells);
}

type Puzzle = { readonly site: Site; readonly symbols: readonly Cell[]; readonly free: Set<Cell> };

/** The movable symbols of the line in order, and the cells they may share out among themselves. */
function puzzleOf(site: Site, star: Cell, line: readonly Cell[]): Puzzle {
  const symbols = line.filter((cell) => cell !== star && isMovable(site, cell));
  const free = new Set(
    line.filter((cell) => cell !== star && (site.state.board[cell] === null || symbols.includes(cell))),
  );
  return { site, symbols, free };
}

function canRearrange(site: Site, star: Cell, line: readonly Cell[]): boolean {
  if (line.every((cell) => site.state.board[cell] === null)) return false;
  return isCompletable(puzzleOf(site, star, line), 0, false);
}

/** Whether the symbols from number `i` on can all be placed so that at least one of all changes its cell. */
function isCompletable(puzzle: Puzzle, i: number, moved: boolean): boolean {
  const from = puzzle.symbols[i];
  if (from === undefined) return moved;
  for (const to of [...puzzle.free]) {
    if (!fits(puzzle, from, to)) continue;
    puzzle.free.delete(to);
    const found = isCompletable(puzzle, i + 1, moved || to !== from);
    puzzle.free.add(to);
    if (found) return true;
  }
  return false;
}

function fits({ site }: Puzzle, from: Cell, to: Cell): boolean {
  return from === to || mayMoveTo(site, site.state.board[from] as Piece, to);
}

/** CAL-5.7.1, 5.7.2: the line, then a cell for each of its symbols in line order. */
export function* chooseStar(table: Calamandara, site: Site, cell: Cell): Rules<StarChoice> {
  const lines = starLines(site, cell).map((line) => ({ kind: 'line' as const, line }));
  const { line } = yield* ask(table, site.seat, { kind: 'star-line', cell: nameOf(cell) }, lines);
  const cells = linesThrough(site, cell).find(([name]) => name === line)?.[1] as readonly Cell[];
  const puzzle = puzzleOf(site, cell, cells);
  const moves: Relocation[] = [];
  for (const [i, from] of puzzle.symbols.entries()) {
    const to = yield* chooseCell(table, puzzle, cells, i, moves.length > 0);
    puzzle.free.delete(to);
    if (to === from) continue;
    const way = yield* chooseWayOnMoving(table, site, from, to);
    moves.push({ from: nameOf(from), to: nameOf(to), way });
  }
  return { line, moves };
}

function* chooseCell(
  table: Calamandara,
  puzzle: Puzzle,
  line: readonly Cell[],
  i: number,
  moved: boolean,
): Rules<Cell> {
  const from = puzzle.symbols[i] as Cell;
  const { kind } = puzzle.site.state.board[from] as Piece;
  const leavesRoom = (to: Cell): boolean => {
    puzzle.free.delete(to);
    const completable = isCompletable(puzzle, i + 1, moved || to !== from);
    puzzle.free.add(to);
    return completable;
  };
  const cells = select(line, nameOf)
    .where('CAL-5.7.2', (to) => puzzle.free.has(to))
    .where('CAL-5.7.5', (to) => fits(puzzle, from, to))
    .where('CAL-5.7.2', leavesRoom);
  const question = { kind: 'star-place', symbol: kind, cell: nameOf(from) } as const;
  const { cell } = yield* ask(table, puzzle.site.seat, question, cells.moves(at));
  return cellOf(cell);
}

/** CAL-5.7.6: relocated symbols of the final zone may be rotated. */
export function* chooseWayOnMoving(table: Calamandara, site: Site, from: Cell, to: Cell): Rules<Relocation['way']> {
  const piece = site.state.board[from] as Piece;
  const ways = waysOnMoving(site, piece, to);
  if (ways.length === 1) return ways[0] as Relocation['way'];
  const question = { kind: 'which-way', symbol: piece.kind, cell: nameOf(to) } as const;
  const { way } = yield* ask(
    table,
    site.seat,
    question,
    ways.flatMap((w) => (w === null ? [] : [lyingTo(w)])),
  );
  return way;
}

/** CAL-5.19.5: a declared arrangement as a whole. */
export function isLegalStar(site: Site, cell: Cell, { line, moves }: StarChoice): boolean {
  const cells = linesThrough(site, cell).find(([name]) => name === line)?.[1];
  if (cells === undefined || !areLegalMoves(site, moves)) return false;
  return moves.every(
    ({ from, to }) => cells.includes(cellOf(from)) && cells.includes(cellOf(to)) && to !== nameOf(cell),
  );
}

/** Simultaneous relocations: each symbol movable, each destination empty once the moving symbols are lifted. */
export function areLegalMoves(site: Site, moves: readonly Relocation[]): boolean {
  const lifted = moves.map(({ from }) => from);
  if (new Set(lifted).size !== lifted.length || new Set(moves.map(({ to }) => to)).size !== moves.length) return false;
  return moves.every(({ from, to, way }) => {
    const [source, target] = [cellOf(from), cellOf(to)];
    const piece = site.state.board[source];
    if (!piece || !isMovable(site, source) || !mayMoveTo(site, piece, target)) return false;
    if (site.state.board[target] !== null && !lifted.includes(to)) return false;
    return waysOnMoving(site, piece, target).includes(way);
  });
}

/** Lifts all the symbols, then lays each on its new cell. */
export function relocateAll(state: State, moves: readonly Relocation[]): void {
  const pieces = moves.map(({ from }) => state.board[cellOf(from)] as Piece);
  for (const { from } of moves) state.board[cellOf(from)] = null;
  for (const [i, { to, way }] of moves.entries()) state.board[cellOf(to)] = { ...(pieces[i] as Piece), way };
}

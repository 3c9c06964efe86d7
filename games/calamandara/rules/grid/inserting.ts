/** CAL-5.2, 5.3, 5.8 to 5.10: where each symbol may be inserted, and what its insertion does. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { type Selection, select } from '@tavola/kernel/rules/select.ts';
import { type Cell, cellOf, nameOf, type Orientation, RIFT } from '../state/cells.ts';
import type { Insertion, Piece, State, Traveller } from '../state/state.ts';
import type { SymbolKind } from '../state/symbols.ts';
import { isLegalStar, relocateAll, starLines } from './stars.ts';
import { isCovered, isProtected } from './towers.ts';
import { tokenOn } from './walking.ts';
import { type Site, waysFor } from './ways.ts';

type Check = readonly [clause: string, test: (site: Site, cell: Cell) => boolean];

const EMPTY: Check = ['CAL-5.10.1', ({ state }, cell) => state.board[cell] === null];
const NO_TOWER: Check = ['CAL-5.5.3', ({ towers, seat }, cell) => !isProtected(towers, cell, seat)];
const OFF_RIFT: Check = ['CAL-5.10.3', (_, cell) => cell !== RIFT];
const unsealed: Check = ['CAL-5.20.11', ({ state, seat }) => !(state.travellers[seat] as Traveller).sealed];
const roomInLine = (kind: SymbolKind): Check => ['CAL-5.10.4', (site, cell) => waysFor(site, kind, cell).length > 0];

const CHECKS: Readonly<Record<SymbolKind, readonly Check[]>> = {
  footprint: [EMPTY],
  mountain: [unsealed, EMPTY, NO_TOWER],
  cave: [EMPTY, OFF_RIFT, roomInLine('cave')],
  wing: [EMPTY, OFF_RIFT, roomInLine('wing')],
  tower: [EMPTY, OFF_RIFT, roomInLine('tower')],
  mirror: [unsealed, EMPTY, NO_TOWER, ['CAL-5.6.3', (site, cell) => waysFor(site, 'mirror', cell).length > 0]],
  star: [unsealed, EMPTY, NO_TOWER, ['CAL-5.7.3', (site, cell) => starLines(site, cell).length > 0]],
  waterfall: [['CAL-5.8.1', ({ state }, cell) => state.board[cell] === null || state.board[cell]?.kind === 'fire']],
  fire: [
    unsealed,
    ['CAL-5.9.1', ({ state }, cell) => canBurn(state, cell)],
    ['CAL-5.5.4', (site, cell) => site.state.board[cell]?.kind === 'tower' || !isFireproof(site, cell)],
  ],
};

/** CAL-5.9.1: never an empty cell, a waterfall, another fire or the footprint under a token. */
function canBurn(state: State, cell: Cell): boolean {
  const kind = state.board[cell]?.kind;
  return kind !== undefined && kind !== 'waterfall' && kind !== 'fire' && tokenOn(state, cell) < 0;
}

/** CAL-5.5.4: here nobody is exempt, except with option `ownRowFire`. */
function isFireproof({ towers, options, seat }: Site, cell: Cell): boolean {
  return options.ownRowFire ? isProtected(towers, cell, seat) : isCovered(towers, cell);
}

/** The cells where a symbol may be inserted, with the clause that refuses each other one. */
export function insertionCells(site: Site, kind: SymbolKind): Selection<Cell> {
  let cells = select(site.layout.cells, nameOf);
  for (const [clause, test] of CHECKS[kind]) cells = cells.where(clause, (cell) => test(site, cell));
  return cells;
}

function mayInsert(site: Site, kind: SymbolKind, cell: Cell): boolean {
  return CHECKS[kind].every(([, test]) => test(site, cell));
}

export function hasInsertion(site: Site, kind: SymbolKind): boolean {
  return site.layout.cells.some((cell) => mayInsert(site, kind, cell));
}

/** CAL-5.8.3: what a ripe waterfall may become, by all insertion rules except that the cell must be empty. */
export function mayBecome(site: Site, kind: SymbolKind, cell: Cell): boolean {
  return CHECKS[kind].every((check) => check === EMPTY || check[1](site, cell));
}

/** CAL-5.19.5: whether a declared insertion is still legal. */
export function isLegal(site: Site, insertion: Insertion): boolean {
  const { symbol, way, after, star } = insertion;
  const cell = cellOf(insertion.cell);
  if (!mayInsert(site, symbol, cell)) return false;
  if (symbol === 'waterfall' && (after === null) !== (site.state.board[cell] === null)) return false;
  if (!waysFor(site, symbol, cell).includes(way)) return false;
  return star === null || isLegalStar(site, cell, star);
}

/** Changes the board as the insertion does, without mirrors; gives the symbols that go to the depot of the inserting traveller (CAL-5.10.5). */
export function applyInsertion(
  state: State,
  seat: Seat,
  { symbol, cell: name, way, after, star }: Insertion,
): SymbolKind[] {
  const cell = cellOf(name);
  const before = state.board[cell] as Piece | null;
  const gained = before === null ? [] : [before.kind];
  if (after === 'withdraw') {
    state.board[cell] = null;
    return [...gained, symbol];
  }
  state.board[cell] = newPiece(state, seat, symbol, way);
  if (star !== null) relocateAll(state, star.moves);
  return gained;
}

export function newPiece(state: State, seat: Seat, kind: SymbolKind, way: Orientation | null): Piece {
  if (kind !== 'waterfall') return { kind, way, owner: null, since: 0 };
  return { kind, way, owner: seat, since: (state.travellers[seat] as Traveller).turnsBegun };
}

/** CAL-5.13 and 5.8: inserting symbols of the reserve and transforming ripe waterfalls. */
import type { Rules, Seat } from '@tavola/kernel/ask.ts';
import { select } from '@tavola/kernel/select.ts';
import { ask } from './asking.ts';
import { type Cell, type CellName, cellOf, nameOf, type Way } from './cells.ts';
import {
  applyInsertion,
  hasInsertion,
  insertionCells,
  isLegal,
  mayBecome,
  newPiece,
  type Site,
  siteOf,
  waysFor,
} from './inserting.ts';
import { mirrorsFacing, settleMirrors } from './mirrors.ts';
import { at, DONE, inserting, lyingTo } from './picks.ts';
import { chooseStar } from './stars.ts';
import { type Calamandara, type Insertion, type State, travellerOf } from './state.ts';
import { isAttack, type SymbolKind, WATERFALL_BECOMES } from './symbols.ts';

type Transformation = { readonly cell: CellName; readonly symbol: SymbolKind; readonly way: Way | null };
/** One step of phase 2, as it is replayed by CAL-6.5. */
export type Laid = { readonly insertion: Insertion } | { readonly transformation: Transformation };

/** CAL-5.13.1: any number of steps, one after the other, each with its full effect; `laid` logs them. */
export function* insertSymbols(table: Calamandara, seat: Seat, laid: Laid[]): Rules {
  for (;;) {
    const site = siteOf(table.state, table.options, seat);
    const move = yield* ask(table, seat, 'insert', [...insertable(site), ...transformable(site), DONE]);
    if (move.kind === 'done') return;
    if (move.kind === 'insert') {
      const insertion = yield* chooseInsertion(table, site, move.symbol);
      laid.push({ insertion });
      yield* insertFromReserve(table, seat, insertion);
    } else {
      const transformation = yield* chooseTransformation(table, site, cellOf(move.cell));
      laid.push({ transformation });
      yield* transform(table, seat, transformation);
    }
  }
}

/** CAL-6.5: the steps once more, without attack symbols; a step that is no longer legal is skipped and its symbol stays in the reserve. */
export function* replayWithoutAttacks(table: Calamandara, seat: Seat, laid: readonly Laid[]): Rules {
  for (const step of laid) {
    const site = siteOf(table.state, table.options, seat);
    if ('insertion' in step) {
      const { insertion } = step;
      if (!isAttack(insertion.symbol) && isLegal(site, insertion)) yield* insertFromReserve(table, seat, insertion);
    } else {
      const { transformation } = step;
      if (isLegalTransformation(site, transformation)) yield* transform(table, seat, transformation);
    }
  }
}

/** The kinds of a reserve that can be inserted somewhere. */
export function insertable(site: Site, reserve: readonly SymbolKind[] = travellerOf(site.state, site.seat).reserve) {
  return select([...new Set(reserve)])
    .where('CAL-5.20.11', (kind) => !(isAttack(kind) && travellerOf(site.state, site.seat).sealed))
    .where('CAL-5.10.1', (kind) => hasInsertion(site, kind))
    .moves(inserting);
}

/** Every choice of one insertion: cell, way, what becomes of a fire or of a cleaning waterfall, the star's line. */
export function* chooseInsertion(table: Calamandara, site: Site, symbol: SymbolKind): Rules<Insertion> {
  const { seat, state } = site;
  const { cell: name } = yield* ask(
    table,
    seat,
    { kind: 'insert-where', symbol },
    insertionCells(site, symbol).moves(at),
  );
  const cell = cellOf(name);
  const way = yield* chooseWay(table, site, symbol, cell);
  const star = symbol === 'star' ? yield* chooseStar(table, site, cell) : null;
  if (symbol !== 'fire' && (symbol !== 'waterfall' || state.board[cell] === null)) {
    return { symbol, cell: name, way, after: null, star };
  }
  const question = { kind: symbol === 'fire' ? 'fire-after' : 'waterfall-after', cell: name } as const;
  const { kind } = yield* ask(table, seat, question, [{ kind: 'leave-it' }, { kind: 'withdraw' }]);
  return { symbol, cell: name, way, after: kind === 'leave-it' ? 'stay' : 'withdraw', star };
}

function* chooseWay(table: Calamandara, site: Site, symbol: SymbolKind, cell: Cell): Rules<Way | null> {
  const ways = waysFor(site, symbol, cell);
  if (ways.length === 1) return ways[0] as Way | null;
  const options = ways.flatMap((way) => (way === null ? [] : [lyingTo(way)]));
  return (yield* ask(table, site.seat, { kind: 'which-way', symbol, cell: nameOf(cell) }, options)).way;
}

export function* insertFromReserve(table: Calamandara, seat: Seat, insertion: Insertion): Rules {
  const { reserve } = travellerOf(table.state, seat);
  reserve.splice(reserve.indexOf(insertion.symbol), 1);
  yield* insert(table, seat, insertion);
}

/** The insertion itself, with its full effect; the symbol has left its reserve or depot already. */
export function* insert(table: Calamandara, seat: Seat, insertion: Insertion): Rules {
  const { state } = table;
  const facing = mirrorsFacing(state);
  const { symbol, cell, star } = insertion;
  const before = state.board[cellOf(cell)]?.kind;
  const moved = (star?.moves ?? []).map((move) => ({
    ...move,
    kind: state.board[cellOf(move.from)]?.kind as SymbolKind,
  }));
  const { depot } = travellerOf(state, seat);
  for (const gained of applyInsertion(state, seat, insertion)) depot[gained]++;
  state.lastProgress = state.round;
  table.tell({ kind: 'inserted', seat, insertion });
  if (symbol === 'fire' && before) table.tell({ kind: 'burned', seat, symbol: before, cell });
  if (symbol === 'waterfall' && before) table.tell({ kind: 'cleaned', seat, cell });
  for (const { kind, from, to, way } of moved) table.tell({ kind: 'relocated', seat, symbol: kind, from, to, way });
  yield* settleMirrors(table, facing);
}

/** CAL-5.8.2 */
function isRipe(state: State, seat: Seat, cell: Cell): boolean {
  const piece = state.board[cell];
  return piece?.kind === 'waterfall' && piece.owner === seat && travellerOf(state, seat).turnsBegun > piece.since;
}

function ripeWaterfalls(state: State, seat: Seat): Cell[] {
  const cells: Cell[] = [];
  for (let cell = 0; cell < state.board.length; cell++) if (isRipe(state, seat, cell)) cells.push(cell);
  return cells;
}

/** CAL-5.8.3 */
function becomings(site: Site, cell: Cell): SymbolKind[] {
  const { depot } = travellerOf(site.state, site.seat);
  return WATERFALL_BECOMES.filter((kind) => depot[kind] > 0 && mayBecome(site, kind, cell));
}

function isLegalTransformation(site: Site, { cell: name, symbol, way }: Transformation): boolean {
  const cell = cellOf(name);
  if (!isRipe(site.state, site.seat, cell) || !becomings(site, cell).includes(symbol)) return false;
  return waysFor(site, symbol, cell).includes(way);
}

function transformable(site: Site) {
  return select(ripeWaterfalls(site.state, site.seat), nameOf)
    .where('CAL-5.8.3', (cell) => becomings(site, cell).length > 0)
    .moves((cell) => ({ kind: 'transform' as const, cell: nameOf(cell) }));
}

function* chooseTransformation(table: Calamandara, site: Site, cell: Cell): Rules<Transformation> {
  const options = select(WATERFALL_BECOMES)
    .where('CAL-5.17.1', (symbol) => travellerOf(site.state, site.seat).depot[symbol] > 0)
    .where('CAL-5.8.3', (symbol) => mayBecome(site, symbol, cell))
    .moves((symbol) => ({ kind: 'become' as const, symbol }));
  const { symbol } = yield* ask(table, site.seat, { kind: 'transform', cell: nameOf(cell) }, options);
  return { cell: nameOf(cell), symbol, way: yield* chooseWay(table, site, symbol, cell) };
}

function* transform(table: Calamandara, seat: Seat, { cell: name, symbol, way }: Transformation): Rules {
  const { state } = table;
  const facing = mirrorsFacing(state);
  const { depot } = travellerOf(state, seat);
  depot.waterfall++;
  depot[symbol]--;
  state.board[cellOf(name)] = newPiece(state, seat, symbol, way);
  state.lastProgress = state.round;
  table.tell({ kind: 'transformed', seat, cell: name, symbol, way });
  yield* settleMirrors(table, facing);
}

/** CAL-5.8.4: at the end of its owner's turn a ripe waterfall returns to the depot. */
export function expireWaterfalls(table: Calamandara, seat: Seat): void {
  const { state } = table;
  for (const cell of ripeWaterfalls(state, seat)) {
    state.board[cell] = null;
    travellerOf(state, seat).depot.waterfall++;
    table.tell({ kind: 'waterfall-expired', seat, cell: nameOf(cell) });
  }
}

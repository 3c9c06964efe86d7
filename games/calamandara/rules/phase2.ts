/** CAL-5.13 and 5.8: inserting symbols of the reserve and transforming ripe waterfalls. */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { select } from '@tavola/kernel/rules/select.ts';
import { isLegal, mayBecome, newPiece } from './grid/inserting.ts';
import { chooseInsertion, chooseWay, insertable, insertFromReserve } from './grid/insertion.ts';
import { mirrorsFacing, settleMirrors } from './grid/mirrors.ts';
import { type Site, siteOf, waysFor } from './grid/ways.ts';
import { askInPhase } from './stack/windows.ts';
import { ask } from './state/asking.ts';
import { type Cell, type CellName, cellOf, nameOf, type Orientation } from './state/cells.ts';
import { DONE } from './state/picks.ts';
import { type Calamandara, type Insertion, type State, travellerOf } from './state/state.ts';
import { isAttack, type SymbolKind, WATERFALL_BECOMES } from './state/symbols.ts';

type Transformation = { readonly cell: CellName; readonly symbol: SymbolKind; readonly way: Orientation | null };
/** One step of phase 2, as it is replayed by CAL-6.5. */
export type Laid = { readonly insertion: Insertion } | { readonly transformation: Transformation };

/** CAL-5.13.1: any number of steps, one after the other, each with its full effect; `laid` logs them. False when a card was used before the first. */
export function* insertSymbols(table: Calamandara, seat: Seat, laid: Laid[]): Rules<boolean> {
  for (;;) {
    const site = siteOf(table.state, table.options, seat);
    const move = yield* askInPhase(table, 'insert', [...insertable(site), ...transformable(site), DONE]);
    if (move === null) return false;
    if (move.kind === 'done') return true;
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

/** The cells where these steps laid or moved something other than a footprint. */
export function touchedBy(laid: readonly Laid[]): CellName[] {
  return laid.flatMap((step) => {
    if ('transformation' in step) return step.transformation.symbol === 'footprint' ? [] : [step.transformation.cell];
    const { symbol, cell, star } = step.insertion;
    const moved = star?.moves.flatMap(({ from, to }) => [from, to]) ?? [];
    return symbol === 'footprint' ? [] : [cell, ...moved];
  });
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

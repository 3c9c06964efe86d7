/** One insertion, by phase 2 or by a card: every choice of it, and what it does. */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { select } from '@tavola/kernel/rules/select.ts';
import { ask } from '../state/asking.ts';
import { type Cell, cellOf, nameOf, type Orientation } from '../state/cells.ts';
import { at, inserting, lyingTo } from '../state/picks.ts';
import { type Calamandara, type Insertion, travellerOf } from '../state/state.ts';
import { isAttack, type SymbolKind } from '../state/symbols.ts';
import { applyInsertion, hasInsertion, insertionCells } from './inserting.ts';
import { mirrorsFacing, settleMirrors } from './mirrors.ts';
import { chooseStar } from './stars.ts';
import { type Site, waysFor } from './ways.ts';

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

export function* chooseWay(table: Calamandara, site: Site, symbol: SymbolKind, cell: Cell): Rules<Orientation | null> {
  const ways = waysFor(site, symbol, cell);
  if (ways.length === 1) return ways[0] as Orientation | null;
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

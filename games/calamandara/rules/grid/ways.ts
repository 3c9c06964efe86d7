/** CAL-5.4.1, 5.5.1, 5.6.1, 5.7.6, 5.10.4: how a symbol may lie, inserted or relocated. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import {
  AXIS,
  type Axis,
  type Cell,
  DIRECTIONS,
  type Direction,
  FORWARD,
  OPPOSITE,
  type Orientation,
  PLACES,
  RIGHT,
  type Side,
} from '../state/cells.ts';
import { inFinalZone, type Layout, layoutFor, ROW_AXIS } from '../state/lines.ts';
import type { Options } from '../state/options.ts';
import type { Piece, State, Traveller } from '../state/state.ts';
import type { SymbolKind } from '../state/symbols.ts';
import { wouldHitOwn } from './mirrors.ts';
import { type Towers, towersOf } from './towers.ts';

/** The moment of one insertion: who inserts, and the board as it was just before (CAL-5.5.11). */
export type Site = {
  readonly state: State;
  readonly options: Options;
  readonly seat: Seat;
  readonly layout: Layout;
  readonly towers: Towers;
};

export function siteOf(state: State, options: Options, seat: Seat): Site {
  return { state, options, seat, layout: layoutFor(state.travellers.length), towers: towersOf(state) };
}

const NO_WAY: readonly null[] = [null];
const AXES: readonly Axis[] = ['horizontal', 'vertical'];

/** How a symbol may lie when it is inserted: fixed in an initial zone, chosen in the final zone (Obs. H, I). */
export function waysFor(site: Site, kind: SymbolKind, cell: Cell): readonly (Orientation | null)[] {
  const { state, seat, towers } = site;
  if (kind === 'footprint') return [FORWARD[(state.travellers[seat] as Traveller).side]];
  if (kind === 'tower') return choices(cell, ROW_AXIS, AXES).filter((axis) => roomFor(site, kind, cell, axis) > 0);
  if (kind === 'cave' || kind === 'wing') {
    return choices(cell, FORWARD, DIRECTIONS).filter((d) => roomFor(site, kind, cell, AXIS[RIGHT[d]]) > 0);
  }
  if (kind !== 'mirror') return NO_WAY;
  return choices(cell, TIP, DIRECTIONS).filter((tip) => !wouldHitOwn(state, towers, seat, cell, tip));
}

/** How a symbol may lie when it is relocated (CAL-5.7.6): footprints and waterfalls keep their way. */
export function waysOnMoving({ state, seat, towers }: Site, piece: Piece, to: Cell): readonly (Orientation | null)[] {
  if (piece.kind === 'tower') return choices(to, ROW_AXIS, AXES);
  if (piece.kind === 'cave' || piece.kind === 'wing') return choices(to, FORWARD, DIRECTIONS);
  if (piece.kind !== 'mirror') return [piece.way];
  return choices(to, TIP, DIRECTIONS).filter((tip) => !wouldHitOwn(state, towers, seat, to, tip));
}

/** CAL-5.6.1: in an initial zone the tip points to the start point. */
const TIP: Readonly<Record<Side, Direction>> = {
  south: OPPOSITE[FORWARD.south],
  west: OPPOSITE[FORWARD.west],
  north: OPPOSITE[FORWARD.north],
  east: OPPOSITE[FORWARD.east],
};

function choices<W extends Orientation>(
  cell: Cell,
  inZone: Readonly<Record<Side, W>>,
  free: readonly W[],
): readonly W[] {
  return inFinalZone(cell) ? free : [inZone[PLACES[cell]?.land as Side]];
}

const MOST_IN_LINE = { tower: 1, wing: 1, cave: 2 } as const;

/** CAL-5.10.4: how many more of a kind a line takes; only those whose own line it is are counted. */
function roomFor({ state, layout }: Site, kind: 'tower' | 'wing' | 'cave', cell: Cell, axis: Axis): number {
  let room: number = MOST_IN_LINE[kind];
  for (const there of layout.line[axis][cell] as readonly Cell[]) {
    const piece = state.board[there] as Piece | null;
    if (piece?.kind === kind && ownAxis(piece) === axis) room--;
  }
  return room;
}

function ownAxis({ kind, way }: Piece): Axis {
  return kind === 'tower' ? (way as Axis) : AXIS[RIGHT[way as Direction]];
}

/** Moves that are built often, made once. */
import { type Cell, DIRECTIONS, type Orientation, PLACES } from './cells.ts';
import type { Move } from './moves.ts';
import { SYMBOLS, type SymbolKind } from './symbols.ts';

type Of<K extends Move['kind']> = Extract<Move, { readonly kind: K }>;

const AT = PLACES.map(({ name }): Of<'at'> => ({ kind: 'at', cell: name }));
const WALK = PLACES.map(({ name }): Of<'walk'> => ({ kind: 'walk', cell: name }));
const WAY = byName(
  [...DIRECTIONS, 'horizontal', 'vertical'] as Orientation[],
  (way): Of<'way'> => ({ kind: 'way', way }),
);
const INSERT = byName(SYMBOLS, (symbol): Of<'insert'> => ({ kind: 'insert', symbol }));
const BOTTOM = byName(SYMBOLS, (symbol): Of<'bottom'> => ({ kind: 'bottom', symbol }));
const SYMBOL = byName(SYMBOLS, (symbol): Of<'symbol'> => ({ kind: 'symbol', symbol }));
const SEAT = [0, 1, 2, 3].map((seat): Of<'seat'> => ({ kind: 'seat', seat }));

export const at = (cell: Cell): Of<'at'> => AT[cell] as Of<'at'>;
export const walkTo = (cell: Cell): Of<'walk'> => WALK[cell] as Of<'walk'>;
export const lyingTo = (way: Orientation): Of<'way'> => WAY[way];
export const inserting = (symbol: SymbolKind): Of<'insert'> => INSERT[symbol];
export const bottomOf = (symbol: SymbolKind): Of<'bottom'> => BOTTOM[symbol];
export const symbolPick = (symbol: SymbolKind): Of<'symbol'> => SYMBOL[symbol];
export const seatPick = (seat: number): Of<'seat'> => SEAT[seat] as Of<'seat'>;

export const PASS: Of<'pass'> = { kind: 'pass' };
export const DONE: Of<'done'> = { kind: 'done' };
export const SKIP: Of<'skip'> = { kind: 'skip' };
export const STAY: Of<'stay'> = { kind: 'stay' };
export const NONE: Of<'none'> = { kind: 'none' };

function byName<K extends string, T>(names: readonly K[], make: (name: K) => T): Readonly<Record<K, T>> {
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Record<K, T>;
}

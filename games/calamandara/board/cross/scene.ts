/** What the drawing needs to know of a table, worked out once for each view. */
import type { TableProps } from '@tavola/games/board/contract.ts';
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { CellName, Side } from '../../rules/state/cells.ts';
import type { Ask, Event, Move } from '../../rules/state/moves.ts';
import type { SymbolView, TravellerView, View } from '../../rules/view.ts';
import type { Words } from '../../text/type.ts';
import { type Point, spot, startSpot } from './geometry.ts';

export type Props = TableProps<View, Move, Ask, Event, Words>;

export type Scene = {
  readonly below: Side;
  readonly sides: readonly Side[];
  readonly symbolAt: ReadonlyMap<CellName, SymbolView>;
  readonly tokenAt: ReadonlyMap<CellName, Seat>;
  at(cell: CellName): Point;
  tokenSpot(traveller: Pick<TravellerView, 'token' | 'side'>): Point;
};

export function sceneOf({ view, bottom }: Pick<Props, 'view' | 'bottom'>): Scene {
  const below = view.travellers[bottom]?.side ?? 'south';
  return {
    below,
    sides: view.travellers.map(({ side }) => side),
    symbolAt: new Map(view.symbols.map((symbol) => [symbol.cell, symbol])),
    tokenAt: new Map(view.travellers.map(({ token, seat }) => [token, seat])),
    at: (cell) => spot(below, cell),
    tokenSpot: ({ token, side }) => (token === 'start' ? startSpot(below, side) : spot(below, token)),
  };
}

/** The kind of a question, whether it is a word or an object. */
export const askKind = (ask: Ask): string => (typeof ask === 'string' ? ask : ask.kind);
/** The cell and the symbol that a question is about. */
export const askCell = (ask: Ask): CellName | null => (typeof ask !== 'string' && 'cell' in ask ? ask.cell : null);
export const askSymbol = (ask: Ask) => (typeof ask !== 'string' && 'symbol' in ask ? ask.symbol : null);

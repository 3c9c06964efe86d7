/** Words that English sentences are made of: places, symbols and cards. */
import { a, counted as countedWord, either, list } from '@tavola/games/text/en.ts';
import { type CellName, cellOf, type Orientation, PLACES, type Side } from '../../rules/state/cells.ts';
import type { CardName } from '../../rules/state/memory.ts';
import type { CardPlace, Line, Mode } from '../../rules/state/state.ts';
import type { SymbolCard, SymbolKind } from '../../rules/state/symbols.ts';
import { counted } from '../counted.ts';
import { cards, symbols } from './cards.ts';

export const sides: { readonly [side in Side]: string } = {
  south: 'South',
  west: 'West',
  north: 'North',
  east: 'East',
};

/** A cell of a land by column and row as its owner counts them, one of the centre like a chess square. */
export function cellName(name: CellName): string {
  const { land, column, row } = PLACES[cellOf(name)]!;
  if (name === 'rift') return 'the Rift';
  return land ? `${sides[land]} ${column}-${row}` : `${'ABCDE'[column - 1]}${row}`;
}
export const at = (name: CellName): string => `on ${cellName(name)}`;

export const ways: { readonly [way in Orientation]: string } = {
  n: 'facing North',
  e: 'facing East',
  s: 'facing South',
  w: 'facing West',
  horizontal: 'along West–East',
  vertical: 'along South–North',
};
/** How a symbol lies, as its kind is spoken of. */
export const lie = (kind: SymbolKind, way: Orientation): string =>
  kind === 'mirror' ? ways[way].replace('facing', 'its tip pointing') : ways[way];
export const lines: { readonly [line in Line]: string } = {
  row: 'the row of the land',
  column: 'the column of the land',
  horizontal: 'the line West–East',
  vertical: 'the line South–North',
  'diagonal-ne': 'the diagonal from south-west to north-east',
  'diagonal-nw': 'the diagonal from south-east to north-west',
};
export const modes: { readonly [mode in Mode]: string } = {
  trade: 'Trade',
  take: 'Just take',
  'top-cards': 'The revealed cards',
  'whole-decks': 'The whole decks',
  cancel: 'Cancel the card',
  prevent: 'Prevent the insertion',
  anywhere: 'One symbol, to any space',
  'final-zone': 'Up to two, inside the Final Zone',
  'initial-zones': 'Up to two, among Initial Zones',
  keep: 'Keep in the reserve',
};
export const places: { readonly [place in CardPlace]: string } = { hand: 'hand', reserve: 'Final Reserve' };

export const card = (name: CardName): string => cards[name].name;
export const symbol = (kind: SymbolKind): string => symbols[kind].name;
export const the = (kind: SymbolKind): string => symbols[kind].the;
export const one = (kind: SymbolKind): string => a(symbol(kind));
export const some = (count: number, kind: SymbolKind): string => countedWord(count, symbol(kind), symbols[kind].plural);

/** What a symbol card brings. */
export const symbolsOf = ({ top, bottom }: SymbolCard): string => `${symbol(top)}; then ${either(bottom.map(symbol))}`;
export const symbolList = (kinds: readonly SymbolKind[]): string => list(counted(kinds, symbol, some));
/** a Cave and 2 Footprints */
export const ones = (kinds: readonly SymbolKind[]): string => list(counted(kinds, one, some));
export const cardList = (names: readonly CardName[]): string => list(names.map(card));
export const countCards = (count: number): string => countedWord(count, 'card');

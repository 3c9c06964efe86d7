/** Words that Portuguese sentences are made of: places, symbols and cards. */
import { counted as countedWord, de, either, em, list, um } from '@tavola/games/text/pt.ts';
import type { Say } from '@tavola/kernel/face/text.ts';
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { type CellName, cellOf, type Orientation, PLACES, type Side } from '../../rules/state/cells.ts';
import type { CardName } from '../../rules/state/memory.ts';
import type { CardPlace, Line, Mode } from '../../rules/state/state.ts';
import type { SymbolCard, SymbolKind } from '../../rules/state/symbols.ts';
import { counted } from '../counted.ts';
import { cards, symbols } from './cards.ts';

export const sides: { readonly [side in Side]: string } = {
  south: 'Sul',
  west: 'Oeste',
  north: 'Norte',
  east: 'Leste',
};

/** A cell of a land by column and row as its owner counts them, one of the centre like a chess square. */
export function cellName(name: CellName): string {
  const { land, column, row } = PLACES[cellOf(name)]!;
  if (name === 'rift') return 'Fenda';
  return land ? `${sides[land]} ${column}-${row}` : `${'ABCDE'[column - 1]}${row}`;
}
const theCell = (name: CellName): string => (name === 'rift' ? 'a Fenda' : cellName(name));
export const at = (name: CellName): string => em(theCell(name));
export const to = (name: CellName): string => `para ${theCell(name)}`;
export const from = (name: CellName): string => de(theCell(name));

export const ways: { readonly [way in Orientation]: string } = {
  n: 'olhando para o Norte',
  e: 'olhando para o Leste',
  s: 'olhando para o Sul',
  w: 'olhando para o Oeste',
  horizontal: 'no eixo Oeste–Leste',
  vertical: 'no eixo Sul–Norte',
};
/** How a symbol lies, as its kind is spoken of. */
export const lie = (kind: SymbolKind, way: Orientation): string =>
  kind === 'mirror' ? ways[way].replace('olhando', 'com a ponta') : ways[way];
export const lines: { readonly [line in Line]: string } = {
  row: 'a linha da terra',
  column: 'a coluna da terra',
  horizontal: 'a linha Oeste–Leste',
  vertical: 'a linha Sul–Norte',
  'diagonal-ne': 'a diagonal de sudoeste a nordeste',
  'diagonal-nw': 'a diagonal de sudeste a noroeste',
};
export const modes: { readonly [mode in Mode]: string } = {
  trade: 'Trocar',
  take: 'Só tomar',
  'top-cards': 'As cartas reveladas',
  'whole-decks': 'Os decks inteiros',
  cancel: 'Anular a carta',
  prevent: 'Impedir a inserção',
  anywhere: 'Um símbolo, para qualquer espaço',
  'final-zone': 'Até dois, dentro da Zona Final',
  'initial-zones': 'Até dois, entre Zonas Iniciais',
  keep: 'Guardar na reserva',
};
export const places: { readonly [place in CardPlace]: string } = { hand: 'mão', reserve: 'Reserva Final' };

export const card = (name: CardName): string => cards[name].name;
export const symbol = (kind: SymbolKind): string => symbols[kind].name;
/** a Torre */
export const the = (kind: SymbolKind): string => symbols[kind].the;
/** uma Torre */
export const one = (kind: SymbolKind): string => um(the(kind));
/** 2 Torres */
export const some = (count: number, kind: SymbolKind): string => countedWord(count, symbol(kind), symbols[kind].plural);

/** What a symbol card brings. */
export const symbolsOf = ({ top, bottom }: SymbolCard): string =>
  `${symbol(top)}; depois ${either(bottom.map(symbol))}`;
export const symbolList = (kinds: readonly SymbolKind[]): string => list(counted(kinds, symbol, some));
/** uma Caverna e 2 Pegadas */
export const ones = (kinds: readonly SymbolKind[]): string => list(counted(kinds, one, some));
export const cardList = (names: readonly CardName[]): string => list(names.map(card));
export const countCards = (count: number): string => countedWord(count, 'carta', 'cartas');

/** "Ruínas de Domodora de Bento", "a sua carta Ruínas de Domodora" */
export const cardOf = (name: CardName, seat: Seat, say: Say): string =>
  seat === say.me ? `a sua carta ${card(name)}` : `${card(name)} de ${say.who(seat)}`;

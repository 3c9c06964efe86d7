/** The nine kinds of symbols and the 36 symbol cards: printed facts. */
import printedCards from '../../data/symbol-cards.json' with { type: 'json' };
import printed from '../../data/symbols.json' with { type: 'json' };

export type SymbolKind =
  | 'footprint'
  | 'mountain'
  | 'cave'
  | 'wing'
  | 'tower'
  | 'mirror'
  | 'star'
  | 'waterfall'
  | 'fire';

export const SYMBOLS: readonly SymbolKind[] = printed.symbols.map((symbol) => symbol.id as SymbolKind);

/** How many of each kind a depot holds at the start (CAL-4.1). */
export const SHARE = Object.fromEntries(printed.symbols.map((symbol) => [symbol.id, symbol.perTraveller])) as Readonly<
  Record<SymbolKind, number>
>;

export type SymbolCard = { readonly top: SymbolKind; readonly bottom: readonly SymbolKind[] };
/** A symbol card by its number, 0 to 35. */
export const SYMBOL_CARDS: readonly SymbolCard[] = printedCards.cards.map((card) => ({
  top: card.top as SymbolKind,
  bottom: card.bottom as SymbolKind[],
}));

const attack = setOf(printed.attackSet);
const onRift = setOf(printed.riftAllowed);

/** Mountain, mirror, fire and star. */
export const isAttack = (kind: SymbolKind): boolean => attack[kind] === true;
/** CAL-5.10.3 */
export const mayLieOnRift = (kind: SymbolKind): boolean => onRift[kind] === true;
/** What a ripe waterfall may become (CAL-5.8.3). */
export const WATERFALL_BECOMES = printed.waterfallBecomes as readonly SymbolKind[];

function setOf(kinds: readonly string[]): { readonly [kind: string]: true | undefined } {
  return Object.fromEntries(kinds.map((kind) => [kind, true]));
}

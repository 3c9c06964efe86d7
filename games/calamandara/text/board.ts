/** The board in words: the same lines in both languages, each written with that language's words. */
import type { Say } from '@tavola/kernel/face/text.ts';
import { cellOf, PLACES, SIDES, type Side } from '../rules/state/cells.ts';
import type { CardName } from '../rules/state/memory.ts';
import type { SymbolKind } from '../rules/state/symbols.ts';
import type { DraftView, EntryView, SymbolView, TravellerView, View } from '../rules/view.ts';

/** How a language counts and lists what a traveller has. */
type Counting = {
  readonly empty: string;
  readonly countCards: (count: number) => string;
  readonly cardList: (names: readonly CardName[]) => string;
  readonly list: (words: readonly string[]) => string;
  readonly some: (count: number, kind: SymbolKind) => string;
};

/** A hand or final reserve: how many cards, and which of them are known. */
export function cardsInWords(words: Counting, cards: readonly (CardName | null)[]): string {
  if (cards.length === 0) return words.empty;
  const known = cards.filter((name) => name !== null);
  const count = words.countCards(cards.length);
  return known.length === 0 ? count : `${count} (${words.cardList(known)})`;
}

export function depotInWords({ list, some }: Counting, { depot }: TravellerView): string {
  const kinds = Object.keys(depot) as SymbolKind[];
  return list(kinds.filter((kind) => depot[kind] > 0).map((kind) => some(depot[kind], kind)));
}

export type BoardWords = {
  turn(view: View, say: Say): string;
  draft(draft: DraftView): string;
  walk(view: View, say: Say): string;
  entry(entry: EntryView, say: Say): string;
  /** Token, reserve, depot, cards and blocks of a traveller. */
  traveller(traveller: TravellerView, say: Say): readonly string[];
  land(side: Side | null, view: View, say: Say): string;
  symbol(symbol: SymbolView, say: Say): string;
  empty: string;
};

export function boardInWords(words: BoardWords, view: View, say: Say): readonly string[] {
  return [
    words.turn(view, say),
    ...(view.draft === null ? [] : [words.draft(view.draft)]),
    ...(view.destination === null ? [] : [words.walk(view, say)]),
    ...view.stack.toReversed().map((entry) => words.entry(entry, say)),
    ...view.travellers.flatMap((traveller) => words.traveller(traveller, say)),
    ...places(view).map((side) => {
      const here = view.symbols.filter((symbol) => PLACES[cellOf(symbol.cell)]?.land === side);
      const what = here.map((symbol) => words.symbol(symbol, say)).join('; ');
      return `${words.land(side, view, say)}: ${what || words.empty}`;
    }),
  ];
}

/** The central board and the lands in play. */
function places({ travellers }: View): readonly (Side | null)[] {
  return [null, ...SIDES.filter((side) => travellers.some((traveller) => traveller.side === side))];
}

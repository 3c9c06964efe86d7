/** What both languages must say. */

import type { GameText, Say } from '@tavola/kernel/face/text.ts';
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { CellName, Orientation, Side } from '../rules/state/cells.ts';
import type { CardName } from '../rules/state/memory.ts';
import type { Ask, Event, Move } from '../rules/state/moves.ts';
import type { Line } from '../rules/state/state.ts';
import type { SymbolCard, SymbolKind } from '../rules/state/symbols.ts';
import type { SymbolView, View } from '../rules/view.ts';
import type { CardText, SymbolText } from './card-text.ts';
import type { Counts } from './counts.ts';
import type { NewsWords } from './news.ts';
import type { StakeWords } from './stakes.ts';

export type Text = GameText<Ask, Move, Event, View, Words>;

/** What board and face say besides: names of things to eyes and screen readers. */
export type Words = {
  readonly counts: Counts;
  readonly news: NewsWords;
  /** What is known before a pick. */
  readonly stakes: StakeWords;
  readonly cards: { readonly [card in CardName]: CardText };
  readonly symbols: { readonly [kind in SymbolKind]: SymbolText };
  readonly sides: { readonly [side in Side]: string };
  readonly board: (targets: number) => string;
  /** A cell with what stands on it. */
  readonly cell: (cell: CellName, symbol: SymbolView | null, token: Seat | null, say: Say) => string;
  /** What a cell of this zone is for. */
  readonly zones: { readonly initial: string; readonly final: string; readonly rift: string };
  readonly aboutTraveller: {
    readonly name: (who: string) => string;
    readonly text: (side: string, steps: string) => string;
  };
  readonly start: (seat: Seat, say: Say) => string;
  /** How a symbol may lie, and the lines of a Star. */
  readonly ways: { readonly [way in Orientation]: string };
  readonly lines: { readonly [line in Line]: string };
  readonly immediate: string;
  readonly linked: string;
  readonly hand: string;
  readonly hiddenCard: string;
  readonly revealed: string;
  readonly readCards: string;
  readonly closeCards: string;
  /** Of a card whose holder is asked whenever it could be used. */
  readonly armed: string;
  readonly armCard: string;
  readonly finalReserve: string;
  readonly reserve: string;
  readonly freePlace: string;
  readonly depot: string;
  readonly inDepot: (kind: SymbolKind, count: number) => string;
  readonly symbolCard: string;
  readonly symbolCardOf: (card: SymbolCard) => string;
  /** "Fire; then Footprint, Tower or Cave" */
  readonly symbolsOf: (card: SymbolCard) => string;
  readonly noSymbolCard: string;
  readonly memoryDeck: string;
  readonly symbolDeck: string;
  readonly discard: string;
  readonly symbolDiscard: string;
  readonly piles: string;
  readonly emptyPile: string;
  readonly fromTop: (place: number) => string;
  readonly hiddenCards: (n: number) => string;
  readonly waitsOnDeck: string;
  readonly waitsWith: (seat: Seat, say: Say) => string;
  readonly startWith: (kinds: readonly SymbolKind[]) => string;
  readonly pack: (left: number) => string;
  readonly nextCard: string;
  readonly copies: (count: number) => string;
  readonly stack: string;
  readonly resolves: string;
  readonly carries: (effect: CardName) => string;
  readonly kept: string;
  readonly prevented: string;
  readonly suspended: string;
  readonly sealed: string;
  readonly silenced: string;
  readonly invading: (seat: Seat, say: Say) => string;
  readonly atStart: string;
  readonly inFinalZone: string;
  readonly steps: (distance: number) => string;
  readonly phases: readonly [acquire: string, insert: string, move: string, memories: string];
  readonly preparing: string;
  readonly round: (round: number) => string;
  readonly turn: (round: number, seat: Seat, repeated: boolean, say: Say) => string;
  readonly distance: string;
  /** By which rule it ended, by the reason; after the winner's name. */
  readonly endings: { readonly [reason: string]: (round: number) => string };
};

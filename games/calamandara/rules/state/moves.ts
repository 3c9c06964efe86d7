/** What can be asked, picked and told. The sentences are in text/. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { CellName, Orientation } from './cells.ts';
import type { CardName } from './memory.ts';
import type { CardPlace, Choice, Insertion, Line, Mode, Origin, Window } from './state.ts';
import type { SymbolKind } from './symbols.ts';

export type Ask =
  // setup
  | { readonly kind: 'draft'; readonly left: number }
  | { readonly kind: 'order-symbol-deck'; readonly left: number }
  | { readonly kind: 'order-memory-deck'; readonly left: number }
  | 'opening-symbols'
  // windows and the stack
  | {
      readonly kind: 'window';
      readonly window: Window;
      readonly active: Seat;
      /** After phase 2: the cells where something other than a footprint was laid, and the travellers whose tokens were pushed. */
      readonly cells?: readonly CellName[];
      readonly tokens?: readonly Seat[];
    }
  | { readonly kind: 'respond'; readonly user: Seat; readonly card: CardName; readonly effect: CardName }
  // the phases
  | 'acquire'
  | { readonly kind: 'bottom-symbol'; readonly top: SymbolKind }
  | 'insert'
  | { readonly kind: 'insert-where'; readonly symbol: SymbolKind }
  | { readonly kind: 'which-way'; readonly symbol: SymbolKind; readonly cell: CellName }
  | { readonly kind: 'fire-after'; readonly cell: CellName }
  | { readonly kind: 'waterfall-after'; readonly cell: CellName }
  | { readonly kind: 'star-line'; readonly cell: CellName }
  | { readonly kind: 'star-place'; readonly symbol: SymbolKind; readonly cell: CellName }
  | { readonly kind: 'transform'; readonly cell: CellName }
  | { readonly kind: 'pushed'; readonly cell: CellName }
  | 'walk'
  | 'memories'
  | 'reserve'
  | 'discard'
  | { readonly kind: 'draw'; readonly most: number }
  | { readonly kind: 'draw-on-leaving'; readonly most: number }
  /** `left` cards are still too many. */
  | { readonly kind: 'keep-three'; readonly left: number }
  // card choices
  | { readonly kind: 'for-whom'; readonly card: CardName }
  | { readonly kind: 'accept-help'; readonly card: CardName; readonly from: Seat }
  | { readonly kind: 'target'; readonly card: CardName }
  | { readonly kind: 'reveal-next'; readonly card: CardName }
  | { readonly kind: 'place'; readonly card: CardName; readonly target: Seat }
  | { readonly kind: 'own-place'; readonly card: CardName }
  | { readonly kind: 'mode'; readonly card: CardName }
  | { readonly kind: 'how-many'; readonly card: CardName; readonly target: Seat }
  | { readonly kind: 'give-symbol'; readonly card: CardName; readonly target: Seat }
  | { readonly kind: 'take-symbol'; readonly card: CardName; readonly target: Seat }
  | { readonly kind: 'remove-symbol'; readonly card: CardName; readonly left: number }
  | { readonly kind: 'discard-symbol'; readonly card: CardName }
  | { readonly kind: 'theory-symbol'; readonly card: CardName }
  | { readonly kind: 'plural-symbol'; readonly card: CardName }
  | { readonly kind: 'destroy'; readonly left: number }
  | { readonly kind: 'relocate'; readonly left: number }
  | { readonly kind: 'relocate-where'; readonly symbol: SymbolKind; readonly cell: CellName }
  | { readonly kind: 'entropy'; readonly done: number }
  | { readonly kind: 'invade-where'; readonly target: Seat }
  | { readonly kind: 'walk-where'; readonly target: Seat }
  | 'footprint-source'
  | 'footprint-recipient'
  | { readonly kind: 'revive'; readonly card: CardName }
  | { readonly kind: 'now-or-later'; readonly card: CardName }
  // on resolving
  | { readonly kind: 'blind-pick'; readonly card: CardName; readonly target: Seat; readonly place: CardPlace }
  | { readonly kind: 'own-card'; readonly card: CardName; readonly place: CardPlace }
  // what people who draw from real decks say
  | 'who-begins'
  | { readonly kind: 'drew-card'; readonly seat: Seat }
  | { readonly kind: 'deck-card'; readonly seat: Seat }
  | { readonly kind: 'symbol-card'; readonly seat: Seat }
  | { readonly kind: 'deck-symbol-card'; readonly seat: Seat }
  | { readonly kind: 'lost-card'; readonly seat: Seat; readonly place: CardPlace };

export type Move =
  | { readonly kind: 'take-card'; readonly card: CardName }
  | { readonly kind: 'next-symbol-card'; readonly number: number }
  | { readonly kind: 'next-card'; readonly card: CardName }
  | { readonly kind: 'keep-rest' }
  | { readonly kind: 'open'; readonly symbols: readonly SymbolKind[] }
  /** `from` is left out for a card of the hand; `on` names the final reserve a taken card lies on. */
  | { readonly kind: 'use'; readonly card: CardName; readonly from?: Exclude<Origin, 'hand'>; readonly on?: Seat }
  | { readonly kind: 'pass' }
  | { readonly kind: 'acquire' }
  | { readonly kind: 'skip' }
  | { readonly kind: 'bottom'; readonly symbol: SymbolKind }
  | { readonly kind: 'insert'; readonly symbol: SymbolKind }
  | { readonly kind: 'transform'; readonly cell: CellName }
  | { readonly kind: 'done' }
  | { readonly kind: 'at'; readonly cell: CellName }
  | { readonly kind: 'way'; readonly way: Orientation }
  | { readonly kind: 'leave-it' }
  | { readonly kind: 'withdraw' }
  | { readonly kind: 'line'; readonly line: Line }
  | { readonly kind: 'become'; readonly symbol: SymbolKind }
  | { readonly kind: 'walk'; readonly cell: CellName }
  | { readonly kind: 'stay' }
  | { readonly kind: 'memories' }
  | { readonly kind: 'reserve'; readonly card: CardName }
  /** `waiting` is there for a card that waits on the seat's memory deck. */
  | { readonly kind: 'discard'; readonly card: CardName; readonly waiting?: true }
  | { readonly kind: 'none' }
  | { readonly kind: 'draw'; readonly count: number }
  | { readonly kind: 'put-back'; readonly card: CardName }
  | { readonly kind: 'seat'; readonly seat: Seat }
  | { readonly kind: 'accept' }
  | { readonly kind: 'decline' }
  | { readonly kind: 'place'; readonly place: CardPlace }
  | { readonly kind: 'mode'; readonly mode: Mode }
  | { readonly kind: 'count'; readonly count: number }
  | { readonly kind: 'symbol'; readonly symbol: SymbolKind }
  | { readonly kind: 'symbol-of'; readonly seat: Seat; readonly symbol: SymbolKind }
  | { readonly kind: 'source'; readonly source: 'depot' | 'reserve' }
  | { readonly kind: 'revive'; readonly seat: Seat; readonly card: CardName }
  | { readonly kind: 'use-now' }
  | { readonly kind: 'keep-it' }
  | { readonly kind: 'revealed-card'; readonly card: CardName }
  | { readonly kind: 'hidden-card' }
  | { readonly kind: 'give'; readonly card: CardName };

export type Event =
  // setup and turns
  | { readonly kind: 'first-traveller'; readonly seat: Seat }
  | { readonly kind: 'drafted'; readonly seat: Seat; readonly card?: CardName }
  | { readonly kind: 'ordered-decks'; readonly seat: Seat }
  | { readonly kind: 'opened'; readonly seat: Seat; readonly symbols: readonly SymbolKind[] }
  | { readonly kind: 'turn'; readonly seat: Seat; readonly round: number; readonly repeated: boolean }
  | { readonly kind: 'turn-ended'; readonly seat: Seat }
  // symbols
  | {
      readonly kind: 'acquired';
      readonly seat: Seat;
      readonly from: Seat;
      readonly symbols: readonly SymbolKind[];
    }
  | { readonly kind: 'deck-turned-over'; readonly seat: Seat }
  | { readonly kind: 'inserted'; readonly seat: Seat; readonly insertion: Insertion }
  | { readonly kind: 'burned'; readonly seat: Seat; readonly symbol: SymbolKind; readonly cell: CellName }
  | { readonly kind: 'cleaned'; readonly seat: Seat; readonly cell: CellName }
  | {
      readonly kind: 'transformed';
      readonly seat: Seat;
      readonly cell: CellName;
      readonly symbol: SymbolKind;
      readonly way: Orientation | null;
    }
  | {
      readonly kind: 'relocated';
      readonly seat: Seat;
      readonly symbol: SymbolKind;
      readonly from: CellName;
      readonly to: CellName;
      readonly way: Orientation | null;
    }
  | { readonly kind: 'destroyed'; readonly seat: Seat; readonly symbol: SymbolKind; readonly cell: CellName }
  | { readonly kind: 'waterfall-expired'; readonly seat: Seat; readonly cell: CellName }
  // tokens
  | { readonly kind: 'declared-walk'; readonly seat: Seat; readonly cell: CellName }
  | { readonly kind: 'walked'; readonly seat: Seat; readonly cell: CellName; readonly by: Seat }
  | { readonly kind: 'stayed'; readonly seat: Seat }
  | { readonly kind: 'invaded'; readonly seat: Seat; readonly land: Seat; readonly cell: CellName }
  | { readonly kind: 'pushed'; readonly seat: Seat; readonly mirror: CellName; readonly cell: CellName }
  | { readonly kind: 'decayed'; readonly seat: Seat; readonly mirror: CellName }
  | { readonly kind: 'entered-final-zone'; readonly seat: Seat }
  | { readonly kind: 'left-final-zone'; readonly seat: Seat }
  // memory cards: the names only for those who may know them
  | { readonly kind: 'declared-memories'; readonly seat: Seat }
  | { readonly kind: 'reserved'; readonly seat: Seat; readonly card?: CardName }
  | { readonly kind: 'discarded'; readonly seat: Seat; readonly card: CardName }
  | { readonly kind: 'drew'; readonly seat: Seat; readonly count: number; readonly cards?: readonly CardName[] }
  | { readonly kind: 'put-back'; readonly seat: Seat; readonly count: number; readonly cards?: readonly CardName[] }
  | { readonly kind: 'took-up-reserve'; readonly seat: Seat; readonly count: number }
  // the stack
  | {
      readonly kind: 'used';
      readonly seat: Seat;
      /** Who is treated as the user (CAL-5.19.6). */
      readonly user: Seat;
      readonly card: CardName;
      readonly effect: CardName;
      readonly kept: boolean;
      readonly choice: Choice;
    }
  | { readonly kind: 'help-declined'; readonly seat: Seat; readonly from: Seat; readonly card: CardName }
  | { readonly kind: 'cancelled'; readonly seat: Seat; readonly user: Seat; readonly card: CardName }
  | { readonly kind: 'protected'; readonly seat: Seat; readonly card: CardName }
  | { readonly kind: 'opposed'; readonly seat: Seat; readonly user: Seat; readonly card: CardName }
  | { readonly kind: 'failed'; readonly seat: Seat; readonly card: CardName; readonly to: 'hand' | 'discard' }
  | { readonly kind: 'suspended'; readonly seat: Seat; readonly card: CardName }
  | {
      readonly kind: 'waits';
      readonly seat: Seat;
      readonly card: CardName;
      readonly on: 'deck' | 'reserve';
      readonly board: Seat;
    }
  | { readonly kind: 'waiting-discarded'; readonly seat: Seat; readonly card: CardName }
  // effects
  | { readonly kind: 'turn-prevented'; readonly seat: Seat; readonly by: Seat }
  | { readonly kind: 'acquisition-undone'; readonly seat: Seat; readonly by: Seat }
  | { readonly kind: 'insertion-undone'; readonly seat: Seat; readonly by: Seat }
  | { readonly kind: 'sealed'; readonly seat: Seat; readonly by: Seat }
  | { readonly kind: 'silenced'; readonly seat: Seat; readonly by: Seat }
  | { readonly kind: 'walk-prevented'; readonly seat: Seat; readonly by: Seat }
  | { readonly kind: 'turn-repeats'; readonly seat: Seat; readonly by: Seat }
  | { readonly kind: 'gave-footprint'; readonly seat: Seat; readonly to: Seat; readonly source: 'depot' | 'reserve' }
  | { readonly kind: 'hands-rotated'; readonly clockwise: boolean }
  | { readonly kind: 'symbol-cards-rotated'; readonly clockwise: boolean; readonly mode: Mode }
  | {
      readonly kind: 'traded-symbols';
      readonly seat: Seat;
      readonly with: Seat;
      readonly given: SymbolKind | null;
      readonly received: readonly SymbolKind[];
    }
  | { readonly kind: 'symbol-removed'; readonly seat: Seat; readonly symbol: SymbolKind; readonly by: Seat }
  | { readonly kind: 'symbol-discarded'; readonly seat: Seat; readonly symbol: SymbolKind }
  | {
      readonly kind: 'symbol-blocked';
      readonly seat: Seat;
      readonly symbol: SymbolKind;
      readonly to: 'reserve' | 'depot';
    }
  | {
      readonly kind: 'symbols-copied';
      readonly seat: Seat;
      readonly symbols: readonly SymbolKind[];
    }
  | {
      readonly kind: 'eliminated';
      readonly seat: Seat;
      readonly place: CardPlace;
      readonly card: CardName;
      readonly by: Seat;
    }
  | {
      readonly kind: 'traded-cards';
      readonly seat: Seat;
      readonly with: Seat;
      readonly ownPlace: CardPlace | null;
      readonly place: CardPlace;
      readonly count: number;
      readonly given?: CardName;
      readonly received?: readonly CardName[];
    }
  | { readonly kind: 'revealed'; readonly seat: Seat; readonly cards: readonly CardName[] };

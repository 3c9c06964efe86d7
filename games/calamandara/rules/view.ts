/** Section 8: what each seat may see. Built up from nothing. */
import type { Eyes, Seat } from '@tavola/kernel/rules/ask.ts';
import { type CellName, nameOf, type Orientation, type Side } from './state/cells.ts';
import { type Card, type CardName, NAME } from './state/memory.ts';
import {
  type Choice,
  OPEN,
  type Origin,
  type Piece,
  type State,
  type Step,
  type Traveller,
  type Waiting,
  type Window,
} from './state/state.ts';
import { SYMBOL_CARDS, type SymbolCard, type SymbolKind } from './state/symbols.ts';

export type SymbolView = {
  readonly cell: CellName;
  readonly kind: SymbolKind;
  readonly way: Orientation | null;
  /** Waterfalls only. */
  readonly owner: Seat | null;
  readonly ripe: boolean;
};
export type WaitingView = { readonly card: CardName; readonly by: Seat };
export type TravellerView = {
  readonly seat: Seat;
  readonly side: Side;
  readonly token: CellName | 'start';
  readonly invading: Seat | null;
  readonly inFinalZone: boolean;
  readonly depot: Readonly<Record<SymbolKind, number>>;
  readonly reserve: readonly SymbolKind[];
  /** The revealed symbol card (not yet one while decks are ordered), and those below it from the top down: null where the viewer does not know them. */
  readonly symbolCard: SymbolCard | null;
  readonly symbolDeck: readonly (SymbolCard | null)[];
  /** First used first. */
  readonly symbolDiscard: readonly SymbolCard[];
  /** Known cards by name, then null for each hidden one. */
  readonly hand: readonly (CardName | null)[];
  readonly finalReserve: readonly (CardName | null)[];
  /** The cards of hand and final reserve that lie open for all. */
  readonly revealed: readonly CardName[];
  /** From the top down; null where the viewer does not know the card. */
  readonly memoryDeck: readonly (CardName | null)[];
  /** The last one is the top. */
  readonly discard: readonly CardName[];
  readonly onDeck: readonly WaitingView[];
  readonly onReserve: readonly WaitingView[];
  readonly sealed: boolean;
  readonly silenced: boolean;
};
export type EntryView = {
  readonly player: Seat;
  readonly user: Seat;
  readonly card: CardName;
  readonly origin: Origin;
  readonly effect: CardName;
  readonly kept: boolean;
  readonly suspended: boolean;
  readonly prevented: boolean;
  readonly sealed: boolean;
  readonly choice: Choice;
};
export type DraftView = {
  readonly holder: Seat;
  readonly left: number;
  /** The pack for the traveller who holds it, and for everybody their own cards. */
  readonly pack: readonly CardName[] | null;
  readonly own: readonly CardName[];
};
export type View = {
  readonly step: Step;
  readonly window: Window | null;
  readonly round: number;
  readonly first: Seat;
  readonly active: Seat;
  readonly repeated: boolean;
  readonly pendingRepeats: number;
  readonly destination: CellName | null;
  readonly symbols: readonly SymbolView[];
  readonly travellers: readonly TravellerView[];
  /** The last entry is the last one of the list. */
  readonly stack: readonly EntryView[];
  readonly draft: DraftView | null;
};

export function view(state: State, eyes: Eyes): View {
  return {
    step: state.step,
    window: state.window,
    round: state.round,
    first: state.first,
    active: state.active,
    repeated: state.repeated,
    pendingRepeats: state.pendingRepeats,
    destination: state.destination === null ? null : nameOf(state.destination),
    symbols: state.board.flatMap((piece, cell) => (piece ? [symbolView(state, piece, nameOf(cell))] : [])),
    travellers: state.travellers.map((traveller, seat) => travellerView(state, traveller, seat, eyes)),
    stack: state.stack.map((entry) => ({
      player: entry.player,
      user: entry.user,
      card: entry.name,
      origin: entry.origin,
      effect: entry.effect,
      kept: entry.kept,
      suspended: entry.suspended,
      prevented: entry.prevented,
      sealed: entry.sealed,
      choice: entry.choice,
    })),
    draft: draftView(state, eyes),
  };
}

function symbolView(state: State, { kind, way, owner, since }: Piece, cell: CellName): SymbolView {
  const ripe = owner !== null && (state.travellers[owner] as Traveller).turnsBegun > since;
  return { cell, kind, way, owner, ripe };
}

function travellerView(state: State, traveller: Traveller, seat: Seat, eyes: Eyes): TravellerView {
  const own = typeof eyes === 'number' ? 1 << eyes : 0;
  const knows = (mask: number) => eyes === 'open' || (mask & (OPEN | own)) !== 0;
  const card = (copy: Card) => (knows(state.known[copy] as number) ? (NAME[copy] as CardName) : null);
  const symbolCard = (number: number) => (knows(state.seen[number] as number) ? symbolCardOf(number) : null);
  const [top, ...below] = traveller.symbolDeck.toReversed();
  const held = [...traveller.hand, ...traveller.finalReserve];
  return {
    seat,
    side: traveller.side,
    token: traveller.token.cell < 0 ? 'start' : nameOf(traveller.token.cell),
    invading: traveller.token.invading,
    inFinalZone: traveller.inFinalZone,
    depot: { ...traveller.depot },
    reserve: traveller.reserve.slice(),
    symbolCard: top === undefined ? null : symbolCard(top),
    symbolDeck: below.map(symbolCard),
    symbolDiscard: traveller.symbolDiscard.map(symbolCardOf),
    hand: knownFirst(traveller.hand.map(card)),
    finalReserve: knownFirst(traveller.finalReserve.map(card)),
    revealed: held
      .filter((copy) => ((state.known[copy] as number) & OPEN) !== 0)
      .map((copy) => NAME[copy] as CardName)
      .sort(),
    memoryDeck: traveller.memoryDeck.toReversed().map(card),
    discard: traveller.discard.map((copy) => NAME[copy] as CardName),
    onDeck: traveller.onDeck.map(waitingView),
    onReserve: traveller.onReserve.map(waitingView),
    sealed: traveller.sealed,
    silenced: traveller.silenced,
  };
}

/** The order of a hand tells nothing: known cards by name, then the hidden ones. */
function knownFirst(cards: readonly (CardName | null)[]): (CardName | null)[] {
  const known = cards.filter((card) => card !== null).sort();
  return [...known, ...new Array<null>(cards.length - known.length).fill(null)];
}

function symbolCardOf(number: number): SymbolCard {
  return SYMBOL_CARDS[number] as SymbolCard;
}

function waitingView({ name, by }: Waiting): WaitingView {
  return { card: name, by };
}

function draftView({ draft }: State, eyes: Eyes): DraftView | null {
  if (draft === null) return null;
  const named = (cards: readonly Card[]) => cards.map((card) => NAME[card] as CardName).sort();
  return {
    holder: draft.holder,
    left: draft.pack.length,
    pack: eyes === draft.holder || eyes === 'open' ? named(draft.pack) : null,
    own: named(draft.taken.filter(({ seat }) => seat === eyes).map(({ card }) => card)),
  };
}

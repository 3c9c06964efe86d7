/** How a seat imagines what it cannot know, and what must always hold. */
import type { Seat } from '@tavola/kernel/ask.ts';
import { dealtAnew, type Rng } from '@tavola/kernel/rng.ts';
import type { Card } from './rules/memory.ts';
import { NAME } from './rules/memory.ts';
import { OPEN, type State, type Traveller } from './rules/state.ts';
import { SHARE, SYMBOL_CARDS, SYMBOLS } from './rules/symbols.ts';

/** A place of one card: the list it lies in and its position. */
type Slot = { readonly list: Card[]; readonly at: number };

/** Section 8: hands, reserves, decks and the draft pack, as far as `seat` does not know them, are dealt anew. */
export function redeal(state: State, seat: Seat, rng: Rng): void {
  const mine = OPEN | (1 << seat);
  const isHidden = (masks: readonly number[]) => (card: number) => ((masks[card] as number) & mine) === 0;
  for (const slots of memorySlots(state, seat, isHidden(state.known))) deal(slots, state.known, rng);
  deal(
    slotsOf(
      state.travellers.map(({ symbolDeck }) => symbolDeck),
      isHidden(state.seen),
    ),
    state.seen,
    rng,
  );
  redealDraft(state, seat, rng);
}

/** After a draft a traveller knows what the own deck is made of, and so what the others have; otherwise all hidden cards are one pool. */
function memorySlots(state: State, seat: Seat, isHidden: (card: Card) => boolean): Slot[][] {
  const own = state.travellers[seat]?.memoryDeck as Card[];
  const rest = [
    ...state.travellers.flatMap(({ hand, finalReserve }) => [hand, finalReserve]),
    ...state.travellers.map(({ memoryDeck }) => memoryDeck).filter((deck) => deck !== own),
    state.onTheWay,
  ];
  const [ownSlots, otherSlots] = [slotsOf([own], isHidden), slotsOf(rest, isHidden)];
  return state.mode === 'draft' ? [ownSlots, otherSlots] : [[...ownSlots, ...otherSlots]];
}

function slotsOf(lists: readonly Card[][], isHidden: (card: Card) => boolean): Slot[] {
  return lists.flatMap((list) => list.flatMap((card, at) => (isHidden(card) ? [{ list, at }] : [])));
}

/** Who else knows a card belongs to its place, not to the card. */
function deal(slots: readonly Slot[], masks: number[], rng: Rng): void {
  const cards = slots.map(({ list, at }) => list[at] as Card);
  const known = cards.map((card) => masks[card] as number);
  dealtAnew(cards, rng);
  for (const [i, { list, at }] of slots.entries()) {
    list[at] = cards[i] as Card;
    masks[cards[i] as Card] = known[i] as number;
  }
}

/** Between two own picks a traveller sees which cards have gone, not who took which; since the last one nothing at all. */
function redealDraft({ draft }: State, seat: Seat, rng: Rng): void {
  if (draft === null) return;
  const { taken, pack, holder } = draft;
  let gap: number[] = [];
  const swap = (withPack: boolean): void => {
    const cards = [...gap.map((at) => taken[at]?.card as Card), ...(withPack ? pack : [])];
    dealtAnew(cards, rng);
    for (const [i, at] of gap.entries()) taken[at] = { seat: taken[at]?.seat as Seat, card: cards[i] as Card };
    if (withPack) pack.splice(0, pack.length, ...cards.slice(gap.length));
    gap = [];
  };
  for (const [at, one] of taken.entries()) {
    if (one.seat === seat) swap(false);
    else gap.push(at);
  }
  swap(holder !== seat);
}

/** CAL-5.17.2 and 72 + 36 cards: every component is in exactly one place. */
export function flaw(state: State): string | null {
  return symbolFlaw(state) ?? cardFlaw(state) ?? tokenFlaw(state);
}

function symbolFlaw({ travellers, board }: State): string | null {
  for (const kind of SYMBOLS) {
    let count = 0;
    for (const { depot, reserve } of travellers) {
      if (depot[kind] < 0) return `a depot holds ${depot[kind]} ${kind}`;
      if (reserve.length > 4) return `a reserve holds ${reserve.join(' ')}`;
      count += depot[kind] + reserve.filter((symbol) => symbol === kind).length;
    }
    count += board.filter((piece) => piece?.kind === kind).length;
    if (count !== SHARE[kind] * travellers.length) return `${count} symbols of kind ${kind}`;
  }
  return null;
}

function cardFlaw(state: State): string | null {
  const waiting = state.travellers.flatMap(({ onDeck, onReserve }) => [...onDeck, ...onReserve]);
  const cards = [
    ...state.travellers.flatMap((t) => [...t.hand, ...t.finalReserve, ...t.memoryDeck, ...t.discard]),
    ...waiting.flatMap(({ card }) => (card === null ? [] : [card])),
    ...state.stack.flatMap(({ card }) => (card === null ? [] : [card])),
    ...(state.draft ? [...state.draft.pack, ...state.draft.taken.map(({ card }) => card)] : []),
    ...state.onTheWay,
  ];
  if (cards.length !== NAME.length || new Set(cards).size !== NAME.length)
    return `memory cards: ${cards.length}, ${new Set(cards).size} different`;
  const symbolCards = state.travellers.flatMap((t) => [...t.symbolDeck, ...t.symbolDiscard]);
  if (symbolCards.length !== SYMBOL_CARDS.length || new Set(symbolCards).size !== SYMBOL_CARDS.length)
    return 'symbol cards';
  const tooMany = state.travellers.find(
    (t) => t.hand.length > 5 + overflow(t) || t.finalReserve.length > 3 + overflow(t),
  );
  return tooMany ? `${tooMany.hand.length} in hand, ${tooMany.finalReserve.length} reserved` : null;
}

/** CAL-5.16.8: hand and final reserve lie together until their traveller has put back what is too much. */
const overflow = ({ inFinalZone, onReserve }: Traveller): number => (inFinalZone || onReserve.length > 0 ? 3 : 0);

/** CAL-5.1.10: every token on its start point or alone on a footprint. */
function tokenFlaw({ travellers, board }: State): string | null {
  const cells = travellers.map(({ token }) => token.cell).filter((cell) => cell >= 0);
  if (new Set(cells).size !== cells.length) return 'two tokens on one cell';
  return cells.every((cell) => board[cell]?.kind === 'footprint') ? null : 'a token off the footprints';
}

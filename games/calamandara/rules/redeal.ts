/** How a seat imagines what it cannot know. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { dealtAgain, mixing, type Rng } from '@tavola/kernel/rules/rng.ts';
import type { Card } from './state/memory.ts';
import { OPEN, type State } from './state/state.ts';

/** A place of one card: the list it lies in and its position. */
type Slot = { readonly list: Card[]; readonly at: number };

/** Section 8: hands, reserves, decks and the draft pack are dealt again where `seat` does not know them. */
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
    mixing('symbol', rng),
  );
  redealDraft(state, seat, rng);
}

/** After a draft a traveller knows what their deck is made of, and so what the others have; otherwise all hidden cards are one pool. */
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
  dealtAgain(cards, rng);
  for (const [i, { list, at }] of slots.entries()) {
    list[at] = cards[i] as Card;
    masks[cards[i] as Card] = known[i] as number;
  }
}

/** Between two of their own picks a traveller sees which cards have gone, not who took which; since the last pick nothing at all. */
function redealDraft({ draft }: State, seat: Seat, rng: Rng): void {
  if (draft === null) return;
  const { taken, pack, holder } = draft;
  let gap: number[] = [];
  const swap = (withPack: boolean): void => {
    const cards = [...gap.map((at) => taken[at]?.card as Card), ...(withPack ? pack : [])];
    dealtAgain(cards, rng);
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

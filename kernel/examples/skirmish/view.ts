/** What each seat of Skirmish may see, and how a seat imagines the rest. */
import type { Seat, Viewer } from '../../ask.ts';
import { type Rng, shuffleInPlace } from '../../rng.ts';
import { CARDS, type Card, type Duellist, type State, type Unit } from './rules.ts';

export type Side = {
  readonly life: number;
  readonly deck: number;
  /** The cards for their owner, their number for everybody else. */
  readonly hand: readonly Card[] | number;
  readonly board: readonly Unit[];
  readonly discard: readonly Card[];
};
export type View = { readonly turn: number; readonly energy: number; readonly players: readonly Side[] };

export function view({ turn, energy, players }: State, viewer: Viewer): View {
  return { turn, energy, players: players.map((player, seat) => side(player, seat === viewer)) };
}

function side({ life, deck, hand, board, discard }: Duellist, own: boolean): Side {
  return {
    life,
    deck: deck.length,
    hand: own ? hand.slice() : hand.length,
    board: board.map((unit) => ({ ...unit })),
    discard: discard.slice(),
  };
}

/** SKI-6: a seat knows neither the order of any deck nor the other hand. Sorted first, the new deal owes nothing to the old one. */
export function redeal(state: State, seat: Seat, rng: Rng): void {
  const [me, other] = [state.players[seat], state.players[1 - seat]] as [Duellist, Duellist];
  shuffleInPlace(me.deck.sort(byNumber), rng);
  const unknown = shuffleInPlace([...other.deck, ...other.hand].sort(byNumber), rng);
  for (let i = 0; i < other.deck.length; i++) other.deck[i] = unknown.pop() as Card;
  for (let i = 0; i < other.hand.length; i++) other.hand[i] = unknown.pop() as Card;
}

/** Every card of a deck is in exactly one place. */
export function flaw({ players }: State): string | null {
  for (const [seat, { deck, hand, board, discard }] of players.entries()) {
    const cards = [...deck, ...hand, ...discard, ...board.map((unit) => unit.card)].sort(byNumber);
    if (cards.join() !== CARDS.join()) return `seat ${seat} holds ${cards.join(' ')}`;
  }
  return null;
}

function byNumber(a: Card, b: Card): number {
  return a - b;
}

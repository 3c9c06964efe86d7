/** What each seat of Skirmish may see, and how a seat imagines the rest. */
import type { Eyes, Seat } from '../../ask.ts';
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

export function view({ turn, energy, players }: State, eyes: Eyes): View {
  return { turn, energy, players: players.map((player, seat) => side(player, seat === eyes || eyes === 'open')) };
}

function side({ life, deck, hand, board, discard }: Duellist, own: boolean): Side {
  return {
    life,
    deck: deck.length,
    hand: own ? hand.slice() : hand.length,
    board: board.map(({ card, toughness, ready }) => ({ card, toughness, ready })),
    discard: discard.slice(),
  };
}

/** SKI-6: a seat knows neither the order of any deck nor the other hand. The new deal owes nothing to the old one. */
export function redeal(state: State, seat: Seat, rng: Rng): void {
  const [me, other] = [state.players[seat], state.players[1 - seat]] as [Duellist, Duellist];
  me.deck = shuffleInPlace(unseen(me, me.hand), rng);
  const unknown = shuffleInPlace(unseen(other, []), rng);
  other.hand = unknown.splice(0, other.hand.length);
  other.deck = unknown;
}

/** The cards of a deck of which nobody knows where they are, in their order; `hand` is known to its owner. */
function unseen({ board, discard }: Duellist, hand: readonly Card[]): Card[] {
  let seen = 0;
  for (const card of hand) seen |= 1 << card;
  for (const card of discard) seen |= 1 << card;
  for (const { card } of board) seen |= 1 << card;
  return CARDS.filter((card) => (seen & (1 << card)) === 0);
}

/** Every card of a deck is in exactly one place. */
export function flaw({ players }: State): string | null {
  for (const [seat, { deck, hand, board, discard }] of players.entries()) {
    const cards = [...deck, ...hand, ...discard, ...board.map((unit) => unit.card)].sort((a, b) => a - b);
    if (cards.join() !== CARDS.join()) return `seat ${seat} holds ${cards.join(' ')}`;
  }
  return null;
}

/** How lessons arrange a position. Every card, Place, stone and figure stays in the game, so `flaw` holds. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { SeatWish } from '@tavola/kernel/table/setup.ts';
import { type RegionId, STONES_PER_REGION } from '../data/boards.ts';
import { newSpot, type Player, playerOf, regionState, type State } from '../rules/state/state.ts';

/** The learner leads the Star, a rival the Circle. */
export const TWO_COVENS: readonly SeatWish[] = [
  { kind: 'player', settings: { coven: 'star' } },
  { kind: 'player', settings: { coven: 'circle' } },
];

/** The action phase of the first round, and the first seat begins; these Places lie in the Regions, from left to right; null is taken. */
export function begin(state: State, places: { readonly [R in RegionId]?: readonly (string | null)[] }): void {
  for (const region of state.regions) {
    region.slots = (places[region.id] ?? []).map((place) => place && takeFrom(state.placeDeck, place));
    region.stones = state.pool.splice(0, STONES_PER_REGION);
  }
  state.firstPlayer = 0;
  state.turn = 0;
  state.phase = 'action';
}

type Purse = Pick<Player, 'herb' | 'elixir' | 'knowledge' | 'mana' | 'vp'>;

/** What a seat owns; whatever is not named stays as it is. */
export function owns(state: State, seat: Seat, purse: Partial<Purse>): void {
  Object.assign(playerOf(state, seat), purse);
}

export function hold(state: State, seat: Seat, ...cards: readonly string[]): void {
  for (const card of cards) playerOf(state, seat).hand.push(takeFrom(state.deck, card));
}

/** A Place at the right end of a Circle, with a Ritual on it or without. */
export function lay(state: State, seat: Seat, circle: 'outer' | 'inner', place: string, ritual?: string): void {
  const spot = newSpot(takeFrom(state.placeDeck, place));
  playerOf(state, seat)[circle].push(spot);
  if (ritual) spot.ritual = takeFrom(state.deck, ritual);
}

/** Witches of the Reserve into the circle of a Region. */
export function send(state: State, seat: Seat, region: RegionId, witches: number): void {
  const { witches: there } = regionState(state, region);
  there[seat] = (there[seat] as number) + witches;
  playerOf(state, seat).witches -= witches;
}

/** The next cards of the draw deck, the first one first. */
export function next(state: State, ...cards: readonly string[]): void {
  state.deck.push(...cards.map((card) => takeFrom(state.deck, card)).reverse());
}

function takeFrom(pile: string[], id: string): string {
  const at = pile.indexOf(id);
  if (at < 0) throw new Error(`no ${id} left`);
  pile.splice(at, 1);
  return id;
}

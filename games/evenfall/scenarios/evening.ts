/** A table for scenarios: a fresh setup in which cards, Places and figures are moved to where a scenario wants them. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { valuesOf } from '@tavola/kernel/rules/settings.ts';
import { type SeatWish, seatSetups } from '@tavola/kernel/table/setup.ts';
import { play, type Stage, stage } from '@tavola/testing/play.ts';
import type { Difficulty, RegionId } from '../data/boards.ts';
import type { CovenId } from '../data/cards.ts';
import type { Figure } from '../data/effects.ts';
import { evenfall } from '../game.ts';
import { withEffects } from '../rules/effects/effects.ts';
import { deal, setup } from '../rules/setup.ts';
import type { Evenfall } from '../rules/state/evenfall.ts';
import type { Event } from '../rules/state/moves.ts';
import { type Options, options, type Sitting } from '../rules/state/options.ts';
import { newSpot, type Player, playerOf, regionState, type Spot, type State } from '../rules/state/state.ts';

export type Evening = Stage<State, Event, Options> & Evenfall;
export const A = 0;
export const B = 1;
export const ALONE: readonly SeatWish[] = ['player', 'automaton'];

/** One player against the Automa. */
export function against(difficulty: Difficulty): readonly SeatWish[] {
  return ['player', { kind: 'automaton', settings: { difficulty } }];
}

/** A player for each of these Covens. */
export function withCovens(...wishes: CovenId[]): readonly SeatWish[] {
  return wishes.map((coven) => ({ kind: 'player', settings: { coven } }));
}

/** Two players (or as many as told) in the action phase of round 1; A is first and nobody has a Resource, Mana or card. */
export function evening(wished: number | readonly SeatWish[] = 2, chosen: Partial<Options> = {}): Evening {
  const wishes = valuesOf(options, { firstPlayer: 'seat-1', ...chosen });
  const seats = seatSetups(evenfall, wished) as readonly Sitting[];
  const state = play(setup(wishes, seats)).result as State;
  const table = stage<State, Event, Options>(state, wishes, seats);
  play(deal(table));
  state.phase = 'action';
  for (const player of state.players) Object.assign(player, { herb: 0, elixir: 0, knowledge: 0 });
  return { ...table, ...withEffects(table) };
}

export function player({ state }: Evening, seat: Seat): Player {
  return playerOf(state, seat);
}

/** Cards leave the deck for a hand. */
export function hold(table: Evening, seat: Seat, ...cards: string[]): void {
  for (const card of cards) player(table, seat).hand.push(fromDeck(table, card));
}
export function hire(table: Evening, seat: Seat, ...cards: string[]): void {
  for (const card of cards) player(table, seat).specialists.push({ card: fromDeck(table, card), turned: false });
}
export function seatInCouncil(table: Evening, seat: Seat, ...cards: string[]): void {
  for (const card of cards) player(table, seat).council.push(fromDeck(table, card));
}

/** The next cards that are drawn, first one first. */
export function onTop({ state }: Evening, ...cards: string[]): void {
  for (const card of cards) state.deck.splice(state.deck.lastIndexOf(card), 1);
  state.deck.push(...cards.toReversed());
}

type Laid = { ritual?: string; scythes?: number; orbs?: number; figures?: Figure[] };

/** A Place into a Circle, with what lies on it. */
export function lay(
  table: Evening,
  seat: Seat | 'automa',
  circle: 'outer' | 'inner',
  place: string,
  on: Laid = {},
): Spot {
  const spot = newSpot(fromPlaces(table, place));
  if (on.ritual) spot.ritual = fromDeck(table, on.ritual);
  Object.assign(spot, { scythes: on.scythes ?? 0, orbs: on.orbs ?? 0, figures: on.figures ?? [] });
  const owner = seat === 'automa' ? table.state.automa : player(table, seat);
  owner?.[circle].push(spot);
  if (seat !== 'automa') for (const figure of spot.figures) fromReserve(player(table, seat), figure);
  return spot;
}

/** A Ritual onto the Starting Place. */
export function onStart(table: Evening, seat: Seat, ritual: string): Spot {
  const spot = player(table, seat).inner[0] as Spot;
  spot.ritual = fromDeck(table, ritual);
  return spot;
}

/** The Places of a Region, from left to right; null leaves a slot empty. */
export function reveal(table: Evening, region: RegionId, ...places: (string | null)[]): void {
  const { slots } = regionState(table.state, region);
  const { placeDeck } = table.state;
  for (const [i, place] of places.entries()) {
    if (slots[i] === place) continue;
    const wanted = place === null ? null : fromPlaces(table, place);
    const old = slots[i] ?? null;
    slots[i] = wanted;
    if (old !== null) placeDeck.unshift(old);
  }
}

/** Figures of the Reserve into the circle of a Region. */
export function send(
  table: Evening,
  seat: Seat,
  region: RegionId,
  figures: { witches?: number; elders?: number },
): void {
  const at = regionState(table.state, region);
  const { witches = 0, elders = 0 } = figures;
  at.witches[seat] = (at.witches[seat] as number) + witches;
  at.elders[seat] = (at.elders[seat] as number) + elders;
  player(table, seat).witches -= witches;
  player(table, seat).elders -= elders;
}

/** Witches of the Automa into a Region. */
export function sendAutoma({ state }: Evening, region: RegionId, witches: number): void {
  regionState(state, region).automa += witches;
  if (state.automa) state.automa.witches -= witches;
}

/** A stone is dealt to a player, from wherever it lay. */
export function giveStone(table: Evening, seat: Seat, stone: string): void {
  for (const region of table.state.regions) region.stones = region.stones.filter((one) => one !== stone);
  if (stone === 'red') table.state.redStone = false;
  player(table, seat).stones.push({ id: stone, field: null });
}

function fromDeck({ state }: Evening, card: string): string {
  const at = state.deck.indexOf(card);
  if (at < 0) throw new Error(`${card} is not in the deck`);
  return state.deck.splice(at, 1)[0] as string;
}

function fromPlaces({ state }: Evening, place: string): string {
  const at = state.placeDeck.indexOf(place);
  if (at >= 0) return state.placeDeck.splice(at, 1)[0] as string;
  for (const { slots } of state.regions) {
    const slot = slots.indexOf(place);
    if (slot < 0) continue;
    slots[slot] = state.placeDeck.shift() ?? null;
    return place;
  }
  throw new Error(`${place} is not to be had`);
}

function fromReserve(owner: Player, figure: Figure): void {
  if (figure === 'witch') owner.witches--;
  else owner.elders--;
}

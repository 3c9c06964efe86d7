/** Who rules, who may use what, how much room there is (OATH-2.5 to 2.11). Pure: nothing here changes anything. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { ADVISER_LIMIT, type Region, regionOf, SLOTS, type Slot, type Suit } from '../../data/board.ts';
import { type CardId, factsOf, siteFacts } from '../../data/cards.ts';
import { fold } from '../hooks/hooks.ts';
import type { PoweredState, Source } from '../hooks/power.ts';
import { sourceIn } from '../hooks/sources.ts';
import type { Action } from '../state/actions.ts';
import type { Place } from '../state/moves.ts';
import { rowIn } from '../state/relations.ts';
import {
  type Adviser,
  BANDITS,
  CHANCELLOR,
  type Lying,
  NOBODY,
  playerOf,
  type Ruler,
  type Site,
  type State,
  siteAt,
} from '../state/state.ts';

// ---- places

/** What a slot is called: its site, or the slot itself while the site lies facedown. */
export function placeOf(state: State, slot: Slot): Place {
  const { site, faceup } = siteAt(state, slot);
  return faceup ? site : (SLOTS[slot] as string);
}
export function slotOf(state: State, place: Place): Slot {
  const slot = (SLOTS as readonly string[]).indexOf(place);
  return slot >= 0 ? slot : state.sites.findIndex(({ site, faceup }) => faceup && site === place);
}
export function pawnRegion(state: State, seat: Seat): Region {
  return regionOf(playerOf(state, seat).pawn);
}
export function faceupSlots(state: State): Slot[] {
  return SLOTS.flatMap((_, slot) => (siteAt(state, slot).faceup ? [slot] : []));
}
/** A card that lies open at a site or beside a board. */
export function lyingOf(state: State, { card, slot, seat }: Pick<Source, 'card' | 'slot' | 'seat'>): Lying | undefined {
  const same = (one: Lying) => one.card === card;
  if (slot >= 0) return siteAt(state, slot).cards.find(same);
  if (seat < 0) return undefined;
  const { advisers, relics } = playerOf(state, seat);
  return advisers.find(same) ?? relics.find(same);
}
/** Every card that may hold tokens. */
export function* lyingCards({ sites, players }: State): Generator<Lying> {
  for (const { cards } of sites) yield* cards;
  for (const { advisers, relics } of players) {
    yield* advisers;
    yield* relics;
  }
}
/** The slot where a denizen or edifice lies; -1 if at no site. */
export function slotOfCard(state: State, card: CardId): Slot {
  return state.sites.findIndex(({ cards }) => cards.some((one) => one.card === card));
}

/** An adviser as a pick: faceup by name, facedown by its place. */
export type AdviserMove =
  | { readonly kind: 'card'; readonly card: CardId }
  | { readonly kind: 'facedown'; readonly seat: Seat; readonly n: number };
export function adviserMove(state: State, seat: Seat, n: number): AdviserMove {
  const { card, faceup } = playerOf(state, seat).advisers[n] as Adviser;
  return faceup ? { kind: 'card', card } : { kind: 'facedown', seat, n };
}
export function adviserCard(state: State, move: AdviserMove): CardId {
  return move.kind === 'card' ? move.card : (playerOf(state, move.seat).advisers[move.n] as Adviser).card;
}

// ---- sides

/** The colour of somebody's warbands, as the number of the seat it belongs to: purple for all Imperial players. */
export function colourOf(state: State, seat: Seat): Seat {
  return isImperial(state, seat) ? CHANCELLOR : seat;
}
/** OATH-5.5.3: for one campaign a Citizen may stand outside the Empire. */
export function isImperial(state: State, seat: Seat): boolean {
  if (playerOf(state, seat).role === 'exile') return false;
  const { campaigns } = state;
  return campaigns.length === 0 || campaigns[campaigns.length - 1]?.outsider !== seat;
}
/** The colour of the warbands on a board, which a campaign does not change. */
export function boardColour(state: State, seat: Seat): Seat {
  return playerOf(state, seat).role === 'exile' ? seat : CHANCELLOR;
}
/** OATH-2.5 */
export function areEnemies(state: State, a: Seat, b: Seat): boolean {
  return a !== b && !(isImperial(state, a) && isImperial(state, b));
}
export function seatsOf(state: State): Seat[] {
  return state.players.map((_, seat) => seat);
}
/** Everybody once, from a seat on. */
export function seatsFrom(state: State, first: Seat): Seat[] {
  const n = state.players.length;
  return state.players.map((_, i) => (first + i) % n);
}
export function playersAt(state: State, slot: Slot): Seat[] {
  return seatsOf(state).filter((seat) => playerOf(state, seat).pawn === slot);
}
/** The other players at somebody's site. */
export function neighbours(state: State, seat: Seat): Seat[] {
  return playersAt(state, playerOf(state, seat).pawn).filter((other) => other !== seat);
}

// ---- rule

/** OATH-2.6 */
export function rulerOf(oath: PoweredState, slot: Slot): Ruler {
  const { faceup, ruler } = siteAt(oath.state, slot);
  if (!faceup) return NOBODY;
  return ruler === BANDITS ? fold(oath, 'site.ruler', BANDITS, { slot }) : ruler;
}
/** Would this player rule the site without any warband there (Bandit Crown)? */
export function rulesEmpty(oath: PoweredState, seat: Seat, slot: Slot): boolean {
  return fold(oath, 'site.ruler', BANDITS, { slot }) === colourOf(oath.state, seat);
}
export function rulesSite(oath: PoweredState, seat: Seat, slot: Slot): boolean {
  return rulerOf(oath, slot) === colourOf(oath.state, seat);
}
export function sitesRuled(oath: PoweredState, seat: Seat): Slot[] {
  const colour = colourOf(oath.state, seat);
  const ruled: Slot[] = [];
  for (let slot = 0; slot < SLOTS.length; slot++) if (rulerOf(oath, slot) === colour) ruled.push(slot);
  return ruled;
}
/** Who rules a card: the ruler of its site, or the player beside whose board it lies, who shares it with nobody. */
export function rulerOfCard(oath: PoweredState, source: Source): Ruler {
  if (source.slot < 0) return source.seat;
  return fold(oath, 'card.ruler', rulerOf(oath, source.slot), { source });
}
export function rulesCard(oath: PoweredState, seat: Seat, source: Source): boolean {
  return source.slot < 0 ? source.seat === seat : rulerOfCard(oath, source) === colourOf(oath.state, seat);
}
/** Is this player an enemy of the card's ruler? Bandits are everybody's enemies (OATH-7.6). */
export function isEnemyOf(oath: PoweredState, seat: Seat, source: Source): boolean {
  if (source.slot < 0) return areEnemies(oath.state, seat, source.seat);
  return rulerOfCard(oath, source) !== colourOf(oath.state, seat);
}
/** Is the ruler of this card also the ruler of that site? */
export function sameRuler(oath: PoweredState, source: Source, slot: Slot): boolean {
  return rulerOfCard(oath, source) === rulerOf(oath, slot);
}
/** OATH-2.7 */
export function hasAccess(oath: PoweredState, seat: Seat, source: Source): boolean {
  return (source.slot >= 0 && source.slot === playerOf(oath.state, seat).pawn) || rulesCard(oath, seat, source);
}

// ---- suits and room

export function suitOf(card: CardId): Suit | null {
  return factsOf(card).suit;
}
/** OATH-G5: facedown advisers have no suit. OATH-9.4: a conspirator of a Prince counts as one. */
export function advisersOfSuit(oath: PoweredState, seat: Seat, suit: Suit, action: Action | null = null): number {
  let n = 0;
  const whose = action?.seat === seat ? (action.guise ?? seat) : seat;
  const { advisers, prince } = playerOf(oath.state, whose);
  for (const { card, faceup } of advisers) if (faceup && suitOf(card) === suit) n++;
  if (prince !== null && rowIn(prince, 'conspirators', suit) > 0) n++;
  return fold(oath, 'adviser.suits', n, { seat: whose, suit, action }, action?.used);
}
/** OATH-2.11 */
export function capacityOf(oath: PoweredState, slot: Slot): number {
  return fold(oath, 'site.capacity', siteFacts(siteAt(oath.state, slot).site).capacity, { slot });
}
export function hasRoom(oath: PoweredState, slot: Slot): boolean {
  const { faceup, cards } = siteAt(oath.state, slot);
  return faceup && cards.length < capacityOf(oath, slot);
}
/** Cards with a suit that hold nothing yet are the ones to muster on and trade with. */
export function isEmpty({ favor, secrets }: Lying): boolean {
  return favor === 0 && secrets === 0;
}
export function hasSuitAt({ faceup, cards }: Site, suit: Suit): boolean {
  return faceup && cards.some(({ card }) => suitOf(card) === suit);
}

/** OATH-7.14: how many advisers must go before `card` may join them (null: before the limit is met again). */
export function advisersTooMany(oath: PoweredState, seat: Seat, card: CardId | null, faceup: boolean): number {
  const joining: Adviser[] = card === null ? [] : [{ card, faceup, favor: 0, secrets: 0 }];
  const advisers = [...playerOf(oath.state, seat).advisers.filter((one) => one.card !== card), ...joining];
  const own = card !== null && faceup ? sourceIn(oath, card, seat, -1) : null;
  let limit = fold(oath, 'adviser.limit', ADVISER_LIMIT, { seat });
  limit = own?.power.fold?.['adviser.limit']?.(oath, limit, own, { seat }, null) ?? limit;
  let n = 0;
  for (const adviser of advisers) {
    let counts = fold(oath, 'adviser.counts', true, { seat, adviser });
    counts = own?.power.fold?.['adviser.counts']?.(oath, counts, own, { seat, adviser }, null) ?? counts;
    if (counts) n++;
  }
  return Math.max(0, n - limit);
}
/** OATH-7.5: a locked card that lies faceup stays where it is. */
export function isLocked({ card, faceup }: Pick<Adviser, 'card' | 'faceup'>): boolean {
  return faceup && factsOf(card).locked;
}

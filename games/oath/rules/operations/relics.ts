/** Relics: facedown at sites and in the Reliquary, faceup when held (OATH-2.13). */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { draw } from '@tavola/kernel/rules/pile.ts';
import { isRealTable } from '@tavola/kernel/rules/real.ts';
import type { Slot } from '../../data/board.ts';
import { type CardId, GRAND_SCEPTER } from '../../data/cards.ts';
import { react } from '../hooks/hooks.ts';
import type { Oath } from '../hooks/power.ts';
import { rearranged } from '../hooks/sources.ts';
import { learn, learnAll } from '../queries/knowledge.ts';
import { placeOf } from '../queries/queries.ts';
import { type Lying, playerOf, type State, siteAt } from '../state/state.ts';
import { releaseAll } from './cage.ts';
import { returnTokens } from './cards.ts';
import { relicByHand } from './unseen.ts';
import { CAGE } from './warbands.ts';

export type RelicFrom =
  | { readonly slot: Slot; readonly place: number }
  | { readonly reliquary: number }
  | { readonly seat: Seat; readonly relic: CardId }
  /** Drawn from the relic deck. */
  | { readonly drawn: CardId };

/** Relics become somebody's; "after relics are taken" reactions follow once all of them are there. */
export function* takeRelics(oath: Oath, seat: Seat, from: readonly RelicFrom[]): Rules<readonly CardId[]> {
  const taken: CardId[] = [];
  for (const one of from.toSorted(lastPlaceFirst)) {
    const hidden = facedown(oath.state, one);
    if (hidden !== null) yield* relicByHand(oath, hidden);
    taken.push(receive(oath, seat, one));
  }
  if (taken.includes(GRAND_SCEPTER)) oath.state.memory.scepterTaken = true;
  if (taken.length > 0) yield* react(oath, 'relics-taken', { seat, relics: taken });
  return taken;
}
/** Given, not taken (OATH-6.5): nothing reacts, and the Scepter works at once. */
export function giveRelic(oath: Oath, from: Seat, to: Seat, relic: CardId): void {
  hold(oath, to, lifted(oath.state, from, relic));
  oath.tell({ kind: 'gave', from, to, what: relic });
}
/** A relic that comes with Citizenship is given too, whether from the Reliquary or by a Prince from the deck. */
export function receiveWithCitizenship(oath: Oath, seat: Seat, from: RelicFrom): void {
  receive(oath, seat, from);
}

/** Which relic is turned up by taking it from there. */
function facedown(state: State, from: RelicFrom): CardId | null {
  if ('slot' in from) return siteAt(state, from.slot).relics[from.place] ?? null;
  return 'reliquary' in from ? (state.reliquary[from.reliquary] ?? null) : null;
}
/** Two relics of one site: the later place first, so that places stay what they were. */
function lastPlaceFirst(a: RelicFrom, b: RelicFrom): number {
  return 'place' in a && 'place' in b ? b.place - a.place : 0;
}

function receive(oath: Oath, seat: Seat, from: RelicFrom): CardId {
  const { state } = oath;
  if ('drawn' in from) {
    oath.tell({ kind: 'took-relic', seat, relic: from.drawn, from: 'deck' });
    return hold(oath, seat, { card: from.drawn, favor: 0, secrets: 0 });
  }
  if ('seat' in from) {
    oath.tell({ kind: 'took-relic', seat, relic: from.relic, from: from.seat });
    return hold(oath, seat, lifted(state, from.seat, from.relic));
  }
  const relic = 'slot' in from ? fromSite(state, from.slot, from.place) : (state.reliquary[from.reliquary] as CardId);
  if ('reliquary' in from) state.reliquary[from.reliquary] = null;
  oath.tell({ kind: 'took-relic', seat, relic, from: 'slot' in from ? placeOf(state, from.slot) : 'reliquary' });
  return hold(oath, seat, { card: relic, favor: 0, secrets: 0 });
}

function hold(oath: Oath, seat: Seat, lying: Lying): CardId {
  playerOf(oath.state, seat).relics.push(lying);
  learnAll(oath.state, lying.card);
  rearranged(oath.state);
  return lying.card;
}
function lifted(state: State, seat: Seat, relic: CardId): Lying {
  const { relics } = playerOf(state, seat);
  return relics.splice(
    relics.findIndex(({ card }) => card === relic),
    1,
  )[0] as Lying;
}
function fromSite(state: State, slot: Slot, place: number): CardId {
  return siteAt(state, slot).relics.splice(place, 1)[0] as CardId;
}

/** The top relic of the deck, seen by `seat` alone. */
export function* drawRelic(oath: Oath, seat: Seat): Rules<CardId | undefined> {
  const relic = yield* draw(oath.state.relicDeck, 'draw-relic', undefined, seat);
  if (relic !== undefined) learn(oath.state, seat, relic);
  return relic;
}
/** Under the relic deck; only those who have seen it know that it is there. */
export function buryRelic(oath: Oath, seat: Seat, relic: CardId, seenBy: 'all' | Seat | null): void {
  oath.state.relicDeck.unshift(relic);
  if (seenBy === 'all') oath.tell({ kind: 'buried-relic', seat, relic });
  else oath.tell({ kind: 'buried-relic', seat }, seenBy === null ? undefined : { to: seenBy, also: { relic } });
}
/** A facedown relic of a site goes under the deck, unseen. */
export function buryAtSite(oath: Oath, seat: Seat, slot: Slot, place: number): void {
  buryRelic(oath, seat, fromSite(oath.state, slot, place), null);
}
/** A relic that somebody holds goes under the deck, without its tokens and without the warbands caged on it. */
export function buryHeld(oath: Oath, seat: Seat, relic: CardId): void {
  if (relic === CAGE) releaseAll(oath);
  returnTokens(oath, relic);
  lifted(oath.state, seat, relic);
  rearranged(oath.state);
  buryRelic(oath, seat, relic, 'all');
}
/** Relics dealt facedown to a site that is revealed (OATH-2.12). */
export function* dealRelics(oath: Oath, slot: Slot, n: number): Rules {
  for (let i = 0; i < n; i++) {
    const { relicDeck } = oath.state;
    const relic = isRealTable(oath) ? relicDeck.pop() : yield* draw(relicDeck, 'deal-relic', () => 'relic');
    if (relic === undefined) return;
    siteAt(oath.state, slot).relics.push(relic);
  }
}
/** OATH-6.3, 6.5: looks at a facedown relic. */
export function peekRelic(oath: Oath, seat: Seat, relic: CardId, at: string, n: number): void {
  learn(oath.state, seat, relic);
  oath.tell({ kind: 'peeked', seat, at, n }, { to: seat, also: { card: relic } });
}

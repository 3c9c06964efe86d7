/**
 * What nobody at a real table has told. Piles there hold what may lie in them: a card that people name changes places with the one that stood for it.
 * Hands and facedown advisers are not kept at all; their cards lie among the discards.
 */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { firstLook } from '@tavola/kernel/rules/pile.ts';
import { isRealTable } from '@tavola/kernel/rules/real.ts';
import { CARDS_DRAWN, REGIONS, SUITS, type Suit } from '../../data/board.ts';
import { type CardId, factsOf, isVision } from '../../data/cards.ts';
import type { Oath } from '../hooks/power.ts';
import type { Ask } from '../state/moves.ts';
import { playerOf, type State, siteAt } from '../state/state.ts';

type Named = 'name-relic' | 'name-site';
/** Any Vision: which one it is stays hidden. */
const VISION = 'vision';
/** Beside the suit: battle plans advance his tactics (OATH-9.15). */
const PLAN = 'plan';

/** What a Prince looks at before he chooses a card: all that people tell of it. */
export function glance(card: CardId): string {
  if (isVision(card)) return VISION;
  const { suit, kinds } = factsOf(card);
  return kinds.includes('battle-plan') ? `${suit}/${PLAN}` : `${suit}`;
}

/** The piles that a world card may lie in; the Archive last, because a table may have a world that the app does not know. */
function worldPiles({ worldDeck, discards, dispossessed, archive }: State): CardId[][] {
  return [worldDeck, ...REGIONS.map((region) => discards[region]), dispossessed, ...SUITS.map((suit) => archive[suit])];
}
function relicPiles({ relicDeck, sites }: State): CardId[][] {
  return [relicDeck, ...sites.map(({ relics }) => relics)];
}

/** The top card of the world deck, which people turn for a Prince; a card of its kind stands for it. */
export function* topByHand({ state }: Oath, seat: Seat): Rules<CardId | undefined> {
  const top = state.worldDeck.at(-1);
  if (top === undefined) return undefined;
  const others = () =>
    worldPiles(state)
      .flat()
      .filter((one) => one !== top);
  const n = playerOf(state, seat).hand.length + 1;
  const ask = { kind: 'draw-world', seat, n, of: Math.max(n, CARDS_DRAWN) } satisfies Ask;
  const named = yield* firstLook(top, others, ask, glance);
  state.worldDeck.pop();
  if (named !== top) exchange(state, top, named);
  return named;
}
/** The card of a Prince's hand that he plays: only this one is named. */
export function* cardByHand(oath: Oath, seat: Seat, card: CardId): Rules<CardId> {
  if (!isRealTable(oath)) return card;
  const { state } = oath;
  const { hand } = playerOf(state, seat);
  const like = (one: CardId) => one !== card && glance(one) === glance(card);
  const suit = factsOf(card).suit as Suit;
  const ask = { kind: 'name-card', seat, suit } satisfies Ask;
  const named = yield* firstLook(
    card,
    () => [...worldPiles(state).flat(), ...hand].filter(like),
    ask,
    (one) => `${suit}/${one}`,
  );
  if (named === card) return card;
  const other = hand.indexOf(named);
  hand[hand.indexOf(card)] = named;
  if (other >= 0) hand[other] = card;
  else exchange(state, card, named);
  return named;
}
/** A relic that lay facedown is turned up. */
export function* relicByHand(oath: Oath, relic: CardId): Rules<CardId> {
  if (!isRealTable(oath)) return relic;
  const { state } = oath;
  const others = [...relicPiles(state).flat(), ...state.reliquary.filter((one) => one !== null)];
  const named = yield* firstLook(relic, () => others.filter((one) => one !== relic), 'name-relic' satisfies Named);
  if (named !== relic) swapRelics(state, relic, named);
  return named;
}
/** So is a site. */
export function* siteByHand(oath: Oath, slot: number): Rules {
  if (!isRealTable(oath)) return;
  const { state } = oath;
  const { site } = siteAt(state, slot);
  const hidden = state.sites.flatMap((one, at) => (one.faceup || at === slot ? [] : [one.site]));
  const named = yield* firstLook(site, () => [...state.siteDeck, ...hidden], 'name-site' satisfies Named);
  if (named !== site) swapSites(state, slot, named);
}

/** `named` was somewhere unseen; `card`, which lies nowhere now, takes its place. */
function exchange(state: State, card: CardId, named: CardId): void {
  const pile = worldPiles(state).find((one) => one.includes(named)) as CardId[];
  pile.splice(pile.indexOf(named), 1);
  const archived = SUITS.some((suit) => state.archive[suit] === pile);
  if (!archived) pile.push(card);
  else if (isVision(card)) makeRoom(state, card);
  else state.archive[factsOf(card).suit as Suit].push(card);
}
/** No Vision lies in the Archive: it takes the place of a denizen, which goes there. */
function makeRoom(state: State, vision: CardId): void {
  for (const pile of worldPiles(state)) {
    const at = pile.findIndex((one) => !isVision(one));
    if (at < 0) continue;
    const denizen = pile[at] as CardId;
    pile[at] = vision;
    state.archive[factsOf(denizen).suit as Suit].push(denizen);
    return;
  }
}
function swapRelics(state: State, relic: CardId, named: CardId): void {
  const turn = (one: CardId) => (one === relic ? named : one === named ? relic : one);
  for (const pile of relicPiles(state)) pile.splice(0, pile.length, ...pile.map(turn));
  state.reliquary = state.reliquary.map((one) => (one === null ? null : turn(one)));
}
export function swapSites(state: State, slot: number, named: CardId): void {
  const here = siteAt(state, slot);
  const other = state.sites.find(({ site }) => site === named);
  const at = state.siteDeck.indexOf(named);
  if (other) other.site = here.site;
  else if (at >= 0) state.siteDeck[at] = here.site;
  here.site = named;
}

// ---- where people say that a card lies or no longer lies

/** A world card leaves wherever it lay unseen. The world deck keeps its size: what was dealt from it is among the discards. */
export function claim(state: State, card: CardId): void {
  const pile = worldPiles(state).find((one) => one.includes(card));
  if (!pile) return;
  pile.splice(pile.indexOf(card), 1);
  if (pile !== state.worldDeck) return;
  const spare = REGIONS.map((region) => state.discards[region]).find((one) => one.length > 0);
  if (spare) pile.unshift(spare.shift() as CardId);
}
/** It is no longer in sight. */
export function release(state: State, card: CardId): void {
  state.discards.cradle.unshift(card);
}
/** The relic deck is what is left. */
export function claimRelic(state: State, relic: CardId): void {
  const pile = relicPiles(state).find((one) => one.includes(relic));
  const covered = state.reliquary.indexOf(relic);
  const spare = state.relicDeck.find((one) => one !== relic);
  if (pile !== state.relicDeck && spare !== undefined) swapRelics(state, relic, spare);
  else if (covered >= 0) state.reliquary[covered] = null;
  const at = relicPiles(state).find((one) => one.includes(relic));
  at?.splice(at.indexOf(relic), 1);
}
/** At most this many relics lie in a pile; the others are in the deck. */
export function resize(from: CardId[], pile: CardId[], n: number): void {
  while (pile.length > n) from.unshift(pile.pop() as CardId);
  while (pile.length < n && from.length > 0) pile.push(from.pop() as CardId);
}

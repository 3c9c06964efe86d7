/** Cards on the move: from a deck, to a site, beside a board, to a discard pile. */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { draw } from '@tavola/kernel/rules/pile.ts';
import { isRealTable } from '@tavola/kernel/rules/real.ts';
import { DISCARDS_TO, MOST_VISIONS, REGIONS, type Region, regionOf, type Slot } from '../../data/board.ts';
import { type CardId, factsOf, isVision } from '../../data/cards.ts';
import { forbiddenBy, react } from '../hooks/hooks.ts';
import { isCommitted } from '../hooks/in-use.ts';
import type { Oath, PoweredState } from '../hooks/power.ts';
import { rearranged } from '../hooks/sources.ts';
import { learn, learnAll } from '../queries/knowledge.ts';
import { pawnRegion, placeOf, seatsFrom, slotOfCard } from '../queries/queries.ts';
import type { Pile } from '../state/actions.ts';
import { isPrince } from '../state/relations.ts';
import { type Adviser, type Lying, playerOf, type State, siteAt } from '../state/state.ts';
import { bankOfCard, moveFavor } from './favor.ts';
import { topByHand } from './unseen.ts';

// ---- drawing

/** The top card of the world deck; a Vision advances the track (OATH-5.1.2). `reader` alone sees it; for a Prince people draw. */
export function* drawWorld(oath: Oath, reader: Seat): Rules<CardId | undefined> {
  const { state } = oath;
  const eyes = isPrince(state, reader) ? null : reader;
  const card = isRealTable(oath)
    ? yield* topByHand(oath, reader)
    : yield* draw(state.worldDeck, 'draw-world', undefined, eyes);
  if (card === undefined) return undefined;
  if (state.piles[0] > 0) state.piles[0]--;
  else if (state.piles[1] > 0) state.piles[1]--;
  learn(state, reader, card);
  if (isVision(card)) visionDrawn(oath, reader);
  return card;
}
export function visionDrawn(oath: Oath, seat: Seat): void {
  const { state } = oath;
  state.visionsDrawn = Math.min(MOST_VISIONS, state.visionsDrawn + 1);
  oath.tell({ kind: 'vision-drawn', seat, drawn: state.visionsDrawn });
}
export function* drawDiscard(oath: Oath, region: Region, reader: Seat, under = false): Rules<CardId | undefined> {
  const pile = oath.state.discards[region];
  if (under && pile.length > 0) pile.push(pile.shift() as CardId);
  const card = yield* draw(pile, 'draw-discard', undefined, reader);
  if (card !== undefined) learn(oath.state, reader, card);
  return card;
}

// ---- where a card may be touched

/** Why a card at a site cannot be discarded, moved, swapped or buried by this player: the clause or card, or null. */
export function untouchable(oath: PoweredState, seat: Seat | null, card: CardId, slot: Slot): string | null {
  if (factsOf(card).locked) return 'OATH-7.5';
  const by = forbiddenBy(oath, 'touch', { seat, card, slot });
  return by === null ? null : `OATH-card:${by}`;
}

// ---- putting

export function layAtSite(oath: Oath, card: CardId, slot: Slot): void {
  siteAt(oath.state, slot).cards.push({ card, favor: 0, secrets: 0 });
  learnAll(oath.state, card);
  rearranged(oath.state);
}
export function layAdviser(oath: Oath, seat: Seat, card: CardId, faceup: boolean): void {
  playerOf(oath.state, seat).advisers.push({ card, faceup, favor: 0, secrets: 0 });
  if (faceup) learnAll(oath.state, card);
  rearranged(oath.state);
}
/** OATH-2.4: moving is not playing. The tokens on the card go with it. It comes last there, unless `place` says before whom. */
export function moveToSite(oath: Oath, seat: Seat, lying: Lying, slot: Slot, place = Number.POSITIVE_INFINITY): void {
  const { card, favor, secrets } = lying;
  takeOff(oath.state, card);
  siteAt(oath.state, slot).cards.splice(place, 0, { card, favor, secrets });
  learnAll(oath.state, card);
  rearranged(oath.state);
  oath.tell({ kind: 'moved-card', card, to: placeOf(oath.state, slot), seat });
}
export function moveToAdvisers(oath: Oath, seat: Seat, lying: Lying): void {
  const { card, favor, secrets } = lying;
  takeOff(oath.state, card);
  playerOf(oath.state, seat).advisers.push({ card, favor, secrets, faceup: true });
  learnAll(oath.state, card);
  rearranged(oath.state);
  oath.tell({ kind: 'moved-card', card, to: 'advisers', seat });
}

/** Two cards that lie open change places, each with its tokens. A swap is not a play. */
export function swapCards(oath: Oath, seat: Seat, a: CardId, b: CardId): void {
  const [first, second] = [openCard(oath.state, a) as Lying, openCard(oath.state, b) as Lying];
  const held = { ...first };
  Object.assign(first, { card: second.card, favor: second.favor, secrets: second.secrets });
  Object.assign(second, { card: held.card, favor: held.favor, secrets: held.secrets });
  rearranged(oath.state);
  oath.tell({ kind: 'swapped', seat, cards: [a, b] });
}

/** The card leaves its site, advisers, Vision space or hand; gives what it was. */
export function takeOff(state: State, card: CardId): Lying | Adviser | null {
  rearranged(state);
  const same = (one: Lying) => one.card === card;
  for (const { cards } of state.sites) {
    const at = cards.findIndex(same);
    if (at >= 0) return cards.splice(at, 1)[0] as Lying;
  }
  for (const player of state.players) {
    const at = player.advisers.findIndex(same);
    if (at >= 0) return player.advisers.splice(at, 1)[0] as Adviser;
    if (player.vision !== card) continue;
    player.vision = null;
    return null;
  }
  const holder = holderOf(state, card);
  const hand = holder === null ? [] : playerOf(state, holder).hand;
  if (hand.includes(card)) hand.splice(hand.indexOf(card), 1);
  return null;
}

// ---- discarding

/**
 * OATH-2.10: facedown on top of the pile of the next region, counted from the site where the card lies, else from the pawn of the player who discards
 * it. `seat` is null when nobody does. `pile` is where a power sends it instead. A card in use stays where it is (OATH-5.0).
 */
export function* discard(oath: Oath, seat: Seat | null, card: CardId, pile: Discarding = null): Rules {
  if (!isCommitted(oath, card)) yield* leave(oath, seat, card, pile);
}
/** By what the card itself says, after its use. */
export function discardSpent(oath: Oath, seat: Seat | null, card: CardId): Rules {
  return leave(oath, seat, card, null);
}
export type Discarding = { readonly pile: Pile; readonly under: boolean } | null;

function* leave(oath: Oath, seat: Seat | null, card: CardId, pile: Discarding): Rules {
  const { state } = oath;
  const slot = slotOfCard(state, card);
  const owner = slot >= 0 ? null : ownerOf(state, card);
  const region = slot >= 0 ? regionOf(slot) : pawnRegion(state, owner ?? seat ?? state.turn);
  const open = slot >= 0 || owner === null || isOpen(state, owner, card);
  const revealed = owner !== null && playerOf(state, owner).vision === card;
  returnTokens(oath, card);
  takeOff(state, card);
  if (slot >= 0 && seat === state.turn) state.memory.discarded.push(`${slot}:${factsOf(card).suit}`);
  const to = pile?.pile ?? DISCARDS_TO[region];
  const cards = to === 'world' ? state.worldDeck : state.discards[to];
  if (pile?.under) cards.unshift(card);
  else cards.push(card);
  if (open) learnAll(state, card);
  const known = owner === null ? undefined : { to: owner, also: { card } };
  oath.tell({ kind: 'discarded', seat, pile: to, ...(open && { card }) }, open ? undefined : known);
  if (revealed) yield* react(oath, 'vision-discarded', { vision: card });
}

/** A card that lies in a pile comes out of it, wherever it is there. */
export function pullOut({ worldDeck, discards }: State, card: CardId): void {
  for (const pile of [worldDeck, ...REGIONS.map((region) => discards[region])]) {
    const at = pile.indexOf(card);
    if (at >= 0) pile.splice(at, 1);
  }
}

/** Favor on a card that goes returns to its bank, secrets lie facedown on the board of the player whose turn it is. */
export function returnTokens(oath: Oath, card: CardId): void {
  const lying = openCard(oath.state, card);
  if (lying === null) return;
  if (lying.favor > 0) moveFavor(oath, { at: 'card', card }, bankOfCard(card), lying.favor);
  if (lying.secrets === 0) return;
  const { turn } = oath.state;
  playerOf(oath.state, turn).spent += lying.secrets;
  const to = { at: 'board', seat: turn } as const;
  oath.tell({ kind: 'secrets', n: lying.secrets, from: { at: 'card', card }, to, facedown: true });
  lying.secrets = 0;
}

function openCard(state: State, card: CardId): Lying | null {
  const same = (one: Lying) => one.card === card;
  for (const { cards } of state.sites) {
    const found = cards.find(same);
    if (found) return found;
  }
  for (const { advisers, relics } of state.players) {
    const found = advisers.find(same) ?? relics.find(same);
    if (found) return found;
  }
  return null;
}

/** Whose hand, advisers or Vision space the card is in. */
function ownerOf(state: State, card: CardId): Seat | null {
  const at = state.players.findIndex(
    ({ advisers, vision }) => vision === card || advisers.some((one) => one.card === card),
  );
  return at < 0 ? holderOf(state, card) : at;
}
/** Whose hand it is in: mostly that of the player whose turn it is, and the other hands may lie on a real table. */
function holderOf(state: State, card: CardId): Seat | null {
  return seatsFrom(state, state.turn).find((seat) => playerOf(state, seat).hand.includes(card)) ?? null;
}
function isOpen(state: State, owner: Seat, card: CardId): boolean {
  const { vision, advisers } = playerOf(state, owner);
  return vision === card || advisers.some((one) => one.card === card && one.faceup);
}

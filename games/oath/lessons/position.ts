/** How lessons of Oath arrange a position in the world of a first game. Every component stays in the game, so `flaw` holds. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { REGIONS, SUITS } from '../data/board.ts';
import { type CardId, isVision } from '../data/cards.ts';
import { rearranged } from '../rules/hooks/sources.ts';
import { strongest } from '../rules/operations/warbands.ts';
import { learn } from '../rules/queries/knowledge.ts';
import { slotOf } from '../rules/queries/queries.ts';
import { type Phase, playerOf, type State, siteAt } from '../rules/state/state.ts';

/** Everybody has kept a facedown adviser and stands somewhere; the turn of `seat` begins with this phase. */
export function begin(state: State, round: number, seat: Seat, phase: Phase): void {
  for (const [one, player] of state.players.entries()) {
    state.worldDeck.unshift(...player.hand.splice(0));
    if (player.pawn < 0) player.pawn = 0;
    const kept = state.worldDeck.findIndex((card) => !isVision(card));
    const [card] = state.worldDeck.splice(kept, 1) as [CardId];
    state.seen.fill(0);
    player.advisers.push({ card, faceup: false, favor: 0, secrets: 0 });
    learn(state, one, card);
  }
  state.visionsDrawn = 0;
  Object.assign(state, { round, turn: seat, phase });
}

/** The site comes to lie there, faceup, without relics. */
export function lay(state: State, slot: number, site: CardId): void {
  const at = siteAt(state, slot);
  const elsewhere = state.sites.find((one) => one.site === site);
  if (elsewhere) elsewhere.site = at.site;
  else state.siteDeck.splice(state.siteDeck.indexOf(site), 1, at.site);
  at.site = site;
  at.faceup = true;
  rearranged(state);
}

export function stand(state: State, seat: Seat, site: CardId): void {
  playerOf(state, seat).pawn = slotOf(state, site);
}

/** Denizens come to lie at a site. */
export function settle(state: State, site: CardId, ...cards: readonly CardId[]): void {
  for (const card of cards)
    siteAt(state, slotOf(state, site)).cards.push({ card: fetched(state, card), favor: 0, secrets: 0 });
  rearranged(state);
}

/** Warbands of an Exile, or purple ones of the Chancellor, on a site. */
export function garrison(state: State, seat: Seat, site: CardId, n: number): void {
  const at = siteAt(state, slotOf(state, site));
  at.warbands[seat] = (at.warbands[seat] ?? 0) + n;
  at.ruler = strongest(at);
  playerOf(state, seat).bank -= n;
}

export function bury(state: State, site: CardId, relic: CardId): void {
  siteAt(state, slotOf(state, site)).relics.push(fetched(state, relic));
}

/** More favor, secrets and warbands on a board. */
export function enrich(
  state: State,
  seat: Seat,
  { favor = 0, secrets = 0, warbands = 0 }: { favor?: number; secrets?: number; warbands?: number },
): void {
  const player = playerOf(state, seat);
  player.favor += favor;
  state.shared -= favor;
  player.secrets += secrets;
  player.warbands += warbands;
  player.bank -= warbands;
}

/** The facedown adviser is this card. */
export function advise(state: State, seat: Seat, card: CardId): void {
  const [adviser] = playerOf(state, seat).advisers;
  if (!adviser) return;
  state.worldDeck.unshift(adviser.card);
  adviser.card = fetched(state, card);
  learn(state, seat, card);
  if (isVision(card)) state.visionsDrawn++;
}

/** Visions that came out and were discarded. */
export function dismiss(state: State, ...visions: readonly CardId[]): void {
  for (const vision of visions) state.discards.provinces.push(fetched(state, vision));
  state.visionsDrawn += visions.length;
}

/** The next cards of the world deck, the first one first. */
export function onTop(state: State, ...cards: readonly CardId[]): void {
  state.worldDeck.push(...cards.map((card) => fetched(state, card)).reverse());
}

/** The card leaves the pile in which it lies. */
function fetched(state: State, card: CardId): CardId {
  const { worldDeck, relicDeck, archive, discards, reliquary, players } = state;
  const piles = [worldDeck, relicDeck, ...SUITS.map((suit) => archive[suit]), ...REGIONS.map((one) => discards[one])];
  for (const pile of piles) {
    const at = pile.indexOf(card);
    if (at >= 0) pile.splice(at, 1);
  }
  const slot = reliquary.indexOf(card);
  if (slot >= 0) reliquary[slot] = relicDeck.shift() ?? null;
  for (const { advisers } of players)
    for (const adviser of advisers) if (adviser.card === card) adviser.card = worldDeck.shift() as CardId;
  return card;
}

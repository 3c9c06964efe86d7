/** How a seat imagines what it cannot know: the same cards over the same places, backs and counts unchanged (rules section 8). */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { dealtAgain, type Rng, shuffleInPlace } from '@tavola/kernel/rules/rng.ts';
import { REGIONS, SUITS } from '../data/board.ts';
import { type CardId, factsOf, isVision } from '../data/cards.ts';
import type { State } from './state/state.ts';

/** A place for a card that the seat has not seen. */
type Hole = { readonly list: (CardId | null)[]; readonly at: number };

export function redeal(state: State, seat: Seat, rng: Rng, recall: number): void {
  const masks = state.seen.slice();
  const isUnknown = (card: CardId) => ((masks[factsOf(card).number] as number) & (1 << seat)) === 0;
  const isForgotten = (card: CardId) => isUnknown(card) || rng.below(1000) >= recall * 1000;
  shuffleVisions(state, isUnknown, rng);
  const piles = [state.worldDeck, ...REGIONS.map((region) => state.discards[region]), state.dispossessed];
  const people = state.players.flatMap(({ hand }, other) => (other === seat ? [] : [hand]));
  const cards = [...piles, ...people].flatMap((list) => holes(list, isForgotten));
  const advisers = adviserHoles(state, seat, isForgotten);
  exchangeWithArchive(state, [...cards, ...advisers], rng);
  if (state.chronicle?.stacks)
    for (const suit of SUITS) fill(state, holes(state.chronicle.stacks[suit], isUnknown), rng);
  for (const vision of [false, true])
    fill(
      state,
      [...cards, ...advisers].filter((hole) => isVision(cardIn(hole)) === vision),
      rng,
    );
  const relics = [state.relicDeck, state.reliquary, ...state.sites.map((site) => site.relics)];
  fill(
    state,
    relics.flatMap((list) => holes(list, isUnknown)),
    rng,
  );
  const sites = siteHoles(state, isUnknown);
  fill(state, [...sites, ...holes(state.siteDeck, isUnknown)], rng);
  for (const hole of [...advisers, ...sites]) hole.back(cardIn(hole));
}

function holes(list: (CardId | null)[], isOpen: (card: CardId) => boolean): Hole[] {
  return list.flatMap((card, at) => (card !== null && isOpen(card) ? [{ list, at }] : []));
}
function cardIn({ list, at }: Hole): CardId {
  return list[at] as CardId;
}

/**
 * The cards of these places in a new order that does not depend on the old one, not even in where the Visions lie among them; a seat that has seen a
 * place has seen what lies there now.
 */
function fill(state: State, places: readonly Hole[], rng: Rng): void {
  const seen = places.map((hole) => state.seen[factsOf(cardIn(hole)).number] as number);
  const cards = shuffleInPlace(places.map(cardIn).sort(visionsFirst), rng);
  for (let i = 0; i < places.length; i++) {
    const { list, at } = places[i] as Hole;
    const card = cards[i] as CardId;
    list[at] = card;
    state.seen[factsOf(card).number] = seen[i] as number;
  }
}

function visionsFirst(a: CardId, b: CardId): number {
  return Number(isVision(b)) - Number(isVision(a)) || (a < b ? -1 : 1);
}

/** OATH-8.13: two Visions are somewhere in the upper pile, three in the middle one; only the back of the top card is public. */
function shuffleVisions(state: State, isUnknown: (card: CardId) => boolean, rng: Rng): void {
  const { worldDeck, piles } = state;
  let end = worldDeck.length;
  for (const size of piles) {
    const open = holes(worldDeck, isUnknown).filter(
      ({ at }) => at >= end - size && at < end && at < worldDeck.length - 1,
    );
    fill(state, open, rng);
    end -= size;
  }
}

/** In a first game the Archive is known; later only how many cards of each suit it holds. */
function exchangeWithArchive(state: State, places: readonly Hole[], rng: Rng): void {
  if (state.world.gameNumber === 1) return;
  for (const suit of SUITS) {
    const archive: (CardId | null)[] = state.archive[suit];
    const open = places.filter((hole) => factsOf(cardIn(hole)).suit === suit);
    const all = [...open, ...archive.map((_, at) => ({ list: archive, at }))];
    const masks = all.map((hole) => state.seen[factsOf(cardIn(hole)).number] as number);
    const cards = dealtAgain(all.map(cardIn), rng);
    for (const [i, { list, at }] of all.entries()) {
      list[at] = cards[i] as CardId;
      state.seen[factsOf(cards[i] as CardId).number] = masks[i] as number;
    }
  }
}

/** Facedown advisers of others and facedown sites stand in lists of their own until they are put back. */
type Lent = Hole & { readonly back: (card: CardId) => void };
function adviserHoles({ players }: State, seat: Seat, isOpen: (card: CardId) => boolean): Lent[] {
  return players.flatMap(({ advisers }, other) =>
    other === seat
      ? []
      : advisers
          .filter(({ faceup, card }) => !faceup && isOpen(card))
          .map((one) =>
            lent(one.card, (card) => {
              one.card = card;
            }),
          ),
  );
}
function siteHoles({ sites }: State, isOpen: (card: CardId) => boolean): Lent[] {
  return sites
    .filter(({ faceup, site }) => !faceup && isOpen(site))
    .map((one) =>
      lent(one.site, (card) => {
        one.site = card;
      }),
    );
}
function lent(card: CardId, back: (card: CardId) => void): Lent {
  return { list: [card], at: 0, back };
}

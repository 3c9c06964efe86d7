/** Sites go, decay, move and come (OATH-8.4 to 8.8). */
import type { Rules } from '@tavola/kernel/rules/ask.ts';
import { shuffle } from '@tavola/kernel/rules/chance.ts';
import { DISCARDS_TO, REGIONS, regionOf, SLOTS, type Slot, slotsOf } from '../../data/board.ts';
import { type CardId, edificeFacts, facesOf, factsOf } from '../../data/cards.ts';
import type { Oath } from '../hooks/power.ts';
import { rearranged } from '../hooks/sources.ts';
import { siteByHand } from '../operations/unseen.ts';
import { forget, learnAll } from '../queries/knowledge.ts';
import { hasSuitAt, placeOf } from '../queries/queries.ts';
import type { Place } from '../state/moves.ts';
import { BANDITS, type Chronicle, type Lying, playerOf, type Site, type State, siteAt } from '../state/state.ts';
import { edificeAt, ruinAt } from './edifices.ts';

const FOREST_TEMPLE = 'forest-temple';
/** No pawn stands on the map now. */
const OFF_THE_MAP = -1;

/** OATH-8.4 to 8.8. Tokens and warbands go first: who ruled what is written down already. */
export function* rewriteMap(oath: Oath, { ruled }: Chronicle): Rules {
  clear(oath.state);
  const stays = staying(oath.state, ruled);
  const gone = SLOTS.flatMap((_, slot) => (stays.includes(slot) ? [] : [slot]));
  oath.tell({ kind: 'sites-left', sites: gone.map((slot) => placeOf(oath.state, slot)) });
  for (const slot of gone) discardSite(oath.state, slot);
  for (const slot of stays) if (!ruled.includes(slot)) decay(oath, slot);
  yield* push(oath, stays);
  oath.tell({ kind: 'new-map', sites: oath.state.sites.map((_, slot): Place => placeOf(oath.state, slot)) });
}

/** OATH-8.6: pawns, warbands, favor and secrets leave the map, the cards and the Cage. */
function clear(state: State): void {
  for (const site of state.sites) {
    for (const [colour, n] of site.warbands.entries()) playerOf(state, colour).bank += n;
    state.shared += site.favor;
    Object.assign(site, { favor: 0, secrets: 0, warbands: site.warbands.map(() => 0), ruler: BANDITS });
    for (const lying of site.cards) strip(state, lying);
  }
  for (const [colour, player] of state.players.entries()) {
    player.pawn = OFF_THE_MAP;
    player.bank += state.cage[colour] as number;
    for (const lying of [...player.advisers, ...player.relics]) strip(state, lying);
  }
  state.cage = state.cage.map(() => 0);
  if (state.prophet) playerOf(state, state.prophet.seat).bank++;
  state.prophet = null;
}
function strip(state: State, lying: Lying): void {
  state.shared += lying.favor;
  Object.assign(lying, { favor: 0, secrets: 0 });
}

/** OATH-8.4: what the winner rules and what has an intact edifice; with an intact Forest Temple sites with a Beast card too. */
function staying(state: State, ruled: readonly Slot[]): Slot[] {
  const temple = state.sites.some(({ cards }) => cards.some(({ card }) => card === FOREST_TEMPLE));
  const keeps = (slot: Slot) => {
    if (ruled.includes(slot)) return true;
    if (edificeAt(state, slot) !== null && !ruinAt(state, slot)) return true;
    return temple && hasSuitAt(siteAt(state, slot), 'beast');
  };
  return SLOTS.flatMap((_, slot) => (keeps(slot) ? [slot] : []));
}

/** OATH-8.4: denizens to a discard pile, relics to their deck, a ruin to the Archive, the site to its deck. */
function discardSite(state: State, slot: Slot): void {
  const site = siteAt(state, slot);
  discardDenizens(state, slot);
  for (const { card } of site.cards) state.archiveEdifices.push(edificeFacts(card).edifice);
  state.relicDeck.unshift(...site.relics);
  state.siteDeck.push(site.site);
  Object.assign(site, { cards: [], relics: [] });
  rearranged(state);
}
function discardDenizens(state: State, slot: Slot): void {
  const site = siteAt(state, slot);
  const isDenizen = ({ card }: Lying) => factsOf(card).type === 'denizen';
  for (const { card } of site.cards.filter(isDenizen)) {
    state.discards[DISCARDS_TO[regionOf(slot)]].push(card);
    learnAll(state, card);
  }
  site.cards = site.cards.filter((lying) => !isDenizen(lying));
  rearranged(state);
}

/** OATH-8.5: an intact edifice that the winner does not rule falls to ruin, and the denizens there go; elsewhere they stay. */
function decay(oath: Oath, slot: Slot): void {
  const { state } = oath;
  const edifice = edificeAt(state, slot);
  if (edifice === null || ruinAt(state, slot)) return;
  edifice.card = facesOf(edificeFacts(edifice.card).edifice).ruined;
  discardDenizens(state, slot);
  oath.tell({ kind: 'decayed', card: edifice.card, site: placeOf(state, slot) });
}

/** OATH-8.7, 8.8: sites without ruins move to the Cradle's end, ruins to the far end, facedown sites fill the gap. */
function* push(oath: Oath, stays: readonly Slot[]): Rules {
  const { state } = oath;
  const whole = stays.filter((slot) => !ruinAt(state, slot)).map((slot) => siteAt(state, slot));
  const ruins = stays.filter((slot) => ruinAt(state, slot)).map((slot) => siteAt(state, slot));
  forget(state, state.siteDeck);
  state.siteDeck = yield* shuffle(state.siteDeck);
  const fresh = Array.from({ length: SLOTS.length - stays.length }, () => laid(state, state.siteDeck.pop() as CardId));
  state.sites = [...whole, ...fresh, ...ruins];
  for (const region of REGIONS) {
    const here = slotsOf(region).map((slot) => siteAt(state, slot));
    if (here.some(({ faceup }) => faceup)) continue;
    yield* siteByHand(oath, slotsOf(region)[0] as Slot);
    (here[0] as Site).faceup = true;
  }
  rearranged(state);
}
function laid({ players }: State, site: CardId): Site {
  const warbands = players.map(() => 0);
  return { site, faceup: false, favor: 0, secrets: 0, cards: [], relics: [], warbands, ruler: BANDITS };
}

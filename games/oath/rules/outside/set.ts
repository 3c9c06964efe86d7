/** Makes true what people tell of their table. Banks, decks and piles follow, so that nothing lies twice or is missing. */
import type { Seat } from '@tavola/kernel/ask.ts';
import type { Fact, Value } from '@tavola/kernel/real.ts';
import { type BannerId, type OathId, SLOTS, type Slot } from '../../data/board.ts';
import { type CardId, siteFacts } from '../../data/cards.ts';
import { threatNodes } from '../../data/mind.ts';
import { learnAll } from '../knowledge.ts';
import { strongest } from '../operations/warbands.ts';
import { rearranged } from '../sources.ts';
import { BANDITS, playerOf, type State, siteAt } from '../state.ts';
import type { OathFact } from './fact.ts';
import { lying, putAway, setCard, setTokens } from './set-cards.ts';
import { setOfPlayer } from './set-player.ts';
import { resize, swapSites } from './unseen.ts';

export function set(state: State, fact: Fact, value: Value): void {
  const told = fact as OathFact;
  switch (told.kind) {
    case 'site':
      setSite(state, slotOf(told.slot), value as CardId | null);
      return;
    case 'card':
      setCard(state, siteAt(state, slotOf(told.slot)).cards, told.n, value as CardId | null, lying);
      return;
    case 'ruler':
      setRuler(state, slotOf(told.slot), value as number);
      return;
    case 'warbands':
      setWarbands(state, slotOf(told.slot), told.of, value as number);
      return;
    case 'relics':
      resize(state.relicDeck, siteAt(state, slotOf(told.slot)).relics, value as number);
      return;
    case 'lying': {
      const site = siteAt(state, slotOf(told.slot));
      if (told.what === 'favor') state.shared -= (value as number) - site.favor;
      site[told.what] = value as number;
      return;
    }
    case 'on':
      setTokens(state, told, value as number);
      return;
    case 'title':
      state.title.holder = value as Seat;
      return;
    case 'side':
      state.title.side = value as 'oathkeeper' | 'usurper';
      return;
    case 'bank':
      state.shared -= (value as number) - state.banks[told.suit];
      state.banks[told.suit] = value as number;
      return;
    case 'banner':
    case 'tokens':
      setBanner(state, told.banner, told.kind, value as number | null);
      return;
    case 'mob':
      state.banners['peoples-favor'].mob = value === 1;
      return;
    case 'visions':
      state.visionsDrawn = value as number;
      return;
    case 'deck':
      resize(state.discards.cradle, state.worldDeck, value as number);
      return;
    case 'oath':
      setOath(state, value as OathId);
      return;
    case 'reliquary':
      setReliquary(state, told.n, value === 1);
      return;
    case 'bank-left':
    case 'shared':
      throw new Error('this is compared, not told');
    default:
      setOfPlayer(state, told, value);
  }
}
function slotOf(slot: (typeof SLOTS)[number]): Slot {
  return SLOTS.indexOf(slot);
}

/** Before his first thought a Prince stands at the oath of the table. */
function setOath(state: State, oath: OathId): void {
  state.oath = oath;
  for (const { prince } of state.players) {
    if (prince === null || prince.assessed) continue;
    Object.assign(prince, { token: threatNodes.oathkeeper[oath], start: threatNodes.oathkeeper[oath] });
  }
}

// ---- sites

/** A site that is turned up brings what is printed on it; one that people take back goes without its cards. */
function setSite(state: State, slot: Slot, site: CardId | null): void {
  const here = siteAt(state, slot);
  if (site !== null) {
    swapSites(state, slot, site);
    learnAll(state, site);
    if (!here.faceup) lay(state, slot);
  } else {
    for (const { card } of here.cards.splice(0)) putAway(state, card);
    for (const colour of here.warbands.keys()) setWarbands(state, slot, colour, 0);
    resize(state.relicDeck, here.relics, 0);
    state.shared += here.favor;
    Object.assign(here, { favor: 0, secrets: 0 });
  }
  here.faceup = site !== null;
  rearranged(state);
}
function lay(state: State, slot: Slot): void {
  const here = siteAt(state, slot);
  const { favor = 0, secrets = 0, relics = 0 } = siteFacts(here.site).reveal;
  here.favor = Math.min(favor, state.shared);
  state.shared -= here.favor;
  here.secrets = secrets;
  resize(state.relicDeck, here.relics, Math.max(relics, here.relics.length));
}

function setWarbands(state: State, slot: Slot, colour: Seat, n: number): void {
  const site = siteAt(state, slot);
  playerOf(state, colour).bank -= n - (site.warbands[colour] as number);
  site.warbands[colour] = n;
  site.ruler = strongest(site);
}
/** Whoever rules has more warbands there than anybody else; how many is told besides. */
function setRuler(state: State, slot: Slot, ruler: number): void {
  const site = siteAt(state, slot);
  for (const colour of site.warbands.keys()) if (colour !== ruler) setWarbands(state, slot, colour, 0);
  if (ruler !== BANDITS && site.warbands[ruler] === 0) setWarbands(state, slot, ruler, 1);
}

// ---- Reliquary and banners

function setReliquary(state: State, n: number, covered: boolean): void {
  const relic = state.reliquary[n] ?? null;
  if (covered && relic === null) state.reliquary[n] = state.relicDeck.pop() ?? null;
  else if (!covered && relic !== null) {
    state.relicDeck.unshift(relic);
    state.reliquary[n] = null;
  }
  rearranged(state);
}
function setBanner(state: State, id: BannerId, what: 'banner' | 'tokens', value: number | null): void {
  const banner = state.banners[id];
  if (what === 'banner') banner.holder = value;
  else {
    if (id === 'peoples-favor') state.shared -= (value as number) - banner.tokens;
    banner.tokens = value as number;
  }
  rearranged(state);
}

/** Makes true what people tell of their table. Banks, decks and piles follow, so that nothing lies twice or is missing. */
import type { Seat } from '@tavola/kernel/ask.ts';
import type { Fact, Value } from '@tavola/kernel/real.ts';
import { type BannerId, type OathId, SLOTS, type Slot, type Suit } from '../../data/board.ts';
import { type CardId, edificeFacts, factsOf, siteFacts } from '../../data/cards.ts';
import { type Column, type NodeId, threatNodes } from '../../data/mind.ts';
import { learnAll } from '../knowledge.ts';
import { strongest } from '../operations/warbands.ts';
import { princeOf } from '../prince/relations.ts';
import { boardColour, lyingCards } from '../queries.ts';
import { rearranged } from '../sources.ts';
import { BANDITS, type Lying, type Player, playerOf, type State, siteAt } from '../state.ts';
import type { OathFact } from './fact.ts';
import { claim, claimRelic, release, resize, swapSites } from './unseen.ts';

export function set(state: State, fact: Fact, value: Value): void {
  const told = fact as OathFact;
  switch (told.kind) {
    case 'site':
      setSite(state, slotOf(told.slot), value as CardId | null);
      return;
    case 'card':
      setCard(state, siteAt(state, slotOf(told.slot)).cards, told.n, value as CardId | null, (card) => lying(card));
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
function lying(card: CardId): Lying {
  return { card, favor: 0, secrets: 0 };
}

// ---- players

function setOfPlayer(state: State, told: Extract<OathFact, { readonly of: Seat }>, value: Value): void {
  const player = playerOf(state, told.of);
  switch (told.kind) {
    case 'pawn':
      player.pawn = value as Slot;
      return;
    case 'favor':
      state.shared -= (value as number) - player.favor;
      player.favor = value as number;
      return;
    case 'secrets':
      player.secrets = value as number;
      return;
    case 'band':
      playerOf(state, boardColour(state, told.of)).bank -= (value as number) - player.warbands;
      player.warbands = value as number;
      return;
    case 'role':
      setRole(state, told.of, value as 'exile' | 'citizen');
      return;
    case 'vision':
      if (player.vision !== null) release(state, player.vision);
      player.vision = value as CardId | null;
      if (player.vision !== null) claim(state, player.vision);
      return;
    case 'prophet':
      setProphet(state, told.of, value as CardId | null);
      return;
    case 'adviser':
      setCard(state, player.advisers, told.n, value as CardId | null, (card) => ({ ...lying(card), faceup: true }));
      return;
    case 'relic':
      setRelic(state, player, told.n, value as CardId | null);
      return;
    case 'caged':
      player.bank -= (value as number) - (state.cage[told.of] as number);
      state.cage[told.of] = value as number;
      return;
    default:
      setPrince(state, told as PrinceFact, value);
  }
}
type PrinceFact = Extract<OathFact, { readonly kind: 'ambition' | 'tactics' | 'token' | 'marker' }>;

/** The warbands of the board change colour with it. */
function setRole(state: State, seat: Seat, role: 'exile' | 'citizen'): void {
  const player = playerOf(state, seat);
  playerOf(state, boardColour(state, seat)).bank += player.warbands;
  player.role = role;
  const bank = playerOf(state, boardColour(state, seat));
  player.warbands = Math.min(player.warbands, bank.bank);
  bank.bank -= player.warbands;
}

/** A warband of the seat lies on the Vision that it shares. */
function setProphet(state: State, seat: Seat, vision: CardId | null): void {
  if (state.prophet) playerOf(state, state.prophet.seat).bank++;
  state.prophet = vision === null ? null : { seat, vision };
  if (state.prophet) playerOf(state, seat).bank--;
}

function setPrince(state: State, told: PrinceFact, value: Value): void {
  const prince = princeOf(state, told.of);
  switch (told.kind) {
    case 'ambition':
      state.shared -= (value as number) - prince.ambition;
      prince.ambition = value as number;
      return;
    case 'tactics':
      prince.tactics = value as number;
      return;
    case 'token':
      prince.token = value as NodeId;
      return;
    case 'marker': {
      const [column, row] = (value as string).split('-');
      for (const space of [prince.unaligned, ...prince.friends, ...prince.conspirators])
        if (space.includes(told.suit)) space.splice(space.indexOf(told.suit), 1);
      const space = row === undefined ? prince.unaligned : (prince[column as Column][Number(row) - 1] as Suit[]);
      space.push(told.suit);
    }
  }
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

// ---- cards

/** The nth card of a row; what lay there is out of sight, and the one that is told comes from wherever it was. */
function setCard<L extends Lying>(state: State, row: L[], n: number, card: CardId | null, as: (card: CardId) => L): void {
  const before = row[n];
  if (before?.card === card) return;
  if (before) {
    row.splice(n, 1);
    strip(state, before);
    putAway(state, before.card);
  }
  if (card !== null) {
    takeUp(state, card);
    row.splice(Math.min(n, row.length), 0, as(card));
    learnAll(state, card);
  }
  rearranged(state);
}
/** Favor on it goes back to the shared bank; what really came of it is told. */
function strip(state: State, one: Lying): void {
  state.shared += one.favor;
  Object.assign(one, { favor: 0, secrets: 0 });
}
function takeUp(state: State, card: CardId): void {
  for (const row of [...state.sites.map(({ cards }) => cards), ...state.players.map(({ advisers }) => advisers)]) {
    const at = row.findIndex((one) => isSame(one.card, card));
    if (at < 0) continue;
    strip(state, row[at] as Lying);
    row.splice(at, 1);
    return;
  }
  if (factsOf(card).type !== 'edifice') claim(state, card);
  else state.archiveEdifices = state.archiveEdifices.filter((one) => one !== edificeFacts(card).edifice);
}
/** The two faces of an edifice are one card. */
function isSame(a: CardId, b: CardId): boolean {
  if (factsOf(a).type !== 'edifice' || factsOf(b).type !== 'edifice') return a === b;
  return edificeFacts(a).edifice === edificeFacts(b).edifice;
}
function putAway(state: State, card: CardId): void {
  if (factsOf(card).type === 'edifice') state.archiveEdifices.push(edificeFacts(card).edifice);
  else release(state, card);
}
function setTokens(state: State, { card, what }: Extract<OathFact, { kind: 'on' }>, n: number): void {
  for (const one of lyingCards(state)) {
    if (one.card !== card) continue;
    if (what === 'favor') state.shared -= n - one.favor;
    one[what] = n;
  }
}

// ---- relics and banners

function setRelic(state: State, { relics }: Player, n: number, relic: CardId | null): void {
  const before = relics[n];
  if (before?.card === relic) return;
  if (before) {
    relics.splice(n, 1);
    strip(state, before);
    state.relicDeck.unshift(before.card);
  }
  if (relic !== null) {
    for (const { relics: row } of state.players) {
      const at = row.findIndex(({ card }) => card === relic);
      if (at >= 0) state.relicDeck.unshift(...row.splice(at, 1).map(({ card }) => card));
    }
    claimRelic(state, relic);
    relics.splice(Math.min(n, relics.length), 0, lying(relic));
    learnAll(state, relic);
  }
  rearranged(state);
}
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

/** Sites as people tell them: what lies there, who rules, and what follows for banks, decks and piles. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { DeclaredFact, Value } from '@tavola/kernel/rules/real.ts';
import { COLOUR_WARBANDS, FAVOR, PURPLE_WARBANDS, SLOTS, type Slot, type SlotId } from '../../data/board.ts';
import { type CardId, siteFacts } from '../../data/cards.ts';
import { rearranged } from '../hooks/sources.ts';
import { resize, swapSites } from '../operations/unseen.ts';
import { strongest } from '../operations/warbands.ts';
import { learnAll } from '../queries/knowledge.ts';
import { lyingCards, seatsOf } from '../queries/queries.ts';
import { BANDITS, type Lying, playerOf, type State, siteAt } from '../state/state.ts';
import { lying, putAway, setCard } from './cards.ts';
import { type Facts, kept, named, type OathFact, panel, placeAt, RELICS, TOKENS, upTo } from './fact.ts';

const SITES = named('site');
const WORLD_CARDS = named('denizen', 'edifice');

export function siteOf(state: State, slot: Slot): Facts {
  const site = siteAt(state, slot);
  const place = placeAt(site, slot);
  const id = SLOTS[slot] as SlotId;
  const which: DeclaredFact<OathFact> = {
    fact: { kind: 'site', slot: id },
    ...kept(site.faceup ? site.site : null),
    among: SITES,
    place,
    write: (told) => setSite(state, slot, told as CardId | null),
  };
  if (!site.faceup) return [which];
  const ruler: DeclaredFact<OathFact> = {
    fact: { kind: 'ruler', slot: id },
    holder: site,
    key: 'ruler',
    among: [BANDITS, ...seatsOf(state)],
    place,
    write: (seat) => setRuler(state, slot, seat as number),
  };
  const relics: DeclaredFact<OathFact> = {
    fact: { kind: 'relics', slot: id },
    ...kept(site.relics.length),
    among: upTo(RELICS.length),
    place,
    write: (count) => resize(state.relicDeck, site.relics, count as number),
  };
  return [which, ruler, ...warbandsAt(state, slot), ...cardsAt(state, slot), relics, ...tokensAt(state, slot)];
}

function warbandsAt(state: State, slot: Slot): Facts {
  const site = siteAt(state, slot);
  const place = placeAt(site, slot);
  return seatsOf(state).map((of) => {
    const fact = { kind: 'warbands', slot: SLOTS[slot] as SlotId, of } as const;
    const among = upTo(of === 0 ? PURPLE_WARBANDS : COLOUR_WARBANDS);
    const write = (count: Value) => setWarbands(state, slot, of, count as number);
    return { fact, holder: site.warbands, key: of, among, place, write };
  });
}

function cardsAt(state: State, slot: Slot): Facts {
  const site = siteAt(state, slot);
  const { capacity } = siteFacts(site.site);
  return Array.from({ length: Math.max(capacity, site.cards.length + 1) }, (_, n) => {
    const fact = { kind: 'card', slot: SLOTS[slot] as SlotId, n } as const;
    const write = (card: Value) => setCard(state, site.cards, n, card as CardId | null, lying);
    return { fact, ...kept(site.cards[n]?.card ?? null), among: WORLD_CARDS, place: placeAt(site, slot), write };
  });
}

/** Favor and secrets on the site itself. */
function tokensAt(state: State, slot: Slot): Facts {
  const site = siteAt(state, slot);
  return TOKENS.map((what) => {
    const fact = { kind: 'lying', slot: SLOTS[slot] as SlotId, what } as const;
    const write = (count: Value) => setTokens(state, site, what, count as number);
    return { fact, holder: site, key: what, among: upTo(FAVOR), place: placeAt(site, slot), write };
  });
}

/** Favor and secrets on every card that lies open; after a Rest there are none. */
export function tokensOnCards(state: State): Facts {
  const places = new Map<CardId, string>();
  for (const [slot, site] of state.sites.entries())
    for (const { card } of site.cards) places.set(card, placeAt(site, slot));
  for (const [seat, { advisers, relics }] of state.players.entries())
    for (const { card } of [...advisers, ...relics]) places.set(card, panel(seat));
  return [...lyingCards(state)].flatMap((one) =>
    TOKENS.map((what) => {
      const place = places.get(one.card) as string;
      const write = (count: Value) => setTokens(state, one, what, count as number);
      return { fact: { kind: 'on', card: one.card, what }, holder: one, key: what, among: upTo(FAVOR), place, write };
    }),
  );
}

function setTokens(state: State, on: Pick<Lying, 'favor' | 'secrets'>, what: 'favor' | 'secrets', count: number): void {
  if (what === 'favor') state.shared -= count - on.favor;
  on[what] = count;
}

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
/** The ruler has more warbands there than anybody else; how many is told besides. */
function setRuler(state: State, slot: Slot, ruler: number): void {
  const site = siteAt(state, slot);
  for (const colour of site.warbands.keys()) if (colour !== ruler) setWarbands(state, slot, colour, 0);
  if (ruler !== BANDITS && site.warbands[ruler] === 0) setWarbands(state, slot, ruler, 1);
}

/** A table for scenarios: eight open sites, empty boards, and every card to be had by its name. */
import { moveId, type Rules, type Seat } from '@tavola/kernel/rules/ask.ts';
import { valuesOf } from '@tavola/kernel/rules/settings.ts';
import { type Played, play, type Stage, stage } from '@tavola/testing/play.ts';
import { expect } from 'vitest';
import { type BannerId, REGIONS, SUITS, type Suit } from '../data/board.ts';
import { type CardId, EDIFICES, edificeFacts, factsOf } from '../data/cards.ts';
import { withPowers } from '../game.ts';
import { playFromHand } from '../rules/actions/play.ts';
import { flaw } from '../rules/flaw.ts';
import type { Oath } from '../rules/hooks/power.ts';
import { rearranged } from '../rules/hooks/sources.ts';
import { strongest } from '../rules/operations/warbands.ts';
import { learn, learnAll } from '../rules/queries/knowledge.ts';
import { slotOf } from '../rules/queries/queries.ts';
import { setup } from '../rules/setup.ts';
import type { Event } from '../rules/state/moves.ts';
import { type Options, options } from '../rules/state/options.ts';
import { BANDITS, type Player, playerOf, type Role, type Site, type State, siteAt } from '../rules/state/state.ts';
import { actMoves } from '../rules/turn/act.ts';

/** The Chancellor and two Exiles. */
export const C = 0;
export const X = 1;
export const Y = 2;
export const Z = 3;

export type Realm = Oath & Pick<Stage<State, Event, Options>, 'events' | 'secrets'>;

/** Sites without relics or tokens, so that nothing lies anywhere unless a scenario puts it there. */
const SITES = [
  'plains',
  'river',
  'charming-valley',
  'fertile-valley',
  'great-slum',
  'rocky-coast',
  'lush-coast',
  'mountain',
];

/** The usual sites with others in some slots. */
export function sitesWith(others: { readonly [slot: number]: string }): readonly string[] {
  return SITES.map((site, slot) => others[slot] ?? site);
}

/** It is the Act Phase of the Chancellor in round 1; everybody stands on the first site with Supply 7 and nothing else. */
export function realm(seats = 3, sites: readonly string[] = SITES, house: Partial<Options> = {}): Realm {
  const wishes = valuesOf(options, house);
  const state = play(setup(wishes, new Array(seats).fill({ kind: 'player', settings: {} }))).result as State;
  clear(state);
  for (const [slot, site] of sites.entries()) lay(state, slot, site);
  const table = stage<State, Event, Options>(state, wishes, seats);
  return Object.assign(withPowers(table), { events: table.events, secrets: table.secrets });
}

/** Everything goes back to where it is taken from: cards to the Archive, favor to the shared bank. */
function clear(state: State): void {
  state.phase = 'act';
  state.piles = [0, 0];
  for (const player of state.players) {
    for (const card of player.hand) store(state, card);
    state.shared += player.favor;
    Object.assign(player, { hand: [], favor: 0, secrets: 0, pawn: 0 });
    const empire = player.role === 'exile' ? player : (state.players[C] as Player);
    empire.bank += player.warbands;
    player.warbands = 0;
  }
  for (const site of state.sites) {
    for (const { card } of site.cards) store(state, card);
    state.relicDeck.unshift(...site.relics);
    playerOf(state, C).bank += site.warbands[C] ?? 0;
    Object.assign(site, { cards: [], relics: [], warbands: site.warbands.map(() => 0), ruler: BANDITS });
  }
  for (const region of REGIONS) for (const card of state.discards[region].splice(0)) store(state, card);
  for (const card of state.worldDeck.splice(0)) store(state, card);
  state.seen.fill(0);
}
function store(state: State, card: CardId): void {
  const { suit, type } = factsOf(card);
  if (type === 'vision') state.box.push(card);
  else state.archive[suit as Suit].push(card);
}
function lay(state: State, slot: number, site: CardId): void {
  const at = siteAt(state, slot);
  const elsewhere = state.sites.find((one) => one.site === site);
  if (elsewhere) elsewhere.site = at.site;
  else {
    state.siteDeck.splice(state.siteDeck.indexOf(site), 1);
    state.siteDeck.push(at.site);
  }
  at.site = site;
  at.faceup = true;
  rearranged(state);
}

// ---- the map

export function siteOf({ state }: Oath, site: CardId): Site {
  return siteAt(state, slotOf(state, site));
}
/** Denizens or edifice faces come to lie at a site. */
export function settle({ state }: Oath, site: CardId, ...cards: CardId[]): void {
  for (const card of cards)
    siteOf({ state } as Oath, site).cards.push({ card: fetched(state, card), favor: 0, secrets: 0 });
  rearranged(state);
}
/** Warbands of somebody's colour on a site: purple for an Imperial player. */
export function rule({ state }: Oath, seat: Seat, site: CardId, n: number): void {
  const colour = playerOf(state, seat).role === 'exile' ? seat : C;
  const at = siteOf({ state } as Oath, site);
  at.warbands[colour] = (at.warbands[colour] ?? 0) + n;
  at.ruler = strongest(at);
  playerOf(state, colour).bank -= n;
}
export function relicsAt({ state }: Oath, site: CardId, ...relics: CardId[]): void {
  for (const relic of relics) siteOf({ state } as Oath, site).relics.push(fetched(state, relic));
}
/** The site lies facedown again. */
export function cover({ state }: Oath, site: CardId): void {
  siteOf({ state } as Oath, site).faceup = false;
  rearranged(state);
}
export function place({ state }: Oath, seat: Seat, site: CardId): void {
  playerOf(state, seat).pawn = slotOf(state, site);
}

// ---- boards

export function player({ state }: Oath, seat: Seat): Player {
  return playerOf(state, seat);
}
export function rich(
  { state }: Oath,
  seat: Seat,
  goods: { favor?: number; secrets?: number; warbands?: number },
): void {
  const { favor = 0, secrets = 0, warbands = 0 } = goods;
  const one = playerOf(state, seat);
  one.favor += favor;
  state.shared -= favor;
  one.secrets += secrets;
  one.warbands += warbands;
  playerOf(state, one.role === 'exile' ? seat : C).bank -= warbands;
}
export function advise({ state }: Oath, seat: Seat, ...cards: CardId[]): void {
  for (const card of cards)
    playerOf(state, seat).advisers.push({ card: fetched(state, card), faceup: true, favor: 0, secrets: 0 });
  rearranged(state);
}
export function adviseFacedown({ state }: Oath, seat: Seat, ...cards: CardId[]): void {
  for (const card of cards) {
    playerOf(state, seat).advisers.push({ card: fetched(state, card), faceup: false, favor: 0, secrets: 0 });
    learn(state, seat, card);
  }
}
export function hold({ state }: Oath, seat: Seat, ...relics: CardId[]): void {
  for (const relic of relics) playerOf(state, seat).relics.push({ card: fetched(state, relic), favor: 0, secrets: 0 });
  rearranged(state);
}
export function banner({ state }: Oath, seat: Seat | null, which: BannerId, tokens: number): void {
  if (which === 'peoples-favor') state.shared -= tokens - state.banners[which].tokens;
  Object.assign(state.banners[which], { holder: seat, tokens });
  rearranged(state);
}
export function reveal({ state }: Oath, seat: Seat, vision: CardId): void {
  playerOf(state, seat).vision = fetched(state, vision);
  learnAll(state, vision);
}
/** A Citizen from the start: warbands come later. */
export function role({ state }: Oath, seat: Seat, to: Role): void {
  playerOf(state, seat).role = to;
}
export function turnOf({ state }: Oath, seat: Seat): void {
  state.turn = seat;
}
export function title({ state }: Oath, seat: Seat, side: 'oathkeeper' | 'usurper' = 'oathkeeper'): void {
  state.title = { holder: seat, side };
}

// ---- piles

/** The next cards of the world deck, the first one first. */
export function deck({ state }: Oath, ...cards: CardId[]): void {
  state.worldDeck.push(...cards.map((card) => fetched(state, card)).reverse());
}
export function discarded({ state }: Oath, region: (typeof REGIONS)[number], ...cards: CardId[]): void {
  state.discards[region].push(...cards.map((card) => fetched(state, card)).reverse());
}
/** A card in somebody's hand, as if drawn. */
export function inHand({ state }: Oath, seat: Seat, card: CardId): void {
  playerOf(state, seat).hand.push(fetched(state, card));
  learn(state, seat, card);
}

/** The card leaves wherever it lay. */
function fetched(state: State, card: CardId): CardId {
  if (factsOf(card).type === 'edifice') {
    const { edifice } = edificeFacts(card);
    state.archiveEdifices = state.archiveEdifices.filter((one) => one !== edifice);
    if (!EDIFICES.includes(edifice)) throw new Error(`no such edifice: ${edifice}`);
    return card;
  }
  const piles = [state.worldDeck, state.relicDeck, state.box, ...SUITS.map((suit) => state.archive[suit])];
  for (const { relics } of state.players) {
    const at = relics.findIndex((one) => one.card === card);
    if (at >= 0) relics.splice(at, 1);
  }
  for (const pile of piles) {
    const at = pile.indexOf(card);
    if (at >= 0) pile.splice(at, 1);
  }
  const slot = state.reliquary.indexOf(card);
  if (slot >= 0) state.reliquary[slot] = state.relicDeck.shift() ?? null;
  return card;
}

// ---- scenes that many scenarios begin with

/** X's turn on the plains, with these goods; everybody else is far away, on the mountain. */
export function alone(goods: Parameters<typeof rich>[2] = {}): Realm {
  const table = realm();
  turnOf(table, X);
  for (const seat of [C, Y]) place(table, seat, 'mountain');
  rich(table, X, goods);
  return table;
}
/** X attacks Y, who rules the river with 2 warbands, from the river; both have 3 favor and these advisers. Everybody else is far away. */
export function war(attacker: readonly string[], defender: readonly string[], warbands = 4): Realm {
  const table = alone({ warbands, favor: 3 });
  place(table, X, 'river');
  rule(table, Y, 'river', 2);
  advise(table, X, ...attacker);
  advise(table, Y, ...defender);
  rich(table, Y, { favor: 3 });
  return table;
}
/** Dice by which the attacker of a war wins: nothing but swords against blanks. */
export const WIN = (dice: number, shields = 1) => [...defense('-'.repeat(shields)), ...attack('s'.repeat(dice))];
/** Dice by which the attacker of a war loses. */
export const LOSE = (dice: number, shields = 1) => [...defense('2'.repeat(shields)), ...attack('h'.repeat(dice))];

/** What somebody may do in the Act Phase. */
export function ids(table: Realm, seat: Seat): string[] {
  return actMoves(table, seat).map(moveId);
}
/** The last event of a kind. */
export function last(table: Realm, kind: Event['kind']): Event | undefined {
  return table.events.findLast((event) => event.kind === kind);
}
/** The card is played from the hand. */
export function playing(table: Realm, seat: Seat, card: CardId, ...picks: readonly string[]): Played<unknown> {
  inHand(table, seat, card);
  return run(table, playFromHand(table, seat, 'search'), ...picks);
}

// ---- playing

/** Feeds picks and dice to a rule; whatever happens, every component must still be there. */
export function run<T>(realm: Realm, rule: Rules<T>, ...picks: readonly string[]): Played<T> {
  const played = play(rule, ...picks);
  expect(flaw(realm.state)).toBeNull();
  return played;
}
/** Dice of a campaign as the rules document writes them: `d12` is a roll of 1 shield and 2 shields; – blank, x a doubler. */
export function defense(faces: string): string[] {
  return [...faces].map((face) => `roll=${{ '-': 1, '1': 3, '2': 5, x: 6 }[face]}`);
}
/** h hollow, s sword, k two swords and a skull. */
export function attack(faces: string): string[] {
  return [...faces].map((face) => `roll=${{ h: 1, s: 4, k: 6 }[face]}`);
}

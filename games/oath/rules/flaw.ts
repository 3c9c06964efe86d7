/** What must always hold: every component exists once and lies somewhere. */
import { BANNERS, COLOUR_WARBANDS, FAVOR, MOST_SUPPLY, PURPLE_WARBANDS, REGIONS, SLOTS, SUITS } from '../data/board.ts';
import { allCards, type CardId, EDIFICES, edificeFacts, factsOf } from '../data/cards.ts';
import { TACTICS } from '../data/mind.ts';
import { isStale } from './hooks/sources.ts';
import { strongest } from './operations/warbands.ts';
import { powers } from './powers/registry.ts';
import { boardColour } from './queries/queries.ts';
import type { Phase, State } from './state/state.ts';

export function flaw(state: State): string | null {
  return (
    cardFlaw(state) ??
    favorFlaw(state) ??
    warbandFlaw(state) ??
    princeFlaw(state) ??
    limitFlaw(state) ??
    rulerFlaw(state)
  );
}

function cardFlaw(state: State): string | null {
  const lying = [...cardsOf(state)];
  const once = new Set(lying);
  if (once.size !== lying.length) return `a card lies twice: ${lying.find((card, i) => lying.indexOf(card) < i)}`;
  for (const { id, type } of allCards) {
    if ((type === 'denizen' || type === 'relic' || type === 'site' || type === 'vision') && !once.has(id))
      return `${id} is missing`;
  }
  const built = lying.filter((card) => factsOf(card).type === 'edifice').map((card) => edificeFacts(card).edifice);
  const edifices = [...built, ...state.archiveEdifices].sort().join();
  return edifices === EDIFICES.toSorted().join() ? null : `edifices: ${edifices}`;
}
function* cardsOf(state: State): Generator<CardId> {
  for (const pile of [state.worldDeck, state.relicDeck, state.siteDeck, state.dispossessed, state.box]) yield* pile;
  for (const region of REGIONS) yield* state.discards[region];
  for (const suit of SUITS) yield* state.archive[suit];
  for (const suit of SUITS) yield* state.chronicle?.stacks?.[suit] ?? [];
  for (const relic of state.reliquary) if (relic !== null) yield relic;
  for (const { site, cards, relics } of state.sites) {
    yield site;
    for (const { card } of cards) yield card;
    yield* relics;
  }
  for (const { advisers, relics, hand, vision } of state.players) {
    for (const { card } of advisers) yield card;
    for (const { card } of relics) yield card;
    yield* hand;
    if (vision !== null) yield vision;
  }
}

function favorFlaw(state: State): string | null {
  let favor = state.shared + state.banners['peoples-favor'].tokens;
  for (const suit of SUITS) favor += state.banks[suit];
  for (const site of state.sites) favor += site.favor + total(site.cards);
  for (const { prince } of state.players) favor += prince?.ambition ?? 0;
  for (const player of state.players) favor += player.favor + total(player.advisers) + total(player.relics);
  return favor === FAVOR ? null : `${favor} favor instead of ${FAVOR}`;
}
function total(cards: readonly { readonly favor: number }[]): number {
  return cards.reduce((sum, { favor }) => sum + favor, 0);
}

function warbandFlaw(state: State): string | null {
  for (let colour = 0; colour < state.players.length; colour++) {
    let n = (state.players[colour]?.bank ?? 0) + (state.cage[colour] ?? 0) + (state.prophet?.seat === colour ? 1 : 0);
    for (const { warbands } of state.sites) n += warbands[colour] ?? 0;
    for (const [seat, { warbands }] of state.players.entries()) if (boardColour(state, seat) === colour) n += warbands;
    const all = colour === 0 ? PURPLE_WARBANDS : COLOUR_WARBANDS;
    if (n !== all) return `${n} warbands of seat ${colour}'s colour instead of ${all}`;
  }
  return null;
}

/** Each suit has one marker on a Prince's board. */
function princeFlaw({ players }: State): string | null {
  for (const [seat, { prince }] of players.entries()) {
    if (prince === null) continue;
    const markers = [...prince.unaligned, ...prince.friends.flat(), ...prince.conspirators.flat()];
    if (markers.toSorted().join() !== SUITS.toSorted().join()) return `the markers of seat ${seat}: ${markers}`;
    if (prince.tactics >= TACTICS.length || prince.ambition < 0)
      return `seat ${seat} has impossible tactics or ambition`;
  }
  return null;
}

/** Before pawns are placed, and after the Chronicle has cleared the map. */
const NO_PAWNS: readonly Phase[] = ['setup', 'chronicle', 'over'];

function limitFlaw(state: State): string | null {
  for (const [seat, { pawn, supply, favor, secrets, spent, warbands, bank }] of state.players.entries()) {
    if (pawn < (NO_PAWNS.includes(state.phase) ? -1 : 0) || pawn >= SLOTS.length) return `seat ${seat} stands nowhere`;
    if (supply < 0 || supply > MOST_SUPPLY) return `seat ${seat} has ${supply} Supply`;
    if (Math.min(favor, secrets, spent, warbands, bank) < 0) return `seat ${seat} has less than nothing`;
  }
  for (const banner of BANNERS) if (state.banners[banner].tokens < 1) return `${banner} is empty`;
  for (const suit of SUITS) if (state.banks[suit] < 0) return `the ${suit} bank has less than nothing`;
  return state.shared < 0 ? 'the shared bank has less than nothing' : null;
}

/** What is kept for speed says the same as what lies on the table. */
function rulerFlaw(state: State): string | null {
  for (const site of state.sites) if (site.ruler !== strongest(site)) return `the ruler of ${site.site} is wrong`;
  return isStale({ state, powers }) ? 'a card moved and its power did not' : null;
}

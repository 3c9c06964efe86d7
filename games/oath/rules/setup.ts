/** The table is laid (OATH-4.1 to 4.11); what players choose at the start is in settling.ts. */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { copy } from '@tavola/kernel/rules/copy.ts';
import { TableError } from '@tavola/kernel/rules/errors.ts';
import type { Legacy, SeatSetup } from '@tavola/kernel/rules/game.ts';
import { draw } from '@tavola/kernel/rules/pile.ts';
import { isRealTable } from '@tavola/kernel/rules/real.ts';
import {
  bySuit,
  COLOUR_WARBANDS,
  type Colour,
  EXILE_COLOURS,
  FAVOR,
  MOST_SUPPLY,
  MOST_VISIONS,
  PURPLE_WARBANDS,
  REGIONS,
  SUITS,
} from '../data/board.ts';
import { CARD_NUMBERS, type CardId, edificeFacts, factsOf, GRAND_SCEPTER, isVision } from '../data/cards.ts';
import { threatNodes } from '../data/mind.ts';
import { drawnWorld, type Stock } from './chronicle/stock.ts';
import { firstWorld, MIDDLE_PILE, type OpenWorld, UPPER_PILE, type World, type WorldSlot } from './chronicle/world.ts';
import { strongest } from './operations/warbands.ts';
import { learn } from './queries/knowledge.ts';
import type { Options } from './state/options.ts';
import { isPrince, newPrince } from './state/relations.ts';
import { BANDITS, CHANCELLOR, newMemory, type Player, type Prince, type Site, type State } from './state/state.ts';

const RELIQUARY_SLOTS = 4;
const STARTING_WARBANDS = 3;
const STARTING_CARDS = 3;

/**
 * OATH-9.2: a Prince who is Chancellor has no relics in his Reliquary. A table that inherits the final position of a game without a Chronicle
 * (`Outcome.final`) begins by writing it.
 */
export function* setup(options: Options, seats: readonly SeatSetup[], inheritance?: Legacy): Rules<State> {
  const left = inheritance?.stock ?? inheritance?.secret;
  if (isFinal(left)) {
    const isOurs = left.players.length === seats.length && left.players.every(isSeatedAt(seats));
    if (!isOurs) throw new TableError('BAD_LEGACY', { reason: 'seats' });
    return { ...copy(left), house: options };
  }
  const world = yield* worldOf(inheritance);
  const state = laidOut(world, options, seats);
  deployEmpire(state);
  const slots = isPrince(state, CHANCELLOR) ? 0 : RELIQUARY_SLOTS;
  const isReal = isRealTable({ seats });
  for (let n = 0; n < slots; n++) {
    const { relicDeck } = state;
    const relic = isReal ? relicDeck.pop() : yield* draw(relicDeck, 'deal-relic', () => 'relic');
    state.reliquary.push(relic ?? null);
  }
  if (isReal) dealUnseen(state);
  else yield* dealCards(state);
  return state;
}

/** Only logs of version 1 have a world with its orders: the secret of a legacy. */
function* worldOf(inheritance: Legacy | undefined): Rules<World> {
  if (inheritance === undefined) return yield* firstWorld();
  const { open, stock, secret } = inheritance;
  return secret === undefined ? yield* drawnWorld(open as OpenWorld, stock as Stock) : (secret as World);
}

function isFinal(left: unknown): left is State {
  return (left as Partial<State> | undefined)?.phase === 'chronicle';
}

function isSeatedAt(seats: readonly SeatSetup[]) {
  return ({ prince }: Player, seat: Seat) => (prince !== null) === (seats[seat]?.kind === 'automaton');
}

function laidOut(world: World, house: Options, sitting: readonly SeatSetup[]): State {
  const { name, gameNumber, boards, history, oath } = world;
  const players = playersOf(world, sitting);
  const seats = sitting.length;
  const perBank = seats >= 5 ? 4 : 3;
  const startingFavor = players.reduce((sum, { favor }) => sum + favor, 0);
  return {
    world: { name, gameNumber, boards, history },
    house,
    round: 1,
    turn: CHANCELLOR,
    phase: 'setup',
    memory: newMemory(seats),
    oath,
    title: { holder: CHANCELLOR, side: 'oathkeeper' },
    banners: {
      'peoples-favor': { holder: oath === 'people' ? CHANCELLOR : null, tokens: 1, mob: false },
      'darkest-secret': { holder: oath === 'devotion' ? CHANCELLOR : null, tokens: 1 },
    },
    players,
    sites: world.slots.map((slot) => siteOf(slot, seats)),
    banks: bySuit(() => perBank),
    shared: FAVOR - 1 - SUITS.length * perBank - startingFavor,
    visionsDrawn: 0,
    worldDeck: world.worldDeck.slice(),
    piles: [0, 0],
    discards: { cradle: [], provinces: [], hinterland: [] },
    relicDeck: world.relicDeck.slice(),
    siteDeck: world.siteDeck.slice(),
    reliquary: [],
    archive: bySuit((suit) => world.archive[suit].slice()),
    archiveEdifices: world.archiveEdifices.slice(),
    dispossessed: world.dispossessed.slice(),
    box: [],
    seen: new Array(CARD_NUMBERS).fill(0),
    cage: new Array(seats).fill(0),
    prophet: null,
    campaigns: [],
    deal: null,
    chronicle: null,
  };
}

function siteOf({ site, faceup, cards, relics }: WorldSlot, seats: number): Site {
  return {
    site,
    faceup,
    favor: 0,
    secrets: 0,
    cards: cards.map((card) => ({ card, favor: 0, secrets: 0 })),
    relics: relics.slice(),
    warbands: new Array(seats).fill(0),
    ruler: BANDITS,
  };
}

/** OATH-4.4 to 4.8: colours are kept from game to game; a newcomer takes the first that is free. A Prince is never a Citizen (OATH-9.8). */
function playersOf({ people, boards, oath }: World, seats: readonly SeatSetup[]): Player[] {
  const taken = new Set(Object.values(people));
  const free = EXILE_COLOURS.filter((colour) => !taken.has(colour));
  return seats.map(({ kind }, seat): Player => {
    const prince = kind === 'automaton' ? newPrince(threatNodes.oathkeeper[oath]) : null;
    if (seat === CHANCELLOR) return newPlayer('purple', 'chancellor', PURPLE_WARBANDS, prince);
    const colour = people[seat] ?? (free.shift() as (typeof EXILE_COLOURS)[number]);
    return newPlayer(colour, prince ? 'exile' : boards[colour], COLOUR_WARBANDS, prince);
  });
}
/** OATH-9.1: a Prince gets no favor and no secrets, and stands on the topmost Cradle site. */
function newPlayer(colour: Colour, role: Player['role'], bank: number, prince: Prince | null): Player {
  const favor = role === 'chancellor' ? 2 : 1;
  return {
    colour,
    role,
    pawn: role === 'chancellor' || prince ? 0 : UNPLACED,
    supply: MOST_SUPPLY,
    favor: prince ? 0 : favor,
    secrets: prince ? 0 : 1,
    spent: 0,
    warbands: 0,
    bank,
    advisers: [],
    relics: role === 'chancellor' ? [{ card: GRAND_SCEPTER, favor: 0, secrets: 0 }] : [],
    vision: null,
    hand: [],
    prince,
  };
}
/** A pawn that has no site yet. */
const UNPLACED = -1;

/** OATH-4.6, 4.8: two warbands on the topmost faceup Cradle site, one on each further faceup site with a denizen or intact edifice. */
function deployEmpire(state: State): void {
  const empire = state.players[CHANCELLOR] as Player;
  const capital = state.sites.findIndex(({ faceup }, slot) => faceup && slot < 2);
  for (const [slot, site] of state.sites.entries()) {
    if (!site.faceup || (slot !== capital && !site.cards.some(({ card }) => isSettled(card)))) continue;
    const n = slot === capital ? 2 : 1;
    site.warbands[CHANCELLOR] = n;
    site.ruler = strongest(site);
    empire.bank -= n;
  }
  for (const player of state.players) {
    const from = player.role === 'exile' ? player : empire;
    player.warbands = Math.min(STARTING_WARBANDS, from.bank);
    from.bank -= player.warbands;
  }
}
function isSettled(card: CardId): boolean {
  return factsOf(card).type === 'denizen' || !edificeFacts(card).ruined;
}

/** OATH-4.11: from the bottom of the world deck one card to each discard pile, then three to each player but a Prince (OATH-9.1). */
function* dealCards(state: State): Rules {
  for (const region of REGIONS) {
    const card = yield* bottomCard(state, null);
    if (card !== undefined) state.discards[region].push(card);
  }
  for (let seat = 0; seat < state.players.length; seat++) {
    if (isPrince(state, seat)) continue;
    for (let n = 0; n < STARTING_CARDS; n++) {
      const card = yield* bottomCard(state, seat);
      if (card === undefined) continue;
      state.players[seat]?.hand.push(card);
      learn(state, seat, card);
      if (isVision(card)) state.visionsDrawn = Math.min(MOST_VISIONS, state.visionsDrawn + 1);
    }
  }
  const left = state.worldDeck.length;
  state.piles = [Math.min(UPPER_PILE, left), Math.min(MIDDLE_PILE, Math.max(0, left - UPPER_PILE))];
}
/** On a real table the same cards have left the deck; which ones they were, and what hands made of them, nobody says. */
function dealUnseen({ players, worldDeck, discards }: State): void {
  const people = players.filter(({ prince }) => prince === null).length;
  discards.cradle.push(...worldDeck.splice(0, REGIONS.length + STARTING_CARDS * people));
}
function* bottomCard({ worldDeck }: State, reader: Seat | null): Rules<CardId | undefined> {
  if (worldDeck.length === 0) return undefined;
  worldDeck.push(worldDeck.shift() as CardId);
  return yield* draw(worldDeck, 'draw-world', undefined, reader);
}

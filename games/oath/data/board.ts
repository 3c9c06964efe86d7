/** The board's printed facts: suits, regions, slots, costs, dice. */
import board from './board.json' with { type: 'json' };
import oathsJson from './oaths.json' with { type: 'json' };

/** The six suits, clockwise; also the order of the banks. */
export const SUITS = ['discord', 'arcane', 'order', 'hearth', 'beast', 'nomad'] as const;
export type Suit = (typeof SUITS)[number];

export function bySuit<T>(make: (suit: Suit) => T): { [S in Suit]: T } {
  return Object.fromEntries(SUITS.map((suit) => [suit, make(suit)])) as { [S in Suit]: T };
}

export const REGIONS = ['cradle', 'provinces', 'hinterland'] as const;
export type Region = (typeof REGIONS)[number];

export function byRegion<T>(make: (region: Region) => T): { [R in Region]: T } {
  return { cradle: make('cradle'), provinces: make('provinces'), hinterland: make('hinterland') };
}

/** The eight slots, the Cradle's first, each region from the top. Rules use their number, moves and texts their name. */
export const SLOTS = [
  'cradle-1',
  'cradle-2',
  'provinces-1',
  'provinces-2',
  'provinces-3',
  'hinterland-1',
  'hinterland-2',
  'hinterland-3',
] as const;
export type SlotId = (typeof SLOTS)[number];
export type Slot = number;

const REGION_OF: readonly Region[] = SLOTS.map((slot) => slot.slice(0, -2) as Region);
export function regionOf(slot: Slot): Region {
  return REGION_OF[slot] as Region;
}
export function slotsOf(region: Region): readonly Slot[] {
  return SLOTS_OF[region];
}
const SLOTS_OF: { readonly [R in Region]: readonly Slot[] } = {
  cradle: [0, 1],
  provinces: [2, 3, 4],
  hinterland: [5, 6, 7],
};

/** OATH-2.10: the pile that cards of a region are discarded to. */
export const DISCARDS_TO: { readonly [R in Region]: Region } = {
  cradle: 'provinces',
  provinces: 'hinterland',
  hinterland: 'cradle',
};

/** OATH-5.6.1 */
export function travelCost(from: Slot, to: Slot): number {
  return board.travelCost[regionOf(from)][regionOf(to)];
}

/** OATH-5.1.1: what a search of the world deck costs by Visions drawn. */
export function worldSearchCost(visionsDrawn: number): number {
  return board.visionsDrawnCost[visionsDrawn] as number;
}
export const DISCARD_SEARCH_COST = 2;
export const MOST_VISIONS = 5;
export const MOST_SUPPLY = board.supplyMax;
export const LAST_ROUND = board.lastRound;
export const ADVISER_LIMIT = board.adviserLimit;
export const CARDS_DRAWN = board.handDraw;
export const FAVOR = board.pieces.favor;
export const PURPLE_WARBANDS = board.pieces.purpleWarbands;
export const COLOUR_WARBANDS = board.pieces.colourWarbands;

export const EXILE_COLOURS = ['red', 'blue', 'yellow', 'white', 'black'] as const;
export type ExileColour = (typeof EXILE_COLOURS)[number];
export type Colour = 'purple' | ExileColour;

/** OATH-3.4: Supply after Rest by the warbands in the personal bank, before unspent Supply is added. */
export function refreshOf(role: 'chancellor' | 'exile', bank: number): number {
  const bands = role === 'exile' ? board.exileRefresh : board.chancellorRefresh;
  return bands.find(({ minBank }) => bank >= minBank)?.to ?? 0;
}

/** OATH-10.3: does this roll of the end die end the game after this round? */
export function endsGame(round: number, roll: number): boolean {
  const least = LEAST_END_ROLL[round];
  return least !== undefined && roll >= least;
}
const LEAST_END_ROLL: { readonly [round: number]: number } = { 5: 6, 6: 5, 7: 3 };

export type OathId = 'supremacy' | 'people' | 'protection' | 'devotion';
export const OATHS: readonly OathId[] = oathsJson.oaths.map(({ id }) => id as OathId);
export type BannerId = 'peoples-favor' | 'darkest-secret';
export const BANNERS: readonly BannerId[] = ['peoples-favor', 'darkest-secret'];
/** OATH-2.16 */
export const TITLE_DICE = oathsJson.titleDice;

/** The six faces of an attack die, by the roll: `double` is two swords and a skull. */
export const ATTACK_FACES = ['hollow', 'hollow', 'hollow', 'sword', 'sword', 'double'] as const;
export type AttackFace = (typeof ATTACK_FACES)[number];
export const DEFENSE_FACES = ['blank', 'blank', 'shield', 'shield', 'shields', 'doubler'] as const;
export type DefenseFace = (typeof DEFENSE_FACES)[number];
export type DieFace = AttackFace | DefenseFace;

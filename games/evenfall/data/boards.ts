/** Coven boards, tracks, Regions and the Automa's rondel. */
import automaData from './automa.json' with { type: 'json' };
import type { CovenId, Name, Side } from './cards.ts';
import components from './components.json' with { type: 'json' };
import covensData from './covens.json' with { type: 'json' };
import type { Ability, Bag, Cost, Effect, Figure } from './effects.ts';
import regionsData from './regions.json' with { type: 'json' };

export type TrackField =
  | { readonly step: number; readonly effect: Effect; readonly options?: undefined }
  | { readonly step: number; readonly options: readonly { readonly effect: Effect }[]; readonly effect?: undefined };
export type StoneField = { readonly id: string; readonly effect: Effect };
export type CovenBoard = {
  readonly income: Effect;
  readonly token: Effect;
  readonly track: 'sun' | 'cross' | 'circle';
  readonly councilCost: { readonly first: Cost; readonly others: Cost };
  readonly discardFreeAction: { readonly cards: number; readonly options: readonly Bag[] };
  readonly abilities: readonly Ability[];
  readonly boardField?: { readonly figure: Figure; readonly slots: number; readonly effect: Effect };
  readonly stoneFields?: readonly StoneField[];
};
export type Coven = {
  readonly id: CovenId;
  readonly name: Name;
  readonly startingPlace: string;
  readonly moon: CovenBoard;
};

export const covens = covensData.covens as unknown as readonly Coven[];
export const covenIds: readonly CovenId[] = covens.map(({ id }) => id);
const sunBoard = { ...(covensData.sun as unknown as CovenBoard), abilities: [] };
const covenById = new Map(covens.map((coven) => [coven.id, coven]));
const tracks = covensData.tracks as unknown as { readonly [track: string]: readonly TrackField[] };

export function covenOf(id: CovenId): Coven {
  return covenById.get(id) as Coven;
}
/** The board in front of a Coven: on the Sun side all four are equal. */
export function boardOf(coven: CovenId, side: Side): CovenBoard {
  return side === 'sun' ? sunBoard : covenOf(coven).moon;
}
export function trackOf(track: CovenBoard['track']): readonly TrackField[] {
  return tracks[track] as readonly TrackField[];
}

export type RegionId = 'northern-lakes' | 'central-mountains' | 'southern-slopes';
export type Region = {
  readonly id: RegionId;
  readonly name: Name;
  readonly field: { readonly effect: Effect };
  readonly rewards: readonly { readonly min: number; readonly effect: Effect }[];
  readonly givesFirstPlayer: boolean;
};
export type Layout = {
  readonly regions: readonly RegionId[];
  readonly placeSlots: number;
  readonly fieldSlots: number;
};
export const regions = regionsData.regions as unknown as readonly Region[];
export const STONES_PER_REGION = regionsData.stonesPerRegion;
const regionById = new Map(regions.map((region) => [region.id, region]));

export function regionOf(id: RegionId): Region {
  return regionById.get(id) as Region;
}
export function layoutFor(players: number): Layout {
  return (regionsData.layoutByPlayers as unknown as { readonly [n: string]: Layout })[players] as Layout;
}

export const { manaCap: MANA_CAP, dialMax: DIAL_MAX, rounds: ROUNDS, catalystSupply: CATALYSTS } = components.limits;
export const prices = components.prices as { readonly scythe: Cost; readonly orb: Cost };
export const EXTRA_STEP_VP = covensData.extraStepVp;
export const START = { ...covensData.startingResources, ...covensData.figures };

export type RondelAction =
  | 'boon'
  | 'discover-north'
  | 'play'
  | 'discover-central'
  | 'explore'
  | 'transfer'
  | 'draw-place'
  | 'coven-track';
export type Difficulty = 'apprentice' | 'sorceress' | 'mistress' | 'heir';
export const rondel = automaData.rondel as readonly {
  readonly index: number;
  readonly action: RondelAction;
  readonly gold: boolean;
}[];
export const difficulties: readonly Difficulty[] = ['apprentice', 'sorceress', 'mistress', 'heir'];
export const AUTOMA_WITCHES = automaData.witches;
export const conversion = automaData.conversion as { readonly [K in keyof Bag]-?: number };

/** EVE-8.5: the VP of her gold field. */
export function boonOf(difficulty: Difficulty): number {
  return automaData.difficulties.find(({ id }) => id === difficulty)?.x as number;
}

/**
 * What people have read off their box. Each value is a cell of its own and null until it is told: a rule that needs it earlier stops, and it is asked
 * for (real.ts).
 */
import { NONE } from '@tavola/kernel/rules/real.ts';
import { type RegionId, type RondelAction, regions } from '../../data/boards.ts';

/** A Place that lies in one of the Automa's Circles. */
export type PrintedPlace = {
  /** VP for her each time it is explored: 1 for each Resource, Mana and Card (EVE-8.6). */
  harvest: number | null;
  /** Has it a Binding Bonus? */
  binding: 'yes' | 'no' | null;
  vp: number | null;
};
/** A bonus as she takes it: a number of VP (`3`), a Transfer, a step on her track. */
export type Bonus = string;
export type Printed = {
  /** How many fields her rondel has. */
  fields: number | null;
  rondel: (RondelAction | null)[];
  /** The bonus of each step on her track; `top` above the last field. */
  track: (Bonus | null)[];
  /** By Region, from the lowest reward to the highest. */
  rewards: { [region: string]: (Bonus | null)[] };
  places: PrintedPlace[];
  /** 0 when the Place deck is empty. */
  placesLeft: number;
};

export const FIELDS = { min: 8, max: 16 } as const;
export const MOST_STEPS = 12;
/** EVE-5.8: the strengths that the rulebook gives rewards for, everywhere. */
export const THRESHOLDS: readonly number[] = [4, 6, 8];
/** EVE-8.2: the Regions of a game with one player. */
const herRegions: readonly RegionId[] = ['northern-lakes', 'central-mountains'];
export const TOP = 'top';
export const MOST_BONUS = 9;
export const rondelActions: readonly RondelAction[] = [
  'discover-north',
  'discover-central',
  'draw-place',
  'explore',
  'transfer',
  'play',
  'coven-track',
  'boon',
];
const amounts = Array.from({ length: MOST_BONUS + 1 }, (_, n) => String(n));
export const bonuses: readonly Bonus[] = [...amounts, 'transfer', 'step'];
export const trackBonuses: readonly Bonus[] = [...bonuses, TOP];

/** What is printed on boards, the same in every evening: `field:3=play`. */
export const printedWords: readonly string[] = [
  ...range(FIELDS.min, FIELDS.max).map((n) => `fields=${n}`),
  ...range(0, FIELDS.max - 1).flatMap((n) => rondelActions.map((action) => `field:${n}=${action}`)),
  ...range(1, MOST_STEPS).flatMap((step) => trackBonuses.map((bonus) => `bonus:${step}=${bonus}`)),
  ...regions.flatMap(({ id }) => THRESHOLDS.flatMap((min) => bonuses.map((bonus) => `reward:${id}:${min}=${bonus}`))),
];

/** A box that earlier evenings have told this much about. */
export function newPrinted(words: readonly string[]): Printed {
  const known = new Map(words.map((word) => word.split('=') as [string, string]));
  const told = (fact: string) => known.get(fact) ?? null;
  const fields = told('fields');
  return {
    fields: fields === null ? null : Number(fields),
    rondel: range(0, FIELDS.max - 1).map((n) => told(`field:${n}`) as RondelAction | null),
    track: range(1, MOST_STEPS).map((step) => told(`bonus:${step}`)),
    rewards: Object.fromEntries(
      herRegions.map((region) => [region, THRESHOLDS.map((min) => told(`reward:${region}:${min}`))]),
    ),
    places: [],
    placesLeft: 1,
  };
}

/** What a slot may show: the Witches that its Place needs, or that it is empty. */
export const slotFaces: readonly string[] = ['w1', 'w2', NONE];
/** Stands in a slot that nobody has told anything about. */
export const UNTOLD = 'untold';

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}

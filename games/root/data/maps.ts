/**
 * The four maps (ROOT-15). A clearing is its number from 1 to 12, which is also its priority for automata; 0 is the Duchy's Burrow,
 * and a forest is a place above 12.
 */
import data from './maps.json' with { type: 'json' };
import type { Name } from './names.ts';
import type { ClearingSuit } from './suits.ts';

export const mapIds = ['autumn', 'winter', 'lake', 'mountain'] as const;
export type MapId = (typeof mapIds)[number];
export type Clearing = number;
/** A clearing, or a forest (see `forest`). */
export type Place = number;

export const BURROW: Clearing = 0;
export const CLEARINGS = 12;
/** Places in a list by clearing: the Burrow and the twelve clearings. */
export const PLACES = CLEARINGS + 1;
export const clearings: readonly Clearing[] = Array.from({ length: CLEARINGS }, (_, i) => i + 1);

function forest(number: number): Place {
  return CLEARINGS + number;
}
export function isForest(place: Place): boolean {
  return place > CLEARINGS;
}

export type ForestFacts = { readonly place: Place; readonly x: number; readonly y: number; readonly position: Name };

export type MapFacts = {
  readonly id: MapId;
  readonly name: Name;
  /** Printed suits by clearing; null where suit markers are laid out. */
  readonly printed: readonly ClearingSuit[] | null;
  readonly slots: readonly number[];
  /** The clearings that begin with a ruin. */
  readonly ruins: readonly Clearing[];
  readonly corners: readonly Clearing[];
  /** By clearing: the diagonally opposite corner, 0 where there is none. */
  readonly opposite: readonly Clearing[];
  /** By clearing: the neighbours along paths, closed ones among them. */
  readonly paths: readonly (readonly Clearing[])[];
  /** The paths that begin closed (ROOT-15.4); a state knows them by their place in this list. */
  readonly closed: readonly (readonly [Clearing, Clearing])[];
  /** By clearing: the neighbours along rivers (ROOT-2.3). */
  readonly rivers: readonly (readonly Clearing[])[];
  /** The clearings that touch a river or the lake. */
  readonly riverside: readonly Clearing[];
  /** The clearings of the ferry (ROOT-15.3). */
  readonly coast: readonly Clearing[];
  readonly ferry: Clearing | null;
  /** ROOT-15.4. */
  readonly pass: Clearing | null;
  /** ROOT-2.4, by forest from place 13 on. */
  readonly forests: readonly ForestFacts[];
  /** By place: the forests next to it. */
  readonly nextForests: readonly (readonly Place[])[];
  /** By forest place: the clearings on its border. */
  readonly border: readonly (readonly Clearing[])[];
  /** Where each clearing is drawn, 0 to 1000. */
  readonly at: readonly { readonly x: number; readonly y: number }[];
};

type Raw = (typeof data.maps)[number];
type RawPath = { readonly a: string; readonly b: string; readonly closed: boolean };

function numberOf(id: string): number {
  return Number(id.slice(1));
}

function byClearing<T>(raw: Raw, burrow: T, of: (clearing: Raw['clearings'][number]) => T): T[] {
  const list = new Array<T>(PLACES).fill(burrow);
  for (const clearing of raw.clearings) list[numberOf(clearing.id)] = of(clearing);
  return list;
}

function facts(raw: Raw): MapFacts {
  const { lake, pass } = raw as { lake?: { ferryStart: string }; pass?: string };
  const those = (wanted: (clearing: Raw['clearings'][number]) => boolean) =>
    raw.clearings.filter(wanted).map(({ id }) => numberOf(id));
  const closed = (raw.paths as readonly RawPath[]).filter((path) => path.closed);
  const places = PLACES + raw.forests.length;
  const nextForests = Array.from({ length: places }, (): Place[] => []);
  const border = Array.from({ length: places }, (): Clearing[] => []);
  for (const { id, clearings: around, adjacentForests } of raw.forests) {
    const place = forest(numberOf(id));
    border[place] = around.map(numberOf);
    nextForests[place] = adjacentForests.map((other) => forest(numberOf(other)));
    for (const clearing of around) nextForests[numberOf(clearing)]?.push(place);
  }
  return {
    id: raw.id as MapId,
    name: raw.name,
    printed: raw.suitMarkers ? null : byClearing(raw, 'fox', ({ suit }) => suit as ClearingSuit),
    slots: byClearing(raw, 0, ({ slots }) => slots),
    ruins: those(({ ruin }) => ruin),
    corners: those(({ corner }) => corner),
    opposite: byClearing(raw, 0, ({ oppositeCorner }) => (oppositeCorner === null ? 0 : numberOf(oppositeCorner))),
    paths: byClearing<readonly Clearing[]>(raw, [], ({ adjacent }) => adjacent.map(numberOf)),
    closed: closed.map(({ a, b }) => [numberOf(a), numberOf(b)]),
    rivers: byClearing<readonly Clearing[]>(raw, [], ({ riverLinks }) => riverLinks.map(numberOf)),
    riverside: those(({ river }) => river),
    coast: those(({ coastal }) => coastal),
    ferry: lake ? numberOf(lake.ferryStart) : null,
    pass: pass ? numberOf(pass) : null,
    forests: raw.forests.map(({ id, x, y, position }) => ({ place: forest(numberOf(id)), x, y, position })),
    nextForests,
    border,
    at: byClearing(raw, { x: 0, y: 0 }, ({ x, y }) => ({ x, y })),
  };
}

export const maps = Object.fromEntries(data.maps.map((raw) => [raw.id, facts(raw)])) as {
  readonly [id in MapId]: MapFacts;
};

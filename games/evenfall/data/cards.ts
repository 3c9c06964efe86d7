/** The printed facts of Evenfall, looked up by id. What the rulebook's text does not give is reconstructed (`source`). */
import type { Ability, Bag, Cost, Effect, Figure, Keyword } from './effects.ts';
import peopleData from './people.json' with { type: 'json' };
import placesData from './places.json' with { type: 'json' };
import stonesData from './powerstones.json' with { type: 'json' };
import ritualsData from './rituals.json' with { type: 'json' };
import startingData from './starting-places.json' with { type: 'json' };

export type Name = { readonly pt: string; readonly en: string };
export type StoneSymbol = 'raven' | 'serpent' | 'eye' | 'flame' | 'wave' | 'root';
export type Side = 'sun' | 'moon';
export type CovenId = 'circle' | 'cross' | 'spear' | 'star';

export type Binding = {
  readonly gain: Bag;
  readonly ifKeyword: { readonly keyword: Keyword; readonly gain: Bag } | null;
  readonly effect?: Effect;
};
export type Place = {
  readonly id: string;
  readonly design: string;
  readonly name: Name;
  /** Witches a discovery needs; a Starting Place is never discovered. */
  readonly witches: number;
  readonly harvest: Bag;
  readonly vp: number;
  readonly symbol: StoneSymbol | null;
  readonly binding: Binding | null;
  readonly source: string;
};
export type Ritual = {
  readonly id: string;
  readonly name: Name;
  readonly copies: number;
  readonly keywords: readonly Keyword[];
  readonly cost: Cost;
  readonly vp: number;
  readonly sites: number;
  readonly abilities: readonly Ability[];
  readonly source: string;
};
export type Role = { readonly abilities: readonly Ability[]; readonly source: string };
export type Person = {
  readonly id: string;
  readonly name: Name;
  readonly copies: number;
  readonly cost: Cost;
  readonly vp: number;
  readonly keywords: readonly Keyword[];
  readonly specialist: Role;
  readonly council: Role;
  readonly source: string;
};
export type StartingPlace = {
  readonly id: string;
  readonly coven: CovenId;
  readonly name: Name;
  readonly source: string;
} & { readonly [S in Side]: Omit<Place, 'id' | 'design' | 'name' | 'source' | 'witches'> };

export const places = placesData.places as unknown as readonly Place[];
export const rituals = ritualsData.rituals as unknown as readonly Ritual[];
export const people = peopleData.people as unknown as readonly Person[];
export const startingPlaces = startingData.startingPlaces as unknown as readonly StartingPlace[];
export const stoneSymbols = stonesData.symbols as unknown as readonly {
  readonly id: StoneSymbol;
  readonly name: Name;
}[];
export const stones = stonesData.stones as unknown as readonly { readonly id: string; readonly symbol: StoneSymbol }[];
export const RED_STONE = stonesData.redStone.id;

const placeById = new Map(places.map((place) => [place.id, place]));
for (const place of startingPlaces) {
  for (const side of ['sun', 'moon'] as const) {
    const { id: design, name, source } = place;
    const id = `${design}-${side}`;
    placeById.set(id, { ...place[side], id, design, name, source, witches: 0 });
  }
}
const ritualById = new Map(rituals.map((ritual) => [ritual.id, ritual]));
const personById = new Map(people.map((person) => [person.id, person]));
const symbolByStone = new Map(stones.map((stone) => [stone.id, stone.symbol]));

/** A Place by its id; a Starting Place has one of two sides and an id like `eternal-tree-moon`. */
export function isPlace(id: string): boolean {
  return placeById.has(id);
}
export function placeOf(id: string): Place {
  return known(placeById.get(id), id);
}
export function ritualOf(id: string): Ritual {
  return known(ritualById.get(id), id);
}
export function personOf(id: string): Person {
  return known(personById.get(id), id);
}
export function isRitual(card: string): boolean {
  return ritualById.has(card);
}
export function isPerson(card: string): boolean {
  return personById.has(card);
}
/** The VP printed on a card of the draw deck. */
export function vpOf(card: string): number {
  return (ritualById.get(card) ?? personOf(card)).vp;
}
export function costOf(card: string): Cost {
  return (ritualById.get(card) ?? personOf(card)).cost;
}
/** The symbol of a Powerstone; null for the Red one, which is a wild card. */
export function symbolOf(stone: string): StoneSymbol | null {
  return symbolByStone.get(stone) ?? null;
}

export type FieldAbility = { readonly slots: number; readonly effect: Effect; readonly figure: Figure | null };
const fields = new Map<string, FieldAbility | null>(
  rituals.map(({ id, abilities }) => {
    const field = abilities.find((ability) => ability.timing === 'field');
    return [id, field ? { slots: field.slots, effect: field.effect, figure: null } : null];
  }),
);
/** The action field printed on a Ritual, or null. */
export function fieldOf(ritual: string): FieldAbility | null {
  return fields.get(ritual) ?? null;
}

/** The card's faces are fully in the rulebook, partly, or not at all. */
export function provenance(source: string): 'rulebook' | 'partly' | 'reconstructed' {
  if (source.startsWith('reconstructed') || source.startsWith('public')) return 'reconstructed';
  return source.includes('reconstructed') ? 'partly' : 'rulebook';
}

function known<T>(thing: T | undefined, id: string): T {
  if (thing === undefined) throw new Error(`no card ${id}`);
  return thing;
}

/**
 * What is printed on everything that the Automa looks at. The digital game looks it up in our data; at a real table the box is a different one, and
 * people read it off (real-box.ts).
 */
import type { Rules } from '@tavola/kernel/rules/ask.ts';
import { type Selection, select } from '@tavola/kernel/rules/select.ts';
import { type RegionId, type RondelAction, regionOf, rondel, trackOf } from '../../data/boards.ts';
import { isPerson, placeOf, ritualOf, vpOf } from '../../data/cards.ts';
import { type Bag, type Effect, gainKeys } from '../../data/effects.ts';
import { topCard } from '../effects/gain.ts';
import { draw } from '../state/choose.ts';
import type { Evenfall } from '../state/evenfall.ts';
import type { StrengthCard } from '../state/outside-moves.ts';
import type { Automa, RegionState, Spot, State } from '../state/state.ts';
import { realBox } from './real-box.ts';

/** A card that was turned for its VP; none when deck and discard pile are empty. */
export type Revealed = { readonly card: string | null; readonly vp: number };
export type Box = {
  readonly rondel: {
    fields(): number;
    isGold(field: number): boolean;
    action(field: number): RondelAction;
    /** What the field is called in reasons. */
    name(field: number): string;
  };
  /** The slots of a Region in which a Place lies. */
  filled(region: RegionState): Selection<number>;
  /** Witches that the Place in a slot needs. */
  witches(place: string): number;
  /** She has taken the Place of a slot or of the deck: what it is called in her Circle. */
  take(table: Evenfall, place: string): string;
  drawPlace(table: Evenfall): Rules<string | undefined>;
  /** What a Place of hers is called in reasons. */
  spotName(automa: Automa, spot: Spot): string;
  harvest(place: string): Bag;
  hasBinding(place: string): boolean;
  /** The Binding Bonus for this Ritual, with what its keyword adds. */
  binding(place: string, ritual: string): Rules<Bag>;
  placeVp(place: string): number;
  /** The top card for her strength in a conflict, or for her rondel (null). */
  reveal(table: Evenfall, strength: StrengthCard | null): Rules<Revealed>;
  /** The card that she plays; null when none is left. */
  turnUp(table: Evenfall): Rules<string | null>;
  isPerson(card: string): boolean;
  vpOf(card: string): number;
  /** What the step to this field of her track gives; null above the top. */
  track(step: number): Effect | null;
  rewards(region: RegionId): readonly { readonly min: number; effect(): Effect }[];
  /** From left to right. */
  stones(region: RegionState): readonly string[];
};

export function boxOf(state: State): Box {
  return state.printed ? realBox(state.printed) : ourBox;
}

const ourBox: Box = {
  rondel: {
    fields: () => rondel.length,
    isGold: (field) => rondel[field]?.gold === true,
    action: (field) => rondel[field]?.action as RondelAction,
    name: (field) => `rondel-${field}`,
  },
  filled: ({ slots }) => {
    const names = slots.slice();
    return select(
      [...slots.keys()].filter((slot) => names[slot] !== null),
      (slot) => names[slot] as string,
    );
  },
  witches: (place) => placeOf(place).witches,
  take: (_, place) => place,
  drawPlace: ({ state }) => draw(state.placeDeck, { kind: 'real-drawn-place', seat: 'automa' }),
  spotName: (_, { place }) => place,
  harvest: (place) => placeOf(place).harvest,
  hasBinding: (place) => placeOf(place).binding !== null,
  *binding(place, ritual) {
    const { binding } = placeOf(place);
    const more = binding?.ifKeyword;
    const isMore = more && ritualOf(ritual).keywords.includes(more.keyword);
    return together(binding?.gain ?? {}, isMore ? more.gain : {});
  },
  placeVp: (place) => placeOf(place).vp,
  *reveal(table, strength) {
    const what = strength === null ? 'rondel' : 'conflict';
    const card = yield* topCard(table, { kind: 'real-card-of-automa', what }, null);
    return { card, vp: card === null ? 0 : vpOf(card) };
  },
  turnUp: (table) => topCard(table, { kind: 'real-card-of-automa', what: 'play' }, null),
  isPerson,
  vpOf,
  track: (step) => trackOf('sun')[step - 1]?.effect ?? null,
  rewards: (region) => regionOf(region).rewards.map(({ min, effect }) => ({ min, effect: () => effect })),
  stones: ({ stones }) => stones,
};

function together(a: Bag, b: Bag): Bag {
  const both: { -readonly [K in keyof Bag]: number } = {};
  for (const key of gainKeys) {
    const n = (a[key] ?? 0) + (b[key] ?? 0);
    if (n > 0) both[key] = n;
  }
  return both;
}

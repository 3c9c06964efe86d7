/** What stands on a card, written from its data with the phrases of one language. */
import { boardOf, type RegionId, regionOf, type TrackField, trackOf } from '../data/boards.ts';
import {
  type CovenId,
  isRitual,
  people,
  personOf,
  placeOf,
  places,
  provenance,
  ritualOf,
  rituals,
  type Side,
  startingPlaces,
} from '../data/cards.ts';
import type { Bag, Cost, Counter, Effect, Filter, Keyword, Op, TriggerName } from '../data/effects.ts';
import type { Tongue } from './names.ts';
import { abilitiesText, bagText, bindingText, effectText, type Phrases, sentence, trackText } from './renderer.ts';

export type CardText = {
  readonly tongue: Tongue;
  bag(bag: Bag | Cost): string;
  /** What the Automa would have gained: nobody chooses anything there. */
  hers(bag: Bag): string;
  effect(effect: Effect): string;
  keyword(keyword: Keyword): string;
  /** What sets a permanent effect off, and what an effect counts. */
  trigger(on: TriggerName, filter: Filter | null): string;
  counter(counter: Counter): string;
  ritual(card: string): string;
  specialist(card: string): string;
  council(card: string): string;
  place(id: string): string;
  track(field: TrackField): string;
  trackField(track: string, step: number): string;
  half(track: string, step: number, n: number): string;
  option(of: string, n: number): string;
  region(id: RegionId): string;
  token(coven: CovenId, side: Side): string;
  income(coven: CovenId, side: Side): string;
};

export function cardText(tongue: Tongue, phrases: Phrases, keywords: { readonly [K in Keyword]: string }): CardText {
  const effect = (list: Effect) => effectText(phrases, list);
  const field = (track: string, step: number) => trackOf(track as 'sun')[step - 1] as TrackField;
  return {
    tongue,
    bag: (bag) => bagText(phrases, bag),
    hers: (bag) =>
      bagText({ ...phrases, amount: (key, n) => phrases.amount(key === 'any' ? 'resource' : key, n) }, bag),
    effect,
    keyword: (keyword) => keywords[keyword],
    trigger: (on, filter) => phrases.triggers[on](filter ?? {}),
    counter: (counter) => phrases.counters[counter],
    ritual: (card) => abilitiesText(phrases, ritualOf(card).abilities),
    specialist: (card) => abilitiesText(phrases, personOf(card).specialist.abilities),
    council: (card) => abilitiesText(phrases, personOf(card).council.abilities),
    place: (id) => {
      const { harvest, binding } = placeOf(id);
      const parts = [sentence(phrases.harvest(bagText(phrases, harvest)))];
      if (binding) parts.push(bindingText(phrases, binding, (keyword) => keywords[keyword as Keyword]));
      return parts.join(' ');
    },
    track: (at) => trackText(phrases, at),
    trackField: (track, step) => trackText(phrases, field(track, step)),
    half: (track, step, n) => effect(field(track, step).options?.[n]?.effect ?? []),
    option: (of, n) => effect(optionOf(of, n)),
    region: (id) => sentence(effect(regionOf(id).field.effect)),
    token: (coven, side) => sentence(effect(boardOf(coven, side).token)),
    income: (coven, side) => sentence(effect(boardOf(coven, side).income)),
  };
}

/** The n-th option of the `choose` that stands on a Region or a Ritual. */
function optionOf(of: string, n: number): Effect {
  const effects: Effect[] = isRitual(of)
    ? ritualOf(of).abilities.flatMap((ability) => ('effect' in ability ? [ability.effect] : []))
    : [regionOf(of as RegionId).field.effect];
  const found = effects.flat().find((op: Op) => op.op === 'choose');
  return (found?.op === 'choose' && found.options[n]?.effect) || [];
}

/** Everything whose printed face is not wholly in the rulebook's text, by name. */
export function reconstructedNames(tongue: Tongue): { readonly whole: string[]; readonly partly: string[] } {
  const all = [...places, ...rituals, ...people, ...startingPlaces];
  const named = (kind: ReturnType<typeof provenance>) => [
    ...new Set(all.filter(({ source }) => provenance(source) === kind).map(({ name }) => name[tongue])),
  ];
  return { whole: named('reconstructed'), partly: named('partly') };
}

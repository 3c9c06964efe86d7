/** What stands on a card, written from its data in the reader's language. */
import type { Language } from '@tavola/kernel/text.ts';
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
import { abilitiesText, bagText, bindingText, effectText, sentence, trackText, type Words } from './renderer.ts';
import { keywordsEn, wordsEn } from './words.en.ts';
import { keywordsPt, wordsPt } from './words.pt.ts';

export type CardText = {
  readonly tongue: Tongue;
  bag(bag: Bag | Cost): string;
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

const pt = cardText('pt', wordsPt, keywordsPt);
const en = cardText('en', wordsEn, keywordsEn);

export function cardTexts(language: Language): CardText {
  return language === 'en' ? en : pt;
}

function cardText(tongue: Tongue, words: Words, keywords: { readonly [K in Keyword]: string }): CardText {
  const effect = (list: Effect) => effectText(words, list);
  const field = (track: string, step: number) => trackOf(track as 'sun')[step - 1] as TrackField;
  return {
    tongue,
    bag: (bag) => bagText(words, bag),
    effect,
    keyword: (keyword) => keywords[keyword],
    trigger: (on, filter) => words.triggers[on](filter ?? {}),
    counter: (counter) => words.counters[counter],
    ritual: (card) => abilitiesText(words, ritualOf(card).abilities),
    specialist: (card) => abilitiesText(words, personOf(card).specialist.abilities),
    council: (card) => abilitiesText(words, personOf(card).council.abilities),
    place: (id) => {
      const { harvest, binding } = placeOf(id);
      const parts = [sentence(words.harvest(bagText(words, harvest)))];
      if (binding) parts.push(bindingText(words, binding, (keyword) => keywords[keyword as Keyword]));
      return parts.join(' ');
    },
    track: (at) => trackText(words, at),
    trackField: (track, step) => trackText(words, field(track, step)),
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

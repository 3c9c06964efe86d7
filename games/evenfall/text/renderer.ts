/**
 * Effect texts are written from the data, so that a card's text cannot drift from what it does. `Words` is what a
 * language must be able to say: one phrase for each operation, trigger, modifier and counter of the vocabulary.
 */
import type { TrackField } from '../data/boards.ts';
import type { Binding } from '../data/cards.ts';
import type {
  Ability,
  Bag,
  Cost,
  CostKey,
  Counter,
  Effect,
  Filter,
  GainKey,
  Modifier,
  ModifierOf,
  Op,
  OpOf,
  TriggerName,
} from '../data/effects.ts';

export type Words = {
  /** `2 Herbs` */
  amount(key: GainKey | CostKey, n: number): string;
  list(parts: readonly string[]): string;
  or(parts: readonly string[]): string;
  /** `gain 2 Herbs and 1 VP` */
  readonly gain: (bag: string) => string;
  readonly ops: {
    readonly [K in Exclude<Op['op'], 'gain' | 'choose'>]: (op: OpOf<K>, words: Words) => string;
  };
  readonly counters: { readonly [C in Counter]: string };
  readonly triggers: { readonly [T in TriggerName]: (filter: Filter) => string };
  readonly modifiers: { readonly [K in Modifier['kind']]: (modifier: ModifierOf<K>) => string };
  readonly timings: {
    readonly instant: string;
    readonly field: (slots: number) => string;
    readonly turn: string;
    readonly endOfRound: string;
    readonly endOfGame: string;
  };
  readonly harvest: (bag: string) => string;
  readonly binding: (parts: string) => string;
  readonly ifKeyword: (keyword: string, bag: string) => string;
  readonly nothing: string;
  readonly next: string;
};

export function bagText(words: Words, bag: Bag | Cost): string {
  const parts = Object.entries(bag).flatMap(([key, n]) => (n ? [words.amount(key as GainKey, n)] : []));
  return parts.length === 0 ? words.nothing : words.list(parts);
}

export function effectText(words: Words, effect: Effect): string {
  return effect.map((op) => opText(words, op)).join(words.next);
}

function opText(words: Words, op: Op): string {
  if (op.op === 'gain') return words.gain(bagText(words, op.what));
  if (op.op === 'choose') return words.or(op.options.map(({ effect }) => effectText(words, effect)));
  return (words.ops[op.op] as (op: Op, words: Words) => string)(op, words);
}

export function abilityText(words: Words, ability: Ability): string {
  switch (ability.timing) {
    case 'trigger':
      return sentence(`${words.triggers[ability.on](ability.filter ?? {})}, ${effectText(words, ability.effect)}`);
    case 'static':
    case 'conflict':
      return sentence((words.modifiers[ability.modifier.kind] as (m: Modifier) => string)(ability.modifier));
    case 'field':
      return sentence(`${words.timings.field(ability.slots)}: ${effectText(words, ability.effect)}`);
    default:
      return sentence(`${words.timings[ability.timing]}: ${effectText(words, ability.effect)}`);
  }
}

export function abilitiesText(words: Words, abilities: readonly Ability[]): string {
  return abilities.map((ability) => abilityText(words, ability)).join(' ');
}

export function bindingText(words: Words, binding: Binding, keyword: (id: string) => string): string {
  const parts: string[] = [];
  if (Object.keys(binding.gain).length > 0) parts.push(words.gain(bagText(words, binding.gain)));
  if (binding.ifKeyword)
    parts.push(words.ifKeyword(keyword(binding.ifKeyword.keyword), bagText(words, binding.ifKeyword.gain)));
  if (binding.effect) parts.push(effectText(words, binding.effect));
  return sentence(words.binding(parts.join('; ')));
}

export function trackText(words: Words, field: TrackField): string {
  if (!field.options) return effectText(words, field.effect);
  return field.options.map(({ effect }) => effectText(words, effect)).join(' / ');
}

export function sentence(text: string): string {
  return `${capital(text)}.`;
}

export function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

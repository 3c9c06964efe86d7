/**
 * Effect texts are written from the data, so that a card's text cannot drift from what it does. `Phrases` is what a
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

export type Phrases = {
  /** `2 Herbs` */
  amount(key: GainKey | CostKey | 'resource', n: number): string;
  list(parts: readonly string[]): string;
  or(parts: readonly string[]): string;
  /** `gain 2 Herbs and 1 VP` */
  readonly gain: (bag: string) => string;
  readonly ops: {
    readonly [K in Exclude<Op['op'], 'gain' | 'choose'>]: (op: OpOf<K>, phrases: Phrases) => string;
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

export function bagText(phrases: Phrases, bag: Bag | Cost): string {
  const parts = Object.entries(bag).flatMap(([key, n]) => (n ? [phrases.amount(key as GainKey, n)] : []));
  return parts.length === 0 ? phrases.nothing : phrases.list(parts);
}

export function effectText(phrases: Phrases, effect: Effect): string {
  return effect.map((op) => opText(phrases, op)).join(phrases.next);
}

function opText(phrases: Phrases, op: Op): string {
  if (op.op === 'gain') return phrases.gain(bagText(phrases, op.what));
  if (op.op === 'choose') return phrases.or(op.options.map(({ effect }) => effectText(phrases, effect)));
  return (phrases.ops[op.op] as (op: Op, phrases: Phrases) => string)(op, phrases);
}

export function abilityText(phrases: Phrases, ability: Ability): string {
  switch (ability.timing) {
    case 'trigger':
      return sentence(`${phrases.triggers[ability.on](ability.filter ?? {})}, ${effectText(phrases, ability.effect)}`);
    case 'static':
    case 'conflict':
      return sentence((phrases.modifiers[ability.modifier.kind] as (m: Modifier) => string)(ability.modifier));
    case 'field':
      return sentence(`${phrases.timings.field(ability.slots)}: ${effectText(phrases, ability.effect)}`);
    default:
      return sentence(`${phrases.timings[ability.timing]}: ${effectText(phrases, ability.effect)}`);
  }
}

export function abilitiesText(phrases: Phrases, abilities: readonly Ability[]): string {
  return abilities.map((ability) => abilityText(phrases, ability)).join(' ');
}

export function bindingText(phrases: Phrases, binding: Binding, keyword: (id: string) => string): string {
  const parts: string[] = [];
  if (Object.keys(binding.gain).length > 0) parts.push(phrases.gain(bagText(phrases, binding.gain)));
  if (binding.ifKeyword)
    parts.push(phrases.ifKeyword(keyword(binding.ifKeyword.keyword), bagText(phrases, binding.ifKeyword.gain)));
  if (binding.effect) parts.push(effectText(phrases, binding.effect));
  return sentence(phrases.binding(parts.join('; ')));
}

export function trackText(phrases: Phrases, field: TrackField): string {
  if (!field.options) return effectText(phrases, field.effect);
  return field.options.map(({ effect }) => effectText(phrases, effect)).join(' / ');
}

export function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

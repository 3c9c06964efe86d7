/** The traits of each automaton as options of its seat (AUT-3.3.2). */
import type { OptionText } from '@tavola/kernel/face/text.ts';
import { automatonIds, type TraitField, traitField } from '../data/automata.ts';
import type { FactionId } from '../data/factions.ts';
import type { AutomatonText } from './automaton-text.ts';

export function traitOptions(
  texts: { readonly [faction in FactionId]: AutomatonText },
  label: Pick<OptionText, 'name' | 'help'>,
): { readonly [field in TraitField]: OptionText } {
  const fields = automatonIds.map((faction) => {
    const cards = Object.entries(texts[faction].traits);
    const values = Object.fromEntries(cards.map(([trait, [name]]) => [trait, name]));
    const about = Object.fromEntries(cards.map(([trait, [, effect]]) => [trait, effect]));
    return [traitField(faction), { ...label, values, about }];
  });
  return Object.fromEntries(fields);
}

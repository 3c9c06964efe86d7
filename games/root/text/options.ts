/** The traits and levels of each automaton as options of its seat (AUT-3.3.1, AUT-3.3.2). */
import type { OptionText } from '@tavola/kernel/face/text.ts';
import { automatonIds, type Level, type TraitField, traitField } from '../data/automata.ts';
import { difficultyOf } from '../data/automata-facts.ts';
import { type FactionId, isFaction } from '../data/factions.ts';
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

/** What a level changes for the automaton of a seat. */
export function levelEffect(
  texts: { readonly [faction in FactionId]: AutomatonText },
  vpEachTurn: (vp: number) => string,
): NonNullable<OptionText['effect']> {
  return (level, { faction }) => {
    if (typeof faction !== 'string' || !isFaction(faction)) return undefined;
    const of = (name: string) => difficultyOf(faction, level as Level, name);
    const vp = of('eveningVp');
    return [texts[faction].level(of), ...(vp > 0 ? [vpEachTurn(vp)] : [])].join(' · ');
  };
}

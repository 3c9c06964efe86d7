/** What is printed in a game's box, learned evening by evening (docs/assistant.md). */
import type { AnyGame } from '../rules/game.ts';
import { type RealTable, sayValue } from '../rules/real.ts';
import type { Table } from '../table/table.ts';

/** The options that hand to an evening what earlier ones have learned of the box. What is no longer possible is left out. */
export function learnedOptions(
  { real, options }: Pick<AnyGame, 'real' | 'options'>,
  learned: readonly string[],
): object {
  const { box }: Pick<RealTable<unknown>, 'box'> = real ?? {};
  const field = box && options.fields[box.option];
  if (field?.kind !== 'several') return {};
  return { [(box as NonNullable<typeof box>).option]: learned.filter((word) => field.values.includes(word)) };
}

/** What is known of a box after one more evening: of two words about one fact the newer counts. */
export function relearned(before: readonly string[], newer: readonly string[]): readonly string[] {
  const factOf = (word: string) => word.split('=')[0] as string;
  const told = new Set(newer.map(factOf));
  return [...before.filter((word) => !told.has(factOf(word))), ...newer];
}

/** What has been told in an evening of what is printed in the box, each as `fact=value`. */
export function learnedIn(table: Table): readonly string[] {
  const kinds = table.game.real?.box?.kinds ?? [];
  const printed = table.facts().filter(({ fact, sure }) => sure && kinds.includes(fact.kind));
  return printed.map((known) => `${known.id}=${sayValue(known)}`);
}

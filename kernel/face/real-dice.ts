/** Real dice that are told at once, in any order: what can lie there, and how few touches say it. */
import type { DieSide, RealDice } from './real-face.ts';

/** Sides that show the same, and the options that stand for them. */
export type Alike = DieSide & { readonly options: readonly string[] };
/** How many dice show each of the sides. */
export type Outcome = readonly number[];

/** Up to this many outcomes are a button each; of more dice each side is told by how many show it. */
const FEW_OUTCOMES = 15;

export function alikeSides({ sides }: Pick<RealDice, 'sides'>): readonly Alike[] {
  const alike = new Map<string, Alike>();
  for (const side of sides) {
    const options = [...(alike.get(side.name)?.options ?? []), side.option];
    alike.set(side.name, { ...side, options });
  }
  return [...alike.values()];
}

/** Everything that can lie there, ascending; null when that is more than can be looked through. */
export function outcomesOf(dice: RealDice): readonly Outcome[] | null {
  const all = spread(dice.count, alikeSides(dice).length);
  return all.length > FEW_OUTCOMES ? null : all;
}

/** `count` dice over `kinds` sides: the first sides get as many as they can. */
function spread(count: number, kinds: number): readonly Outcome[] {
  if (kinds === 1) return [[count]];
  return Array.from({ length: count + 1 }, (_, i) => count - i).flatMap((here) =>
    spread(count - here, kinds - 1).map((rest) => [here, ...rest]),
  );
}

/** The options that say an outcome, die by die. */
export function optionsOf(sides: readonly Alike[], outcome: Outcome): readonly string[] {
  return sides.flatMap(({ options }, i) => Array.from({ length: outcome[i] ?? 0 }, () => options[0] as string));
}

/** All dice are told when their number is reached, or when only one side is left that nobody has spoken of: it shows on the rest. */
export function completed(told: readonly (number | null)[], count: number): Outcome | null {
  const sum = told.reduce<number>((all, one) => all + (one ?? 0), 0);
  const open = told.filter((one) => one === null).length;
  if (sum !== count && open !== 1) return null;
  return told.map((one) => one ?? (open === 1 ? count - sum : 0));
}

/** The fewest touches that tell these dice. */
export function diceTaps(dice: RealDice, rolled: readonly string[]): number {
  if (outcomesOf(dice) !== null) return 1;
  const sides = alikeSides(dice);
  const shown = sides.filter(({ options }) => options.some((option) => rolled.includes(option)));
  return Math.min(shown.length, sides.length - 1);
}

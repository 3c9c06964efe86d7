/** The item pieces (ROOT-4.1.2, setup step 8). */
import data from './items.json' with { type: 'json' };
import type { Name } from './names.ts';

export const itemKinds = ['boot', 'sack', 'crossbow', 'hammer', 'sword', 'tea', 'coin', 'torch'] as const;
export type Item = (typeof itemKinds)[number];

/** How many of each item the supply holds at the start. */
export const itemSupply = { torch: 0, ...data.supply } as { readonly [item in Item]: number };

export const itemNames = Object.fromEntries(data.kinds.map(({ id, name }) => [id, name])) as {
  readonly [item in Item]: Name;
};

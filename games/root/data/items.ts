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

export function isItem(id: string): id is Item {
  return (itemKinds as readonly string[]).includes(id);
}

/** What lies under the ruins for each Vagabond (ROOT-9.3, 9.8). */
export const ruinItems = data.ruins.perVagabond as readonly Item[];
/** The most items on a track of the Vagabond, and how many items he may keep besides (ROOT-9.2.5, 9.6.4). */
export const TRACK_ROOM = data.vagabondTracks.tea.max;
export const ITEM_LIMIT = data.itemLimit.base;
export const LIMIT_PER_SACK = data.itemLimit.perFaceUpSack;

import data from './constants.json' with { type: 'json' };

export const WIN_VP = data.winVp;
export const DOMINANCE_VP = data.dominanceMinVp;
export const STARTING_HAND = data.startingHand;
export const HAND_LIMIT = data.handLimit;
/** What a die can show, each as likely as the others (ruling ROOT-G2). */
export const DIE: readonly number[] = [...new Set(data.dice.faces)];

/** What VP come from, for the score sheet: pieces removed, items crafted, the faction's own chapter, cards and map; and what was lost. */
export const sources = ['removal', 'items', 'faction', 'other', 'lost'] as const;
export type Source = (typeof sources)[number];

import data from './constants.json' with { type: 'json' };

export const WIN_VP = data.winVp;
export const DOMINANCE_VP = data.dominanceMinVp;
export const STARTING_HAND = data.startingHand;
export const HAND_LIMIT = data.handLimit;
/** A die shows 0 to 3. */
export const DIE_SIDES = new Set(data.dice.faces).size;

/** What is printed on the Vagabot's board and on the cards of its characters (AUT-7). Only rules look it up. */
import type { VagabotId } from './automata.ts';
import data from './automata-vagabot.json' with { type: 'json' };
import type { Item } from './items.ts';
import type { Suit } from './suits.ts';

export type Action = 'explore' | 'quest' | 'aid' | 'battle' | 'repair' | 'special';

/** AUT-7.5: what he does in Daylight, by the suit of the order. */
export const actionsFor = data.actionTable as { readonly [suit in Suit]: readonly Action[] };
/** Items that an action exhausts. */
export const { costs, vp: rewards } = data;
/** AUT-7.2.4: the spaces of the battle track, and how many of them a number of undamaged items fills. */
export const TRACK_SPACES = data.battleTrack.thresholds.length;
export function spacesFilled(undamaged: number): number {
  return data.battleTrack.thresholds.filter((threshold) => undamaged >= threshold).length;
}
export const SLIPS_AT = data.slipAtOrBelowUndamaged;

/** AUT-7.2.4: the most that he deals with the dice, by the spaces that are filled. */
export function mostRolledWith(filled: number): number {
  const { baseMaxRolledHits, bonusMaxRolledHits } = data.battleTrack;
  return bonusMaxRolledHits.slice(0, filled).reduce((sum, bonus) => sum + bonus, baseMaxRolledHits);
}

/** AUT-7.3.5: any items marked "S" (all are alike); these four, or the first of them. */
const starters: readonly Item[] = ['boot', 'torch', 'sword', 'hammer'];

export function startingItems(character: VagabotId): readonly Item[] {
  return starters.slice(0, data.characters.find(({ id }) => id === character)?.startItems);
}

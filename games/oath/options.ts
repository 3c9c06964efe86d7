/** What a table of Oath may agree on. */
import { flag, oneOf, settings, type ValuesOf } from '@tavola/kernel/settings.ts';

const fields = {
  /** OATH-8: the winner writes the Chronicle, and the next game can follow from it. */
  chronicle: flag(),
  /** OATH-G33: may a power whose whole cost is burned be used on a card that holds tokens? */
  exhaustedBurnPowers: oneOf(['allow', 'forbid'], { rare: true }),
  /** OATH-G34: do the survivors of a defeated attacker's sites go to the board or stay? */
  defeatedAttackerSites: oneOf(['recall', 'stay'], { rare: true }),
} as const;

export type Options = ValuesOf<typeof fields>;
export const options = settings(fields);

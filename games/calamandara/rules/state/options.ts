/** Table options. The printed rules have no limits (0); the defaults are ours for tables that must end (CAL-7.5, CAL-7.6). */
import { flag, oneOf, type Settings, settings, type ValuesOf, whole } from '@tavola/kernel/rules/settings.ts';

const fields = {
  deckMode: oneOf(['standard', 'sequence', 'draft']),
  /** 0 is off. */
  maxRounds: whole(0, 200, { usual: 60, rare: true }),
  /** 0 is off. */
  noProgressRounds: whole(0, 50, { usual: 6, rare: true }),
  lateralSteps: flag({ usual: true, rare: true }),
  ownRowFire: flag({ rare: true }),
  templeTo: oneOf(['user', 'owner'], { rare: true }),
};

export type Options = ValuesOf<typeof fields>;
export const options: Settings<Options> = settings(fields);

/** Bots among themselves need less time. */
export const amongBots: Partial<Options> = { maxRounds: 40, noProgressRounds: 4 };

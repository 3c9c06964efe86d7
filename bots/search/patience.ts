/** How long people wait for bots between two questions of their own. Counted by what was granted, not by a clock. */
import type { Level } from './bot.ts';

/** In all, while nothing else is shown. A search that needs longer than this for its level goes on while moments are shown. */
export const PATIENCE_MS: { readonly [L in Level]: number } = { easy: 6000, medium: 6000, hard: 15_000 };

/** Of what is left one pick gets at most this share, so that it never ends. */
const SHARE = 0.15;
/** About as long as the moment before is shown: a search is given that much whatever is left. */
const SEARCH_MS = 700;

export class Patience {
  private spent = 0;

  /** How much of the `wanted` time the next pick gets; `thinks` is how long a bot of this level searches, 0 for one that does not. */
  grant(level: string, wanted: number, thinks: number): number {
    const left = (PATIENCE_MS[level as Level] ?? PATIENCE_MS.medium) - this.spent;
    const granted = Math.min(wanted, Math.max(left * SHARE, Math.min(thinks, SEARCH_MS)));
    this.spent += granted;
    return granted;
  }
}

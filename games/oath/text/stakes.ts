/** What is said before the dice of a campaign. */
import type { Pools } from '../rules/campaign/prospect.ts';

export type StakeWords = {
  /** Names of rows. */
  readonly chance: string;
  readonly dice: string;
  readonly loses: string;
  readonly without: string;
  /** With sacrifices, and by the dice alone. */
  readonly wins: (chance: string, byDice: string) => string;
  /** `change` is what the ground adds to the dice that are taken, or takes from them. */
  readonly pools: (pools: Pools, force: number, change: number) => string;
  readonly skulls: (average: string) => string;
  readonly unseen: string;
  /** For a screen reader. */
  readonly label: (chance: string, pools: Pools, force: number) => string;
};

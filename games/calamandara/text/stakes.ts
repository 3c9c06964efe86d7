/** What is said before a walk. */
export type StakeWords = {
  /** Names of rows. */
  readonly where: string;
  readonly answers: string;
  readonly without: string;
  readonly atTheRift: string;
  readonly distance: (steps: number) => string;
  /** `nearer` steps than before; farther below zero. */
  readonly ends: (where: string, nearer: number) => string;
  readonly holds: (who: string, card: string) => string;
  readonly hidden: (n: number) => string;
};

/** What is said before a conflict. */
export type StakeWords = {
  /** Names of rows. */
  readonly strength: string;
  readonly brings: string;
  readonly without: string;
  readonly nextAt: (strength: number) => string;
  /** "2–9"; "5+" where cards decide. */
  readonly reach: (least: number, most: number | null) => string;
  /** `others` is null where nobody else is there. */
  readonly against: (own: number, others: string | null) => string;
  readonly herCards: string;
  /** For a screen reader. */
  readonly label: (own: number, others: string | null) => string;
};

export function reach(least: number, most: number | null): string {
  if (most === null) return `${least}+`;
  return least === most ? String(least) : `${least}–${most}`;
}

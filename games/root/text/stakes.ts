/** What is said before a march, a battle, a building or a card that is crafted. */
import type { Say } from '@tavola/kernel/face/text.ts';
import type { Seat } from '@tavola/kernel/rules/ask.ts';

export type StakeWords = {
  /** Names of rows. */
  readonly costs: string;
  readonly brings: string;
  readonly after: string;
  readonly battle: string;
  readonly losses: string;
  readonly without: string;
  readonly next: string;
  /** Who will rule, short: for a screen reader. */
  readonly willRule: (ruler: Seat, say: Say) => string;
  readonly nobody: string;
  /** What is left where the warriors come from; none of its own when empty. */
  readonly stays: (clearing: number, pieces: readonly string[]) => string;
  /** "3 × 2": warriors and buildings of both there. */
  readonly strengths: (own: number, most: number) => string;
  readonly against: (name: string, text: string) => string;
  readonly felled: (chance: string, pieces: number, vp: number) => string;
  readonly noHits: string;
  readonly ownLoss: (average: string, any: string) => string;
  readonly noLoss: string;
  readonly battleLabel: (chance: string, pieces: number, loss: string) => string;
  readonly ambush: string;
  readonly ambushWould: string;
  readonly wood: (n: number) => string;
  readonly cards: (n: number) => string;
  readonly warriors: (n: number) => string;
  readonly pieces: (n: number) => string;
  readonly any: string;
  readonly vp: (n: number) => string;
  readonly free: string;
};

/** What the recap says, typed once for all languages. Deeds stand after the name of whoever did them. */
import type { Challenge } from '../rules/state/faces.ts';

export type NewsWords = {
  readonly list: (words: readonly string[]) => string;
  readonly robbedYou: (times: number) => string;
  readonly robbed: (whom: string) => string;
  readonly youLost: (treasures: number) => string;
  readonly movedYou: (times: number) => string;
  readonly toPlace: (place: string) => string;
  readonly pushedYou: (times: number) => string;
  readonly moved: (spaces: number) => string;
  readonly laid: (cards: number) => string;
  readonly drew: (cards: number) => string;
  readonly beat: (challenge: Challenge, times: number) => string;
  readonly failed: (times: number) => string;
  readonly lost: (treasures: number) => string;
  readonly won: (treasures: number) => string;
  readonly has: (treasures: number) => string;
  readonly rested: string;
  readonly despaired: string;
  readonly power: (name: string) => string;
  readonly race: string;
  readonly near: {
    readonly treasures: (who: string, treasures: number) => string;
    readonly missing: (treasures: number) => string;
    readonly home: string;
    readonly racing: (who: string) => string;
  };
};

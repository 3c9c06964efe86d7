/** What the recap says, typed once for all languages. Deeds stand after the name of whoever did them. */
import type { RegionId } from '../data/boards.ts';

export type NewsWords = {
  readonly list: (words: readonly string[]) => string;
  readonly discovered: (places: number, name: string) => string;
  readonly explored: (places: number, name: string) => string;
  readonly ritual: (rituals: number, name: string) => string;
  readonly specialist: (cards: number, name: string) => string;
  readonly council: (cards: number, name: string) => string;
  readonly field: (fields: number) => string;
  readonly built: (catalysts: number) => string;
  readonly track: (steps: number) => string;
  readonly transferred: (places: number, name: string) => string;
  readonly copiedYou: (name: string) => string;
  readonly passed: string;
  readonly drew: (cards: number) => string;
  readonly token: string;
  readonly stone: (stones: number, name: string) => string;
  readonly beatYou: (region: RegionId) => string;
  readonly won: (region: RegionId) => string;
  readonly strengths: (yours: number, theirs: number) => string;
  readonly first: string;
  readonly tookRegion: (region: RegionId) => string;
  readonly points: (vp: number) => string;
  readonly scored: (vp: number) => string;
  readonly leads: (who: string, vp: number) => string;
  readonly lastRound: (ahead: number) => string;
};

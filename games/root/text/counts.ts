/** What people count of a player, and what the evaluation counts of a position, typed once for all languages. */
import type { FeatureWords } from '@tavola/games/text/features.ts';
import type { Nouns } from '@tavola/games/text/tally.ts';
import type { Say } from '@tavola/kernel/face/text.ts';
import type { Seat } from '@tavola/kernel/rules/ask.ts';

export type Counts = {
  readonly nouns: Nouns<'vp' | 'cards' | 'warriors' | 'items'>;
  readonly features: FeatureWords<'vp' | 'promise' | 'ground' | 'army' | 'cards'>;
  /** Who will rule a clearing after a pick; below 0 nobody. */
  readonly rules: (ruler: Seat, clearing: string, say: Say) => string;
};

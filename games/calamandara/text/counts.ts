/** What people count of a player, and what the evaluation counts of a position, typed once for all languages. */
import type { FeatureWords } from '@tavola/games/text/features.ts';
import type { Nouns } from '@tavola/games/text/tally.ts';

export type Counts = {
  readonly nouns: Nouns<'reserve' | 'depot' | 'hand' | 'kept'>;
  readonly features: FeatureWords<'steps' | 'distance' | 'footprints' | 'reserve' | 'hand'>;
  /** A free place that a move would need. */
  readonly room: { readonly kept: string; readonly reserve: string };
};

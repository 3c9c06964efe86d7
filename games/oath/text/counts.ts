/** What people count of a player, and what the evaluation counts of a position, typed once for all languages. */
import type { FeatureWords } from '@tavola/games/text/features.ts';
import type { Nouns } from '@tavola/games/text/tally.ts';

export type Counts = {
  readonly nouns: Nouns<
    'favor' | 'secrets' | 'spent' | 'supply' | 'warbands' | 'advisers' | 'sites' | 'relics' | 'banners' | 'vision'
  >;
  readonly features: FeatureWords<
    | 'keeper'
    | 'keeperLate'
    | 'usurper'
    | 'near'
    | 'nearLate'
    | 'vision'
    | 'seer'
    | 'heir'
    | 'heirLate'
    | 'sites'
    | 'treasures'
    | 'warbands'
    | 'garrisons'
    | 'favor'
    | 'secrets'
    | 'supply'
    | 'advisers'
  >;
  /** Who will rule a site after a pick. */
  readonly rules: {
    readonly you: (site: string) => string;
    readonly one: (name: string, site: string) => string;
    readonly several: (name: string, site: string) => string;
  };
};

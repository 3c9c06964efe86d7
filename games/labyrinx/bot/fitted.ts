/**
 * What each feature of a position (`features.ts`) is worth, fitted to 131696 positions of games of the policy with `tools/fit.ts`:
 * one more is a chance of nearly three to one. Correlations, not causes: read them together.
 */
import type { Features } from './features.ts';

export const { fitted }: { readonly fitted: Features } = {
  fitted: {
    akuna: 0.05,
    avra: -0.75,
    bibi: -0.14,
    dannenvir: 0.71,
    eimmie: -0.07,
    elora: 0.15,
    kaminari: 0.14,
    khira: -0.04,
    lane: 0.16,
    mallahoc: -0.22,
    zacramandy: -0.24,
    zambar: 0.25,
    treasures: 0.83,
    close: 0.05,
    strength: 0.03,
    reach: 0.75,
    unknownAhead: 0.07,
    emptyAhead: 0.08,
    cards: 0.06,
    inHand: 0.21,
    waiting: -0.44,
    homeward: -0.03,
    away: -0.14,
  },
};

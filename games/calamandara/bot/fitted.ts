/**
 * What each feature of a position (`features.ts`) is worth, fitted to 73000 positions of games of the policy with `tools/fit.ts`:
 * one more is a chance of nearly three to one. Correlations, not causes: read them together.
 */
import type { Features } from './features.ts';

export const { fitted }: { readonly fitted: Features } = {
  fitted: {
    steps: -0.14,
    nearly: 3.42,
    distance: -0.17,
    footprints: 0.16,
    scarce: -0.49,
    reserve: 0.05,
    hand: 0.01,
    turn: 0.27,
  },
};

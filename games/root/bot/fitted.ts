/**
 * What each feature of a position (`features.ts`) is worth in VP to each faction, fitted to 154399 positions of games of the policy with
 * `tools/fit.ts`. Correlations, not causes: read them together.
 */
import type { FactionId } from '../data/factions.ts';
import type { Features } from './features.ts';

/** A lead of this many points is a chance of nearly three to one, at the end of the game and more for each turn to come. */
export const SPREAD = 2.86;
export const SPREAD_PER_TURN = 0.52;

export const fitted: { readonly [faction in FactionId]: Features } = {
  marquise: {
    promise: 0.44,
    ground: 0.92,
    army: 0.19,
    cards: 0.55,
    next: 1.36,
    pair: -0.42,
    pairTurns: -0.54,
    crowd: 0.31,
    crowdTurns: -1.49,
  },
  eyrie: {
    promise: 0.6,
    ground: 0.35,
    army: 0.42,
    cards: 0.88,
    next: 1.58,
    pair: 0.23,
    pairTurns: -0.15,
    crowd: -0.03,
    crowdTurns: -0.78,
  },
  alliance: {
    promise: 0.71,
    ground: 0.34,
    army: 0.46,
    cards: 0.15,
    next: 1.54,
    pair: 0.04,
    pairTurns: 0.16,
    crowd: -0.24,
    crowdTurns: 0.72,
  },
  vagabond: {
    promise: 0.64,
    ground: 0.15,
    army: 0.15,
    cards: 0.93,
    next: 1.16,
    pair: 0.32,
    pairTurns: -0.75,
    crowd: 0.19,
    crowdTurns: -0.72,
  },
  lizards: {
    promise: 0.27,
    ground: 0.15,
    army: 0.96,
    cards: 0.55,
    next: 1.35,
    pair: -0.05,
    pairTurns: 0.28,
    crowd: -0.1,
    crowdTurns: 0.32,
  },
  riverfolk: {
    promise: 0.72,
    ground: 1.0,
    army: 0.43,
    cards: 0.21,
    next: 0.47,
    pair: -0.21,
    pairTurns: -0.87,
    crowd: 0.19,
    crowdTurns: 0.47,
  },
  duchy: {
    promise: 0.36,
    ground: 0.15,
    army: 0.2,
    cards: 0.65,
    next: 1.74,
    pair: 0.05,
    pairTurns: 0.48,
    crowd: 0.02,
    crowdTurns: 0.81,
  },
  corvids: {
    promise: 0.8,
    ground: 0.72,
    army: 0.15,
    cards: 0.82,
    next: 1.56,
    pair: 0.0,
    pairTurns: 1.37,
    crowd: -0.34,
    crowdTurns: 0.67,
  },
};

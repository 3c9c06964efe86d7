// What Root says about itself to be fitted: factions, and positions at the beginning of each turn, worth points at the end of the game.
import { featuresOf } from '@tavola/games/root/bot/features.ts';
import { turnsLeft } from '@tavola/games/root/bot/sight.ts';
import { factionIds } from '@tavola/games/root/data/factions.ts';
import { game } from '@tavola/games/root/game.ts';
import { playerOf, type State } from '@tavola/games/root/rules/state/state.ts';
import { seededRng, shuffleInPlace } from '@tavola/kernel/rules/rng.ts';
import { learned, rows, type Subject } from './winners.ts';

const subject: Subject<State> = {
  game,
  groups: factionIds,
  /** Tables of two, a third of them Marquise against Eyrie, and of four. */
  seats: (n, seed) => {
    const some = shuffleInPlace([...factionIds], seededRng(seed));
    const factions = n % 2 ? some.slice(0, 4) : n % 6 === 0 ? ['marquise', 'eyrie'] : some.slice(0, 2);
    return factions.map((faction) => ({ kind: 'player', settings: { faction } }) as const);
  },
  moment: ({ open: { stage, turn } }) => (stage === 'turns' ? `${turn.round} ${turn.seat}` : null),
  groupOf: (state, seat) => playerOf(state, seat).faction,
  featuresOf: (state, seat) => featuresOf(state, seat),
  pointsOf: (state, seat) => playerOf(state, seat).vp,
  turnsLeft,
  isFree: (name) => /next|pair|crowd/.test(name),
  least: 0.15,
};

export function written(games: number, first: number): string {
  const { worths, spread, spreadPerTurn, positions } = learned(subject, games, first);
  return `/**
 * What each feature of a position (\`features.ts\`) is worth in VP to each faction, fitted to ${positions} positions of games of the policy with
 * \`tools/fit.ts\`. Correlations, not causes: read them together.
 */
import type { FactionId } from '../data/factions.ts';
import type { Features } from './features.ts';

/** A lead of this many points is a chance of nearly three to one, at the end of the game and more for each turn to come. */
export const SPREAD = ${spread.toFixed(2)};
export const SPREAD_PER_TURN = ${spreadPerTurn.toFixed(2)};

export const fitted: { readonly [faction in FactionId]: Features } = {
${rows(worths)}
};
`;
}

// What Oath says about itself to be fitted: roles, and positions at the beginning of each turn.
import { countsOf } from '@tavola/games/oath/bot/claims.ts';
import { quiet } from '@tavola/games/oath/bot/evaluate.ts';
import { featuresOf } from '@tavola/games/oath/bot/features.ts';
import { oath } from '@tavola/games/oath/game.ts';
import { powers } from '@tavola/games/oath/rules/powers/registry.ts';
import { playerOf, type State } from '@tavola/games/oath/rules/state/state.ts';
import { learned, rows, type Subject } from './winners.ts';

const SEATS = [2, 2, 3, 4];

const subject: Subject<State> = {
  game: oath,
  groups: ['chancellor', 'exile', 'citizen'],
  seats: (n) => SEATS[n % SEATS.length] as number,
  moment: (state) => (quiet(state) ? `${state.round} ${state.turn}` : null),
  groupOf: (state, seat) => playerOf(state, seat).role,
  featuresOf: (state, seat) => featuresOf({ state, powers }, countsOf({ state, powers }), seat),
  isFree: (name) => /one|late|crowd|next|Late/.test(name),
  least: 0.02,
};

export function written(games: number, first: number): string {
  const { worths, positions } = learned(subject, games, first);
  return `/**
 * What each feature of a position (\`features.ts\`) is worth to each role, fitted to ${positions} positions of games of the policy with
 * \`tools/fit.ts\`: one more is a chance of nearly three to one. Correlations, not causes: read them together.
 */
import type { Role } from '../rules/state/state.ts';
import type { Features } from './features.ts';

export const fitted: { readonly [role in Role]: Features } = {
${rows(worths)}
};
`;
}

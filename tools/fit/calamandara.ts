// What Calamandara says about itself to be fitted: who reached the Rift, by positions at the beginning of each turn.
import { featuresOf } from '@tavola/games/calamandara/bot/features.ts';
import { calamandara } from '@tavola/games/calamandara/game.ts';
import type { State } from '@tavola/games/calamandara/rules/state/state.ts';
import { learned, rows, type Subject } from './winners.ts';

const SEATS = [2, 2, 3, 4];

const subject: Subject<State> = {
  game: calamandara,
  groups: ['fitted'],
  seats: (n) => SEATS[n % SEATS.length] as number,
  moment: ({ round, active }) => `${round} ${active}`,
  groupOf: () => 'fitted',
  featuresOf,
  isFree: (name) => /steps|distance|scarce/.test(name),
  least: 0.01,
};

export function written(games: number, first: number): string {
  const { worths, positions } = learned(subject, games, first);
  return `/**
 * What each feature of a position (\`features.ts\`) is worth, fitted to ${positions} positions of games of the policy with \`tools/fit.ts\`:
 * one more is a chance of nearly three to one. Correlations, not causes: read them together.
 */
import type { Features } from './features.ts';

export const { fitted }: { readonly fitted: Features } = {
${rows(worths)}
};
`;
}

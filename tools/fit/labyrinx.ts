// What Labyrinx says about itself to be fitted: positions at the beginning of each turn; the characters are features too.
import { featuresOf } from '@tavola/games/labyrinx/bot/features.ts';
import { labyrinx } from '@tavola/games/labyrinx/game.ts';
import { gridOfState, type State } from '@tavola/games/labyrinx/rules/state/state.ts';
import { learned, rows, type Subject } from './winners.ts';

const SEATS = [2, 2, 3, 4];
const COUNTED = /treasures|strength|reach|cards|inHand/;

const subject: Subject<State> = {
  game: labyrinx,
  groups: ['fitted'],
  seats: (n) => SEATS[n % SEATS.length] as number,
  options: (n) => ({ characterSelection: 'random', returnToHall: n % 5 === 0 }),
  moment: ({ phase, turn }) => (phase === 'expand' ? `${turn}` : null),
  groupOf: () => 'fitted',
  featuresOf: (state, seat) => featuresOf(state, gridOfState(state), seat),
  isFree: (name) => !COUNTED.test(name),
  least: 0.02,
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

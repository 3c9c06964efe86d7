// What Oath says about itself to be fitted: roles, and positions at the beginning of each turn.
import { countsOf } from '@tavola/games/oath/bot/claims.ts';
import { quiet } from '@tavola/games/oath/bot/evaluate.ts';
import { featuresOf } from '@tavola/games/oath/bot/features.ts';
import { oath } from '@tavola/games/oath/game.ts';
import { powers } from '@tavola/games/oath/rules/powers/registry.ts';
import { playerOf, type State } from '@tavola/games/oath/rules/state.ts';
import type { Subject } from './winners.ts';

const SEATS = [2, 2, 3, 4];

export const subject: Subject<State> = {
  game: oath,
  groups: ['chancellor', 'exile', 'citizen'],
  seats: (n) => SEATS[n % SEATS.length] as number,
  moment: (state) => (quiet(state) ? `${state.round} ${state.turn}` : null),
  groupOf: (state, seat) => playerOf(state, seat).role,
  featuresOf: (state, seat) => featuresOf({ state, powers }, countsOf({ state, powers }), seat),
  isFree: (name) => /one|late|crowd|next|Late/.test(name),
  least: 0.02,
};

/** What Oath tells the bots. */
import type { BotHints } from '@tavola/kernel/rules/game.ts';
import type { Ask, Move } from '../rules/state/moves.ts';
import type { State } from '../rules/state/state.ts';
import { evaluate, features, quiet } from './evaluate.ts';
import { greedy, policy, rank } from './policy.ts';

/** For this many rounds a learner makes no war. */
const GENTLE_ROUNDS = 2;

/** From this many iterations on a search looks further ahead. */
const MUCH_THOUGHT = 500;

export const hints: BotHints<State, Move, Ask> = {
  evaluate,
  features,
  quiet,
  begins: ({ phase }) => phase === 'wake',
  /** Past the answer of the next player: a title that is taken back at once is worth nothing. */
  foresight: (iterations) => (iterations < MUCH_THOUGHT ? 2 : 3),
  pace: 400,
  prior: 0.7,
  patience: 25,
  trust: 0.005,
  policy,
  rank,
  greedy,
  pointless: ['show-adviser'],
  tooSoon: ({ round }, _, __, move) => round <= GENTLE_ROUNDS && move.kind === 'major' && move.action === 'campaign',
  levels: { easy: 'learner', medium: 'greedy@60', hard: 'search:20000/2000ms' },
};

/** What Evenfall tells the bots. */
import type { BotHints } from '@tavola/kernel/game.ts';
import type { Ask, Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { evaluate, features } from './evaluate.ts';
import { greedy, policy, rank } from './policy.ts';

/** From so many iterations on a search looks further ahead. */
const MUCH_THOUGHT = 500;

export const bot: BotHints<State, Move, Ask> = {
  evaluate,
  features,
  begins: ({ phase }) => phase === 'action',
  foresight: (iterations) => (iterations < MUCH_THOUGHT ? 5 : 11),
  exploration: 0.05,
  urgency: 0.02,
  policy,
  rank,
  greedy,
  pointless: ['back'],
  levels: { easy: 'learner', medium: 'greedy', hard: 'search:4000/2000ms' },
};

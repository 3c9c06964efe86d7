/** What Evenfall tells the bots. */
import type { BotHints } from '@tavola/kernel/rules/game.ts';
import type { Ask, Move } from '../rules/state/moves.ts';
import type { State } from '../rules/state/state.ts';
import { evaluate, features } from './evaluate.ts';
import { greedy, policy, rank } from './policy.ts';

export const bot: BotHints<State, Move, Ask> = {
  evaluate,
  features,
  begins: ({ phase }) => phase === 'action',
  /** Five turns of everybody: a turn is short here, and what it builds pays later. */
  foresight: (_, seats) => 5 * seats + 1,
  pace: 1_100,
  prior: 0.7,
  policy,
  rank,
  greedy,
  pointless: ['back'],
  levels: { easy: 'learner', medium: 'greedy', hard: 'search:4000/2000ms' },
};

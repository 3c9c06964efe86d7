/** What Oath tells the bots. */
import type { BotHints } from '@tavola/kernel/game.ts';
import type { Ask, Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { evaluate, features, quiet } from './evaluate.ts';
import { greedy, policy } from './policy.ts';

export const hints: BotHints<State, Move, Ask> = {
  evaluate,
  features,
  horizon: 20,
  quiet,
  exploration: 0.1,
  urgency: 0.05,
  patience: 25,
  trust: 0.04,
  policy,
  greedy,
  levels: { easy: 'greedy', medium: 'search:100/1000ms', hard: 'search:1000/2000ms' },
};

/** What Labyrinx tells the bots about itself. */
import type { BotHints } from '@tavola/kernel/game.ts';
import type { Ask, Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { evaluate, features } from './evaluate.ts';
import { greedy, policy } from './policy.ts';

export const hints: BotHints<State, Move, Ask> = {
  evaluate,
  features,
  policy,
  greedy,
  /** The end of the turn, and most often of the next player's too; in the middle of a turn actions that are left cannot be judged. */
  horizon: 12,
  quiet: ({ phase }) => phase === 'expand',
  exploration: 0.1,
  urgency: 0.05,
  /** One challenge more or less is a matter of dice: what lies behind a move shows only after many trials. */
  patience: 40,
  trust: 0.02,
  /** The levels think alike; what they differ in is memory, as people do. */
  levels: { easy: 'search:300/1000ms@10', medium: 'search:300/1000ms@50', hard: 'search:300/1000ms' },
};

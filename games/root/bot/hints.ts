/** What Root tells the bots. */
import type { BotHints } from '@tavola/kernel/rules/game.ts';
import type { State } from '../rules/state/state.ts';
import type { Ask } from '../rules/vocabulary/asks.ts';
import type { Move } from '../rules/vocabulary/moves.ts';
import { evaluate, features, quiet } from './evaluate.ts';
import './factions.ts';
import { greedy, policy, rank } from './policy.ts';

/** For this many rounds a learner attacks nobody. */
const GENTLE_ROUNDS = 2;

export const hints: BotHints<State, Move, Ask> = {
  evaluate,
  features,
  quiet,
  begins: ({ open }) => open.stage === 'turns' && open.turn.part === 'start-of-birdsong',
  /** A seat's own turn and the answer to it. */
  foresight: () => 2,
  pace: 550,
  prior: 0.7,
  policy,
  rank,
  greedy,
  tooSoon: ({ open }, _, __, { kind }) => open.turn.round <= GENTLE_ROUNDS && kind === 'battle',
  levels: { easy: 'learner', medium: 'greedy', hard: 'search:2500/2000ms' },
};

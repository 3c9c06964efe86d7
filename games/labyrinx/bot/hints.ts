/** What Labyrinx tells the bots about itself. */
import type { BotHints } from '@tavola/kernel/rules/game.ts';
import { type CharacterId, characterOf } from '../rules/state/characters.ts';
import type { Ask, Move } from '../rules/state/moves.ts';
import type { State } from '../rules/state/state.ts';
import { evaluate, features } from './evaluate.ts';
import { greedy, policy, rank } from './policy.ts';

/** What takes something from others, and for how many rounds a learner leaves it alone. */
const HARSH: readonly Move['kind'][] = ['rob', 'push', 'push-to', 'throw', 'explode', 'carry'];
const GENTLE_ROUNDS = 3;

const isPassive = (character: CharacterId): boolean => characterOf(character).type === 'passive';

function places(options: readonly Move[], test: (move: Move) => boolean): readonly number[] {
  return [...options.keys()].filter((at) => test(options[at] as Move));
}

/** From this many iterations on a search looks further ahead. */
const MUCH_THOUGHT = 500;

export const hints: BotHints<State, Move, Ask> = {
  evaluate,
  features,
  policy,
  rank,
  greedy,
  // A passive power acts by itself: there is nothing to learn before the first turn.
  forBeginners: (_, __, ask, options) =>
    ask === 'character' ? places(options, (move) => move.kind === 'character' && isPassive(move.character)) : [],
  quiet: ({ phase }) => phase === 'expand',
  begins: ({ phase }) => phase === 'expand',
  foresight: (iterations) => (iterations < MUCH_THOUGHT ? 2 : 4),
  pace: 1_750,
  prior: 0.7,
  /** One challenge more or less is a matter of dice: what lies behind a move shows only after many trials. */
  patience: 40,
  trust: 0.02,
  tooSoon: ({ turn, players }, _, __, { kind }) => turn <= GENTLE_ROUNDS * players.length && HARSH.includes(kind),
  levels: { easy: 'learner', medium: 'greedy@60', hard: 'search:8000/2000ms' },
};

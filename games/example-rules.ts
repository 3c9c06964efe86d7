/** The rules of the example games, for tests, benchmarks and the command line; servers offer them with TAVOLA_EXAMPLES=1. */
import { cover as skirmish } from '@tavola/kernel/fixtures/skirmish/cover.ts';
import { cover as harbour } from './examples/harbour/cover.ts';
import { cover as hex } from './examples/hex/cover.ts';
import { cover as ticTacToe } from './examples/tic-tac-toe/cover.ts';
import type { PlayableGame } from './rules.ts';

export const playableExamples: readonly PlayableGame[] = [
  { ...harbour, game: () => import('./examples/harbour/game.ts').then((it) => it.game) },
  { ...ticTacToe, game: () => import('./examples/tic-tac-toe/game.ts').then((it) => it.ticTacToe) },
  { ...skirmish, game: () => import('@tavola/kernel/fixtures/skirmish/game.ts').then((it) => it.skirmish) },
  { ...hex, game: () => import('./examples/hex/game.ts').then((it) => it.hex) },
];

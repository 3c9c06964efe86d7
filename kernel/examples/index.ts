/** The example games, listed like the real ones in games/index.ts, for tests, benchmarks and the command line. */
import type { AnyGame } from '../game.ts';
import { skirmish } from './skirmish/game.ts';
import { ticTacToe } from './tic-tac-toe/game.ts';

export const examples: readonly AnyGame[] = [ticTacToe, skirmish];

/** The example games, listed like the real ones in games/index.ts, for tests, benchmarks and the command line. */
import type { AnyFace } from '../face.ts';
import type { AnyGame } from '../game.ts';
import { face as hexFace } from './hex/face.ts';
import { hex } from './hex/game.ts';
import { face as skirmishFace } from './skirmish/face.ts';
import { skirmish } from './skirmish/game.ts';
import { face as ticTacToeFace } from './tic-tac-toe/face.ts';
import { ticTacToe } from './tic-tac-toe/game.ts';

export const examples: readonly { readonly game: AnyGame; readonly face: AnyFace }[] = [
  { game: ticTacToe, face: ticTacToeFace },
  { game: skirmish, face: skirmishFace },
  { game: hex, face: hexFace },
];

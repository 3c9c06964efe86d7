import { boardKit } from '@tavola/testing/board-kit.ts';
import { face } from '../face.ts';
import { game } from '../game.ts';
import { board } from './board.tsx';

boardKit({ game, face, board });

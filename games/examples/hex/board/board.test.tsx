import { boardKit } from '@tavola/testing/board-kit.ts';
import { face } from '../face.ts';
import { hex } from '../game.ts';
import { board } from './board.tsx';

boardKit({
  game: hex,
  face,
  board,
  tables: [
    { seats: 2, options: { size: 5 } },
    { seats: 2, options: { size: 11 } },
  ],
});

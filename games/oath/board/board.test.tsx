import { boardKit } from '@tavola/testing/board-kit.ts';
import { face } from '../face.ts';
import { oath } from '../game.ts';
import { randomWorld } from '../scenarios/worlds.ts';
import { board } from './board.tsx';

boardKit({
  game: oath,
  face,
  board,
  every: 499,
  tables: [
    { seats: 3 },
    { seats: 5, inheritance: randomWorld(4), seed: 6 },
    { seats: ['automaton', 'player', 'player'], options: { chronicle: true } },
  ],
});

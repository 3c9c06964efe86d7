import { boardKit } from '@tavola/testing/board-kit.ts';
import { face } from '../face.ts';
import { oath } from '../game.ts';
import { randomWorld } from '../scenarios/worlds.ts';
import { board } from './board.tsx';

boardKit({
  game: oath,
  face,
  board,
  every: 211,
  tables: [
    { seats: 3 },
    { seats: 4, inheritance: randomWorld(4) },
    { seats: 6, inheritance: randomWorld(6), seed: 6 },
    { seats: ['automaton', 'player', 'player'], options: { chronicle: true } },
  ],
});

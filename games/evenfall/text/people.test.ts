/** People who roll and draw themselves are asked in words for everything that comes from a pile. */
import { peopleKit } from '@tavola/testing/text-kit.ts';
import { face } from '../face.ts';
import { evenfall as game } from '../game.ts';
import { ALONE } from '../scenarios/evening.ts';

const tables = [
  { seats: ALONE, options: { side: 'sun' }, seed: 3 },
  { seats: ALONE, options: { side: 'moon', expertDraw: true }, seed: 8 },
  { seats: 4, options: { side: 'moon' }, seed: 5 },
];
peopleKit({ game, face, tables });

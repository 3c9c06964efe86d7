import { counted } from '@tavola/games/text/en.ts';
import type { StakeWords } from '../stakes.ts';

const steps = (n: number) => counted(n, 'step');

export const stakes: StakeWords = {
  where: 'Ends',
  answers: 'Answers',
  without: 'Not counted',
  atTheRift: 'at the Rift',
  distance: (n) => `${steps(n)} from the Rift`,
  ends: (where, nearer) =>
    nearer === 0 ? where : `${where}, ${steps(Math.abs(nearer))} ${nearer > 0 ? 'nearer' : 'farther'}`,
  holds: (who, card) => `${who}: ${card}`,
  hidden: (n) => counted(n, 'facedown card'),
};

import { counted } from '@tavola/games/text/en.ts';
import type { StakeWords } from '../stakes.ts';

const dice = (n: number) => counted(n, 'die', 'dice');
const plus = (force: number) => (force === 0 ? '' : ` + ${counted(force, 'warband')}`);

export const stakes: StakeWords = {
  chance: 'Chance',
  dice: 'Dice',
  loses: 'Losses',
  without: 'Not counted',
  wins: (chance, byDice) => (chance === byDice ? `${chance} to win` : `${chance} to win; ${byDice} without sacrifice`),
  pools: ([attack, defense], force, change) =>
    `${dice(attack)}${change === 0 ? '' : ` (${change > 0 ? '+' : '−'}${Math.abs(change)} by the terrain)`} × ${dice(defense)}${plus(force)}`,
  skulls: (average) => `${average} to skulls on average`,
  unseen: 'facedown cards and battle plans',
  label: (chance, [attack, defense], force) =>
    `${chance} to win: ${dice(attack)} of attack against ${dice(defense)} of defense${plus(force)}`,
};

import { counted } from '@tavola/games/text/pt.ts';
import type { StakeWords } from '../stakes.ts';

const dice = (n: number) => counted(n, 'dado', 'dados');
const plus = (force: number) => (force === 0 ? '' : ` + ${counted(force, 'tropa', 'tropas')}`);

export const stakes: StakeWords = {
  chance: 'Chance',
  dice: 'Dados',
  loses: 'Perdas',
  without: 'Sem contar',
  wins: (chance, byDice) =>
    chance === byDice ? `${chance} de vencer` : `${chance} de vencer; ${byDice} sem sacrificar`,
  pools: ([attack, defense], force, change) =>
    `${dice(attack)}${change === 0 ? '' : ` (${change > 0 ? '+' : '−'}${Math.abs(change)} do terreno)`} × ${dice(defense)}${plus(force)}`,
  skulls: (average) => `${average} em caveiras, em média`,
  unseen: 'cartas viradas e planos de batalha',
  label: (chance, [attack, defense], force) =>
    `${chance} de vencer: ${dice(attack)} de ataque contra ${dice(defense)} de defesa${plus(force)}`,
};

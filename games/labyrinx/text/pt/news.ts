/** The recap in Portuguese. */
import { counted, list } from '@tavola/games/text/pt.ts';
import type { NewsWords } from '../news.ts';

const times = (n: number) => (n === 1 ? '' : ` ${n} vezes`);
const OF = { chest: 'um baú', monster: 'um monstro', trap: 'uma armadilha' } as const;
const SEVERAL = { chest: 'baús', monster: 'monstros', trap: 'armadilhas' } as const;
const treasures = (n: number) => counted(n, 'tesouro', 'tesouros');

export const news: NewsWords = {
  list: (words) => list(words),
  robbedYou: (n) => `roubou ${n === 1 ? 'um tesouro seu' : `${n} tesouros seus`}`,
  robbed: (whom) => `roubou um tesouro de ${whom}`,
  youLost: (n) => `Você perdeu ${n === 1 ? 'um tesouro' : treasures(n)}`,
  movedYou: (n) => `mandou você embora${times(n)}`,
  toPlace: (place) => `você está agora em ${place}`,
  pushedYou: (n) => `empurrou você${times(n)}`,
  moved: (n) => `andou ${counted(n, 'espaço', 'espaços')}`,
  laid: (n) => `pôs ${counted(n, 'carta', 'cartas')} no labirinto`,
  drew: (n) => `comprou ${counted(n, 'carta', 'cartas')}`,
  beat: (challenge, n) => `venceu ${n === 1 ? OF[challenge] : `${n} ${SEVERAL[challenge]}`}`,
  failed: (n) => `falhou num desafio${times(n)}`,
  lost: (n) => `perdeu ${treasures(n)}`,
  won: (n) => `ganhou ${treasures(n)}`,
  has: (n) => `agora tem ${treasures(n)}`,
  rested: 'descansou',
  despaired: 'se desesperou',
  power: (name) => `usou ${name}`,
  race: 'Começou a corrida para o Salão',
  near: {
    treasures: (who, n) => `${who} tem ${treasures(n)}`,
    missing: (n) => `${n === 1 ? 'falta' : 'faltam'} ${treasures(n)} para vencer`,
    home: 'vence se voltar ao Salão Vazio',
    racing: (who) => `${who} corre para o Salão`,
  },
};

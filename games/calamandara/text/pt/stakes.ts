import { counted } from '@tavola/games/text/pt.ts';
import type { StakeWords } from '../stakes.ts';

const steps = (n: number) => counted(n, 'passo', 'passos');

export const stakes: StakeWords = {
  where: 'Termina',
  answers: 'Respostas',
  without: 'Sem contar',
  atTheRift: 'na Fenda',
  distance: (n) => `a ${steps(n)} da Fenda`,
  ends: (where, nearer) =>
    nearer === 0 ? where : `${where}, ${steps(Math.abs(nearer))} ${nearer > 0 ? 'mais perto' : 'mais longe'}`,
  holds: (who, card) => `${who}: ${card}`,
  hidden: (n) => counted(n, 'carta fechada', 'cartas fechadas'),
};

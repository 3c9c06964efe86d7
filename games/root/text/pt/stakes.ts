import { counted, list, whoIn } from '@tavola/games/text/pt.ts';
import type { StakeWords } from '../stakes.ts';

const pieces = (n: number) => counted(n, 'peça', 'peças');
const vp = (n: number) => `${n} PV`;

export const stakes: StakeWords = {
  costs: 'Custa',
  brings: 'Traz',
  after: 'Depois',
  battle: 'Batalha',
  losses: 'Perdas',
  without: 'Sem contar',
  next: 'Próxima',
  willRule: (ruler, say) => (ruler === say.me ? 'você vai governar' : `${whoIn(ruler, say)} vai governar`),
  nobody: 'ninguém governa',
  stays: (clearing, left) =>
    left.length === 0
      ? `a ${clearing} fica vazia`
      : `na ${clearing} ${left.length === 1 ? 'fica' : 'ficam'} ${list(left)}`,
  strengths: (own, most) => `${own} × ${most}`,
  against: (name, text) => `contra ${name}: ${text}`,
  felled: (chance, n, points) => `${chance} derruba ${pieces(n)}${points > 0 ? ` (+${vp(points)})` : ''}`,
  noHits: 'nenhum dano possível',
  ownLoss: (average, any) => `${average} em média; ${any} de perder alguma peça`,
  noLoss: 'nenhuma peça sua',
  battleLabel: (chance, n, loss) => `${chance} de derrubar ${pieces(n)}, perda média ${loss}`,
  ambush: 'Emboscada',
  ambushWould: 'Emboscada, que tira 2 antes dos dados',
  wood: (n) => `${n} madeira`,
  cards: (n) => counted(n, 'carta', 'cartas'),
  warriors: (n) => counted(n, 'guerreiro', 'guerreiros'),
  pieces,
  any: 'qualquer',
  vp,
  free: 'grátis',
};

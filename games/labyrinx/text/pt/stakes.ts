import { capital } from '@tavola/games/text/capital.ts';
import { counted, whoIn } from '@tavola/games/text/pt.ts';
import type { StakeWords } from '../words.ts';

const cards = (n: number) => counted(n, 'carta', 'cartas');

export const stakes: StakeWords = {
  chance: 'Chance',
  ifWon: 'Vencendo',
  ifLost: 'Falhando',
  where: 'Onde',
  odds: (points, chance) => `até ${points}: ${chance}`,
  chanceLabel: (chance) => `${chance} de vencer com o que você tem`,
  closedCard: 'carta fechada: ninguém sabe o que há',
  ifTurned: 'desconhecida: entrar vira a carta, e você enfrenta o que houver',
  lands: {
    hall: 'Salão',
    fog: 'névoa',
    resolved: 'vencido',
    plain: 'sem perigo',
    newCards: (n) => counted(n, 'carta nova', 'cartas novas'),
  },
  fromHall: (cells) => `a ${counted(cells, 'casa', 'casas')} do Salão`,
  skill: 'sua habilidade',
  inHand: 'cartas da mão',
  discarded: 'a descartar',
  points: 'seus pontos',
  die: 'nível, no dado',
  level: 'nível: basta igualar',
  upTo: (n) => (n === 0 ? '0' : `até ${n}`),
  gained: (treasures) => `+1 tesouro: você fica com ${treasures} de 5`,
  safe: 'A carta fica aberta e sem perigo',
  price: 'Só se descartam as cartas que faltarem',
  handLeft: (n) => (n === 0 ? 'A mão fica vazia' : `${n === 1 ? 'Sobra' : 'Sobram'} ${cards(n)} na mão`),
  lost: (treasures) => `−1 tesouro: você fica com ${treasures} de 5`,
  noneToLose: 'Você não tem tesouro a perder',
  handKept: (n) => (n === 1 ? 'A mão fica com a sua carta' : `A mão fica com as ${n} cartas`),
  chest: 'Você não perde nada; um tesouro fica na carta, e dá para tentar de novo ao entrar outra vez',
  trap: (by, level, say) =>
    `${capital(whoIn(by, say))} manda você para longe: ${level === null ? 'tantas casas quanto o dado mostrar' : counted(level, 'casa', 'casas')} em linha reta`,
  monster: (by, level, say) =>
    `Fuga: ${whoIn(by, say)} leva você ${level === null ? 'tantos passos quanto o dado mostrar' : counted(level, 'passo', 'passos')}`,
  faith: 'A Fé pode desfazer a falha',
  nothing: 'Você não perde nada',
};

/** The recap in Portuguese. */
import { counted, list } from '@tavola/games/text/pt.ts';
import type { NewsWords } from '../news.ts';

const times = (n: number) => (n === 1 ? '' : ` ${n} vezes`);

export const news: NewsWords = {
  list: (words) => list(words),
  attackedYou: (n) => `atacou você${times(n)}`,
  attacked: (whom, n) => `atacou ${whom}${times(n)}`,
  tookPieces: (n) => `removeu ${n === 1 ? 'uma peça sua' : `${n} peças suas`}`,
  youLost: (pieces) => `você perdeu ${list(pieces)}`,
  noLoss: 'você não perdeu nada',
  entered: (n) => (n === 1 ? 'entrou numa clareira sua' : `entrou ${n} vezes em clareiras suas`),
  standing: (n, clearing, rules) => `agora ${n === 1 ? 'é 1' : `são ${n}`} na ${clearing}${rules ? ', e governa' : ''}`,
  marched: (n) => `marchou${times(n)}`,
  recruited: (n) => `recrutou ${counted(n, 'guerreiro', 'guerreiros')}`,
  built: (piece) => `pôs ${piece}`,
  rules: (n) => (n === 1 ? 'tomou o governo de uma clareira' : `tomou o governo de ${n} clareiras`),
  ruledBefore: (clearing) => `você governava a ${clearing}`,
  scored: (n) => `marcou ${counted(n, 'PV', 'PV')}`,
  points: (n) => `+${counted(n, 'PV', 'PV')}`,
  crafted: (n, name) => (n === 1 ? `criou ${name}` : `criou ${n} cartas`),
  tookCard: (n) => `tomou ${n === 1 ? 'uma carta sua' : `${n} cartas suas`}`,
  gaveCard: (n) => `deu a você ${n === 1 ? 'uma carta' : `${n} cartas`}`,
  tookItem: (n) => `levou ${n === 1 ? 'um item seu' : `${n} itens seus`}`,
  youLostVp: (n) => `Você perdeu ${counted(n, 'PV', 'PV')}`,
  youLostCard: (name) => `Você perdeu ${name}`,
  revolted: (clearing) => `fez uma revolta na ${clearing}`,
  turmoil: 'caiu em caos',
  quest: (n) => (n === 1 ? 'completou uma missão' : `completou ${n} missões`),
  activated: 'ativou uma carta de Domínio',
  near: {
    points: (who, vp) => `${who} tem ${counted(vp, 'PV', 'PV')}`,
    missing: (vp) => (vp === 1 ? 'falta 1 para vencer' : `faltam ${vp} para vencer`),
    dominance: (who) => `${who} ativou Domínio`,
    suit: (suit, ruled) => `vence se governar 3 clareiras (${suit}) no começo da própria vez; hoje governa ${ruled}`,
    corners: (ruled) => `vence se governar dois cantos opostos no começo da própria vez; hoje governa ${ruled} de 2`,
  },
};

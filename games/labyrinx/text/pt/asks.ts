import { capital } from '@tavola/games/text/capital.ts';
import { counted, em, list, who, whoIn } from '@tavola/games/text/pt.ts';
import { asked } from '@tavola/kernel/face/text.ts';
import type { CellName } from '../../rules/state/grid.ts';
import type { Asks } from '../catalogue.ts';
import { faceName, place } from '../names.ts';
import { words } from './words.ts';

const at = (cell: CellName) => place(words, cell);
const cells = (names: readonly CellName[]) => list(names.map(at));
const left = (n: number, one: string, many: string) => `${n === 1 ? 'resta' : 'restam'} ${counted(n, one, many)}`;

export const asks: Asks = {
  character: 'Escolha seu personagem',
  hall: asked('Onde fica o Salão Vazio?', 'Escolha o lugar e a posição do Salão Vazio'),
  expand: asked('Onde vai a carta nova?', 'O labirinto cresce: escolha uma casa para a carta nova'),
  'place-card': ({ face }) => asked('Onde vai a carta?', `Escolha uma casa para a carta: ${faceName(words, face)}`),
  discard: 'Descarte até o limite da mão',
  'despair-card': asked('Qual encruzilhada sem desafio?', 'Escolha uma encruzilhada sem desafio'),
  'despair-cell': 'Escolha o lugar da encruzilhada',
  destruction: 'Escolha a carta a destruir',
  'destruction-second': asked('Outra carta vizinha? Ou conclua', 'Escolha outra carta vizinha, ou conclua'),
  rob: 'Escolha quem roubar',
  'poetry-cell': 'Escolha a carta fechada a trocar',
  'poetry-card': asked('Escolha uma carta do descarte', 'Escolha uma carta da pilha de descartes'),
  attune: asked('Escolha para onde ir', 'Escolha para onde ir, através de paredes e portas'),
  leap: 'Escolha para onde saltar',
  hunt: 'Escolha onde caçar',
  'hunt-leave-out': asked('Qual carta fica de fora?', 'No máximo quatro cartas: escolha uma para deixar de fora'),
  lift: 'Qual carta fechada você pega?',
  action: ({ actions }) => `Sua vez: ${left(actions, 'ação', 'ações')}`,
  look: ({ cells: names }) =>
    asked('Guarde na memória o que você viu', `Você espia ${cells(names)}. Guarde na memória.`),
  'hunt-fight': ({ cells: names }) =>
    names.length === 0
      ? 'Enfrente um monstro, ou conclua'
      : asked('Enfrente um monstro, ou conclua', `Você vê ${cells(names)}: enfrente um monstro, ou conclua`),
  rotate: ({ cell }) => `Como fica a carta ${em(at(cell))}?`,
  'push-direction': ({ victim }, say) => `Para onde empurrar ${whoIn(victim, say)}?`,
  'free-push': ({ victim }, say) =>
    asked(`Empurrar ${whoIn(victim, say)} de graça?`, `Você pode empurrar ${whoIn(victim, say)} de graça`),
  challenge: ({ challenge, level, need }) =>
    asked(
      `${capital(words.challenges[challenge])} ${level}: descarta ${need} ou falha?`,
      `${capital(words.challenges[challenge])} de nível ${level}, sua habilidade é ${level - need}: descarte ${counted(need, 'carta', 'cartas')} ou falhe`,
    ),
  'challenge-discard': ({ left: n }) =>
    asked(
      `Descarte: ${n === 1 ? 'falta' : 'faltam'} ${counted(n, 'carta', 'cartas')}`,
      `Descarte para o desafio: ${n === 1 ? 'falta' : 'faltam'} ${counted(n, 'carta', 'cartas')}`,
    ),
  faith: ({ challenge }) =>
    asked(
      'Você falhou. Usar a Fé?',
      `Você falhou contra ${challenge === 'trap' ? 'uma' : 'um'} ${words.challenges[challenge]}. Usar a Fé?`,
    ),
  'trap-direction': ({ victim, level }, say) =>
    asked(
      `Armadilha ${level}: aonde vai ${whoIn(victim, say)}?`,
      `Armadilha de nível ${level}: escolha para onde vai ${whoIn(victim, say)}`,
    ),
  'flight-step': ({ victim, left: n }, say) =>
    asked(
      `${who(victim, say)} foge: ${left(n, 'passo', 'passos')}`,
      `${who(victim, say)} foge: escolha o caminho, ${left(n, 'passo', 'passos')}`,
    ),
  'throw-direction': ({ cell }) =>
    asked('Explosão: para onde vão?', `A carta ${em(at(cell))} explode: escolha para onde vai quem está nela`),
  put: ({ cell }) => `Que carta da mão vai para ${at(cell)}?`,
  charge: ({ left: n }) => `Carga: ${left(n, 'passo', 'passos')}`,
  'first-player': 'Sorteiem quem começa. Quem é?',
  'roll-first': ({ seat }, say) =>
    asked('Quem começa? Quanto deu o dado?', `${who(seat, say)} rola o dado para ver quem começa. Quanto deu?`),
  'deal-character': ({ seat }, say) =>
    asked(`Personagem de ${whoIn(seat, say)}: qual?`, `Sorteiem um personagem para ${whoIn(seat, say)}. Qual é?`),
  'roll-challenge': ({ seat, challenge }, say) =>
    asked(
      `${capital(words.challenges[challenge])}: quanto deu o dado?`,
      `${who(seat, say)} enfrenta ${challenge === 'trap' ? 'uma' : 'um'} ${words.challenges[challenge]}. Quanto deu o dado?`,
    ),
  'drawn-card': ({ seat }, say) => `${who(seat, say)} compra uma carta. Qual?`,
  'turned-up': ({ cell }) => `A carta ${em(at(cell))} foi virada. Qual?`,
  'looked-at': ({ seat, cell }, say) =>
    asked(`Qual é a carta ${em(at(cell))}?`, `${who(seat, say)} olha a carta ${em(at(cell))}. Qual é?`),
};

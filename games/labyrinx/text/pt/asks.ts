import { capital } from '@tavola/games/text/capital.ts';
import { counted, em, list, who, whoIn } from '@tavola/games/text/pt.ts';
import type { CellName } from '../../rules/state/grid.ts';
import type { Asks } from '../catalogue.ts';
import { faceName, place } from '../names.ts';
import { words } from './words.ts';

const at = (cell: CellName) => place(words, cell);
const cells = (names: readonly CellName[]) => list(names.map(at));
const left = (n: number, one: string, many: string) => `${n === 1 ? 'resta' : 'restam'} ${counted(n, one, many)}`;

export const asks: Asks = {
  character: 'Escolha seu personagem',
  hall: 'Escolha o lugar e a posição do Salão Vazio',
  expand: 'O labirinto cresce: escolha uma casa para a carta nova',
  'place-card': ({ face }) => `Escolha uma casa para a carta: ${faceName(words, face)}`,
  discard: 'Descarte até o limite da mão',
  'despair-card': 'Escolha uma encruzilhada sem desafio',
  'despair-cell': 'Escolha o lugar da encruzilhada',
  destruction: 'Escolha a carta a destruir',
  'destruction-second': 'Escolha outra carta vizinha, ou conclua',
  rob: 'Escolha quem roubar',
  'poetry-cell': 'Escolha a carta fechada a trocar',
  'poetry-card': 'Escolha uma carta da pilha de descartes',
  attune: 'Escolha para onde ir, através de paredes e portas',
  leap: 'Escolha para onde saltar',
  hunt: 'Escolha onde caçar',
  'hunt-leave-out': 'No máximo quatro cartas: escolha uma para deixar de fora',
  lift: 'Escolha uma carta fechada para pegar',
  action: ({ actions }) => `Sua vez: ${left(actions, 'ação', 'ações')}`,
  look: ({ cells: names }) => `Você espia ${cells(names)}. Guarde na memória.`,
  'hunt-fight': ({ cells: names }) =>
    names.length === 0 ? 'Enfrente um monstro, ou conclua' : `Você vê ${cells(names)}: enfrente um monstro, ou conclua`,
  rotate: ({ cell }) => `Escolha a posição da carta ${em(at(cell))}`,
  'push-direction': ({ victim }, say) => `Escolha para onde empurrar ${whoIn(victim, say)}`,
  'free-push': ({ victim }, say) => `Você pode empurrar ${whoIn(victim, say)} de graça`,
  challenge: ({ challenge, level, need }) =>
    `${capital(words.challenges[challenge])} de nível ${level}, sua habilidade é ${level - need}: descarte ${counted(need, 'carta', 'cartas')} ou falhe`,
  'challenge-discard': ({ left: n }) =>
    `Descarte para o desafio: ${n === 1 ? 'falta' : 'faltam'} ${counted(n, 'carta', 'cartas')}`,
  faith: ({ challenge }) =>
    `Você falhou contra ${challenge === 'trap' ? 'uma' : 'um'} ${words.challenges[challenge]}. Usar a Fé?`,
  'trap-direction': ({ victim, level }, say) =>
    `Armadilha de nível ${level}: escolha para onde vai ${whoIn(victim, say)}`,
  'flight-step': ({ victim, left: n }, say) =>
    `${who(victim, say)} foge: escolha o caminho, ${left(n, 'passo', 'passos')}`,
  'throw-direction': ({ cell }) => `A carta ${em(at(cell))} explode: escolha para onde vai quem está nela`,
  put: ({ cell }) => `Escolha uma carta da mão para ${at(cell)}`,
  charge: ({ left: n }) => `Carga: ${left(n, 'passo', 'passos')}`,
  'first-player': 'Sorteiem quem começa. Quem é?',
  'roll-first': ({ seat }, say) => `${who(seat, say)} rola o dado para ver quem começa. Quanto deu?`,
  'deal-character': ({ seat }, say) => `Sorteiem um personagem para ${whoIn(seat, say)}. Qual é?`,
  'roll-challenge': ({ seat, challenge }, say) =>
    `${who(seat, say)} enfrenta ${challenge === 'trap' ? 'uma' : 'um'} ${words.challenges[challenge]}. Quanto deu o dado?`,
  'drawn-card': ({ seat }, say) => `${who(seat, say)} compra uma carta. Qual é?`,
  'turned-up': ({ cell }) => `A carta ${em(at(cell))} foi virada. Qual é?`,
  'looked-at': ({ seat, cell }, say) => `${who(seat, say)} olha a carta ${em(at(cell))}. Qual é?`,
};

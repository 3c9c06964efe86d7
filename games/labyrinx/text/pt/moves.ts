import { capital } from '@tavola/games/text/capital.ts';
import { counted, em } from '@tavola/games/text/pt.ts';
import type { SideName } from '../../rules/state/faces.ts';
import type { CellName } from '../../rules/state/grid.ts';
import type { Moves } from '../catalogue.ts';
import { characterName, faceName, place } from '../names.ts';
import { words } from './words.ts';

const at = (cell: CellName) => place(words, cell);
/** «ao norte, para E3» */
const along = ({ side, cell }: { readonly side: SideName; readonly cell: CellName }) =>
  `${towards(side)}, para ${at(cell)}`;
/** «ao norte», «a leste» */
const towards = (side: SideName) => `${side === 'N' || side === 'S' ? 'ao' : 'a'} ${words.sides[side]}`;
const card = (face: string) => faceName(words, face);
const TURNS = ['como está', 'um quarto de volta à direita', 'meia-volta', 'um quarto de volta à esquerda'];

export const moves: Moves = {
  character: ({ character }) => `${characterName(character)} (${words.powers[character].name})`,
  hall: ({ cell, orientation }) => `Canto de cima à esquerda ${em(at(cell))}, ${TURNS[orientation]}`,
  expand: ({ cell }) => `Carta nova ${em(at(cell))}`,
  peek: ({ cell }) => `Espiar ${at(cell)}`,
  move: (move) => `Mover ${along(move)} (${words.cost(move.cost)})`,
  play: ({ face }) => `Jogar carta: ${card(face)}`,
  draw: 'Comprar uma carta',
  rest: 'Descansar',
  despair: 'Desespero',
  power: ({ character }) => `Usar ${words.powers[character].name}`,
  'end-turn': 'Encerrar o turno',
  push: ({ seat }, say) => `Empurrar ${say.who(seat)}`,
  ok: 'Já vi',
  rotate: ({ rotation, cost }) => `${capital(TURNS[rotation] ?? '')}${cost === 2 ? ' (2 ações)' : ''}`,
  place: ({ cell }) => capital(em(at(cell))),
  discard: ({ face }) => `Descartar: ${card(face)}`,
  'push-to': (move) => `Empurrar ${along(move)}`,
  'no-push': 'Não empurrar',
  spend: ({ cards }) => `Descartar ${counted(cards, 'carta', 'cartas')} e vencer`,
  'spend-blessed': ({ cards }) =>
    cards === 0
      ? 'Com a Bênção: vencer sem descartar'
      : `Com a Bênção: descartar ${counted(cards, 'carta', 'cartas')} e vencer`,
  'give-up': 'Desistir',
  'use-faith': 'Usar a Fé e recuar',
  'decline-faith': 'Aceitar a falha',
  trap: (move) => capital(along(move)),
  flee: (move) => `Fugir ${along(move)}`,
  crossroads: ({ pile, face }) => `${capital(card(face))}, da pilha de ${pile === 'draw' ? 'compras' : 'descartes'}`,
  exchange: ({ cell }) => `Trocar a carta ${em(at(cell))}`,
  explode: ({ cell }) => `Destruir a carta ${em(at(cell))}`,
  done: 'Concluir',
  throw: (move) => `Lançar ${along(move)}`,
  rob: ({ seat }, say) => `Roubar ${say.who(seat)}`,
  recite: ({ face }) => `Pegar: ${card(face)}`,
  attune: (move) => capital(along(move)),
  leap: (move) => `Saltar ${along(move)}`,
  'hunt-line': ({ side, cell }) => `Três cartas ${towards(side)}, a partir de ${at(cell)}`,
  'hunt-around': 'As cartas ao redor',
  'leave-out': ({ cell }) => `Deixar ${at(cell)} de fora`,
  fight: ({ cell }) => `Enfrentar o monstro ${em(at(cell))}`,
  lift: ({ cell }) => `Pegar a carta ${em(at(cell))}`,
  put: ({ cell, face }) => `Pôr ${em(at(cell))}: ${card(face)}`,
  carry: ({ seat }, say) => `Levar ${say.who(seat)}`,
  charge: (move) => `Avançar ${along(move)}`,
  stop: 'Parar aqui',
};

import { capital } from '@tavola/games/text/capital.ts';
import { counted, em, list, who, whoIn } from '@tavola/games/text/pt.ts';
import type { Say } from '@tavola/kernel/face/text.ts';
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { CellName } from '../../rules/state/grid.ts';
import type { Events } from '../catalogue.ts';
import { characterName, place } from '../names.ts';
import { words } from './words.ts';

const at = (cell: CellName) => place(words, cell);
const cells = (names: readonly CellName[]) => list(names.map(at));
const cards = (n: number) => counted(n, 'carta', 'cartas');
const newCards = (names: readonly CellName[]) =>
  names.length === 0 ? '' : `; ${names.length === 1 ? 'carta nova' : 'cartas novas'} em ${cells(names)}`;
const people = (seats: readonly Seat[], say: Say) => list(seats.map((seat) => whoIn(seat, say)));
/** «o desafio do baú» */
const OF = { chest: 'do baú', monster: 'do monstro', trap: 'da armadilha' } as const;

export const events: Events = {
  'first-player': ({ seat, rolls }, say) =>
    `${who(seat, say)} começa${rolls.length > 0 ? ` (dados: ${rolls.join(', ')})` : ''}.`,
  'character-taken': ({ seat, character }, say) => `${who(seat, say)} joga com ${characterName(character)}.`,
  'hall-placed': ({ seat, cell }, say) => `${who(seat, say)} põe o Salão Vazio ${em(at(cell))}.`,
  turn: ({ seat, race }, say) => `${words.turnOf(seat, race, say)}.`,
  expanded: ({ seat, cell }, say) => `${who(seat, say)} põe uma carta nova ${em(at(cell))}.`,
  peeked: ({ seat, cells: names }, say) =>
    names.length === 0 ? `${who(seat, say)} não tem o que olhar.` : `${who(seat, say)} espia ${cells(names)}.`,
  moved: ({ seat, cell }, say) => `${who(seat, say)} entra ${em(at(cell))}.`,
  stopped: ({ seat }, say) => `${who(seat, say)} não consegue passar e fica sem ações.`,
  played: ({ seat, cell }, say) => `${who(seat, say)} joga uma carta ${em(at(cell))}.`,
  drew: ({ seat, cards: n }, say) => `${who(seat, say)} compra ${cards(n)}.`,
  reshuffled: ({ cards: n }) => `Os descartes (${cards(n)}) são embaralhados e viram a nova pilha de compras.`,
  discarded: ({ seat, cards: n }, say) => `${who(seat, say)} descarta ${cards(n)}.`,
  pushed: ({ seat, victim, cell }, say) => `${who(seat, say)} empurra ${whoIn(victim, say)} para ${at(cell)}.`,
  rolled: ({ seat, level }, say) => `${who(seat, say)} tira ${level} no dado.`,
  succeeded: ({ seat, challenge, cards: n }, say) =>
    `${who(seat, say)} vence o desafio ${OF[challenge]}${n > 0 ? `, descartando ${cards(n)}` : ''}.`,
  failed: ({ seat, gaveUp }, say) => `${who(seat, say)} ${gaveUp ? 'desiste do' : 'falha no'} desafio.`,
  'treasure-lost': ({ seat }, say) => `${who(seat, say)} perde um tesouro.`,
  'treasure-left': ({ cell }) => `Um tesouro fica sobre o baú ${em(at(cell))}.`,
  relocated: ({ seat, by, cell, filled }, say) =>
    `${who(by, say)} manda ${whoIn(seat, say)} para ${at(cell)}${newCards(filled)}.`,
  fled: ({ seat, by, cell }, say) => `${who(by, say)} conduz ${whoIn(seat, say)} para ${at(cell)}.`,
  'flight-ended': ({ seat, cell }, say) => `${who(seat, say)} não tem por onde seguir ${em(at(cell))}.`,
  'chain-stopped': ({ seat }, say) => `${who(seat, say)} falhou cinquenta vezes seguidas e fica em paz.`,
  faith: ({ seat, cell }, say) => `Fé: ${whoIn(seat, say)} está a salvo ${em(at(cell))}.`,
  blessing: ({ seat }, say) => `Bênção: ${whoIn(seat, say)} fica com uma carta.`,
  rested: ({ seat }, say) => `${who(seat, say)} descansa.`,
  despaired: ({ seat, found }, say) =>
    found
      ? `${who(seat, say)} se desespera, e uma encruzilhada entra no labirinto.`
      : `${who(seat, say)} se desespera em vão: não há encruzilhada a achar.`,
  exploded: ({ cell }) => `A carta ${em(at(cell))} explode e sai do jogo.`,
  thrown: ({ victims, cell }, say) =>
    `${capital(people(victims, say))} ${victims.length === 1 ? 'vai pelos ares e cai' : 'vão pelos ares e caem'} ${em(at(cell))}.`,
  robbed: ({ seat, victim }, say) =>
    `${who(seat, say)} rouba um tesouro ${victim === say.me ? 'seu' : `de ${say.who(victim)}`}.`,
  power: ({ seat, character }, say) => `${who(seat, say)} usa ${words.powers[character].name}.`,
  exchanged: ({ seat, cells: names }, say) =>
    `${who(seat, say)} troca ${names.length === 1 ? 'a carta' : 'as cartas'} em ${cells(names)}.`,
  leapt: ({ seat, cell, filled }, say) => `${who(seat, say)} salta para ${at(cell)}${newCards(filled)}.`,
  charged: ({ seat, carried, cell }, say) =>
    `${who(seat, say)} avança para ${at(cell)}${carried.length > 0 ? ` com ${people(carried, say)}` : ''}.`,
  fog: ({ cells: names }) => (names.length === 0 ? 'A névoa volta.' : `A névoa volta e cobre ${cards(names.length)}.`),
  race: ({ racers, reason }, say) =>
    `${reason === 'table-full' ? 'A mesa está cheia' : 'As cartas acabaram'}: ${people(racers, say)} correm para o Salão.`,
  ended: ({ winners }, say) => `${capital(people(winners, say))} ${winners.length === 1 ? 'venceu' : 'venceram'}.`,
};

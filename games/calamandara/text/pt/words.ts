/** Names of things on the board and around it, in Portuguese. */

import { counted, own, who, whoIn } from '@tavola/games/text/pt.ts';
import type { Say } from '@tavola/kernel/face/text.ts';
import type { SymbolView } from '../../rules/view.ts';
import type { Words } from '../type.ts';
import * as texts from './cards.ts';
import { counts } from './counts.ts';
import { news } from './news.ts';
import * as phrases from './phrases.ts';
import { stakes } from './stakes.ts';

export const words: Words = {
  counts,
  news,
  stakes,
  cards: texts.cards,
  symbols: texts.symbols,
  sides: phrases.sides,
  board: (targets) =>
    `Tabuleiro em cruz. ${targets === 0 ? 'Nada a escolher nele agora.' : `Alvos possíveis: ${targets}.`}`,
  cell: (cell, symbol, token, say) => {
    const what = symbol ? described(symbol, say) : 'vazio';
    return `${phrases.cellName(cell)}: ${what}${token === null ? '' : `, ${own('o token', token, say)}`}`;
  },
  zones: {
    initial: 'Zona Inicial: quem é desta terra insere aqui os seus símbolos e começa por ela o caminho.',
    final: 'Zona Final, em volta da Fenda: todos podem inserir aqui, e nela só valem as lembranças da Reserva Final.',
    rift: 'O objetivo: o primeiro viajante que chega aqui vence.',
  },
  aboutTraveller: {
    name: (who) => `Viajante: ${who}`,
    text: (side, steps) => `Vem do ${side} e está ${steps}. Anda e para só sobre Pegadas ligadas.`,
  },
  start: (seat, say) => own('O ponto inicial', seat, say),
  ways: phrases.ways,
  lines: phrases.lines,
  immediate: 'efeito imediato',
  linked: 'efeito vinculado',
  hand: 'Sua mão',
  hiddenCard: 'carta oculta',
  revealed: 'revelada a todos',
  readCards: 'Ler as cartas',
  closeCards: 'Fechar os textos',
  armed: 'armada',
  armCard: 'Perguntar quando puder ser usada',
  finalReserve: 'Reserva Final',
  reserve: 'Sua reserva',
  freePlace: 'lugar livre',
  depot: 'Depósito',
  inDepot: (kind, count) => `${phrases.some(count, kind)} no depósito`,
  symbolCard: 'Carta de Símbolos',
  symbolCardOf: (card) => `Carta de Símbolos revelada: ${phrases.symbolsOf(card)}`,
  symbolsOf: phrases.symbolsOf,
  noSymbolCard: 'sem Carta de Símbolos',
  memoryDeck: 'Deck de lembranças',
  symbolDeck: 'Deck de símbolos',
  discard: 'Descarte',
  symbolDiscard: 'Descarte de símbolos',
  piles: 'Pilhas',
  emptyPile: 'vazio',
  fromTop: (place) => (place === 1 ? 'No topo:' : `${place}ª do topo:`),
  hiddenCards: (n) => (n === 1 ? '1 carta oculta' : `${n} cartas ocultas`),
  waitsOnDeck: 'espera sobre o seu deck',
  waitsWith: (seat, say) => `espera com ${whoIn(seat, say)}`,
  startWith: (kinds) => `Só ${phrases.symbolList(kinds)}`,
  pack: (left) => `O maço (${phrases.countCards(left)})`,
  nextCard: 'Qual carta vem a seguir',
  copies: (count) => counted(count, 'cópia', 'cópias'),
  stack: 'Janela de resposta',
  resolves: 'Resolve de cima para baixo',
  carries: (effect) => `Efeito: ${phrases.card(effect)}`,
  kept: 'Para guardar',
  prevented: 'Impedida',
  suspended: 'Tomada',
  sealed: 'Campos selados: sem símbolos de ataque neste turno',
  silenced: 'Oráculo: sem reservar nem comprar neste turno',
  invading: (seat, say) => `Invade ${own('a terra', seat, say)}`,
  atStart: 'no ponto inicial',
  inFinalZone: 'na Zona Final',
  steps: (distance) => `a ${distance} da Fenda`,
  phases: ['Adquirir', 'Inserir', 'Mover', 'Lembranças'],
  preparing: 'Preparação',
  round: (round) => `Rodada ${round}`,
  turn: (round, seat, repeated, say) =>
    `Rodada ${round} · ${seat === say.me ? 'seu turno' : `turno de ${who(seat, say)}`}${repeated ? ' (repetido)' : ''}`,
  distance: 'Distância até a Fenda',
  endings: {
    rift: (round) => `chegou à Fenda na rodada ${round}`,
    nearest: (round) => `o token mais perto da Fenda no fim da rodada ${round}`,
    'equally-near': (round) => `tokens igualmente perto da Fenda no fim da rodada ${round}`,
    'no-progress': (round) => `rodadas demais sem progresso, até a ${round}`,
    stuck: (round) => `ninguém tinha mais o que escolher na rodada ${round}`,
  },
};

function described({ kind, way, owner, ripe }: SymbolView, say: Say): string {
  const turned = way === null ? '' : `, ${phrases.lie(kind, way)}`;
  const owned = owner === null ? '' : `, de ${whoIn(owner, say)}${ripe ? ', madura' : ''}`;
  return `${phrases.symbol(kind)}${turned}${owned}`;
}

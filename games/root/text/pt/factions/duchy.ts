import { counted, who } from '@tavola/games/text/pt.ts';
import { asked } from '@tavola/kernel/face/text.ts';
import type { DuchyAsk, DuchyEvent, DuchyMove, Minister } from '../../../rules/vocabulary/duchy.ts';
import { tally } from '../../names.ts';
import type { FactionText } from '../../type.ts';
import { cardName, inside, someWarriors } from '../phrases/phrases.ts';

const ministers: { readonly [minister in Minister]: string } = {
  foremole: 'Capataz',
  captain: 'Capitão',
  marshal: 'Marechal',
  brigadier: 'Brigadeiro',
  banker: 'Banqueiro',
  mayor: 'Prefeito',
  'duchess-of-mud': 'Duquesa da Lama',
  'baron-of-dirt': 'Barão da Terra',
  'earl-of-stone': 'Conde da Pedra',
};
export const theMinister = (minister: Minister): string =>
  `${minister === 'duchess-of-mud' ? 'a' : 'o'} ${ministers[minister]}`;
const powers: { readonly [minister in Minister]: string } = {
  foremole: 'construir onde você governa, revelando qualquer carta',
  captain: 'uma batalha',
  marshal: 'um movimento',
  brigadier: 'dois movimentos ou duas batalhas',
  banker: '1 PV por carta gasta de um mesmo naipe',
  mayor: 'a ação de outro escudeiro ou nobre influenciado',
  'duchess-of-mud': '2 PV com três túneis no mapa',
  'baron-of-dirt': '1 PV por mercado no mapa',
  'earl-of-stone': '1 PV por cidadela no mapa',
};
const buildings = { citadel: 'a cidadela', market: 'o mercado' };
const named = (cards: readonly string[]) => tally(cards.map(cardName)).join(', ');

export const duchy: FactionText<DuchyAsk, DuchyMove, DuchyEvent> = {
  asks: {
    'duchy.assembly': ({ left }) => `Assembleia: ${left === 1 ? 'resta 1 ação' : `restam ${left} ações`}`,
    'duchy.parliament': 'Parlamento: qual ministro age?',
    'duchy.mayor': 'Prefeito: a ação de quem?',
    'duchy.sway': 'Influenciar um ministro?',
    'duchy.sway-card': ({ minister, left }) => `${ministers[minister]}: revele ${left}`,
    'duchy.reveal-to-build': asked('Que carta revelar?', 'Escolha uma carta para revelar e construir'),
    'duchy.what-to-build': 'Escolha o que construir',
    'duchy.where-to-build': ({ building }) => `Onde construir ${buildings[building]}?`,
    'duchy.where-to-dig': ({ card }) => asked('Onde cavar?', `Escolha onde cavar com ${cardName(card)}`),
    'duchy.which-tunnel': asked(
      'Qual túnel muda de lugar?',
      'Todos os túneis estão no mapa: escolha qual mudar de lugar',
    ),
    'duchy.dig-count': ({ clearing }) =>
      asked('Quantos saem da Toca?', `Quantos guerreiros saem da Toca ${inside(clearing)}?`),
    'duchy.brigadier': 'Brigadeiro: mover ou batalhar?',
    'duchy.second-battle': 'Brigadeiro: uma segunda batalha?',
    'duchy.banker': ({ spent }) =>
      spent === 0 ? 'Banqueiro: que carta gastar?' : `Banqueiro: mais uma? (já foram ${spent})`,
    'duchy.lose-minister': asked('Que ministro sai?', 'O Preço do Fracasso: escolha o ministro que sai'),
  },
  moves: {
    'duchy.dig': 'Cavar: uma carta por um túnel',
    'duchy.minister': ({ minister }) => `${ministers[minister]}: ${powers[minister]}`,
    'duchy.sway': ({ minister }) => `Influenciar ${theMinister(minister)}: ${powers[minister]}`,
  },
  events: {
    'duchy.revealed': ({ seat, card }, say) => `${who(seat, say)} revela ${cardName(card)}`,
    'duchy.returned': ({ seat, cards }, say) => `${who(seat, say)} pega de volta ${named(cards)}`,
    'duchy.acts': ({ seat, minister }, say) => `${who(seat, say)} convoca ${theMinister(minister)}`,
    'duchy.swayed': ({ seat, minister }, say) => `${who(seat, say)} influencia ${theMinister(minister)}`,
    'duchy.lost': ({ seat, minister }, say) => `${who(seat, say)} perde ${theMinister(minister)}; a coroa sai do jogo`,
  },
  pieces: {
    citadel: ['cidadela', 'cidadelas'],
    market: ['mercado', 'mercados'],
    tunnel: ['túnel', 'túneis'],
  },
  why: {
    sway: 'um ministro influenciado',
    banker: 'o Banqueiro',
    'duchess-of-mud': 'a Duquesa da Lama',
    'baron-of-dirt': 'o Barão da Terra',
    'earl-of-stone': 'o Conde da Pedra',
  },
  purposes: { dig: 'para cavar um túnel' },
  effects: { 'price-of-failure': 'o Preço do Fracasso' },
  clauses: {
    'ROOT-12.2.1': 'O Ducado cria no Anoitecer, com cidadelas e mercados.',
    'ROOT-12.2.2':
      'A Toca é uma clareira sem naipe, ao lado de toda clareira com túnel. Ninguém mais entra nela, e o Ducado sempre a governa.',
    'ROOT-12.2.3':
      'O Preço do Fracasso: quando construções do Ducado são removidas juntas, sai um ministro influenciado da categoria mais alta, a coroa dele sai do jogo e uma carta da mão, ao acaso, é descartada.',
    'ROOT-12.2.4': 'Com os três túneis no mapa, um deles é recolhido para ser posicionado de novo.',
    'ROOT-12.3':
      'Preparação: um túnel e dois guerreiros num canto permitido, mais dois em cada clareira vizinha em que possam ser posicionados.',
    'ROOT-12.4': 'Amanhecer: 1, 2, 4 ou 6 guerreiros na Toca, conforme as cidadelas no mapa.',
    'ROOT-12.5': 'Dia: a Assembleia, o Parlamento, e depois um ministro pode ser influenciado.',
    'ROOT-12.5.1':
      'Assembleia, até duas ações: construir, revelando uma carta do naipe de uma clareira que você governa; recrutar na Toca; mover; batalhar; cavar, gastando uma carta por um túnel numa clareira do naipe dela e até quatro guerreiros por ele.',
    'ROOT-12.5.2': 'Parlamento: cada ministro influenciado age uma vez, em qualquer ordem.',
    'ROOT-12.5.3':
      'Influenciar: revele duas cartas por um escudeiro, três por um nobre, quatro por um lorde. Cada uma precisa de uma clareira só sua, com o naipe dela e uma peça do Ducado; um pássaro aceita qualquer uma. A coroa vale 1, 2 ou 3 PV.',
    'ROOT-12.6':
      'Anoitecer: os pássaros revelados são descartados, as outras cartas reveladas voltam; criar; compre uma carta e mais uma por mercado; descarte até ficar com cinco.',
  },
  board: ({ open }, seat) => {
    const { board } = open.players[seat] as (typeof open.players)[number];
    if (board.faction !== 'duchy') return [];
    const [squires = 0, nobles = 0, lords = 0] = board.crowns;
    const crowns = [
      counted(squires, 'de escudeiro', 'de escudeiro'),
      counted(nobles, 'de nobre', 'de nobre'),
      counted(lords, 'de lorde', 'de lorde'),
    ];
    return [
      `Ministros influenciados: ${board.swayed.map((minister) => ministers[minister]).join(', ') || 'nenhum'}`,
      `Coroas restantes: ${crowns.join(', ')}`,
      `Na Toca: ${someWarriors(open.players[seat]?.warriors[0] ?? 0)}`,
      ...(board.revealed.length > 0 ? [`Reveladas: ${named(board.revealed)}`] : []),
    ];
  },
};

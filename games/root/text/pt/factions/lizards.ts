import { counted, who, whoIn } from '@tavola/games/text/pt.ts';
import { asked } from '@tavola/kernel/face/text.ts';
import type { Conspiracy, LizardAsk, LizardEvent, LizardMove } from '../../../rules/vocabulary/lizards.ts';
import { tally } from '../../names.ts';
import type { FactionText } from '../../type.ts';
import { cardName, inside, points, suitName } from '../phrases/phrases.ts';

const conspiracies: { readonly [conspiracy in Conspiracy]: string } = {
  crusade: 'Cruzada',
  convert: 'Conversão',
  sanctify: 'Santificação',
};
const powers: { readonly [conspiracy in Conspiracy]: string } = {
  crusade: 'uma batalha, ou um movimento e depois, talvez, uma batalha',
  convert: 'um guerreiro inimigo dá lugar a um seu',
  sanctify: 'uma construção inimiga dá lugar a um jardim',
};
const named = (cards: readonly string[]) => tally(cards.map(cardName)).join(', ');
const acolytes = (count: number) => counted(count, 'acólito', 'acólitos');

export const lizards: FactionText<LizardAsk, LizardMove, LizardEvent> = {
  asks: {
    'lizards.first-outcast': 'Escolha o naipe do primeiro Pária',
    'lizards.conspiracies': ({ acolytes: left, outcast }) =>
      asked(
        `Conspirar? Você tem ${acolytes(left)}`,
        `Conspirar em clareiras de ${suitName(outcast)}? Você tem ${acolytes(left)}`,
      ),
    'lizards.crusade': 'Cruzada: batalhar ou mover?',
    'lizards.crusade-battle': ({ clearing }) => `Cruzada: batalhar ${inside(clearing)}?`,
    'lizards.where': ({ conspiracy }) => `${conspiracies[conspiracy]}: escolha uma clareira`,
    'lizards.whose': ({ conspiracy, clearing }) =>
      conspiracy === 'convert'
        ? asked('Conversão: guerreiro de quem?', `Conversão ${inside(clearing)}: guerreiro de quem?`)
        : asked('Santificação: construção de quem?', `Santificação ${inside(clearing)}: construção de quem?`),
    'lizards.which-building': ({ clearing, owner }, say) =>
      asked(
        `Qual construção de ${whoIn(owner, say)}?`,
        `Santificação ${inside(clearing)}: qual construção de ${whoIn(owner, say)}?`,
      ),
    'lizards.rituals': 'Rituais: revelar uma carta?',
    'lizards.ritual': ({ card }) => asked('Que ritual?', `Escolha o ritual para ${cardName(card)}`),
    'lizards.build-where': ({ suit }) => `Onde plantar o jardim de ${suitName(suit)}?`,
    'lizards.recruit-where': ({ suit }) => `Que clareira de ${suitName(suit)} recruta?`,
  },
  moves: {
    'lizards.conspire': ({ conspiracy, cost }) =>
      `${conspiracies[conspiracy]} (${acolytes(cost)}): ${powers[conspiracy]}`,
    'lizards.reveal': ({ card }) => `Revelar ${cardName(card)}`,
    'lizards.score': ({ vp }) => `Pontuar ${points(vp)}: a carta é gasta`,
    'lizards.sacrifice': 'Sacrificar: um guerreiro vira acólito',
  },
  events: {
    'lizards.outcast': ({ suit, hated }) =>
      hated ? `O Pária é ${suitName(suit)}, e é Odiado` : `O Pária é ${suitName(suit)}`,
    'lizards.souls-discarded': ({ cards }) => `As Almas Perdidas vão para o descarte: ${named(cards)}`,
    'lizards.revenge': ({ seat, count }, say) => `${who(seat, say)} ganha ${acolytes(count)} por vingança`,
    'lizards.fear': ({ seat, card }, say) => `Medo dos Fiéis: ${whoIn(seat, say)} descarta ${cardName(card)}`,
    'lizards.conspired': ({ seat, conspiracy, acolytes: spent }, say) =>
      `${who(seat, say)} conspira: ${conspiracies[conspiracy]} por ${acolytes(spent)}`,
    'lizards.revealed': ({ seat, card }, say) => `${who(seat, say)} revela ${cardName(card)}`,
    'lizards.sacrificed': ({ seat }, say) => `${who(seat, say)} sacrifica um guerreiro, que vira acólito`,
    'lizards.returned': ({ seat, cards }, say) => `${who(seat, say)} pega de volta ${named(cards)}`,
  },
  pieces: { garden: ['jardim', 'jardins'] },
  why: { gardens: 'os jardins' },
  effects: { fear: 'o Medo dos Fiéis' },
  clauses: {
    'ROOT-10.2.1': 'Os Lagartos criam no Anoitecer, com jardins do naipe do Pária.',
    'ROOT-10.2.2': 'Ódio aos Pássaros: nos rituais, uma carta de pássaro não vale por outro naipe.',
    'ROOT-10.2.3': 'Vingança: guerreiros que os Lagartos perdem como defensores numa batalha viram acólitos.',
    'ROOT-10.2.4': 'Peregrinos: os Lagartos governam toda clareira com um jardim, não importa quem mais esteja lá.',
    'ROOT-10.2.5': 'Medo dos Fiéis: a cada jardim removido, os Lagartos descartam uma carta da mão, ao acaso.',
    'ROOT-10.2.6':
      'Almas Perdidas: tudo o que alguém gasta ou descarta fica aqui, à vista de todos, em vez de ir para o descarte.',
    'ROOT-10.3':
      'Preparação: quatro guerreiros e um jardim num canto permitido, um guerreiro em cada clareira vizinha em que possa ser posicionado; o primeiro Pária é um naipe qualquer.',
    'ROOT-10.4': 'Amanhecer: ajustar o Pária, descartar as Almas Perdidas, conspirar.',
    'ROOT-10.4.1':
      'O naipe mais comum das Almas Perdidas, sem contar pássaros, vira o Pária. Se já era o Pária, ou se nenhum naipe sozinho é o mais comum, o Pária passa a ser Odiado.',
    'ROOT-10.4.2': 'Todas as Almas Perdidas vão para o descarte; as cartas de domínio entre elas ficam disponíveis.',
    'ROOT-10.4.3':
      'Conspirações em clareiras do Pária, pagas com acólitos, um a menos enquanto ele é Odiado. Cruzada (2): uma batalha, ou um movimento para fora e talvez uma batalha no destino. Conversão (2): um guerreiro inimigo é substituído por um Lagarto. Santificação (3): uma construção inimiga é substituída por um jardim.',
    'ROOT-10.5': 'Dia: qualquer número de cartas é revelado, cada uma para um ritual.',
    'ROOT-10.5.1': 'Construir: um jardim numa clareira do naipe da carta que os Lagartos governam.',
    'ROOT-10.5.2': 'Recrutar: um guerreiro em qualquer clareira do naipe da carta.',
    'ROOT-10.5.3':
      'Pontuar: a carta é gasta por 0, 0, 2, 2, 3 ou 4 PV, conforme os jardins do naipe no mapa, uma vez por naipe e turno.',
    'ROOT-10.5.4': 'Sacrificar: com uma carta de pássaro, um guerreiro do suprimento vira acólito.',
    'ROOT-10.6':
      'Anoitecer: as cartas reveladas voltam; criar; compre uma carta e mais uma por naipe com dois jardins; descarte até ficar com cinco.',
  },
  board: ({ open }, seat) => {
    const { board } = open.players[seat] as (typeof open.players)[number];
    if (board.faction !== 'lizards') return [];
    return [
      `Pária: ${suitName(board.outcast)}${board.hated ? ', Odiado' : ''}`,
      `Acólitos: ${board.acolytes}`,
      `Almas Perdidas: ${named(board.lostSouls) || 'nenhuma'}`,
      ...(board.revealed.length > 0 ? [`Reveladas: ${named(board.revealed)}`] : []),
    ];
  },
};

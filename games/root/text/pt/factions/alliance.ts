import { counted, own, who, whoIn } from '@tavola/games/text/pt.ts';
import { asked } from '@tavola/kernel/face/text.ts';
import type { SupportersSeen } from '../../../rules/factions/alliance/state.ts';
import type { AllianceAsk, AllianceEvent, AllianceMove } from '../../../rules/vocabulary/alliance.ts';
import { tally } from '../../names.ts';
import type { FactionText } from '../../type.ts';
import { cardName, inside, points, suitName } from '../phrases/phrases.ts';

const named = (cards: readonly string[]) => tally(cards.map(cardName)).join(', ');
const supporters = (count: number) => counted(count, 'apoiador', 'apoiadores');

export const alliance: FactionText<AllianceAsk, AllianceMove, AllianceEvent> = {
  asks: {
    'alliance.revolt': asked('Fazer uma revolta?', 'Fazer uma revolta? Custa dois apoiadores do naipe da clareira'),
    'alliance.spread': ({ cost, vp }) =>
      asked(
        `Espalhar simpatia? (${points(vp)})`,
        `Espalhar simpatia? Custa ${supporters(cost)}, mais um sob lei marcial, e vale ${points(vp)}`,
      ),
    'alliance.spend-supporter': ({ suit, left }) =>
      asked(
        `Gaste um apoiador (${left === 1 ? 'falta 1' : `faltam ${left}`})`,
        `Escolha um apoiador de ${suitName(suit)} para gastar (${left === 1 ? 'falta 1' : `faltam ${left}`})`,
      ),
    'alliance.discard-supporter': ({ left }) =>
      asked(`Sem base: descarte ${supporters(left)}`, `Não resta nenhuma base: descarte ${supporters(left)}`),
    'alliance.daylight': 'Dia: criar, mobilizar ou treinar',
    'alliance.operation': ({ left }) =>
      asked(
        `Anoitecer: ${left === 1 ? 'resta 1 operação' : `restam ${left} operações`}`,
        `Anoitecer: ${left === 1 ? 'resta 1 operação militar' : `restam ${left} operações militares`}`,
      ),
    'alliance.recruit-where': 'Escolha a base que recruta',
    'alliance.outrage': ({ clearing, to }, say) =>
      asked(
        'Ultraje: que carta você dá?',
        `Ultraje ${inside(clearing)}: escolha uma carta para ${own('os apoiadores', to, say)}`,
      ),
  },
  moves: {
    'alliance.revolt': ({ clearing }) => `Revolta ${inside(clearing)}`,
    'alliance.spread': ({ clearing }) => `Simpatia ${inside(clearing)}`,
    'alliance.mobilize': ({ card }) => `Mobilizar ${cardName(card)}`,
    'alliance.train': ({ card }) => `Treinar um oficial com ${cardName(card)}`,
    'alliance.organize': ({ clearing }) => `Organizar ${inside(clearing)}: um guerreiro por um marcador de simpatia`,
  },
  events: {
    'alliance.revolt': ({ seat, clearing }, say) => `${who(seat, say)} se revolta ${inside(clearing)}`,
    'alliance.supporters-spent': ({ seat, cards }, say) => `${who(seat, say)} gasta dos apoiadores: ${named(cards)}`,
    'alliance.officer': ({ seat }, say) => `${who(seat, say)} tem mais um oficial`,
    'alliance.mobilized': ({ seat, card }, say) => `${who(seat, say)} mobiliza ${card ? cardName(card) : 'uma carta'}`,
    'alliance.no-room': ({ card }) => `Não cabem mais apoiadores: ${cardName(card)} é descartada`,
    'alliance.outrage': ({ seat, from, clearing, card }, say) =>
      `Ultraje ${inside(clearing)}: ${whoIn(from, say)} adiciona ${card ? cardName(card) : 'uma carta'} ${own('aos apoiadores', seat, say)}`,
    'alliance.shown': ({ seat, of, cards }, say) =>
      `${who(of, say)} mostra a ${whoIn(seat, say)} uma mão sem carta correspondente${cards ? `: ${named(cards)}` : ''}`,
    'alliance.top-card': ({ card }) =>
      `A carta do topo do baralho${card ? `, ${cardName(card)},` : ''} se junta aos apoiadores`,
    'alliance.base-lost': ({ seat, suit, cards, officers }, say) =>
      `${who(seat, say)} perde a base de ${suitName(suit)}, ${counted(officers, 'oficial', 'oficiais')} e ${supporters(cards.length)}${cards.length > 0 ? ` (${named(cards)})` : ''}`,
    'alliance.supporter-discarded': ({ seat, card }, say) => `${who(seat, say)} descarta o apoiador ${cardName(card)}`,
  },
  pieces: { base: ['base', 'bases'], sympathy: ['marcador de simpatia', 'marcadores de simpatia'] },
  why: { sympathy: 'a simpatia' },
  effects: { outrage: 'o ultraje', 'base-lost': 'a perda de uma base' },
  clauses: {
    'ROOT-8.2.1': 'A Aliança cria durante o Dia, com marcadores de simpatia.',
    'ROOT-8.2.2': 'Guerrilha: como defensora, a Aliança causa o resultado maior dos dados e o atacante o menor.',
    'ROOT-8.2.3':
      'Os apoiadores ficam virados para baixo numa pilha própria; só o naipe conta, e pássaros valem qualquer um. Sem base no mapa cabem cinco; uma carta a mais é descartada.',
    'ROOT-8.2.4':
      'Uma base removida leva consigo todos os apoiadores do seu naipe, todos os de pássaro e metade dos oficiais, arredondada para cima. Sem nenhuma base, a Aliança descarta até ficar com cinco apoiadores.',
    'ROOT-8.2.5': 'Cada clareira tem no máximo um marcador de simpatia; com ele, é simpatizante.',
    'ROOT-8.2.6':
      'Ultraje: quem remove um marcador de simpatia ou move guerreiros para uma clareira simpatizante adiciona aos apoiadores uma carta da mão que corresponda a ela. Quem não tem nenhuma mostra a mão à Aliança, e vem a carta do topo do baralho.',
    'ROOT-8.3': 'Preparação: três cartas do baralho, viradas para baixo, são os primeiros apoiadores.',
    'ROOT-8.4': 'Amanhecer: primeiro as revoltas, depois a simpatia se espalha.',
    'ROOT-8.4.1':
      'Revolta: numa clareira simpatizante cuja base ainda está no tabuleiro, por dois apoiadores correspondentes. Todas as peças inimigas saem; entram a base, um guerreiro por clareira simpatizante do naipe e um oficial.',
    'ROOT-8.4.2':
      'Espalhar simpatia: ao lado de uma clareira simpatizante, ou em qualquer uma se não houver nenhuma, por tantos apoiadores correspondentes quanto custa o marcador, e mais um onde outro jogador tem três guerreiros. O marcador dá os seus pontos.',
    'ROOT-8.5':
      'Dia, em qualquer ordem: criar; mobilizar, uma carta da mão para os apoiadores; treinar, uma carta do naipe de uma base por um oficial.',
    'ROOT-8.6':
      'Anoitecer: uma operação por oficial: mover, batalhar, recrutar numa base, ou organizar, um guerreiro por um marcador de simpatia grátis. Compre uma carta e mais uma por base; descarte até ficar com cinco.',
  },
  board: ({ open, secrets }, seat) => {
    const { board } = open.players[seat] as (typeof open.players)[number];
    if (board.faction !== 'alliance') return [];
    const { count, cards } = secrets[seat] as SupportersSeen;
    return [`Apoiadores: ${cards && count > 0 ? named(cards) : count}`, `Oficiais: ${board.officers}`];
  },
};

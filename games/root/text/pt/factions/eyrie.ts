import { counted, own, who } from '@tavola/games/text/pt.ts';
import { asked } from '@tavola/kernel/face/text.ts';
import type { Column, EyrieAsk, EyrieEvent, EyrieMove, Leader } from '../../../rules/vocabulary/eyrie.ts';
import { tally } from '../../names.ts';
import type { FactionText } from '../../type.ts';
import { cardName, suitName } from '../phrases/phrases.ts';

const columns: { readonly [column in Column]: string } = {
  recruit: 'Recrutar',
  move: 'Mover',
  battle: 'Batalhar',
  build: 'Construir',
};
const order: readonly Column[] = ['recruit', 'move', 'battle', 'build'];
const leaders: { readonly [leader in Leader]: string } = {
  builder: 'Construtor',
  charismatic: 'Carismático',
  commander: 'Comandante',
  despot: 'Déspota',
};
const powers: { readonly [leader in Leader]: string } = {
  builder: 'itens valem os PV impressos; vizires em Recrutar e Mover',
  charismatic: 'dois guerreiros por Recrutar; vizires em Recrutar e Batalhar',
  commander: 'um dano adicional como atacante; vizires em Mover e Batalhar',
  despot: 'mais 1 PV na batalha que remove construções ou marcadores; vizires em Mover e Construir',
};

export const eyrie: FactionText<EyrieAsk, EyrieMove, EyrieEvent> = {
  asks: {
    'eyrie.choose-leader': 'Escolha o seu primeiro líder',
    'eyrie.new-leader': 'Tumulto: escolha um novo líder',
    'eyrie.add-to-decree': ({ second }) =>
      second
        ? asked('Mais uma carta no Decreto?', 'Adicionar uma segunda carta ao Decreto?')
        : 'Adicione uma carta ao Decreto',
    'eyrie.which-column': ({ card }) => asked('Em que coluna do Decreto?', `Escolha a coluna para ${cardName(card)}`),
    'eyrie.new-roost': asked('Onde fica o novo ninho?', 'Não há ninho no mapa: escolha onde fica o novo'),
    'eyrie.next-card': ({ column }) =>
      asked(`${columns[column]}: qual carta agora?`, `Decreto, ${columns[column]}: qual carta vem agora?`),
    'eyrie.recruit-where': ({ suit }) =>
      asked(`Recrutar (${suitName(suit)}): que ninho?`, `Decreto, Recrutar (${suitName(suit)}): escolha um ninho`),
    'eyrie.build-where': ({ suit }) =>
      asked(
        `Construir (${suitName(suit)}): onde?`,
        `Decreto, Construir (${suitName(suit)}): escolha a clareira do ninho`,
      ),
  },
  moves: {
    'eyrie.column': ({ column }) => `Coluna ${columns[column]}`,
    'eyrie.leader': ({ leader }) => `${leaders[leader]}: ${powers[leader]}`,
  },
  events: {
    'eyrie.leader': ({ seat, leader }, say) => `O ${leaders[leader]} lidera ${own('as Rapinas', seat, say)}`,
    'eyrie.added': ({ seat, card, column }, say) => `${who(seat, say)} adiciona ${cardName(card)} a ${columns[column]}`,
    'eyrie.resolves': ({ seat, column, suit }, say) =>
      `${who(seat, say)} resolve ${columns[column]} (${suitName(suit)})`,
    'eyrie.turmoil': ({ seat, column, cards }, say) =>
      `${who(seat, say)} cai em tumulto${column ? ` em ${columns[column]}` : ''}: ${counted(cards.length, 'carta', 'cartas')} do Decreto para o descarte`,
  },
  pieces: { roost: ['ninho', 'ninhos'] },
  why: { roosts: 'os ninhos', despot: 'o Déspota' },
  clauses: {
    'ROOT-7.2.1': 'As Rapinas criam no começo do Dia, antes do Decreto, com ninhos.',
    'ROOT-7.2.2':
      'Lordes da Floresta: as Rapinas vencem empates em guerreiros mais construções se houver uma peça delas ali.',
    'ROOT-7.2.3': 'Desdém pelo Comércio: um item criado pelas Rapinas vale 1 PV, seja qual for o número impresso.',
    'ROOT-7.3':
      'Preparação: um ninho e seis guerreiros num canto permitido; um líder, e os dois vizires nas colunas que ele indica.',
    'ROOT-7.4': 'Amanhecer: ordens de emergência, depois adicionar ao Decreto, depois um novo ninho.',
    'ROOT-7.4.1': 'Ordens de emergência: com a mão vazia, compre uma carta.',
    'ROOT-7.4.2': 'Uma ou duas cartas devem ser adicionadas ao Decreto; no máximo uma delas pode ser de pássaro.',
    'ROOT-7.4.3':
      'Sem ninho no mapa: um ninho e três guerreiros na clareira com menos guerreiros em que possam ser posicionados.',
    'ROOT-7.5':
      'Dia: criar, depois resolver o Decreto: Recrutar, Mover, Batalhar, Construir. Cada carta é uma ação numa clareira do seu naipe; pássaros valem qualquer naipe.',
    'ROOT-7.5.1': 'Recrutar: um guerreiro numa clareira correspondente com ninho.',
    'ROOT-7.5.2': 'Mover: ao menos um guerreiro para fora de uma clareira correspondente.',
    'ROOT-7.5.3': 'Batalhar: numa clareira correspondente.',
    'ROOT-7.5.4': 'Construir: um ninho numa clareira correspondente que as Rapinas governam e que ainda não tem ninho.',
    'ROOT-7.5.5': 'Uma carta que não possa ser resolvida por inteiro traz tumulto na hora.',
    'ROOT-7.6':
      'Anoitecer: pontue pelos ninhos no mapa; compre uma carta, mais uma a partir de três ninhos e outra a partir de seis. Descarte até ficar com cinco.',
    'ROOT-7.7':
      'Tumulto: perca 1 PV por carta de pássaro do Decreto, vizires incluídos, descarte-o todo menos os vizires, deponha o líder e escolha outro, vá ao Anoitecer.',
    'ROOT-7.8':
      'Líderes: o Construtor ignora o Desdém pelo Comércio; o Carismático deve posicionar dois guerreiros; o Comandante causa um dano adicional como atacante; o Déspota recebe mais 1 PV na batalha que remove construções ou marcadores.',
  },
  board: ({ open }, seat) => {
    const { board } = open.players[seat] as (typeof open.players)[number];
    if (board.faction !== 'eyrie') return [];
    const decree = order.map(
      (column, i) => `${columns[column]}: ${tally((board.decree[i] ?? []).map(cardName)).join(', ') || 'nada'}`,
    );
    return [`Líder: ${leaders[board.leader]}`, `Decreto: ${decree.join('; ')}`];
  },
};

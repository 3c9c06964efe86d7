import type { AutomatonText } from '../../automaton-text.ts';
import { tally } from '../../names.ts';
import { cardName } from '../phrases/phrases.ts';

export const eyrie: AutomatonText = {
  name: 'Rapinas Elétricas',
  about: 'O Decreto cresce sozinho; quando um ninho não pode ser construído, vem o tumulto.',
  level: (of) => {
    const viziers = of('viziers') === 1 ? '1 vizir' : `${of('viziers')} vizires`;
    return of('setupBirdAmbush') > 0 ? `${viziers} · e uma emboscada de pássaro no decreto` : viziers;
  },
  steps: {
    'AUT-5.4.4': 'Um novo ninho',
    'AUT-5.5.1.i': 'Recrutamento',
    'AUT-5.5.1.ii': 'Movimento',
    'AUT-5.5.1.iii': 'Batalha',
    'AUT-5.5.2': 'Construção',
    'AUT-5.7': 'Tumulto',
    'AUT-T-EYR-2': 'Implacável',
    'AUT-T-EYR-3': 'Rasante',
  },
  traits: {
    nobility: [
      'Nobreza',
      'O tumulto dá PV em vez de custar, e vem também quando um guerreiro não pode ser posicionado',
    ],
    relentless: ['Implacável', 'Depois do Decreto saem construções e marcadores indefesos ao lado dos guerreiros'],
    swoop: ['Rasante', 'O Dia termina com dois guerreiros onde ainda não há peças suas'],
    'war-tax': ['Imposto de Guerra', 'Cada construção ou marcador que remove custa 1 PV ao dono'],
  },
  why: { nobility: 'a nobreza' },
  clauses: {
    'AUT-5.2.1': 'As Rapinas Elétricas governam onde empatam em guerreiros e construções.',
    'AUT-5.3.2':
      'Preparação: um ninho e seis guerreiros no canto oposto à Torre da Guarda; sem Marqueses, num canto ao acaso.',
    'AUT-5.4.3': 'O Decreto recebe a carta de ordens, na coluna do naipe dela.',
    'AUT-5.7.2': 'No tumulto o Decreto perde todas as cartas, menos os Vizires Leais.',
    'AUT-5.4.4':
      'Sem ninho no mapa, um novo vem com quatro guerreiros à clareira ordenada de maior prioridade; senão, tumulto.',
    'AUT-5.5.1.i':
      'Recrutamento: para cada coluna tantos guerreiros quantas cartas ela tem, todos num ninho correspondente.',
    'AUT-5.5.1.i.a': 'Recruta o ninho com mais peças inimigas.',
    'AUT-5.5.1.i.b': 'Entre esses, o que tem menos guerreiros próprios.',
    'AUT-5.5.1.ii':
      'Movimento: da clareira correspondente governada com mais guerreiros próprios saem todos menos tantos quantas cartas a coluna tem e quantos é preciso para governar; para uma vizinha sem ninho, se houver.',
    'AUT-5.5.1.ii.a': 'Entre as vizinhas, a que tem menos peças inimigas.',
    'AUT-5.5.1.iii':
      'Batalha: uma vez por coluna, contra quem tem mais construções ali; a coluna mais cheia causa um dano adicional.',
    'AUT-5.5.1.iii.a': 'Primeiro onde não há ninho.',
    'AUT-5.5.1.iii.b': 'Entre essas, onde há mais construções indefesas.',
    'AUT-5.5.1.iii.d': 'Entre defensores iguais, quem tem mais peças ali.',
    'AUT-5.5.1.iii.e': 'Entre esses, quem tem mais PV.',
    'AUT-5.5.2': 'Constrói um ninho na clareira governada sem ninho de maior prioridade; senão, tumulto.',
    'AUT-5.6': 'Anoitecer: a trilha de ninhos dá o espaço livre mais à direita.',
    'AUT-5.7': 'Tumulto: perdem-se PV, no Decreto só ficam os vizires, e o Dia termina.',
    'AUT-5.7.1': 'O tumulto custa 1 PV por carta da coluna de pássaro, vizires incluídos.',
    'AUT-T-EYR-1':
      'Nobreza: o tumulto dá 1 PV por carta de pássaro do Decreto, e um guerreiro que não pode ser posicionado o provoca.',
    'AUT-T-EYR-2':
      'Implacável: depois do Decreto saem todas as construções e marcadores inimigos indefesos onde há guerreiros seus.',
    'AUT-T-EYR-3': 'Rasante: o Dia termina com dois guerreiros na melhor clareira sem peças suas.',
    'AUT-T-EYR-4': 'Imposto de Guerra: cada construção ou marcador que removem custa 1 PV ao dono.',
  },
  board: ({ open }, seat) => {
    const { board } = open.players[seat] as (typeof open.players)[number];
    if (board.faction !== 'electric-eyrie') return [];
    const names = ['raposa', 'rato', 'coelho', 'pássaro'];
    const cards = board.decree.map((column, i) => {
      const viziers = i === 3 ? new Array<string>(board.viziers).fill('loyal-vizier') : [];
      return `${names[i]}: ${tally([...viziers, ...column].map(cardName)).join(', ') || 'vazia'}`;
    });
    return [`Decreto: ${cards.join('; ')}`];
  },
};

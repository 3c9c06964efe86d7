import { counted, who } from '@tavola/games/text/pt.ts';
import { asked } from '@tavola/kernel/face/text.ts';
import type { MarquiseAsk, MarquiseEvent, MarquiseMove } from '../../../rules/vocabulary/marquise.ts';
import type { FactionText } from '../../type.ts';
import { cardName, from, someWarriors } from '../phrases/phrases.ts';

const building = { sawmill: 'serraria', workshop: 'oficina', recruiter: 'recrutador' };
const yourFirst = {
  sawmill: 'sua primeira serraria',
  workshop: 'sua primeira oficina',
  recruiter: 'seu primeiro recrutador',
};
const the = { sawmill: 'a serraria', workshop: 'a oficina', recruiter: 'o recrutador' };
const one = { sawmill: 'uma serraria', workshop: 'uma oficina', recruiter: 'um recrutador' };

export const marquise: FactionText<MarquiseAsk, MarquiseMove, MarquiseEvent> = {
  asks: {
    'marquise.first-building': (it) => `Onde fica ${yourFirst[it.building]}?`,
    'marquise.daylight': ({ actions }) => `Dia: ${actions === 1 ? 'resta 1 ação' : `restam ${actions} ações`}`,
    'marquise.what-to-build': 'Escolha o que construir',
    'marquise.where-to-build': (it) =>
      asked(
        `Onde construir ${the[it.building]}?`,
        `Escolha onde construir ${the[it.building]} (${counted(it.wood, 'madeira', 'madeiras')})`,
      ),
    'marquise.pay-wood': ({ left }) =>
      asked(`De onde vem a madeira? (${left})`, `Escolha de onde vem a madeira (falta pagar ${left})`),
    'marquise.recruit-where': ({ left }) =>
      asked(
        `Que recrutador? (${left === 1 ? 'resta 1' : `restam ${left}`})`,
        `Escolha um recrutador (${left === 1 ? 'resta 1 guerreiro' : `restam ${left} guerreiros`} no suprimento)`,
      ),
    'marquise.overwork-where': asked('Que serraria faz hora extra?', 'Escolha a serraria que recebe a madeira extra'),
    'marquise.wood-where': ({ left }) =>
      asked(`Que serraria produz? (${left})`, `Falta madeira: escolha uma serraria que produz (${left} por colocar)`),
    'marquise.hospitals': ({ clearing, warriors }) =>
      asked(
        `Hospitais: salvar ${someWarriors(warriors)}?`,
        `Hospitais de Batalha: gastar uma carta para salvar ${someWarriors(warriors)} ${from(clearing)}?`,
      ),
  },
  moves: {
    'marquise.march': 'Marchar: até dois movimentos',
    'marquise.overwork': 'Hora extra: uma carta por uma madeira',
    'marquise.extra-action': ({ card }) => `Gastar ${cardName(card)} por mais uma ação`,
    'marquise.building': (it) => `Construir ${one[it.building]}`,
  },
  events: {
    'marquise.extra-action': ({ seat }, say) => `${who(seat, say)} ganha mais uma ação`,
    'marquise.paid-wood': ({ seat, clearing, count }, say) =>
      `${who(seat, say)} gasta ${counted(count, 'madeira', 'madeiras')} ${from(clearing)}`,
    'marquise.hospitals': ({ clearing, count }) =>
      `Hospitais de Batalha: ${counted(count, 'guerreiro removido', 'guerreiros removidos')} ${from(clearing)} ${count === 1 ? 'volta' : 'voltam'} à Torre da Guarda`,
  },
  pieces: {
    sawmill: ['serraria', 'serrarias'],
    workshop: ['oficina', 'oficinas'],
    recruiter: ['recrutador', 'recrutadores'],
    wood: ['madeira', 'madeiras'],
    keep: ['Torre da Guarda', 'Torres da Guarda'],
  },
  why: { sawmill: one.sawmill, workshop: one.workshop, recruiter: one.recruiter },
  purposes: { overwork: 'para a hora extra' },
  effects: { hospitals: 'Hospitais de Batalha' },
  clauses: {
    'ROOT-6.2.1': 'Os Marqueses criam no começo do Dia, com oficinas.',
    'ROOT-6.2.2':
      'Só os Marqueses posicionam peças na clareira da Torre da Guarda. Os outros ainda podem mover para lá. Uma torre removida nunca volta.',
    'ROOT-6.2.3':
      'Cada vez que guerreiros seus são removidos juntos de uma clareira, os Marqueses podem gastar uma carta que corresponda a ela: todos vão para a clareira da Torre da Guarda em vez do suprimento. A torre precisa continuar no mapa.',
    'ROOT-6.3':
      'Preparação: a Torre da Guarda em qualquer canto, um guerreiro em cada clareira menos no canto oposto, depois uma serraria, uma oficina e um recrutador na clareira da torre ou ao lado dela.',
    'ROOT-6.4':
      'Amanhecer: uma madeira em cada serraria. Se faltar madeira, os Marqueses escolhem quais serrarias produzem.',
    'ROOT-6.5': 'Dia: primeiro criar, depois até três ações, e mais uma por carta de pássaro gasta para isso.',
    'ROOT-6.5.1': 'Batalhar: uma batalha.',
    'ROOT-6.5.2': 'Marchar: até dois movimentos.',
    'ROOT-6.5.3': 'Recrutar, uma vez por turno: um guerreiro em cada recrutador.',
    'ROOT-6.5.4':
      'Construir: numa clareira governada com local livre, pagando em madeira o custo da construção mais à esquerda daquele tipo. A madeira vem dali ou de clareiras governadas ligadas a ela por clareiras governadas. Pontua o espaço que fica à mostra.',
    'ROOT-6.5.5': 'Hora extra: gaste uma carta que corresponda à clareira de uma serraria e posicione lá uma madeira.',
    'ROOT-6.6':
      'Anoitecer: compre uma carta, mais uma a partir do terceiro recrutador e outra a partir do quinto. Descarte até ficar com cinco.',
  },
  board: ({ open }, seat) => {
    const { board, left } = open.players[seat] as (typeof open.players)[number];
    if (board.faction !== 'marquise') return [];
    const [sawmills = 0, workshops = 0, recruiters = 0, wood = 0] = left;
    return [
      `No tabuleiro: ${counted(sawmills, building.sawmill, 'serrarias')}, ${counted(workshops, building.workshop, 'oficinas')}, ${counted(recruiters, building.recruiter, 'recrutadores')}, ${counted(wood, 'madeira', 'madeiras')}`,
    ];
  },
};

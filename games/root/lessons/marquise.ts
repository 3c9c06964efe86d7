/** The Marquise: wood becomes buildings, buildings become points. */
import type { Lesson } from '@tavola/kernel/lesson.ts';
import type { State } from '../rules/state.ts';
import { begin, decree, factions, hold, onTop, put } from './position.ts';

export const marquise: Lesson<State> = {
  id: 'marquise',
  title: { 'pt-BR': 'Marqueses: madeira e construções', en: 'The Marquise: wood and buildings' },
  minutes: 4,
  seats: factions('marquise', 'eyrie'),
  seed: 2,
  arrange: (state) => {
    put(state, 0, 1, { keep: 1, warrior: 2 });
    put(state, 0, 5, { sawmill: 1, wood: 1, warrior: 1 });
    put(state, 0, 9, { workshop: 1, warrior: 1 });
    put(state, 0, 10, { recruiter: 1, warrior: 1 });
    for (const clearing of [2, 4, 7, 8, 12]) put(state, 0, clearing, { warrior: 1 });
    put(state, 0, 11, { warrior: 3 });
    put(state, 1, 3, { roost: 1, warrior: 5 });
    put(state, 1, 6, { warrior: 2 });
    put(state, 1, 11, { roost: 1, warrior: 1 });
    decree(state, 1, 'builder');
    hold(state, 0, 'root-tea-fox', 'sappers', 'bake-sale');
    hold(state, 1, 'anvil', 'cobbler', 'codebreakers');
    onTop(state, 'favor-of-the-mice');
    begin(state, 2, 0, 'birdsong');
  },
  steps: [
    {
      say: {
        'pt-BR': 'Você comanda os Marqueses: quem chega primeiro a 30 pontos de vitória (PVs) vence.',
        en: 'You are the Marquise: whoever reaches 30 victory points (VP) first wins.',
      },
      why: {
        'pt-BR':
          'Os seus PVs vêm das construções. Quanto mais serrarias, oficinas ou recrutadores no mapa, mais vale o próximo do mesmo tipo.',
        en: 'Your VP come from buildings. The more sawmills, workshops or recruiters are on the map, the more the next one of its kind is worth.',
      },
      done: { 'pt-BR': 'O objetivo: 30 PVs', en: 'The goal: 30 VP' },
    },
    {
      say: {
        'pt-BR': 'Amanheceu: a sua serraria, na clareira 5, produziu uma madeira. Agora há duas ali.',
        en: 'Morning has come: your sawmill in clearing 5 made a wood. Now there are two.',
      },
      why: {
        'pt-BR':
          'Madeira paga as construções. Ela viaja sozinha por clareiras suas que se tocam, então basta governá-las.',
        en: 'Wood pays for buildings. It travels by itself through clearings of yours that touch, so you only have to rule them.',
      },
      done: { 'pt-BR': 'Cada serraria dá uma madeira por turno', en: 'Each sawmill makes a wood every turn' },
    },
    {
      say: {
        'pt-BR': 'Começa o Dia. Crie o Chá de Raízes com a sua oficina.',
        en: 'Daylight begins. Craft Root Tea with your workshop.',
      },
      why: {
        'pt-BR':
          'A carta pede uma peça em clareira de rato. A sua oficina está na clareira 9, que é de rato. Um item criado dá PVs na hora.',
        en: 'The card asks for a piece in a mouse clearing. Your workshop stands in clearing 9, which is one. A crafted item gives VP at once.',
      },
      pick: 'craft:root-tea-fox',
      done: { 'pt-BR': 'Chá criado: 2 PVs', en: 'Tea crafted: 2 VP' },
    },
    {
      say: { 'pt-BR': 'Você tem três ações. A primeira: construir.', en: 'You have three actions. The first: build.' },
      pick: 'build',
      done: { 'pt-BR': 'Primeira ação: construir', en: 'First action: build' },
    },
    {
      say: {
        'pt-BR': 'Escolha a oficina: a segunda custa 1 madeira e vale 2 PVs.',
        en: 'Choose the workshop: the second one costs 1 wood and is worth 2 VP.',
      },
      why: {
        'pt-BR': 'Quanto mais à direita na trilha, mais madeira custa e mais PVs dá.',
        en: 'The farther right on its track, the more wood a building costs and the more VP it gives.',
      },
      pick: 'marquise.building:workshop',
      done: { 'pt-BR': 'Você escolheu uma oficina', en: 'You chose a workshop' },
    },
    {
      say: { 'pt-BR': 'Ponha a oficina na clareira 2.', en: 'Put the workshop in clearing 2.' },
      why: {
        'pt-BR':
          'Você só constrói onde governa, isto é, onde tem mais guerreiros e construções que cada outro, e onde há um local livre.',
        en: 'You build only where you rule, that is, where you have more warriors and buildings than anybody else, and where a slot is free.',
      },
      pick: 'clearing:2',
      done: { 'pt-BR': 'Oficina na clareira 2: 2 PVs', en: 'Workshop in clearing 2: 2 VP' },
    },
    {
      say: { 'pt-BR': 'Segunda ação: recrute.', en: 'Second action: recruit.' },
      why: {
        'pt-BR': 'Uma vez por turno, cada recrutador põe um guerreiro na sua clareira.',
        en: 'Once a turn, each recruiter puts a warrior into its clearing.',
      },
      pick: 'recruit',
      done: { 'pt-BR': 'Mais um guerreiro, na clareira 10', en: 'One more warrior, in clearing 10' },
    },
    {
      say: {
        'pt-BR': 'Terceira ação: batalhe. O único lugar possível é a clareira 11.',
        en: 'Third action: battle. The only place for it is clearing 11.',
      },
      why: {
        'pt-BR':
          'Você tem três guerreiros contra um. Dois dados: o maior é seu, porque você ataca; o menor é do defensor. Cada dano remove uma peça, os guerreiros primeiro, e cada construção inimiga removida vale 1 PV.',
        en: 'You have three warriors against one. Two dice: the higher is yours, because you attack; the lower is the defender’s. Each hit removes a piece, warriors first, and every enemy building you remove is worth 1 VP.',
      },
      pick: 'battle',
      done: {
        'pt-BR': 'As Rapinas perderam o ninho da clareira 11: 1 PV',
        en: 'The Eyrie lost their roost in clearing 11: 1 VP',
      },
    },
    {
      say: { 'pt-BR': 'As ações acabaram. Encerre o Dia.', en: 'Your actions are used up. End Daylight.' },
      why: {
        'pt-BR':
          'Você ainda poderia gastar Sapadores, uma carta de pássaro, por mais uma ação. No Anoitecer você compra uma carta e guarda no máximo cinco.',
        en: 'You could still spend Sappers, a bird card, for one more action. In Evening you draw a card and keep five at most.',
      },
      pick: 'done',
      done: { 'pt-BR': 'Anoitecer: você comprou uma carta', en: 'Evening: you drew a card' },
    },
  ],
};

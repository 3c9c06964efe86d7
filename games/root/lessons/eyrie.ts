/** The Eyrie: a Decree that grows and must be obeyed. */
import type { Lesson } from '@tavola/kernel/lesson.ts';
import type { State } from '../rules/state.ts';
import { begin, decree, factions, hold, onTop, put } from './position.ts';

export const eyrie: Lesson<State> = {
  id: 'eyrie',
  title: { 'pt-BR': 'Rapinas: o Decreto', en: 'The Eyrie: the Decree' },
  minutes: 4,
  seats: factions('eyrie', 'marquise'),
  seed: 3,
  arrange: (state) => {
    put(state, 0, 3, { roost: 1, warrior: 6 });
    put(state, 1, 1, { keep: 1, warrior: 1 });
    put(state, 1, 5, { sawmill: 1, warrior: 1 });
    put(state, 1, 9, { workshop: 1, warrior: 1 });
    put(state, 1, 10, { recruiter: 1, warrior: 1 });
    for (const clearing of [2, 4, 6, 7, 8, 11, 12]) put(state, 1, clearing, { warrior: 1 });
    decree(state, 0, 'builder');
    hold(state, 0, 'codebreakers', 'a-visit-to-friends', 'tax-collector');
    hold(state, 1, 'anvil', 'cobbler', 'sappers');
    onTop(state, 'scouting-party', 'bake-sale');
    begin(state, 1, 0, 'birdsong');
  },
  steps: [
    {
      say: {
        'pt-BR': 'Você lidera as Rapinas: ninhos no mapa dão pontos de vitória (PVs) todo Anoitecer.',
        en: 'You lead the Eyrie: roosts on the map give victory points (VP) every Evening.',
      },
      why: {
        'pt-BR': 'Com um ninho não vem nada; com dois, 1 PV por turno; com sete, 5. Quem chega a 30 vence.',
        en: 'One roost gives nothing; two give 1 VP a turn; seven give 5. Whoever reaches 30 wins.',
      },
      done: { 'pt-BR': 'Ninhos dão PVs todo turno', en: 'Roosts score every turn' },
    },
    {
      say: {
        'pt-BR': 'Olhe o Decreto: as cartas embaixo de cada verbo são ordens que você cumpre todo turno.',
        en: 'Look at the Decree: the cards under each verb are orders that you carry out every turn.',
      },
      why: {
        'pt-BR':
          'Ele fica no seu tabuleiro; no celular, toque em Você. Os dois Vizires são pássaros: um manda recrutar, outro manda mover, em qualquer clareira. Cada carta nova fica lá até haver um tumulto.',
        en: 'It lies on your board; on a phone, touch You. The two Viziers are birds: one orders you to recruit, one to move, in any clearing. Every card you add stays until there is turmoil.',
      },
      done: { 'pt-BR': 'O Decreto manda em você', en: 'The Decree commands you' },
    },
    {
      say: {
        'pt-BR': 'Todo Amanhecer você adiciona uma ou duas cartas. Escolha Decifradores, que é de rato.',
        en: 'Every Birdsong you add one or two cards. Choose Codebreakers, a mouse card.',
      },
      pick: 'card:codebreakers',
      done: { 'pt-BR': 'Você escolheu Decifradores', en: 'You chose Codebreakers' },
    },
    {
      say: {
        'pt-BR': 'Ponha-a em Construir: um ninho numa clareira de rato.',
        en: 'Put it under Build: a roost in a mouse clearing.',
      },
      why: {
        'pt-BR':
          'Adicione só o que você conseguirá cumprir, hoje e sempre. A clareira 7, ao lado, é de rato e tem um só inimigo.',
        en: 'Add only what you will be able to do, today and every day. Clearing 7, next door, is a mouse clearing with a single enemy.',
      },
      pick: 'eyrie.column:build',
      done: { 'pt-BR': 'O Decreto manda construir', en: 'The Decree orders you to build' },
    },
    {
      say: { 'pt-BR': 'Uma carta basta por hoje.', en: 'One card is enough for today.' },
      pick: 'done',
      done: { 'pt-BR': 'O Decreto cresceu', en: 'The Decree has grown' },
    },
    {
      say: {
        'pt-BR': 'Dia: antes do Decreto, crie Visita aos Amigos com o seu ninho.',
        en: 'Daylight: before the Decree, craft A Visit to Friends with your roost.',
      },
      why: {
        'pt-BR':
          'Os ninhos são as suas oficinas. Com outro líder, as Rapinas só ganham 1 PV por item; o Construtor ganha o valor da carta.',
        en: 'Roosts are your workshops. Under other leaders the Eyrie get just 1 VP for an item; the Builder gets what the card says.',
      },
      pick: 'craft:a-visit-to-friends',
      done: { 'pt-BR': 'Bota criada: 1 PV', en: 'Boot crafted: 1 VP' },
    },
    {
      say: {
        'pt-BR': 'Recrutar já se cumpriu: mais um guerreiro no ninho. Agora a ordem é mover: vá para a clareira 7.',
        en: 'Recruit has been carried out: one more warrior at the roost. Now the order is to move: go to clearing 7.',
      },
      why: {
        'pt-BR': 'Para construir ali você precisa governar: ter mais guerreiros e construções que cada outro.',
        en: 'To build there you must rule it: have more warriors and buildings than anybody else.',
      },
      pick: 'clearing:7',
      done: { 'pt-BR': 'Destino: a clareira 7', en: 'Where to: clearing 7' },
    },
    {
      say: { 'pt-BR': 'Leve quatro guerreiros.', en: 'Take four warriors along.' },
      why: {
        'pt-BR':
          'Quatro contra um: você governa, e a ordem de construir se cumpre sozinha, porque só há um lugar possível.',
        en: 'Four against one: you rule, and the order to build carries itself out, because only one place is possible.',
      },
      pick: 'warriors:4',
      others: ['done', 'done'],
      done: { 'pt-BR': 'Ninho na clareira 7, e 1 PV ao anoitecer', en: 'A roost in clearing 7, and 1 VP in Evening' },
    },
    {
      say: {
        'pt-BR': 'O Anoitecer deu 1 PV por dois ninhos. No próximo turno o Decreto inteiro vale de novo.',
        en: 'Evening gave 1 VP for two roosts. Next turn the whole Decree counts again.',
      },
      why: {
        'pt-BR':
          'Se uma só ordem não puder ser cumprida vem o tumulto: você perde PVs, o Decreto e o líder, e começa outro.',
        en: 'If a single order cannot be carried out, turmoil follows: you lose VP, the Decree and the leader, and start a new one.',
      },
      done: { 'pt-BR': 'Cuidado com o tumulto', en: 'Beware of turmoil' },
    },
  ],
};

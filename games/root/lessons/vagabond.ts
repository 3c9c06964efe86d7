/** The Vagabond: items are actions. */
import type { Lesson } from '@tavola/kernel/lesson.ts';
import type { State } from '../rules/state.ts';
import { begin, factions, hold, own, put, wander } from './position.ts';

export const vagabond: Lesson<State> = {
  id: 'vagabond',
  title: { 'pt-BR': 'Malandro: itens são ações', en: 'The Vagabond: items are actions' },
  minutes: 4,
  seats: factions('vagabond', 'marquise'),
  seed: 11,
  arrange: (state) => {
    wander(state, 0, 'tinker', 12, ['boot'], ['logistics-help-fox', 'errand-rabbit', 'guard-duty-mouse']);
    put(state, 1, 3, { keep: 1, warrior: 2 });
    put(state, 1, 7, { sawmill: 1, warrior: 1 });
    put(state, 1, 8, { workshop: 1, warrior: 1 });
    put(state, 1, 11, { recruiter: 1, warrior: 1 });
    for (const clearing of [2, 4, 5, 6, 9, 10, 12]) put(state, 1, clearing, { warrior: 1 });
    own(state, 1, 'tea');
    hold(state, 0, 'anvil', 'cobbler');
    hold(state, 1, 'bake-sale', 'sappers', 'codebreakers');
    begin(state, 2, 0, 'daylight');
  },
  steps: [
    {
      say: {
        'pt-BR': 'Você é o Malandro: anda sozinho, e cada ação exaure um item da sua mochila.',
        en: 'You are the Vagabond: you walk alone, and every action exhausts an item in your satchel.',
      },
      why: {
        'pt-BR':
          'Um item exaurido fica virado para baixo e não serve mais neste turno; ao amanhecer alguns se viram de novo. Quem chega a 30 pontos de vitória (PVs) vence.',
        en: 'An exhausted item is turned face down and is of no more use this turn; at Birdsong some turn up again. Whoever reaches 30 victory points (VP) wins.',
      },
      done: { 'pt-BR': 'Itens são ações', en: 'Items are actions' },
    },
    {
      say: {
        'pt-BR': 'Há uma ruína aqui, na clareira 12. Explore-a com a tocha.',
        en: 'There is a ruin here in clearing 12. Explore it with your torch.',
      },
      why: {
        'pt-BR': 'Debaixo de cada ruína há um item. Mais itens, mais ações por turno.',
        en: 'Under every ruin lies an item. More items, more actions each turn.',
      },
      pick: 'vagabond.explore',
      done: { 'pt-BR': 'Um item novo e 1 PV', en: 'A new item and 1 VP' },
    },
    {
      say: {
        'pt-BR': 'Cumpra a tarefa Ajuda Logística: bota e sacola, numa clareira de raposa.',
        en: 'Do the quest Logistics Help: a boot and a sack, in a fox clearing.',
      },
      why: {
        'pt-BR': 'Três tarefas ficam abertas. Cada uma pede dois itens e uma clareira do seu naipe.',
        en: 'Three quests lie open. Each asks for two items and a clearing of its suit.',
      },
      pick: 'vagabond.quest:logistics-help-fox',
      done: { 'pt-BR': 'Tarefa cumprida', en: 'Quest done' },
    },
    {
      say: {
        'pt-BR': 'Escolha pontuar: 1 PV por tarefa de raposa que você já cumpriu.',
        en: 'Choose to score: 1 VP for each fox quest you have done.',
      },
      why: {
        'pt-BR': 'A segunda tarefa do mesmo naipe já vale 2, a terceira 3.',
        en: 'The second quest of a suit is worth 2, the third 3.',
      },
      pick: 'vagabond.quest-vp',
      done: { 'pt-BR': 'Recompensa: 1 PV', en: 'Reward: 1 VP' },
    },
    {
      say: {
        'pt-BR': 'Agora ajude os Marqueses, que têm um guerreiro aqui.',
        en: 'Now aid the Marquise, who has a warrior here.',
      },
      why: {
        'pt-BR':
          'Ajudar é dar uma carta do naipe da clareira. Em troca você pode pegar um item que eles criaram, e a amizade dá PVs.',
        en: 'To aid is to give a card of the clearing’s suit. In return you may take an item she has crafted, and friendship gives VP.',
      },
      pick: 'vagabond.aid',
      done: { 'pt-BR': 'Você decidiu ajudar', en: 'You chose to aid' },
    },
    {
      say: { 'pt-BR': 'Dê a eles a Bigorna.', en: 'Give her the Anvil.' },
      pick: 'card:anvil',
      done: { 'pt-BR': 'A Bigorna é deles', en: 'The Anvil is hers' },
    },
    {
      say: { 'pt-BR': 'Use o martelo para a ajuda.', en: 'Use the hammer for the aid.' },
      pick: 'vagabond.item:hammer:ready',
      done: { 'pt-BR': 'O martelo paga a ajuda', en: 'The hammer pays for the aid' },
    },
    {
      say: { 'pt-BR': 'Pegue o bule de chá deles.', en: 'Take her teapot.' },
      why: {
        'pt-BR': 'Chá virado para cima reanima mais itens a cada amanhecer. E a amizade com os Marqueses subiu: 1 PV.',
        en: 'A face-up teapot turns up more items every Birdsong. And your friendship with the Marquise grew: 1 VP.',
      },
      pick: 'vagabond.item:tea:ready',
      done: { 'pt-BR': 'Um bule de chá e 1 PV', en: 'A teapot and 1 VP' },
    },
    {
      say: { 'pt-BR': 'Sobra uma bota: ande.', en: 'A boot is left: walk.' },
      pick: 'move',
      done: { 'pt-BR': 'Mover com a bota', en: 'Move with the boot' },
    },
    {
      say: {
        'pt-BR': 'Vá para a clareira 10, onde há outra ruína.',
        en: 'Go to clearing 10, where there is another ruin.',
      },
      why: {
        'pt-BR': 'Você anda sem governar nada. E ninguém remove você: danos só danificam itens.',
        en: 'You walk without ruling anything. And you cannot be removed: hits only damage items.',
      },
      pick: 'clearing:10',
      done: { 'pt-BR': 'Você está na clareira 10', en: 'You are in clearing 10' },
    },
    {
      say: { 'pt-BR': 'Nada mais a fazer hoje. Encerre o Dia.', en: 'Nothing more to do today. End Daylight.' },
      why: {
        'pt-BR': 'Ao anoitecer você compra uma carta. Numa floresta você também repararia todos os itens danificados.',
        en: 'In Evening you draw a card. In a forest you would also repair all damaged items.',
      },
      pick: 'done',
      done: { 'pt-BR': 'Três PVs num turno', en: 'Three VP in a turn' },
    },
  ],
};

import type { vagabond as english } from '../../en/lessons/vagabond.ts';

export const vagabond: typeof english = {
  title: 'Malandro: itens são ações',
  summary: 'Gastar itens para explorar, cumprir tarefas e ajudar os outros.',
  steps: {
    'items-actions': {
      say: 'Você é o Malandro: anda sozinho, e cada ação exaure um item da sua mochila.',
      why: 'Um item exaurido fica virado para baixo e não serve mais neste turno; ao amanhecer alguns se viram de novo. Quem chega a 30 pontos de vitória (PV) vence.',
      done: 'Itens são ações',
    },
    'new-item-1': {
      say: 'Há uma ruína aqui, na clareira 12. Explore-a com a tocha.',
      why: 'Debaixo de cada ruína há um item. Mais itens, mais ações por turno.',
      done: 'Um item novo e 1 PV',
    },
    'quest-done': {
      say: 'Cumpra a tarefa Ajuda Logística: bota e sacola, numa clareira de raposa.',
      why: 'Três tarefas ficam abertas. Cada uma pede dois itens e uma clareira do seu naipe.',
      done: 'Tarefa cumprida',
    },
    'reward-1-vp': {
      say: 'Escolha pontuar: 1 PV por tarefa de raposa que você já cumpriu.',
      why: 'A segunda tarefa do mesmo naipe já vale 2, a terceira 3.',
      done: 'Recompensa: 1 PV',
    },
    'chose-aid': {
      say: 'Agora ajude os Marqueses, que têm um guerreiro aqui.',
      why: 'Ajudar é dar uma carta do naipe da clareira. Em troca você pode pegar um item que eles criaram, e a amizade dá PV.',
      done: 'Você decidiu ajudar',
    },
    'anvil-hers': {
      say: 'Dê a eles a Bigorna.',
      done: 'A Bigorna é deles',
    },
    'hammer-pays-aid': {
      say: 'Use o martelo para a ajuda.',
      done: 'O martelo paga a ajuda',
    },
    'teapot-1-vp': {
      say: 'Pegue o bule de chá deles.',
      why: 'Chá virado para cima reanima mais itens a cada amanhecer. E a amizade com os Marqueses subiu: 1 PV.',
      done: 'Um bule de chá e 1 PV',
    },
    'move-boot': {
      say: 'Sobra uma bota: ande.',
      done: 'Mover com a bota',
    },
    'clearing-10': {
      say: 'Vá para a clareira 10, onde há outra ruína.',
      why: 'Você anda sem governar nada. E ninguém remove você: danos só danificam itens.',
      done: 'Você está na clareira 10',
    },
    'three-vp-turn': {
      say: 'Nada mais a fazer hoje. Encerre o Dia.',
      why: 'Ao anoitecer você compra uma carta. Numa floresta você também repararia todos os itens danificados.',
      done: 'Três PV num turno',
    },
  },
};

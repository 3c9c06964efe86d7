import type { ChaptersText } from '../chapters.ts';

export const chapters: ChaptersText = {
  winning: {
    title: 'Como se vence',
    summary:
      'Quem junta cinco tesouros vence na hora. Se o labirinto acaba antes, ganha quem tem mais; no empate, corre-se até o Salão.',
  },
  turn: {
    title: 'O turno: expandir, agir, névoa',
    summary: 'O labirinto cresce uma carta, você faz até três ações, e a névoa fecha de novo o que ficou aberto.',
  },
  actions: {
    title: 'As ações',
    summary:
      'Espiar, mover, jogar ou comprar uma carta, empurrar, usar o poder. Ou, em vez de tudo isso, descansar ou se desesperar.',
  },
  paths: {
    title: 'Caminhos e portas',
    summary:
      'Anda-se onde dois corredores se encontram. Quem abre uma carta escolhe como ela fica; uma porta custa uma ação a mais.',
  },
  challenges: {
    title: 'Desafios e tesouros',
    summary:
      'O dado dá o nível: some a sua habilidade e as cartas que descartar. Vencer dá um tesouro; perder para monstro ou armadilha custa um e leva você embora.',
  },
  characters: {
    title: 'Os personagens',
    summary: 'Doze personagens, cada um com um poder e as suas habilidades contra baús, monstros e armadilhas.',
  },
  border: {
    title: 'A mesa e a borda',
    summary: 'A mesa é uma grade cujas bordas opostas se tocam: quem sai por um lado entra pelo outro.',
  },
  order: {
    title: 'A ordem das coisas',
    summary: 'O que vem antes e o que vem depois quando várias coisas acontecem de uma vez.',
  },
  rulings: {
    title: 'O que decidimos',
    summary: 'Onde o manual se cala ou as figuras se perderam: o que foi reconstruído e como lemos as regras.',
  },
};

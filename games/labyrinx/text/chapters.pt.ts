import type { Chapter } from '@tavola/kernel/face.ts';

export const chapters: readonly Chapter[] = [
  {
    clauses: ['LAB-8'],
    title: 'Como se vence',
    summary:
      'Quem junta cinco tesouros vence na hora. Se o labirinto acaba antes, ganha quem tem mais; no empate, corre-se até o Salão.',
    glyphs: ['lab-treasure'],
  },
  {
    clauses: ['LAB-3'],
    title: 'O turno: expandir, agir, névoa',
    summary: 'O labirinto cresce uma carta, você faz até três ações, e a névoa fecha de novo o que ficou aberto.',
    glyphs: ['lab-tee', 'lab-cross'],
  },
  {
    clauses: ['LAB-4'],
    title: 'As ações',
    summary:
      'Espiar, mover, jogar ou comprar uma carta, empurrar, usar o poder. Ou, em vez de tudo isso, descansar ou se desesperar.',
    glyphs: ['lab-straight', 'lab-door', 'lab-cross'],
  },
  {
    clauses: ['LAB-2'],
    title: 'Caminhos e portas',
    summary:
      'Anda-se onde dois corredores se encontram. Quem abre uma carta escolhe como ela fica; uma porta custa uma ação a mais.',
    glyphs: ['lab-bend', 'lab-tee', 'lab-door'],
  },
  {
    clauses: ['LAB-5', 'LAB-7'],
    title: 'Desafios e tesouros',
    summary:
      'O dado dá o nível: some a sua habilidade e as cartas que descartar. Vencer dá um tesouro; perder para monstro ou armadilha custa um e leva você embora.',
    glyphs: ['lab-chest', 'lab-monster', 'lab-trap', 'lab-treasure'],
  },
  {
    clauses: ['LAB-6'],
    title: 'Os personagens',
    summary: 'Doze personagens, cada um com um poder e as suas habilidades contra baús, monstros e armadilhas.',
    glyphs: ['emblem-akuna', 'emblem-elora', 'emblem-zambar', 'emblem-khira'],
  },
  {
    clauses: ['LAB-1'],
    title: 'A mesa e a borda',
    summary: 'A mesa é uma grade cujas bordas opostas se tocam: quem sai por um lado entra pelo outro.',
    glyphs: ['lab-cross'],
  },
  {
    clauses: ['LAB-T'],
    title: 'A ordem das coisas',
    summary: 'O que vem antes e o que vem depois quando várias coisas acontecem de uma vez.',
    glyphs: ['lab-monster', 'lab-trap'],
  },
  {
    clauses: ['LAB-G'],
    title: 'O que decidimos',
    summary: 'Onde o manual se cala ou as figuras se perderam: o que foi reconstruído e como lemos as regras.',
    glyphs: ['lab-dead-end'],
  },
];

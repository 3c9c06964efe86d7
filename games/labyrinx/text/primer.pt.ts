import type { Primer } from '@tavola/kernel/face.ts';

export const primer: Primer = {
  goal: 'Junte cinco tesouros antes dos outros, num labirinto que a névoa esconde a cada turno.',
  goalLine: 'Objetivo: juntar cinco tesouros.',
  goalGlyph: 'lab-treasure',
  turnTitle: 'Um turno, três passos',
  turn: [
    { name: 'Expandir', text: 'Ponha uma carta nova no labirinto, sem olhar.', glyphs: ['lab-tee'] },
    {
      name: 'Agir',
      text: 'Até três ações: espiar, mover, jogar ou comprar carta, empurrar, usar o poder.',
      glyphs: ['lab-straight', 'lab-door'],
    },
    {
      name: 'Névoa',
      text: 'Cartas sem ninguém se fecham outra vez, menos desafios vencidos. Lembre o que viu!',
      glyphs: ['lab-cross'],
    },
  ],
  symbols: [
    { glyph: 'lab-chest', name: 'Baú', text: 'perder não custa nada' },
    { glyph: 'lab-monster', name: 'Monstro', text: 'quem perde foge' },
    { glyph: 'lab-trap', name: 'Armadilha', text: 'quem perde é lançado longe' },
    { glyph: 'lab-treasure', name: 'Tesouro', text: 'um por desafio vencido; com cinco você vence' },
    { glyph: 'lab-door', name: 'Porta', text: 'custa uma ação a mais' },
    { glyph: 'lab-cross', name: 'Encruzilhada', text: 'quatro saídas' },
    { glyph: 'lab-bend', name: 'Curva', text: 'duas saídas' },
    { glyph: 'lab-dead-end', name: 'Beco', text: 'uma saída só' },
    { glyph: 'emblem-elora', name: 'Personagem', text: 'tem um poder próprio' },
  ],
};

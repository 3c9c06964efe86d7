import type { Primer } from '@tavola/kernel/face.ts';

export const primer: Primer = {
  goal: 'Seja o primeiro a chegar a 30 pontos de vitória (PVs). Cada facção pontua de um jeito só dela.',
  goalLine: 'Objetivo: 30 PVs, cada facção do seu jeito.',
  goalGlyph: 'crown',
  turnTitle: 'Um turno, três fases',
  turn: [
    {
      name: 'Amanhecer',
      text: 'A sua facção desperta: madeira aparece, decretos crescem, revoltas estouram.',
      glyphs: ['wood', 'decree', 'sympathy'],
    },
    {
      name: 'Dia',
      text: 'O grosso do turno: criar cartas, mover, batalhar, recrutar e construir.',
      glyphs: ['march', 'battle', 'build'],
    },
    {
      name: 'Anoitecer',
      text: 'Compre cartas e descarte até ficar com cinco; algumas facções pontuam agora.',
      glyphs: ['handcard'],
    },
  ],
  symbols: [
    { glyph: 'fox', name: 'Raposa', text: 'um dos três naipes das clareiras' },
    { glyph: 'rabbit', name: 'Coelho', text: 'outro naipe' },
    { glyph: 'mouse', name: 'Rato', text: 'o terceiro' },
    { glyph: 'bird', name: 'Pássaro', text: 'vale por qualquer naipe' },
    { glyph: 'rw-marquise', name: 'Guerreiro', text: 'quem tem mais governa' },
    { glyph: 'sawmill', name: 'Construção', text: 'ajuda a governar; vale 1 PV a quem a remove' },
    { glyph: 'sympathy', name: 'Marcador', text: 'não governa; vale 1 PV a quem o remove' },
    { glyph: 'item-hammer', name: 'Item', text: 'criado com uma carta, dá PVs' },
    { glyph: 'die-12', name: 'Dados', text: 'o maior dá os danos do atacante' },
  ],
};

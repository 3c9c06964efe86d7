import type { Primer } from '@tavola/kernel/face.ts';

export const primer: Primer = {
  goal: 'Seja o primeiro a pôr o seu viajante na Fenda, no centro do tabuleiro.',
  goalLine: 'Objetivo: ser o primeiro na Fenda.',
  goalGlyph: 'cal-rift',
  turnTitle: 'Um turno, quatro fases, nenhuma obrigatória',
  turn: [
    { name: 'Adquirir', text: 'Pegue os símbolos da sua carta.', glyphs: ['cal-footprint', 'cal-mountain'] },
    {
      name: 'Inserir',
      text: 'Ponha-os no tabuleiro: caminho, proteção ou estorvo.',
      glyphs: ['cal-footprint', 'cal-tower'],
    },
    { name: 'Mover', text: 'Ande por todas as Pegadas ligadas, de uma vez.', glyphs: ['traveller-circle'] },
    {
      name: 'Lembranças',
      text: 'Guarde, descarte e compre cartas. Elas respondem a quase tudo.',
      glyphs: ['mem-helm', 'mem-echoes'],
    },
  ],
  symbols: [
    { glyph: 'cal-footprint', name: 'Pegada', text: 'é o caminho' },
    { glyph: 'cal-mountain', name: 'Montanha', text: 'fecha uma casa' },
    { glyph: 'cal-tower', name: 'Torre', text: 'protege a linha' },
    { glyph: 'cal-cave', name: 'Caverna', text: 'passa na diagonal' },
    { glyph: 'cal-wing', name: 'Asa', text: 'salta uma casa' },
    { glyph: 'cal-mirror', name: 'Espelho', text: 'empurra para trás' },
    { glyph: 'cal-star', name: 'Estrela', text: 'reorganiza uma linha' },
    { glyph: 'cal-waterfall', name: 'Cachoeira', text: 'vira outro símbolo' },
    { glyph: 'cal-fire', name: 'Fogo', text: 'queima um símbolo' },
  ],
};

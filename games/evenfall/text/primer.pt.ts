import type { Primer } from '@tavola/kernel/face.ts';

export const primer: Primer = {
  goal: 'Tenha mais pontos de vitória (PV) que os outros depois de três rodadas.',
  goalLine: 'Objetivo: mais PV depois de três rodadas.',
  goalGlyph: 'eve-vp',
  turnTitle: 'Uma rodada, quatro fases',
  turn: [
    { name: 'Receita', text: 'Receba cartas, Conhecimento e Mana.', glyphs: ['eve-card', 'eve-knowledge', 'eve-mana'] },
    {
      name: 'Ações',
      text: 'Em cada vez, uma: descobrir, explorar, jogar carta, usar um campo ou construir.',
      glyphs: ['eve-discover', 'eve-binding', 'eve-field'],
    },
    {
      name: 'Conflito',
      text: 'Aposte Mana em segredo; com as figuras na Região, ela é a sua força.',
      glyphs: ['eve-witch', 'eve-dial'],
    },
    { name: 'Final', text: 'As figuras voltam. Depois da terceira rodada, somam-se os PV.', glyphs: ['eve-first'] },
  ],
  symbols: [
    { glyph: 'eve-herb', name: 'Erva', text: 'paga cartas e Foices' },
    { glyph: 'eve-elixir', name: 'Elixir', text: 'paga cartas e Orbes' },
    { glyph: 'eve-knowledge', name: 'Conhecimento', text: 'paga cartas' },
    { glyph: 'eve-mana', name: 'Mana', text: 'decide conflitos' },
    { glyph: 'eve-witch', name: 'Bruxa', text: 'descobre Locais e usa campos' },
    { glyph: 'eve-elder', name: 'Ancião', text: 'usa campos do seu Círculo Interno' },
    { glyph: 'eve-binding', name: 'Vinculação', text: 'bônus ao pôr um Ritual' },
    { glyph: 'eve-transfer', name: 'Transferência', text: 'leva ao Círculo Interno, que conta no fim' },
    { glyph: 'eve-stone', name: 'Pedra de Poder', text: 'dobra um Ritual' },
  ],
};

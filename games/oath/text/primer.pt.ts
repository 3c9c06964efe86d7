import type { Primer } from '@tavola/kernel/face.ts';

export const primer: Primer = {
  goal: 'O Chanceler guarda o título de Guardião do Juramento até o fim. Um Exilado o toma e segura, ou cumpre uma Visão que revelou.',
  goalLine: 'Objetivo: guardar ou tomar o título, ou cumprir uma Visão.',
  goalGlyph: 'crown',
  turnTitle: 'Um turno, três fases',
  turn: [
    {
      name: 'Despertar',
      text: 'Veja se você venceu: é aqui, no começo do próprio turno, que um Exilado vence.',
      glyphs: ['crown', 'vision'],
    },
    {
      name: 'Agir',
      text: 'Quantas ações quiser, enquanto houver Suprimento para pagar.',
      glyphs: ['supply', 'search', 'campaign'],
    },
    {
      name: 'Descansar',
      text: 'Os segredos usados voltam a você, a influência paga vai às reservas, o Suprimento se enche.',
      glyphs: ['k-rest', 'favor', 'secret'],
    },
  ],
  symbols: [
    { glyph: 'supply', name: 'Suprimento', text: 'paga as ações do turno' },
    { glyph: 'favor', name: 'Influência', text: 'o dinheiro: recruta, compra, suborna' },
    { glyph: 'secret', name: 'Segredo', text: 'volta a você depois de usado' },
    { glyph: 'warband', name: 'Tropa', text: 'luta e controla locais' },
    { glyph: 'pawn', name: 'Peça', text: 'onde você está' },
    { glyph: 'relic', name: 'Relíquia', text: 'uma habilidade que se leva' },
    { glyph: 'people', name: 'Apoio Popular', text: 'um estandarte' },
    { glyph: 'dark', name: 'Segredo Mais Obscuro', text: 'o outro estandarte' },
    { glyph: 'vision', name: 'Visão', text: 'outro modo de um Exilado vencer' },
  ],
};

import type { PrimerText } from '../primer.ts';

export const primer: PrimerText = {
  goal: 'O Chanceler guarda o título de Guardião do Juramento até o fim. Um Exilado o toma e segura, ou cumpre uma Visão que revelou.',
  goalLine: 'Objetivo: guardar ou tomar o título, ou cumprir uma Visão.',
  turnTitle: 'Um turno, três fases',
  turn: {
    wake: { name: 'Despertar', text: 'Veja se você venceu: é aqui, no começo do próprio turno, que um Exilado vence.' },
    act: { name: 'Agir', text: 'Quantas ações quiser, enquanto houver Suprimento para pagar.' },
    rest: {
      name: 'Descansar',
      text: 'Os segredos usados voltam a você, a influência paga vai às reservas, o Suprimento se enche.',
    },
  },
  symbols: {
    supply: { name: 'Suprimento', text: 'paga as ações do turno' },
    favor: { name: 'Influência', text: 'o dinheiro: recruta, compra, suborna' },
    secret: { name: 'Segredo', text: 'volta a você depois de usado' },
    warband: { name: 'Tropa', text: 'luta e controla locais' },
    pawn: { name: 'Peça', text: 'onde você está' },
    relic: { name: 'Relíquia', text: 'uma habilidade que se leva' },
    people: { name: 'Apoio Popular', text: 'um estandarte' },
    dark: { name: 'Segredo Mais Obscuro', text: 'o outro estandarte' },
    vision: { name: 'Visão', text: 'outro modo de um Exilado vencer' },
  },
};

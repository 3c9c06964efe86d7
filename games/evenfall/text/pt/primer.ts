import type { PrimerText } from '../primer.ts';

export const primer: PrimerText = {
  goal: 'Tenha mais pontos de vitória (PV) que os outros depois de três rodadas.',
  goalLine: 'Objetivo: mais PV depois de três rodadas.',
  turnTitle: 'Uma rodada, quatro fases',
  turn: {
    income: { name: 'Receita', text: 'Receba cartas, Conhecimento e Mana.' },
    actions: { name: 'Ações', text: 'Em cada vez, uma: descobrir, explorar, jogar carta, usar um campo ou construir.' },
    conflict: { name: 'Conflito', text: 'Aposte Mana em segredo; com as figuras na Região, ela é a sua força.' },
    'round-end': { name: 'Final', text: 'As figuras voltam. Depois da terceira rodada, somam-se os PV.' },
  },
  symbols: {
    'eve-herb': { name: 'Erva', text: 'paga cartas e Foices' },
    'eve-elixir': { name: 'Elixir', text: 'paga cartas e Orbes' },
    'eve-knowledge': { name: 'Conhecimento', text: 'paga cartas' },
    'eve-mana': { name: 'Mana', text: 'decide conflitos' },
    'eve-witch': { name: 'Bruxa', text: 'descobre Locais e usa campos' },
    'eve-elder': { name: 'Ancião', text: 'usa campos do seu Círculo Interno' },
    'eve-binding': { name: 'Vinculação', text: 'bônus ao pôr um Ritual' },
    'eve-transfer': { name: 'Transferência', text: 'leva ao Círculo Interno, que conta no fim' },
    'eve-stone': { name: 'Pedra de Poder', text: 'dobra um Ritual' },
  },
};

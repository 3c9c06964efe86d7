import type { PrimerText } from '../primer.ts';

export const primer: PrimerText = {
  goal: 'Seja o primeiro a pôr o seu viajante na Fenda, no centro do tabuleiro.',
  goalLine: 'Objetivo: ser o primeiro na Fenda.',
  turnTitle: 'Um turno, quatro fases, nenhuma obrigatória',
  turn: {
    acquire: { name: 'Adquirir', text: 'Pegue os símbolos da sua carta.' },
    insert: { name: 'Inserir', text: 'Ponha-os no tabuleiro: caminho, proteção ou estorvo.' },
    move: { name: 'Mover', text: 'Ande por todas as Pegadas ligadas, de uma vez.' },
    memories: { name: 'Lembranças', text: 'Guarde, descarte e compre cartas. Elas respondem a quase tudo.' },
  },
  symbols: {
    'cal-footprint': { name: 'Pegada', text: 'é o caminho' },
    'cal-mountain': { name: 'Montanha', text: 'fecha um espaço' },
    'cal-tower': { name: 'Torre', text: 'protege a linha' },
    'cal-cave': { name: 'Caverna', text: 'passa na diagonal' },
    'cal-wing': { name: 'Asa', text: 'salta um espaço' },
    'cal-mirror': { name: 'Espelho', text: 'empurra para trás' },
    'cal-star': { name: 'Estrela', text: 'reorganiza uma linha' },
    'cal-waterfall': { name: 'Cachoeira', text: 'vira outro símbolo' },
    'cal-fire': { name: 'Fogo', text: 'queima um símbolo' },
  },
};

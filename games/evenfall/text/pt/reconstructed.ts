/** What the rulebook’s text lost and we rebuilt: the about page shows these sentences. */
import { reconstructedNames } from '../cards.ts';

const { whole, partly } = reconstructedNames('pt');

export const reconstructed: readonly string[] = [
  'O texto do manual perdeu as faces das cartas, as tabelas de recompensas e quase toda a Trilha. Completamos o que faltava respeitando cada fato do manual.',
  'As recompensas dos conflitos são nossas, salvo 1 Carta (4+) e 3 PV (6+) nos Lagos do Norte; também a Trilha a partir do terceiro campo, os Campos de Pedra da Lança e a ordem do rondel da Automa.',
  'Também são nossos: quantos Locais e Campos de Ação tem uma Região com três e quatro jogadores, os símbolos das Pedras, as Trilhas da Cruz e (depois do primeiro campo) do Círculo, e o que rendem os Locais Iniciais.',
  `Cartas inteiramente reconstruídas: ${whole.join(', ')}.`,
  `Cartas em parte reconstruídas: ${partly.join(', ')}.`,
];

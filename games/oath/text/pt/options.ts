/** The options of a table, and how games end, in Portuguese. */
import type { OptionWords } from '@tavola/kernel/face/frames.ts';
import type { Options } from '../../rules/state/options.ts';
import type { Text } from '../type.ts';

export const options: OptionWords<Options> = {
  chronicle: {
    name: 'Crônica',
    help: 'No fim o vencedor escreve a Crônica, e a próxima partida pode continuar a partir dela.',
  },
  exhaustedBurnPowers: {
    name: 'Habilidades que só queimam',
    help: 'Uma habilidade cujo custo inteiro é queimado pode ser usada em carta com influência ou segredos?',
    values: { allow: 'permitida', forbid: 'não permitida' },
  },
  defeatedAttackerSites: {
    name: 'Locais do atacante derrotado',
    help: 'Para onde vão as tropas sobreviventes que lutaram a partir de um local?',
    values: { recall: 'para o tabuleiro', stay: 'ficam no local' },
  },
};
export const reasons: Text['reasons'] = {
  'only-princes': 'Alguém precisa jogar além do Príncipe Autômato.',
  'too-many-princes': 'Há no máximo dois Príncipes Autômatos.',
  usurper: 'Um Exilado venceu como Usurpador.',
  vision: 'Uma Visão se cumpriu.',
  'usurper-and-vision': 'Um Exilado venceu como Usurpador, e com uma Visão cumprida.',
  empire: 'O Império resistiu.',
  successor: 'O Império resistiu, e um Cidadão sucedeu o Chanceler.',
};

/** As opções de uma mesa, e como acaba a partida, em português. */
import type { Text } from './type.ts';

export const optionsPt: Text['options'] = {
  chronicle: {
    name: 'Crônica',
    help: 'No fim o vencedor escreve a Crônica, e a próxima partida pode seguir dela.',
  },
  exhaustedBurnPowers: {
    name: 'Poderes que só queimam',
    help: 'Um poder cujo custo inteiro é queimado pode ser usado em carta com influência ou segredos?',
    values: { allow: 'permitido', forbid: 'não permitido' },
  },
  defeatedAttackerSites: {
    name: 'Locais do atacante derrotado',
    help: 'Para onde vão as tropas sobreviventes que lutaram a partir de um local?',
    values: { recall: 'para o tabuleiro', stay: 'ficam no local' },
  },
};
export const reasonsPt: Text['reasons'] = {
  'only-princes': 'Alguém precisa jogar além do Príncipe Autômato.',
  'too-many-princes': 'Há no máximo dois Príncipes Autômatos.',
  usurper: 'Um Exilado despertou como Usurpador.',
  vision: 'Uma Visão se cumpriu.',
  'usurper-and-vision': 'Um Exilado despertou como Usurpador, e uma Visão se cumpriu.',
  empire: 'O Império resistiu.',
  successor: 'O Império resistiu, e um Cidadão sucedeu o Chanceler.',
};

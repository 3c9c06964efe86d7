/** How often the Chancellor wins: Oath in the lab. */
import type { GameLab } from '@tavola/kernel/face/lab.ts';
import five from './five.json' with { type: 'json' };
import four from './four.json' with { type: 'json' };
import six from './six.json' with { type: 'json' };
import three from './three.json' with { type: 'json' };
import two from './two.json' with { type: 'json' };

export const lab: GameLab = {
  runs: [
    { id: 'four', name: { 'pt-BR': 'Quatro lugares', en: 'Four seats' }, result: four },
    { id: 'two', name: { 'pt-BR': 'Dois lugares', en: 'Two seats' }, result: two },
    { id: 'three', name: { 'pt-BR': 'Três lugares', en: 'Three seats' }, result: three },
    { id: 'five', name: { 'pt-BR': 'Cinco lugares', en: 'Five seats' }, result: five },
    { id: 'six', name: { 'pt-BR': 'Seis lugares', en: 'Six seats' }, result: six },
  ],
  questions: [
    {
      id: 'chancellor',
      ask: { 'pt-BR': 'Com que frequência o Chanceler vence?', en: 'How often does the Chancellor win?' },
      note: {
        'pt-BR': 'A primeira partida de uma crônica, entre bots gulosos; a parte justa é a de um lugar entre todos.',
        en: 'The first game of a chronicle, among greedy bots; the fair share is one seat among all.',
      },
      runs: ['two', 'three', 'four', 'five', 'six'],
      shows: { kind: 'runs', trait: 'role', value: 'chancellor' },
    },
    {
      id: 'roles',
      ask: {
        'pt-BR': 'O que vence mais: Chanceler, Cidadão ou Exilado?',
        en: 'Who wins most: Chancellor, Citizen or Exile?',
      },
      note: {
        'pt-BR': 'O papel é o do fim da partida: quem se tornou Cidadão conta como Cidadão.',
        en: 'The role is the one at the end: a player who became a Citizen counts as a Citizen.',
      },
      runs: ['four'],
      shows: { kind: 'trait', trait: 'role' },
    },
  ],
};

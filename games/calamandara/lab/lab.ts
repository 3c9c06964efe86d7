/** Whether it matters who begins: Calamandara in the lab. */
import type { GameLab } from '@tavola/kernel/face/lab.ts';
import four from './four.json' with { type: 'json' };
import two from './two.json' with { type: 'json' };

export const lab: GameLab = {
  runs: [
    { id: 'two', name: { 'pt-BR': 'Dois lugares', en: 'Two seats' }, result: two },
    { id: 'four', name: { 'pt-BR': 'Quatro lugares', en: 'Four seats' }, result: four },
  ],
  questions: [
    {
      id: 'first-of-two',
      ask: { 'pt-BR': 'Entre dois, começar é vantagem?', en: 'With two seats, does it help to begin?' },
      note: {
        'pt-BR': 'Bots gulosos; um empate conta meia vitória para cada um.',
        en: 'Greedy bots; a draw counts as half a victory for each.',
      },
      runs: ['two'],
      shows: { kind: 'trait', trait: 'order' },
    },
    {
      id: 'first-of-four',
      ask: { 'pt-BR': 'E entre quatro?', en: 'And with four?' },
      note: {
        'pt-BR': 'Bots gulosos; um empate de todos conta um quarto para cada um.',
        en: 'Greedy bots; a draw of all counts as a quarter for each.',
      },
      runs: ['four'],
      shows: { kind: 'trait', trait: 'order' },
    },
  ],
};

/** Which faction wins against which automata: Root in the lab. */
import type { GameLab } from '@tavola/kernel/face/lab.ts';
import automata from './automata.json' with { type: 'json' };
import four from './four.json' with { type: 'json' };

export const lab: GameLab = {
  runs: [
    {
      id: 'four',
      name: { 'pt-BR': 'Quatro lugares, facções sorteadas', en: 'Four seats, factions by chance' },
      result: four,
    },
    {
      id: 'automata',
      name: { 'pt-BR': 'Um bot contra um autômato', en: 'One bot against one automaton' },
      result: automata,
    },
  ],
  questions: [
    {
      id: 'automata',
      ask: { 'pt-BR': 'Qual facção vence quais autômatos?', en: 'Which faction wins against which automata?' },
      note: {
        'pt-BR': 'Vitórias da facção da linha, em mãos de um bot guloso, contra o autômato da coluna no nível normal.',
        en: "Wins of the row's faction, in a greedy bot's hands, against the column's automaton at its normal level.",
      },
      runs: ['automata'],
      shows: { kind: 'versus', trait: 'faction', other: 'automaton' },
    },
    {
      id: 'strongest-automaton',
      ask: { 'pt-BR': 'Qual autômato é o mais forte?', en: 'Which automaton is strongest?' },
      note: {
        'pt-BR': 'Um contra um, todas as facções juntas.',
        en: 'One against one, all factions together.',
      },
      runs: ['automata'],
      shows: { kind: 'trait', trait: 'automaton' },
    },
    {
      id: 'factions',
      ask: { 'pt-BR': 'Qual facção vence mais?', en: 'Which faction wins most?' },
      note: {
        'pt-BR': 'Quatro bots gulosos. Eles não se unem contra quem está na frente, como pessoas fariam.',
        en: 'Four greedy bots. They do not gang up on the leader, as people would.',
      },
      runs: ['four'],
      shows: { kind: 'trait', trait: 'faction' },
    },
  ],
};

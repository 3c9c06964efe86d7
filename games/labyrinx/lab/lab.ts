/** Which character is strongest: Labyrinx in the lab. */
import type { GameLab } from '@tavola/kernel/face/lab.ts';
import four from './four.json' with { type: 'json' };
import random from './random.json' with { type: 'json' };
import two from './two.json' with { type: 'json' };

export const lab: GameLab = {
  runs: [
    {
      id: 'four',
      name: { 'pt-BR': 'Quatro lugares, personagens sorteados', en: 'Four seats, characters by chance' },
      result: four,
    },
    {
      id: 'two',
      name: { 'pt-BR': 'Dois lugares, personagens sorteados', en: 'Two seats, characters by chance' },
      result: two,
    },
    {
      id: 'random',
      name: { 'pt-BR': 'Dois lugares, jogadas ao acaso', en: 'Two seats, random moves' },
      result: random,
    },
  ],
  questions: [
    {
      id: 'characters',
      ask: { 'pt-BR': 'Qual personagem é o mais forte?', en: 'Which character is strongest?' },
      note: {
        'pt-BR': 'Bots gulosos usam bem os poderes simples e mal os que pedem um plano; pessoas podem ver outra ordem.',
        en: 'Greedy bots use simple powers well and those that need a plan badly; people may see another order.',
      },
      runs: ['four'],
      shows: { kind: 'trait', trait: 'character' },
    },
    {
      id: 'characters-of-two',
      ask: { 'pt-BR': 'E entre dois?', en: 'And with two seats?' },
      note: {
        'pt-BR': 'Com menos gente há menos quem atrapalhe.',
        en: 'With fewer people there are fewer in the way.',
      },
      runs: ['two'],
      shows: { kind: 'trait', trait: 'character' },
    },
  ],
};

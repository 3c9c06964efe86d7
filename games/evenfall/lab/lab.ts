/** How hard the Automa is, and which Coven is strongest: Evenfall in the lab. */
import type { GameLab } from '@tavola/kernel/face/lab.ts';
import apprentice from './apprentice.json' with { type: 'json' };
import four from './four.json' with { type: 'json' };
import heir from './heir.json' with { type: 'json' };
import mistress from './mistress.json' with { type: 'json' };
import sorceress from './sorceress.json' with { type: 'json' };
import two from './two.json' with { type: 'json' };

export const lab: GameLab = {
  runs: [
    { id: 'two', name: { 'pt-BR': 'Dois lugares, Covens sorteados', en: 'Two seats, Covens by chance' }, result: two },
    { id: 'four', name: { 'pt-BR': 'Quatro lugares', en: 'Four seats' }, result: four },
    { id: 'apprentice', name: { 'pt-BR': 'Automa: Aprendiz', en: 'Automa: Apprentice' }, result: apprentice },
    { id: 'sorceress', name: { 'pt-BR': 'Automa: Feiticeira', en: 'Automa: Sorceress' }, result: sorceress },
    { id: 'mistress', name: { 'pt-BR': 'Automa: Mestra', en: 'Automa: Mistress' }, result: mistress },
    { id: 'heir', name: { 'pt-BR': 'Automa: Herdeira do Trono', en: 'Automa: Heir to the Throne' }, result: heir },
  ],
  questions: [
    {
      id: 'automa',
      ask: { 'pt-BR': 'Quão difícil é cada nível da Automa?', en: 'How hard is each level of the Automa?' },
      note: {
        'pt-BR': 'As vitórias da Automa contra um bot guloso: pessoas experientes perdem menos, novatos mais.',
        en: "The Automa's wins against a greedy bot: experienced people lose less often, newcomers more.",
      },
      runs: ['apprentice', 'sorceress', 'mistress', 'heir'],
      shows: { kind: 'trait', trait: 'automa' },
    },
    {
      id: 'covens',
      ask: { 'pt-BR': 'Qual Coven é o mais forte?', en: 'Which Coven is strongest?' },
      note: {
        'pt-BR': 'Lado do Sol, entre bots gulosos. O que um Coven rende a quem o conhece bem é outra conta.',
        en: 'Sun side, among greedy bots. What a Coven yields to somebody who knows it well is another matter.',
      },
      runs: ['two'],
      shows: { kind: 'trait', trait: 'coven' },
    },
    {
      id: 'covens-of-four',
      ask: { 'pt-BR': 'E entre quatro?', en: 'And with four seats?' },
      note: {
        'pt-BR': 'Todos os quatro Covens estão sempre à mesa.',
        en: 'All four Covens are always at the table.',
      },
      runs: ['four'],
      shows: { kind: 'trait', trait: 'coven' },
    },
  ],
};

/** Relics: the Book of Records. */
import type { CardPowers } from '../shared/card-powers.ts';

export const relicsBookOfRecords = {
  'book-of-records': {
    modifier: { on: 'play' },
    fold: { 'play.reward': () => 'secret' },
  },
} satisfies CardPowers;

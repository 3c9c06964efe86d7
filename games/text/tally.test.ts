import { expect, test } from 'vitest';
import { type Nouns, shortOf, tallyOf } from './tally.ts';

const nouns: Nouns<'herb' | 'mana'> = {
  'pt-BR': { herb: ['Erva', 'Ervas'], mana: ['Mana', 'de Mana'] },
  en: { herb: ['Herb', 'Herbs'], mana: ['Mana', 'Mana'] },
};

test('what is counted is named in one and several', () => {
  const [herb] = tallyOf(nouns, 'pt-BR', { herb: 3, mana: 0 });
  expect([herb?.count, herb?.named(1), herb?.named(2)]).toEqual([3, '1 Erva', '2 Ervas']);
});

test('what is missing, and nothing when there is enough', () => {
  expect(shortOf(nouns, 'en', { herb: 3, mana: 1 }, { herb: 1, mana: 0 })).toBe('2 Herbs, 1 Mana');
  expect(shortOf(nouns, 'en', { herb: 1 }, { herb: 1 })).toBeNull();
});

import { expect, test } from 'vitest';
import { type Nouns, shortOf, tallyOf } from './tally.ts';

const pt: Nouns<'herb' | 'mana'> = { herb: ['Erva', 'Ervas'], mana: ['Mana', 'de Mana'] };
const en: Nouns<'herb' | 'mana'> = { herb: ['Herb', 'Herbs'], mana: ['Mana', 'Mana'] };

test('what is counted is named in one and several', () => {
  const [herb] = tallyOf(pt, { herb: 3, mana: 0 });
  expect([herb?.count, herb?.named(1), herb?.named(2)]).toEqual([3, '1 Erva', '2 Ervas']);
});

test('what is missing, and nothing when there is enough', () => {
  expect(shortOf(en, { herb: 3, mana: 1 }, { herb: 1, mana: 0 })).toBe('2 Herbs, 1 Mana');
  expect(shortOf(en, { herb: 1 }, { herb: 1 })).toBeNull();
});

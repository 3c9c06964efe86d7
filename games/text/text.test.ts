import type { Say } from '@tavola/kernel/face/text.ts';
import { describe, expect, test } from 'vitest';
import * as en from './en.ts';
import * as pt from './pt.ts';

const say = { language: 'pt-BR', me: 0, who: (seat) => ['Você', 'Bento'][seat] as string, words: {} } as Say;

describe('Portuguese', () => {
  test('lists and plurals', () => {
    expect([pt.list([]), pt.list(['a']), pt.list(['a', 'b']), pt.list(['a', 'b', 'c'])]).toEqual([
      'nada',
      'a',
      'a e b',
      'a, b e c',
    ]);
    expect(pt.either(['a', 'b', 'c'])).toBe('a, b ou c');
    expect([pt.counted(1, 'carta', 'cartas'), pt.counted(0, 'carta', 'cartas')]).toEqual(['1 carta', '0 cartas']);
  });

  test('prepositions draw the article in, and leave names alone', () => {
    expect(['o Salão', 'a Torre', 'os Lagos', 'Ana', 'A3'].map(pt.em)).toEqual([
      'no Salão',
      'na Torre',
      'nos Lagos',
      'em Ana',
      'em A3',
    ]);
    expect([pt.de('as Ruínas'), pt.de('Otto'), pt.por('o Fogo'), pt.por('Ana')]).toEqual([
      'das Ruínas',
      'de Otto',
      'pelo Fogo',
      'por Ana',
    ]);
    expect([pt.ao('o Salão'), pt.ao('a Torre'), pt.ao('as Terras'), pt.ao('Ana')]).toEqual([
      'ao Salão',
      'à Torre',
      'às Terras',
      'a Ana',
    ]);
    expect([pt.um('a Torre'), pt.um('o Fogo'), pt.bare('a Torre')]).toEqual(['uma Torre', 'um Fogo', 'Torre']);
  });

  test('the reader is você, others never', () => {
    expect([pt.who(0, say), pt.whoIn(0, say), pt.who(1, say), pt.whoIn(1, say)]).toEqual([
      'Você',
      'você',
      'Bento',
      'Bento',
    ]);
    expect(pt.own('o turno', 0, say)).toBe('o seu turno');
    expect(pt.own('às cartas', 0, say)).toBe('às suas cartas');
    expect(pt.own('da mão', 1, say)).toBe('da mão de Bento');
    expect([
      pt.ownBy(1, 'a inserção', 1, say),
      pt.ownBy(0, 'a inserção', 0, say),
      pt.ownBy(0, 'o turno', 1, say),
    ]).toEqual(['a própria inserção', 'a sua inserção', 'o turno de Bento']);
  });
});

describe('English', () => {
  test('lists, plurals and articles', () => {
    expect(en.list(['a', 'b', 'c'])).toBe('a, b and c');
    expect([en.counted(1, 'card'), en.counted(2, 'Witch', 'Witches')]).toEqual(['1 card', '2 Witches']);
    expect([en.a('Tower'), en.a('Orb')]).toEqual(['a Tower', 'an Orb']);
  });

  test('the reader is you, with the verb that goes with it', () => {
    expect([en.does(0, say, 'draws'), en.does(1, say, 'draws'), en.does(0, say, 'has', 'have')]).toEqual([
      'You draw',
      'Bento draws',
      'You have',
    ]);
    expect([en.whoseBy(1, 1, say), en.whoseBy(0, 0, say), en.whoseBy(0, 1, say)]).toEqual([
      'their own',
      'your own',
      "Bento's",
    ]);
    expect([en.whose(0, say), en.whose(1, say), en.whoIn(0, say)]).toEqual(['your', "Bento's", 'you']);
  });
});

test('what you do is the verb of the others without its ending, also where that is more than an s', () => {
  const english = { language: 'en', me: 0, who: () => 'Bia', words: {} } as const;
  const mine = ['draws', 'reaches', 'is', 'has', 'passes', 'loses'].map((verb) => en.does(0, english, verb));
  expect(mine).toEqual(['You draw', 'You reach', 'You are', 'You have', 'You pass', 'You lose']);
  expect(en.does(1, english, 'reaches')).toBe('Bia reaches');
});

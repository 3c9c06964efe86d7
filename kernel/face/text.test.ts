import { expect, test } from 'vitest';
import { clauses, en, pt } from '../fixtures/skirmish/text.ts';
import { errorCodes, TableError } from '../rules/errors.ts';
import { errorSentence } from './error-text.ts';
import { asked, type ByKind, languageFor, languages, questionText, type Say, sentence } from './text.ts';

const say: Say = { language: 'en', me: 0, who: (seat) => ['Ana', 'Bia'][seat] ?? '?', words: {} };

test('sentences for asks, moves and events', () => {
  const { asks, moves, events } = en;
  expect(sentence(asks, 'draw', say)).toBe('Draw a card');
  expect(sentence(moves, { kind: 'attack', unit: 0, target: 2 }, say)).toBe('Unit 1 attacks unit 3');
  expect(sentence(events, { kind: 'drew', seat: 1 }, say)).toBe('Bia draws a card.');
  expect(sentence(pt.events, { kind: 'drew', seat: 1, card: 7 }, say)).toBe('Bia compra #7 (3/4).');
});

test('a question is one line with short names, and whole where there is room', () => {
  type Push = { readonly kind: 'push'; readonly victim: number };
  const asks: ByKind<Push | 'walk'> = {
    walk: 'Walk',
    push: ({ victim }, { who }) => asked(`Push ${who(victim)}?`, `A gust: push ${who(victim)} a step?`),
  };
  const named = (name: string): Say => ({ ...say, who: () => name });
  const of = (name: string) => questionText({ asks }, { kind: 'push', victim: 1 }, named(name));
  expect(of('Bia')).toEqual({ title: 'Push Bia?', whole: 'A gust: push Bia a step?' });
  expect(of('Automated Alliance').title).toBe('Push Automated?');
  expect(of('Automated Alliance').whole).toBe('A gust: push Automated Alliance a step?');
  expect(of('Wolfeschlegelstein').title).toBe('Push Wolfeschl…?');
  expect(questionText({ asks }, 'walk' as never, say)).toEqual({ title: 'Walk', whole: 'Walk' });
});

test('a missing text is a bug that names its kind', () => {
  expect(() => sentence({} as typeof en.asks, 'draw', say)).toThrow('no text for draw');
});

test('a missing text does not compile, nor one that nobody asks for', () => {
  type Asks = 'draw' | { readonly kind: 'aim'; readonly at: number };
  const whole: ByKind<Asks> = { draw: 'Draw', aim: ({ at }) => `Aim at ${at}` };
  // @ts-expect-error: `aim` has no sentence.
  const missing: ByKind<Asks> = { draw: 'Draw' };
  // @ts-expect-error: there is no ask `wait`.
  const foreign: ByKind<Asks> = { ...whole, wait: 'Wait' };
  expect([whole, missing, foreign].map((texts) => Object.keys(texts).length)).toEqual([2, 1, 3]);
});

test('both languages explain the same clauses and reasons', () => {
  expect(Object.keys(clauses['pt-BR'])).toEqual(Object.keys(clauses.en));
  expect(Object.keys(pt.reasons)).toEqual(Object.keys(en.reasons));
});

test('Portuguese for whoever asks for any Portuguese, English for the rest', () => {
  expect(['pt-BR', 'pt_PT.UTF-8', 'PT', 'en-GB', 'de', undefined].map(languageFor)).toEqual([
    'pt-BR',
    'pt-BR',
    'pt-BR',
    'en',
    'en',
    'en',
  ]);
});

// A catalogue that lacks a kind does not compile.
// @ts-expect-error 'pass' is missing
const incomplete: Pick<typeof en.moves, 'draw' | 'play' | 'attack' | 'strike' | 'pass'> = {
  draw: '',
  play: '',
  attack: '',
  strike: '',
};
void incomplete;

test('every error has a sentence in both languages that names no option', () => {
  for (const language of languages) {
    for (const code of errorCodes) {
      expect(errorSentence(new TableError(code, { pick: 3, min: 2, max: 4, game: 'x' }), language)).toMatch(
        /^[A-ZÀ-Ú].+\.$/,
      );
    }
  }
  expect(errorSentence(new TableError('BAD_OPTIONS', { field: 'size' }), 'en')).toBe('The option “size” is not valid.');
});

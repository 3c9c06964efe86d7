/** A language that is a tenth there: it is spoken where it has a sentence, English everywhere else, and the rest is listed. */
import { type AnyFace, spokenFace } from '@tavola/kernel/face/face.ts';
import { sentence } from '@tavola/kernel/face/text.ts';
import { inLanguages, missing, type Partly } from '@tavola/kernel/face/word-files.ts';
import { questionsOf, sayFor } from '@tavola/testing/kit.ts';
import { expect, test } from 'vitest';
import { face } from './labyrinx/face.ts';
import { labyrinx } from './labyrinx/game.ts';
import type { Text } from './labyrinx/text/catalogue.ts';
import { clauses } from './labyrinx/text/en/clauses.ts';
import { text as english } from './labyrinx/text/en/text.ts';

/** Every tenth ask, move and event, marked so that one hears it. */
const heard = Object.fromEntries(
  (['asks', 'moves', 'events'] as const).map((part) => [part, tenthOf(english[part] as Sentences)]),
) as Pick<Text, 'asks' | 'moves' | 'events'>;
const some: Partly<Text> = { ...heard, words: { treasures: 'Tesoros' } };

const files = {
  'pt-BR': () => import('./labyrinx/text/pt/text.ts'),
  en: () => import('./labyrinx/text/en/text.ts'),
  further: { es: async () => ({ text: some }) },
};
const partly: AnyFace = { ...(face as AnyFace), text: inLanguages(files, ({ text }) => text) };

type Said = string | ((...args: never[]) => string);
type Sentences = { readonly [kind: string]: Said };

function tenthOf(sentences: Sentences): Sentences {
  const tenth = Object.entries(sentences).filter((_, i) => i % 10 === 0);
  return Object.fromEntries(
    tenth.map(([kind, said]) => [
      kind,
      typeof said === 'string' ? `¡${said}!` : (...args: never[]) => `¡${said(...args)}!`,
    ]),
  );
}

test('a game is told in it to the end, in English where it has nothing', async () => {
  const spanish = await spokenFace(partly, 'es');
  const inEnglish = await spokenFace(partly, 'en');
  expect(spanish.clauses).toEqual(clauses);
  const lines = { own: 0, english: 0 };
  const game = questionsOf(labyrinx, { seats: 3 });
  for (let step = game.next(); !step.done; step = game.next()) {
    const { table, seat } = step.value;
    const decision = table.decision(seat);
    const spoken = decision ? sentence(spanish.text.asks, decision.ask, sayFor(spanish, seat)) : '';
    const same = decision ? sentence(inEnglish.text.asks, decision.ask, sayFor(inEnglish, seat)) : '';
    if (spoken === same) lines.english++;
    else {
      expect(spoken).toBe(`¡${same}!`);
      lines.own++;
    }
  }
  expect(lines.own).toBeGreaterThan(0);
  expect(lines.english).toBeGreaterThan(lines.own);
});

test('its words stand beside those of English', async () => {
  const { text } = await spokenFace(partly, 'es');
  expect(text.words).toEqual({ ...english.words, treasures: 'Tesoros' });
});

test('what it lacks is listed by its path', () => {
  const lacking = missing(english, some);
  const [asked, other] = Object.keys(english.asks);
  expect(lacking).toContain(`asks.${other}`);
  expect(lacking).not.toContain(`asks.${asked}`);
  expect(lacking).not.toContain('words.treasures');
  expect(lacking.length).toBe(missing(english, {}).length - 1 - Object.values(heard).flatMap(Object.keys).length);
});

test('a language that nobody began is English', async () => {
  expect((await spokenFace(partly, 'fr')).text).toEqual(english);
  expect((await spokenFace(partly, 'fr')).language).toBe('en');
});

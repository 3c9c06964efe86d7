/** A language of the shell that is a tenth there: what it has is said, English says the rest, and people can choose it once it has a folder. */
import { spokenIn } from '@tavola/kernel/face/languages.ts';
import { languages } from '@tavola/kernel/face/text.ts';
import { missing, type Partly } from '@tavola/kernel/face/word-files.ts';
import { expect, test } from 'vitest';
import { en } from './en.ts';
import { furtherIn, type Text, texts } from './languages.ts';
import { offered } from './offered.ts';
import { pt } from './pt.ts';

/** Every tenth part of the catalogue is there, and in it only what is one sentence without numbers or names. */
const tenth = Object.fromEntries(
  Object.entries(en)
    .filter((_, i) => i % 10 === 0)
    .map(([part, said]) => [part, marked(said)]),
) as Partly<Text>;
const folders = { './es/text.ts': async () => tenth };

function marked(said: unknown): unknown {
  if (typeof said === 'string') return `¡${said}!`;
  const sentences = Object.entries(said as object).filter(([, it]) => typeof it === 'string');
  return Object.fromEntries(sentences.map(([key, it]) => [key, `¡${it}!`]));
}

test('its sentences stand among those of English', async () => {
  const spanish = await spokenIn({ ...texts, further: furtherIn(folders) }, 'es');
  expect(spanish.close).toBe(`¡${en.close}!`);
  expect(missing(en, spanish)).toEqual([]);
  const lacking = missing(en, tenth);
  for (const path of lacking) expect(at(spanish, path)).toBe(at(en, path));
  const all = missing(en, {});
  for (const path of all.filter((it) => !lacking.includes(it))) expect(at(spanish, path)).toBe(`¡${at(en, path)}!`);
  expect(lacking.length).toBeLessThan(all.length);
});

test('Portuguese and English are as they were, and a language without a folder is English', async () => {
  const spoken = { ...texts, further: furtherIn(folders) };
  expect(await spokenIn(spoken, 'pt-BR')).toBe(pt);
  expect(await spokenIn(spoken, 'en')).toBe(en);
  expect(await spokenIn(texts, 'es')).toBe(en);
});

test('people choose among the complete languages and those that have a folder', () => {
  expect(offered).toEqual(languages);
  expect(Object.keys(furtherIn(folders))).toEqual(['es']);
});

function at(text: object, path: string): unknown {
  return path.split('.').reduce<unknown>((it, key) => (it as { readonly [key: string]: unknown })[key], text);
}

import { readdirSync, readFileSync } from 'node:fs';
import { sentence } from '@tavola/kernel/text.ts';
import { expect, test } from 'vitest';
import type { Event } from '../rules/events.ts';
import { DECK, FACES, faceOf } from '../rules/faces.ts';
import { given } from '../scenarios/given.ts';
import { view } from '../view.ts';
import { clausesEn } from './clauses.en.ts';
import { clausesPt } from './clauses.pt.ts';
import { en } from './en.ts';
import { pt } from './pt.ts';
import { reconstructed as reconstructedEn } from './reconstructed.en.ts';
import { reconstructed as reconstructedPt } from './reconstructed.pt.ts';
import { faceName, lieName, wordsEn, wordsPt } from './words.ts';

/** Every key of a catalogue, values of options included. */
function keys(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, part]) => keys(part, `${path}/${key}`));
}

test('both languages have the same keys', () => {
  expect(keys(pt).sort()).toEqual(keys(en).sort());
  expect(keys(clausesPt).sort()).toEqual(keys(clausesEn).sort());
  expect(keys(wordsPt).sort()).toEqual(keys(wordsEn).sort());
});

test('both languages name what was reconstructed: deck, skills, table and hall', () => {
  expect(reconstructedEn).toHaveLength(4);
  expect(reconstructedPt).toHaveLength(4);
  const challenges = DECK.filter((face) => faceOf(face).challenge !== null).length;
  const doors = DECK.filter((face) => faceOf(face).doors[0] !== 0).length;
  for (const lines of [reconstructedEn, reconstructedPt]) {
    expect(lines?.[0]).toContain(String(challenges));
    expect(lines?.[0]).toContain(String(doors));
  }
});

test('every clause that the rules cite has a text', () => {
  const folder = new URL('../rules/', import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const cited = files.flatMap(
    (file) => readFileSync(new URL(file, folder), 'utf8').match(/LAB-[TG]?\d+(?:\.\d+)?/g) ?? [],
  );
  const chapters = new Set(['LAB-1', 'LAB-2', 'LAB-3', 'LAB-4', 'LAB-5', 'LAB-6', 'LAB-7', 'LAB-8']);
  const missing = [...new Set(cited)].filter((clause) => !chapters.has(clause) && !(clause in clausesEn));
  expect(missing).toEqual([]);
});

test('the board in words says where the hall leads to and what lies on the discards', () => {
  const table = given({ options: { hallSide: 'doors' }, people: [{}, {}], discard: ['bend-plain-door-e'] });
  const lines = en.board(view(table.state, 0), { language: 'en', me: 0, who: (seat) => `P${seat + 1}`, words: {} });
  expect(lines).toContain(
    'The hall (4,3)-(5,4); exits: north (4,2), north (5,2), east (6,3), south (5,5), west (3,4); a door on every opening',
  );
  expect(lines).toContain('Top of the discards: bend, a door on the right');
});

test('two rotations of a card never read the same', () => {
  for (const words of [wordsEn, wordsPt]) {
    for (const { id, rotations } of FACES)
      expect(new Set(rotations.map((it) => lieName(words, id, it))).size).toBe(rotations.length);
  }
});

test('every face has a name of its own in both languages', () => {
  for (const words of [wordsEn, wordsPt]) {
    const names = FACES.map(({ id }) => faceName(words, id));
    expect(new Set(names).size).toBe(FACES.length);
  }
});

test('the log says which challenge is faced, won or lost, and counts new cards', () => {
  const say = { language: 'pt-BR', me: 0, who: (seat: number) => `P${seat + 1}`, words: {} } as const;
  const told = (event: Event) => sentence(pt.events, event, say);
  expect(told({ kind: 'rolled', seat: 0, challenge: 'trap', level: 4 })).toBe(
    'P1 enfrenta um desafio de armadilha: o dado mostra 4.',
  );
  expect(told({ kind: 'failed', seat: 0, challenge: 'monster', gaveUp: true })).toBe(
    'P1 desiste do desafio de monstro.',
  );
  expect(told({ kind: 'leapt', seat: 0, cell: '5-7', filled: ['5-6'] })).toBe(
    'P1 salta para (5,7); carta nova em (5,6).',
  );
});

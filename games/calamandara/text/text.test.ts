import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CARD_NAMES } from '../rules/memory.ts';
import { SYMBOLS } from '../rules/symbols.ts';
import * as cardsEn from './cards.en.ts';
import * as cardsPt from './cards.pt.ts';
import { clauses as clausesEn } from './clauses.en.ts';
import { clauses as clausesPt } from './clauses.pt.ts';
import { en } from './en.ts';
import { pt } from './pt.ts';
import { reconstructed as reconstructedEn } from './reconstructed.en.ts';
import { reconstructed as reconstructedPt } from './reconstructed.pt.ts';

const rules = new URL('../rules/', import.meta.url);
const source = readdirSync(rules, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => readFileSync(new URL(name, rules), 'utf8'))
  .join('\n');

/** Every string inside a value, with the path to it. */
function strings(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => strings(inner, `${path}/${key}`));
}
const keys = (value: object): string[] => Object.keys(value).sort();

describe('Portuguese and English', () => {
  test('have the same asks, moves, events, clauses, options and reasons', () => {
    for (const part of ['asks', 'moves', 'events', 'options', 'reasons'] as const) {
      expect(keys(en[part])).toEqual(keys(pt[part]));
    }
    expect(keys(clausesEn)).toEqual(keys(clausesPt));
  });

  test('have the same cards and symbols with the same texts', () => {
    expect(strings(cardsEn).map(([path]) => path)).toEqual(strings(cardsPt).map(([path]) => path));
  });

  test('name the same values of every option', () => {
    for (const [option, { values }] of Object.entries(pt.options)) {
      expect(keys(en.options[option]?.values ?? {})).toEqual(keys(values ?? {}));
    }
  });

  test('say as many sentences about what was reconstructed', () => {
    expect(reconstructedEn.length).toBe(reconstructedPt.length);
  });

  test('leave no text empty and none untranslated', () => {
    const [inPt, inEn] = [strings([pt, clausesPt, cardsPt]), strings([en, clausesEn, cardsEn])];
    expect([...inPt, ...inEn].filter(([, text]) => text.trim() === '')).toEqual([]);
    const english = new Map(inEn);
    const same = inPt.filter(([path, text]) => text.length > 20 && english.get(path) === text);
    expect(same).toEqual([]);
  });
});

test('every memory card and every symbol has its texts', () => {
  expect(keys(cardsPt.cards)).toEqual([...CARD_NAMES].sort());
  expect(keys(cardsPt.symbols)).toEqual([...SYMBOLS].sort());
});

test('every clause that the rules cite has a text', () => {
  const cited = new Set([...source.matchAll(/['"`](CAL-[\d.]+\d)/g)].map((match) => match[1] as string));
  expect([...cited].filter((clause) => !(clause in clausesPt))).toEqual([]);
});

test('every reason for the end has a text', () => {
  const given = [...source.matchAll(/reason: '([^']+)'/g)].map((match) => match[1] as string);
  expect(given.filter((reason) => !(reason in pt.reasons))).toEqual([]);
});

import { expect, test } from 'vitest';
import { folded, type Line, lineSpeech, linesOf, lineText, type Part, wordsOf } from './lines.ts';
import type { AnyText, Say } from './text.ts';

const pt: Say = { language: 'pt-BR', me: 'spectator', who: (seat) => `seat ${seat}`, words: {} };

const count = (n: number): Part => ({ kind: 'count', count: n, text: String(n) });
const way: Part = { kind: 'way', text: '→', spoken: 'para' };
const clearing = (n: number): Part => ({
  kind: 'place',
  place: `c${n}`,
  text: String(n),
  spoken: `a ${n}`,
  shield: true,
});
const next: Part = { kind: 'next', text: '·' };

const blank = { clause: 'X-1', picture: { glyph: null, of: 0 }, acts: [], parts: [], events: [0] };
const recruit: Line = {
  ...blank,
  verb: 'Recrutar',
  parts: [count(2), way, clearing(1), next, count(1), way, clearing(6)],
};
const idle = (verb: string, why: string, event: number): Line => ({ ...blank, verb, idle: why, events: [event] });

test('one line is printed, spoken and counted', () => {
  expect(lineText(recruit, pt)).toBe('Recrutar 2 → [1] · 1 → [6]');
  expect(lineSpeech(recruit, pt)).toBe('Recrutar: 2 para a 1, 1 para a 6');
  expect(wordsOf(recruit, pt)).toBe(5);
});

test('nothing to do is one line with its reason, several in a row are one', () => {
  const lines = folded([
    recruit,
    idle('Construir', 'Não governa nenhuma.', 1),
    idle('Marchar', 'Ninguém pode sair.', 2),
    idle('Expandir', 'Ninguém pode sair.', 3),
    recruit,
  ]);
  expect(lines.map((line) => lineText(line, pt))).toEqual([
    'Recrutar 2 → [1] · 1 → [6]',
    'Construir, marchar, expandir: não. Não governa nenhuma. Ninguém pode sair.',
    'Recrutar 2 → [1] · 1 → [6]',
  ]);
  expect(lines[1]?.events).toEqual([1, 2, 3]);
});

test('a game without lines reads its instructions as sentences', () => {
  const text = {
    events: { walked: 'Vai à clareira 3', hid: 'Esconde-se' },
    real: { tasks: { hid: null } },
  } as unknown as AnyText;
  const events = [{ kind: 'hid' }, { kind: 'walked', seat: 1, clause: 'X-2' }];
  const reasoned = events.map((event) => ({ event, why: () => [] }));
  const lines = linesOf(text, reasoned, null, {}, pt);
  expect(lines).toEqual([
    {
      clause: 'X-2',
      verb: '',
      picture: { glyph: null, of: 1 },
      parts: [{ kind: 'text', text: 'Vai à clareira 3' }],
      acts: [],
      events: [1],
    },
  ]);
  expect(lineText(lines[0] as Line, pt)).toBe('Vai à clareira 3');
});

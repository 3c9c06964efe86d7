/** Logs that version 1 wrote open and verify today, or are refused; they are never misread. */
import { realDice } from '@tavola/kernel/rules/chance.ts';
import { openLog, readLog, verify } from '@tavola/kernel/table/verify.ts';
import { expect, test } from 'vitest';
import alone from './fixtures/version-1-alone.json' with { type: 'json' };
import cross from './fixtures/version-1-cross.json' with { type: 'json' };
import moon from './fixtures/version-1-moon.json' with { type: 'json' };
import { evenfall } from './game.ts';

test('a lone player sits beside the Automa, with the Coven and the difficulty of the options', () => {
  const log = readLog(alone);
  expect(log.seats).toHaveLength(1);
  const table = openLog(evenfall, log, { chance: realDice });
  expect(table.seats).toEqual([
    { kind: 'player', settings: { coven: 'spear' } },
    { kind: 'automaton', settings: { difficulty: 'sorceress' } },
  ]);
  expect(table.outcome).toMatchObject({ winners: [1], reason: 'automa-wins' });
  expect(table.outcome?.scores?.[0]).toBe(alone.outcome.scores[0]);
  expect(verify(evenfall, log)).toMatchObject({ sound: true, illegalAt: null, fairness: 'proved', finished: true });
});

test('three players keep their Covens and their result', () => {
  const log = readLog(moon);
  const table = openLog(evenfall, log, { chance: realDice });
  expect(table.seats.map(({ settings }) => settings)).toEqual(['circle', 'spear', 'star'].map((coven) => ({ coven })));
  expect(table.outcome).toEqual(moon.outcome);
  expect(verify(evenfall, log)).toMatchObject({ sound: true, fairness: 'proved' });
});

test('a Moon game of the Cross is refused: its track gave something else', () => {
  expect(() => openLog(evenfall, readLog(cross), { chance: realDice })).toThrow('LOG_DIVERGES');
});

test.each([
  { ...moon, outcome: { ...moon.outcome, winners: [0] } },
  { ...alone, outcome: { ...alone.outcome, winners: [0] } },
  { ...alone, outcome: { ...alone.outcome, scores: [99] } },
])('a result that the picks do not lead to is found: $outcome', (log) => {
  expect(verify(evenfall, readLog(log)).sound).toBe(false);
});

import type { Trace } from '@tavola/kernel/rules/select.ts';
import { expect, test } from 'vitest';
import { fitBelow, shownOf, signsOf, stepsOf } from './ladder-model.ts';

const trace: Trace = {
  candidates: ['c0', 'c1', 'c2', 'c3'],
  rungs: [
    { clause: 'X-1', how: 'where', values: [false, true, true, true], out: [0] },
    { clause: 'X-2', how: 'most', values: [null, 5, 2, 3], out: [2, 3] },
    { clause: 'X-3', how: 'legal', values: [null, false, null, true], out: [1] },
  ],
  taken: [3],
};
const drawn = (of: Trace) => stepsOf(of).map(({ cells }) => cells.map(({ fate, value }) => `${fate} ${value ?? ''}`));

test('a candidate that fell by its rank comes back when the better ones are not allowed', () => {
  expect(drawn(trace)).toEqual([
    ['out ', 'in ', 'in ', 'in '],
    ['gone ', 'in 5', 'out 2', 'out 3'],
    ['gone ', 'skipped ', 'gone ', 'back '],
  ]);
});

test('on its way back it waits', () => {
  const [most, least] = trace.rungs.slice(1, 2).concat({ clause: 'X', how: 'least', values: [1, 1, 1, 1], out: [] });
  const legal = { clause: 'X-3', how: 'legal', values: [null, false, null, true], out: [1] } as const;
  const rungs = [{ ...(most as (typeof trace.rungs)[number]), out: [0, 2, 3] }, least, legal] as Trace['rungs'];
  const steps = stepsOf({ ...trace, rungs });
  expect(steps.map(({ cells }) => cells[3]?.fate)).toEqual(['out', 'back']);
});

test('a criterion with one candidate left to judge is not drawn', () => {
  const first = { clause: 'X-4', how: 'first', values: [null, 0, null, null], out: [] } as const;
  const rungs = [{ clause: 'X-1', how: 'where', values: [false, true, false, false], out: [0, 2, 3] } as const, first];
  expect(stepsOf({ ...trace, rungs, taken: [1] })).toHaveLength(1);
});

test('short names head their threads, long ones get letters', () => {
  expect(signsOf(['6', '10', '12'])).toEqual(['6', '10', '12']);
  expect(signsOf(['Old Mill', 'Grove'])).toEqual(['A', 'B']);
});

test('names that would break in the middle of a word get a list', () => {
  expect(fitBelow(['Old Mill', 'Grove'])).toBe(true);
  expect(fitBelow(['Transferência', 'Trilha', 'Dádiva', 'Carta'])).toBe(false);
  expect(fitBelow(['a', 'b', 'c', 'd', 'e'])).toBe(false);
});

test('a board rings whom no clause ruled out from the start, with what was counted while they were in', () => {
  const trace: Trace = {
    candidates: ['1', '2', '3'],
    rungs: [
      { clause: 'T-1', how: 'where', values: [true, false, true], out: [1] },
      { clause: 'T-2', how: 'most', values: [4, null, 2], out: [2] },
    ],
    taken: [0],
  };
  expect(shownOf(trace)).toEqual([
    { name: '1', values: [4], taken: true },
    { name: '3', values: [2], taken: false },
  ]);
});

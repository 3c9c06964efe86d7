import { play } from '@tavola/testing/play.ts';
import { tiny } from '@tavola/testing/tiny.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Table } from '../table/table.ts';
import { CHANCE, type Chance } from './ask.ts';
import {
  chanceId,
  commitment,
  fairChance,
  pick,
  readChance,
  realDice,
  roll,
  seededChance,
  shuffle,
  streamChance,
} from './chance.ts';
import { seededRng } from './rng.ts';

const seed = 'a3f19c0072b8d4e5a3f19c0072b8d4e5';
const PLAIN = { ask: null, faces: null, reader: null };
const request = fc.record({
  ask: fc.constant(null),
  faces: fc.constant(null),
  reader: fc.constant(null),
  type: fc.constant('chance' as const),
  what: fc.constantFrom('roll' as const, 'pick' as const, 'shuffle' as const),
  size: fc.integer({ min: 2, max: 60 }),
});

describe('rules ask chance', () => {
  test('a die, a blind draw and a shuffle', () => {
    expect(play(roll(6), 'roll=4').result).toBe(4);
    expect(play(pick(['a', 'b', 'c']), 'pick=1').result).toBe('b');
    expect(play(shuffle(['a', 'b', 'c']), 'shuffle=2,0,1').result).toEqual(['c', 'a', 'b']);
  });

  test('where there is nothing to be uncertain of, chance is not asked', () => {
    expect(play(pick(['a'])).result).toBe('a');
    expect(play(shuffle(['a'])).result).toEqual(['a']);
  });
});

describe.each([
  ['fair', fairChance(seed)],
  ['seeded', seededChance(7)],
  ['stream', streamChance(seededRng(7))],
])('%s chance', (_, source) => {
  test('gives only possible answers, and the log can hold them', () => {
    fc.assert(
      fc.property(request, fc.nat(1000), (asked, n) => {
        const answer = source.answer(asked, n);
        expect(answer).toBeDefined();
        expect(readChance(asked, chanceId(answer as number))).toEqual(answer);
      }),
    );
  });
});

test.each([
  ['fair', fairChance(seed)],
  ['seeded', seededChance(7)],
])('%s chance: the same number gives the same answer, so that undo meets the same dice', (_, source) => {
  const die: Chance = { type: 'chance', what: 'roll', size: 1000, ...PLAIN };
  const first = Array.from({ length: 50 }, (_, n) => source.answer(die, n));
  expect(Array.from({ length: 50 }, (_, n) => source.answer(die, n))).toEqual(first);
  expect(new Set(first).size).toBeGreaterThan(40);
});

test('fair dice show every face about equally often', () => {
  const faces = new Array(6).fill(0);
  const source = fairChance(seed);
  for (let n = 0; n < 6000; n++)
    faces[(source.answer({ type: 'chance', what: 'roll', size: 6, ...PLAIN }, n) as number) - 1]++;
  for (const count of faces) expect(Math.abs(count - 1000)).toBeLessThan(150);
});

test('the commitment is the SHA-256 of the seed', () => {
  expect(commitment('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});

test('what is not a possible answer is refused', () => {
  const die: Chance = { type: 'chance', what: 'roll', size: 6, ...PLAIN };
  for (const wrong of ['0', '7', '', 'x', '1,2', '-1', '1.5', ' 3']) expect(readChance(die, wrong)).toBeNull();
  const order: Chance = { type: 'chance', what: 'shuffle', size: 3, ...PLAIN };
  for (const wrong of ['0,1', '0,1,1', '0,1,3', '2']) expect(readChance(order, wrong)).toBeNull();
});

test('with real dice people answer for chance', () => {
  const game = tiny({
    setup: () => ({ rolled: 0 }),
    *play(table) {
      table.state.rolled = yield* roll(6);
      return { winners: [0], reason: 'rolled' };
    },
  });
  const table = Table.start<{ rolled: number }>(game, { seats: 1, chance: realDice });
  expect(table.pending).toEqual([CHANCE]);
  expect(table.decision(CHANCE)).toMatchObject({ number: 0, ask: 'roll', options: { length: 6 } });
  expect(() => table.pick(CHANCE, 0, '7')).toThrow('NOT_LISTED');
  table.pick(CHANCE, 0, '5');
  expect(table.state.rolled).toBe(5);
  expect(table.log().picks).toEqual([[CHANCE, '5']]);
});

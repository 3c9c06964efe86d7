import { choose, together } from '@tavola/kernel/rules/ask.ts';
import { pick, roll } from '@tavola/kernel/rules/chance.ts';
import { expect, test } from 'vitest';
import { play, stage } from './play.ts';

const moves = ['a', 'b'].map((kind) => ({ kind }));

test('a pick that is not offered fails with the list of what was', () => {
  expect(() => play(choose(1, 'act', moves), 'c')).toThrow('"c" is not offered. seat 1, act: a  b');
  expect(() => play(together([{ seat: 0, ask: 'bid', options: moves }]), '1/a')).toThrow(
    '"1/a" is not offered. seat 0, bid: a  b',
  );
});

test('picks after the end fail', () => {
  expect(() => play(choose(0, 'act', moves), 'a', 'b')).toThrow('the rule is over; nobody asks for b');
});

test('chance that no pick answers fails with what it is asked', () => {
  expect(() => play(roll(6))).toThrow('chance is asked: add a pick like roll=1 (of 6)');
  expect(() => play(roll(6), 'roll=7')).toThrow('chance is asked for roll of 6, not roll=7');
  expect(() => play(pick(moves), 'a')).toThrow('chance is asked for pick of 2, not a');
});

test('a stage keeps the events and their secret parts', () => {
  const table = stage<object, { kind: string; card?: string }, object>({}, {}, 2);
  table.tell({ kind: 'drew' }, { to: 1, also: { card: 'x' } });
  expect(table.events).toEqual([{ kind: 'drew' }]);
  expect(table.secrets).toEqual([{ to: 1, also: { card: 'x' } }]);
  expect(table.seats.map(({ kind }) => kind)).toEqual(['player', 'player']);
});

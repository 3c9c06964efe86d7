import { expect, test } from 'vitest';
import { clauseId, clausesOf, seatOf, traceOf } from './clauses.ts';

test('a clause may carry words after its id', () => {
  expect(clauseId('AUT-4.5.3 own warriors')).toBe('AUT-4.5.3');
  expect(clauseId('CAL-5.2: the cell is empty')).toBe('CAL-5.2');
  expect(clauseId('SKI-1')).toBe('SKI-1');
});

test('an event without clause, trace or seat opens to nothing', () => {
  const event = { kind: 'drew', seat: -1, why: 'because' } as { kind: string };
  expect([clausesOf(event, null), traceOf(event), seatOf(event)]).toEqual([[], [], null]);
});

test('clause and trace of an event', () => {
  const step = { clause: 'EVE-8', how: 'least', left: ['a'], out: ['b'] };
  const event = { kind: 'sent', seat: 2, clause: 'EVE-7 why', why: [step] } as { kind: string };
  expect([clausesOf(event, null), traceOf(event), seatOf(event)]).toEqual([['EVE-7'], [step], 2]);
});

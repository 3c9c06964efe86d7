import type { AnyFace } from '@tavola/kernel/face/face.ts';
import { clauseId } from '@tavola/kernel/face/text.ts';
import { expect, test } from 'vitest';
import { clausesOf, seatOf } from './clauses.ts';

test('a clause may carry words after its id', () => {
  expect(clauseId('AUT-4.5.3 own warriors')).toBe('AUT-4.5.3');
  expect(clauseId('CAL-5.2: the cell is empty')).toBe('CAL-5.2');
  expect(clauseId('SKI-1')).toBe('SKI-1');
  expect(clauseId('OATH-card:shrouded-wood')).toBe('OATH-card:shrouded-wood');
});

const face = { log: { cites: () => ['EVE-3'] } } as unknown as AnyFace;
const plain = {} as AnyFace;

test('an event without clause or seat opens to nothing', () => {
  const event = { kind: 'drew', seat: -1 } as { kind: string };
  expect([clausesOf(event, plain), seatOf(event)]).toEqual([[], null]);
});

test('the clauses that the face cites and the one of the event itself', () => {
  const event = { kind: 'sent', seat: 2, clause: 'EVE-7 why' } as { kind: string };
  expect([clausesOf(event, face), seatOf(event)]).toEqual([['EVE-3', 'EVE-7'], 2]);
});

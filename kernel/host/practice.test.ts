import { describe, expect, test } from 'vitest';
import { undoTerms, usualPractice } from './practice.ts';

const pick = { to: 3, free: false, learned: false, others: [], alone: true, over: false };

describe('an undo', () => {
  test('alone, past what bots did openly, is free', () => {
    expect(undoTerms(pick)).toEqual({ to: 3, free: true, asks: [], practice: false });
  });

  test('alone, past hidden information or dice, is practice', () => {
    expect(undoTerms({ ...pick, learned: true })).toEqual({ to: 3, free: false, asks: [], practice: true });
  });

  test('among people is a matter of consent, not of practice', () => {
    const among = { ...pick, learned: true, alone: false, others: [1, 2] };
    expect(undoTerms(among)).toEqual({ to: 3, free: false, asks: [1, 2], practice: false });
  });

  test('after the end is practice for everybody, and all others must agree', () => {
    const after = { ...pick, free: true, over: true };
    expect(undoTerms(after)).toEqual({ to: 3, free: false, asks: [], practice: true });
    expect(undoTerms({ ...after, alone: false, others: [1] })).toMatchObject({ asks: [1], practice: true });
  });
});

test('it is usual for one person against bots only', () => {
  expect([0, 1, 2].map(usualPractice)).toEqual(['no', 'allowed', 'no']);
});

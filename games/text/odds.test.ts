import { expect, test } from 'vitest';
import { decimal, percent } from './odds.ts';

const pt = { language: 'pt-BR' } as const;
const en = { language: 'en' } as const;

test('chances are whole per cent, and only what is certain is 0 or 100', () => {
  expect(percent(0.75, pt)).toBe('75 %');
  expect(percent(2 / 3, en)).toBe('67%');
  expect(percent(0.999, en)).toBe('99%');
  expect(percent(0.001, pt)).toBe('1 %');
  expect(percent(0.1 + 0.2 + 0.7, en)).toBe('100%');
  expect(percent(0, en)).toBe('0%');
});

test('losses have one decimal, with the comma of the language', () => {
  expect(decimal(0.5625, pt)).toBe('0,6');
  expect(decimal(-1.26, en)).toBe('−1.3');
  expect(decimal(2.04, pt)).toBe('2');
  expect(decimal(-0.01, pt)).toBe('0');
});

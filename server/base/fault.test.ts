import { expect, test } from 'vitest';
import { faultOf } from './fault.ts';

test('a fault is told with its message, its stack and what caused it', () => {
  const { error, stack } = faultOf(new Error('the shelf fell', { cause: new RangeError('too heavy') }));
  expect(error).toBe('Error: the shelf fell');
  expect(stack).toContain('fault.test.ts');
  expect(stack).toContain('caused by RangeError: too heavy');
  expect(faultOf('plain')).toEqual({ error: 'plain' });
});

test('secrets that strayed into a message are left out, file names are not', () => {
  const token = 'Xy3_abcdefghijklmnopqrstuvwxyz-0';
  const told = JSON.stringify(faultOf(new Error(`no ${token} at postgres://ana:senha@db.example/tavola`)));
  expect(told).not.toContain(token);
  expect(told).not.toContain('senha');
  expect(told).toContain('db.example');
  expect(told).toContain('server/base/fault.test.ts');
});

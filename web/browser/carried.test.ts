import { expect, test } from 'vitest';
import { carried } from './carried.ts';

test.each([
  [{ speed: 'normal', beats: 'normal' }, 'normal'],
  [{ speed: 'normal', beats: 'hand' }, 'hand'],
  [{ speed: 'off', beats: 'hand' }, 'hand'],
  [{ speed: 'off', beats: 'normal' }, 'direct'],
  [{ speed: 'off' }, 'direct'],
  [{ speed: 'slow', beats: 'off' }, 'direct'],
  [{ speed: 'slow', beats: 'normal' }, 'calm'],
  [{ speed: 'normal', beats: 'fast' }, 'fast'],
  [{ speed: 'fast', beats: 'normal' }, 'fast'],
])('the two old speeds %o become one: %s', (kept, tempo) => {
  expect(carried(kept)).toEqual({ tempo });
});

test('a sound that was on is discreet now, one that was off stays off', () => {
  expect(carried({ sound: true })).toEqual({ sound: 'discreet' });
  expect(carried({ sound: false })).toEqual({ sound: 'off' });
});

test('what was chosen by today’s names stays, and so does everything else', () => {
  const chosen = { tempo: 'calm', sound: 'full', theme: 'dark', confirm: true };
  expect(carried(chosen)).toEqual(chosen);
  expect(carried({ ...chosen, speed: 'off' })).toEqual(chosen);
  expect(carried({})).toEqual({});
});

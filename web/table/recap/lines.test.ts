import type { AnyFace } from '@tavola/kernel/face/face.ts';
import type { RecapLine, Weight } from '@tavola/kernel/face/news.ts';
import type { Say } from '@tavola/kernel/face/text.ts';
import { expect, test } from 'vitest';
import { isShown, linesFor } from './lines.ts';

const say: Say = { language: 'en', me: 0, who: (seat) => `seat ${seat}`, words: {} };
const line = (weight: Weight): RecapLine => ({ weight, actor: 1, glyph: 'x', text: 'did', note: null, places: [] });
const told = { events: [], before: {}, after: {} };

test('who may win stands last and always has room; the reader is not warned of themselves', () => {
  const nearing = [0, 1].map((seat) => ({ seat, text: `${seat} is near`, note: 'soon', sure: false }));
  const news = { recap: () => Array.from({ length: 6 }, () => line(2)), nearing: () => nearing };
  const lines = linesFor({ news } as unknown as AnyFace, told, 3, 0, say);
  expect(lines).toHaveLength(6);
  expect(lines.at(-1)).toMatchObject({ text: '1 is near', alarm: true, weight: 3, places: ['seat:1'] });
  expect(lines.filter(({ alarm }) => alarm)).toHaveLength(1);
});

test('always in a first game, later where a line concerns the reader, and never where nobody wants it', () => {
  const small = [line(0), line(1)];
  expect(isShown(small, 'touched', true)).toBe(true);
  expect(isShown(small, 'touched', false)).toBe(false);
  expect(isShown([...small, line(2)], 'touched', false)).toBe(true);
  expect(isShown(small, 'always', false)).toBe(true);
  expect(isShown([line(3)], 'never', true)).toBe(false);
  expect(isShown([], 'always', true)).toBe(false);
});

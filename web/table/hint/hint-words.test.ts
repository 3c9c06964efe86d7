import type { AnyFace } from '@tavola/kernel/face/face.ts';
import type { Say } from '@tavola/kernel/face/text.ts';
import { expect, test } from 'vitest';
import { percent, signed, whyLines } from './hint-words.ts';

const face = {
  picks: { feature: (name: string, change: number) => (name === 'vp' ? `${signed(Math.round(change))} VP` : null) },
} as unknown as AnyFace;
const say = { who: (seat: number) => ['Ana', 'Bento'][seat] } as Say;
const t = { better: (name: string) => `better for ${name}`, worse: (name: string) => `worse for ${name}` };

test('a reason says what there is more of, and whom else it helps or harms', () => {
  const reasons = [
    { seat: 0, name: 'vp', change: 2.2, worth: 2.2 },
    { seat: 1, name: null, change: -1, worth: -1 },
    { seat: 0, name: 'vp', change: -1, worth: -1 },
    { seat: 1, name: null, change: 1, worth: 1 },
  ];
  expect(whyLines(reasons, 0, { face, say }, t)).toEqual([
    { tone: 'plus', text: '+2 VP' },
    { tone: 'plus', text: 'worse for Bento' },
    { tone: 'minus', text: '−1 VP' },
  ]);
  expect(whyLines(reasons.slice(3), 0, { face, say }, t)).toEqual([{ tone: 'minus', text: 'better for Bento' }]);
});

test('what people do not count is not said', () => {
  expect(whyLines([{ seat: 0, name: 'late', change: 1, worth: 1 }], 0, { face, say }, t)).toEqual([]);
});

test('chances are whole percent', () => {
  expect([percent(0.576), percent(undefined), signed(12), signed(-3)]).toEqual([58, 0, '+12', '−3']);
});

import { expect, test } from 'vitest';
import type { AnyFace } from './face.ts';
import { countedRecap, type Deed, recapLines, type Weight } from './news.ts';
import type { Say } from './text.ts';

const say: Say = { language: 'en', me: 0, who: (seat) => ['You', 'Bento', 'Iris'][seat] ?? '', words: {} };
const list = (words: readonly string[]) => words.join(' and ');
const deed = (actor: number | null, kind: string, weight: Weight = 0, more: Partial<Deed> = {}): Deed => ({
  kind,
  actor,
  weight,
  glyph: kind,
  did: (n) => (n === 1 ? kind : `${kind} x${n}`),
  places: [`cell:${kind}`],
  ...more,
});
const told = (deeds: readonly Deed[]) =>
  recapLines(deeds, say, list).map(({ weight, text, note }) => [weight, text, note]);

test('deeds of one actor and one kind are told together, with the heaviest weight and every note', () => {
  expect(told([deed(1, 'attacked', 2, { note: 'a' }), deed(1, 'attacked', 3, { note: 'b' })])).toEqual([
    [3, 'Bento attacked x2', 'a; b'],
  ]);
});

test('what concerns the reader stands first, each kind in its own line', () => {
  expect(told([deed(1, 'built', 2), deed(2, 'took', 3), deed(1, 'entered', 2)])).toEqual([
    [3, 'Iris took', null],
    [2, 'Bento built', null],
    [2, 'Bento entered', null],
  ]);
});

test('small deeds of one actor share a line, points beside them', () => {
  const scored = deed(1, 'scored', 1, { count: 4, aside: (n) => `+${n}` });
  expect(told([deed(1, 'marched'), deed(1, 'marched'), scored, deed(1, 'recruited')])).toEqual([
    [1, 'Bento marched x2 and recruited', '+4'],
  ]);
  expect(told([scored])).toEqual([[1, 'Bento scored x4', null]]);
});

test('lines without weight fill up to three, and there are never more than six', () => {
  const heavy = (n: number) => Array.from({ length: n }, (_, i) => deed(1, `took ${i}`, 3));
  const idle = [deed(1, 'marched'), deed(2, 'marched'), deed(null, 'fog')];
  expect(told([...idle, ...heavy(1)])).toHaveLength(3);
  expect(told([...idle, ...heavy(4)])).toHaveLength(4);
  expect(told([...idle, ...heavy(9)])).toHaveLength(6);
});

test('places on the board come before seats', () => {
  const [line] = recapLines([deed(1, 'scored', 0, { places: ['seat:1'] }), deed(1, 'marched')], say, list);
  expect(line?.places).toEqual(['cell:marched']);
});

test('a game without a recap tells what is counted of each seat, and what else changed', () => {
  const face = {
    picks: {
      tally: (view: number[], seat: number) => [{ id: 'vp', count: view[seat] ?? 0, named: (n: number) => `${n} VP` }],
      changes: () => ['Iris rules the hill'],
    },
  } as unknown as AnyFace;
  expect(
    countedRecap(face, [3, 1, 0], [1, 4, 0], 3, 0, say).map(({ weight, text, note }) => [weight, text, note]),
  ).toEqual([
    [3, 'You', '−2 VP'],
    [2, 'Iris rules the hill', null],
    [0, 'Bento', '+3 VP'],
  ]);
});

import { expect, test } from 'vitest';
import { journeys } from './journeys.ts';

const at = (x: number, y = 0) => ({ x, y });

test('those who stand still stay; the one who left goes where one is new', () => {
  expect(journeys([at(0), at(10), at(20)], [at(0), at(10), at(300, 80)])).toEqual([at(0), at(10), at(20)]);
});

test('when a row closes up each takes a short step, and one the long way', () => {
  expect(journeys([at(0), at(20)], [at(10), at(400)])).toEqual([at(0), at(20)]);
});

test('one more than before comes from nowhere; one less simply goes', () => {
  expect(journeys([at(0)], [at(0), at(50)])).toEqual([at(0), null]);
  expect(journeys([at(0), at(50)], [at(50)])).toEqual([at(50)]);
});

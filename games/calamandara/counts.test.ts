import { countRow } from '@tavola/testing/counts.ts';
import { expect, test } from 'vitest';
import { calamandara } from './game.ts';

/** Decisions and offered options of fixed random games. They change only on purpose. */
const ROWS: readonly { seats: number; seed: number; options: object; decisions: number; offered: number }[] = [
  { seats: 2, seed: 1, options: { maxRounds: 6 }, decisions: 216, offered: 1685 },
  { seats: 3, seed: 2, options: { maxRounds: 6, deckMode: 'draft' }, decisions: 504, offered: 4795 },
  { seats: 4, seed: 3, options: { maxRounds: 6, deckMode: 'sequence' }, decisions: 369, offered: 5414 },
  {
    seats: 4,
    seed: 4,
    options: { maxRounds: 6, lateralSteps: false, ownRowFire: true, templeTo: 'owner' },
    decisions: 478,
    offered: 5834,
  },
];

test.each(ROWS)('$seats travellers, seed $seed', (row) => {
  const { seats, seed, options } = row;
  expect(countRow(calamandara, { seats, seed, options })).toEqual(row);
});

import { countRow } from '@tavola/testing/counts.ts';
import { replayFlaw } from '@tavola/testing/replay.ts';
import { walk } from '@tavola/testing/walk.ts';
import { describe, expect, test } from 'vitest';
import { calamandara } from './game.ts';

/** CAL-7.5, 7.6: what the data recommends for bots, shorter here so that many games fit into a test. */
const LIMITS = { maxRounds: 6, noProgressRounds: 4 };
const OTHERWISE = { lateralSteps: false, ownRowFire: true, templeTo: 'owner' };
const VARIANTS = ['standard', 'sequence', 'draft'].flatMap((deckMode) => [{ deckMode }, { deckMode, ...OTHERWISE }]);

describe('random games end, with nothing lost and nothing given away', () => {
  for (const seats of [2, 3, 4]) {
    for (const [seed, variant] of VARIANTS.entries()) {
      test(`${seats} travellers ${JSON.stringify(variant)}`, { timeout: 180_000 }, () => {
        const options = { ...LIMITS, ...variant };
        const { outcome } = walk(calamandara, { seats, seed: seed + 1, options, forkEvery: 7 });
        expect(outcome.winners.length).toBeGreaterThan(0);
      });
    }
  }

  test('whole games to the fortieth round', { timeout: 180_000 }, () => {
    for (const seats of [2, 3, 4]) {
      const options = { maxRounds: 40, noProgressRounds: 4 };
      const { outcome } = walk(calamandara, { seats, seed: 40 + seats, options, secrecyEvery: 0, forkEvery: 97 });
      expect(['rift', 'nearest', 'equally-near', 'no-progress']).toContain(outcome.reason);
    }
  });
});

describe('the same log is the same game', () => {
  for (const [seats, deckMode] of [
    [2, 'standard'],
    [3, 'draft'],
    [4, 'sequence'],
  ] as const) {
    test(`${seats} travellers, ${deckMode}`, { timeout: 180_000 }, () => {
      expect(replayFlaw(calamandara, { seats, seed: 7, options: { ...LIMITS, maxRounds: 4, deckMode } })).toBeNull();
    });
  }
});

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

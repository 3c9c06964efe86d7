import { realDice } from '@tavola/kernel/rules/chance.ts';
import { type Log, logSchema } from '@tavola/kernel/table/log.ts';
import { Table } from '@tavola/kernel/table/table.ts';
import { countRow } from '@tavola/testing/counts.ts';
import { replayFlaw } from '@tavola/testing/replay.ts';
import { walk } from '@tavola/testing/walk.ts';
import { describe, expect, test } from 'vitest';
import { calamandara } from './game.ts';
import old from './scenarios/version-1.json' with { type: 'json' };

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

describe('logs of version 1, in which travellers passed in windows of their own', () => {
  test.each(old.map((log): { seats: number; log: Log } => ({ seats: log.seats.length, log: logSchema.parse(log) })))(
    '$seats travellers',
    ({ log }) => {
      const today = { ...log, ...calamandara.upgrade?.(log) };
      expect(today.picks.length).toBeLessThan(log.picks.length);
      expect(Table.resume(calamandara, today, { chance: realDice }).outcome).toEqual(log.outcome);
    },
  );
});

/** Decisions and offered options of fixed random games. They change only on purpose. */
const ROWS: readonly { seats: number; seed: number; options: object; decisions: number; offered: number }[] = [
  { seats: 2, seed: 1, options: { maxRounds: 6 }, decisions: 173, offered: 1639 },
  { seats: 3, seed: 2, options: { maxRounds: 6, deckMode: 'draft' }, decisions: 393, offered: 3866 },
  { seats: 4, seed: 3, options: { maxRounds: 6, deckMode: 'sequence' }, decisions: 493, offered: 5467 },
  {
    seats: 4,
    seed: 4,
    options: { maxRounds: 6, lateralSteps: false, ownRowFire: true, templeTo: 'owner' },
    decisions: 553,
    offered: 6005,
  },
];

test.each(ROWS)('$seats travellers, seed $seed', (row) => {
  const { seats, seed, options } = row;
  expect(countRow(calamandara, { seats, seed, options })).toEqual(row);
});

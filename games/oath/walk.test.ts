/** Random games in the first world and in worlds by chance: conservation, secrecy, an end by round 8, forks and replays. */
import { countRow } from '@tavola/testing/counts.ts';
import { replayFlaw } from '@tavola/testing/replay.ts';
import { walk } from '@tavola/testing/walk.ts';
import { describe, expect, test } from 'vitest';
import { oath } from './game.ts';
import type { State } from './rules/state/state.ts';
import { randomWorld } from './scenarios/worlds.ts';

/** A card is shown and goes on a pile: those who saw it are told, and know it there. */
const WORLDS = 4;

describe.each([2, 3, 4, 5, 6])('%i players', (seats) => {
  test.each(Array.from({ length: WORLDS }, (_, n) => n + 1))(
    'in world %i everything is kept, secrets too, until round 8 at most',
    (n) => {
      const seed = seats * 100 + n;
      const inheritance = n === 1 ? undefined : randomWorld(seed);
      const chronicle = n % 2 === 0;
      const options = { chronicle };
      const { table, outcome } = walk(oath, { seats, seed, options, inheritance, forkEvery: 20, secrecyEvery: 4 });
      expect((table.state as State).round).toBeLessThanOrEqual(8);
      expect((table.state as State).phase).toBe('over');
      expect(outcome.winners).toHaveLength(1);
      expect(outcome.legacy !== undefined).toBe(chronicle);
    },
  );
});

test.each([2, 4, 6])('a log of %i players plays again the same way', (seats) => {
  expect(replayFlaw(oath, { seats, seed: 11, inheritance: randomWorld(seats) })).toBeNull();
});

test('count table', () => {
  const rows = [2, 3, 4, 6].map((seats) => countRow(oath, { seats, seed: seats }));
  expect(rows.map(({ decisions, offered }) => [decisions, offered])).toMatchInlineSnapshot(`
    [
      [
        132,
        696,
      ],
      [
        193,
        944,
      ],
      [
        350,
        1645,
      ],
      [
        305,
        1420,
      ],
    ]
  `);
});

import { skirmish } from '@tavola/kernel/fixtures/skirmish/game.ts';
import { countRow } from '@tavola/testing/counts.ts';
import { replayFlaw } from '@tavola/testing/replay.ts';
import { walk } from '@tavola/testing/walk.ts';
import { describe, expect, test } from 'vitest';
import { ticTacToe } from './tic-tac-toe/game.ts';

describe.each([ticTacToe, skirmish])('$id', (game) => {
  test('random games end with every component in its place and no secret given away', () => {
    for (let seed = 1; seed <= 30; seed++)
      expect(walk(game, { seats: 2, seed, forkEvery: 1 }).outcome.winners.length).toBeGreaterThan(0);
  });

  test('a log replays, resumes and redoes to the same game', () => {
    for (let seed = 1; seed <= 30; seed++) expect(replayFlaw(game, { seats: 2, seed })).toBeNull();
  });
});

test('count tables', () => {
  expect(countRow(ticTacToe, { seats: 2, seed: 1 })).toMatchInlineSnapshot(`
    {
      "decisions": 7,
      "offered": 42,
      "seats": 2,
      "seed": 1,
    }
  `);
  expect(countRow(skirmish, { seats: 2, seed: 1 })).toMatchInlineSnapshot(`
    {
      "decisions": 119,
      "offered": 684,
      "seats": 2,
      "seed": 1,
    }
  `);
});

import { walk } from '@tavola/testing/walk.ts';
import { describe, expect, test } from 'vitest';
import { oath } from './game.ts';
import type { State } from './rules/state.ts';

describe.each([2, 3, 4, 5, 6])('%i players', (seats) => {
  test('random games keep every piece and every secret and end by round 8', () => {
    for (let seed = 1; seed <= 6; seed++) {
      const { table, outcome } = walk(oath, { seats, seed, forkEvery: 50, secrecyEvery: 3 });
      expect((table.state as State).round).toBeLessThanOrEqual(8);
      expect(outcome.winners).toHaveLength(1);
    }
  });
});

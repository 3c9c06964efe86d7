import { replayFlaw } from '@tavola/testing/replay.ts';
import { walk } from '@tavola/testing/walk.ts';
import { expect, test } from 'vitest';
import { labyrinx } from './game.ts';

test.each([2, 3, 4, 5, 6])(
  'random games of %i players end with every card and treasure in its place and no secret given away',
  (seats) => {
    for (let seed = 1; seed <= 3; seed++) {
      const { outcome } = walk(labyrinx, {
        seats,
        seed,
        options: { characterSelection: 'random' },
        secrecyEvery: 4,
        forkEvery: 50,
      });
      expect(outcome.winners.length).toBeGreaterThan(0);
    }
  },
);

test('a log replays, resumes and redoes to the same game', () => {
  expect(replayFlaw(labyrinx, { seats: 3, seed: 1 })).toBeNull();
});

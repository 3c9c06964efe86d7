/** Random games: every piece, card and item is kept, no secret leaks, every game ends, and logs play again the same way. */
import { countRow } from '@tavola/testing/counts.ts';
import { replayFlaw } from '@tavola/testing/replay.ts';
import { walk } from '@tavola/testing/walk.ts';
import { describe, expect, test } from 'vitest';
import { mapIds } from './data/maps.ts';
import { game } from './game.ts';

const decks = ['base', 'exiles-partisans'] as const;
const setups = mapIds.flatMap((map) => decks.map((deck) => ({ seats: 2, options: { map, deck, dominance: 'always' } })));
/** Events that tell somebody more than the view shows afterwards. */
const shows = ['saw-hand', 'stolen', 'given', 'drew'];

describe.each(setups)('$options', (setup) => {
  test('random games keep every piece and every secret, and end', () => {
    for (let seed = 1; seed <= 3; seed++) {
      const { outcome } = walk(game, { ...setup, seed, forkEvery: 25, secrecyEvery: 7, shows });
      expect(outcome.scores).toHaveLength(setup.seats);
    }
  });
});

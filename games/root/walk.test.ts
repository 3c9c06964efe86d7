/** Random games: every piece, card and item is kept, no secret leaks, every game ends, and logs play again the same way. */
import { countRow } from '@tavola/testing/counts.ts';
import { replayFlaw } from '@tavola/testing/replay.ts';
import { walk } from '@tavola/testing/walk.ts';
import { describe, expect, test } from 'vitest';
import { mapIds } from './data/maps.ts';
import { game } from './game.ts';

const decks = ['base', 'exiles-partisans'] as const;
const setups = mapIds.flatMap((map) =>
  decks.map((deck) => ({ seats: 2, options: { map, deck, dominance: 'always' } })),
);
/** Codebreakers show what the view does not show afterwards. */
const shows = ['saw-hand'];

describe.each(setups)('$options.map, $options.deck', (setup) => {
  test('random games keep every piece and every secret, and end', () => {
    for (let seed = 1; seed <= 3; seed++) {
      const { outcome } = walk(game, { ...setup, seed, forkEvery: 25, shows });
      expect(outcome.scores).toHaveLength(setup.seats);
    }
  });

  test('a log plays again the same way', () => {
    expect(replayFlaw(game, { ...setup, seed: 11 })).toBeNull();
  });
});

test('factions picked at the table, the last in turn order first', () => {
  const seat = { kind: 'player', settings: { faction: 'in-turn-order' } } as const;
  const { table } = walk(game, { seats: [seat, seat], seed: 5, secrecyEvery: 50 });
  expect(table.state.open.picked.toSorted()).toEqual(['eyrie', 'marquise']);
});

test('a game ends at the round limit at the latest', () => {
  const { outcome, table } = walk(game, { seats: 2, options: { roundLimit: 2 }, seed: 1, secrecyEvery: 0 });
  expect(outcome).toMatchObject({ winners: [0, 1], reason: 'round-limit' });
  expect(table.state.open.turn.round).toBe(2);
});

test('count table', () => {
  const rows = mapIds.map((map, i) => countRow(game, { seats: 2, options: { map }, seed: i + 1 }));
  expect(rows.map(({ decisions, offered }) => [decisions, offered])).toEqual([
    [488, 1648],
    [352, 1397],
    [407, 1446],
    [219, 741],
  ]);
});

/** Random games of every kind: conservation, secrecy, an end after three rounds, forks and replays. */
import { countRow } from '@tavola/testing/counts.ts';
import { replayFlaw } from '@tavola/testing/replay.ts';
import { walk } from '@tavola/testing/walk.ts';
import { describe, expect, test } from 'vitest';
import { difficulties } from './data/boards.ts';
import { evenfall } from './game.ts';
import type { State } from './rules/state/state.ts';
import { ALONE, against, withCovens } from './scenarios/evening.ts';

const setups = [
  ...difficulties.flatMap((difficulty) =>
    (['sun', 'moon'] as const).map((side) => ({ seats: against(difficulty), options: { side } })),
  ),
  ...[2, 3, 4].flatMap((seats) => (['sun', 'moon'] as const).map((side) => ({ seats, options: { side } }))),
  { seats: withCovens('circle', 'spear'), options: { side: 'moon', expertDraw: true } },
  { seats: withCovens('cross', 'star', 'circle'), options: { side: 'moon', regionFieldSlots: 'two' } },
];

describe.each(setups)('$seats players, $options', (setup) => {
  test('random games keep every piece and every secret and end in three rounds', () => {
    for (let seed = 1; seed <= 2; seed++) {
      const { table, outcome } = walk(evenfall, { ...setup, seed, forkEvery: 25 });
      const state = table.state as State;
      expect(state.round).toBe(3);
      expect(state.phase).toBe('over');
      expect(outcome.scores).toHaveLength(table.seats.length);
    }
  });
});

test.each([
  { seats: against('heir'), options: { side: 'moon' } },
  { seats: 2, options: { side: 'sun', expertDraw: true } },
  { seats: 4, options: { side: 'moon' } },
])('a log of $seats players plays again the same way', (setup) => {
  expect(replayFlaw(evenfall, { ...setup, seed: 11 })).toBeNull();
});

test('count table', () => {
  const rows = [
    { seats: ALONE, options: { side: 'sun' }, seed: 1 },
    { seats: 2, options: { side: 'sun' }, seed: 2 },
    { seats: 3, options: { side: 'moon' }, seed: 3 },
    { seats: 4, options: { side: 'moon' }, seed: 4 },
  ].map((row) => countRow(evenfall, row));
  expect(rows.map(({ decisions, offered }) => [decisions, offered])).toEqual([
    [55, 288],
    [182, 1031],
    [380, 2259],
    [393, 2419],
  ]);
});

import type { Run } from '@tavola/bots/lab/run.ts';
import { skirmish } from '@tavola/kernel/fixtures/skirmish/game.ts';
import { expect, test } from 'vitest';
import { planOf, runOf } from './plan.ts';

const run: Run = {
  game: 'skirmish',
  seats: [
    'player',
    { kind: 'automaton', settings: { level: 'easy' } },
    { kind: 'player', settings: { faction: 'cats' } },
  ],
  options: { map: 'winter' },
  bots: ['greedy', 'search:40'],
  rotate: false,
  games: 50,
  seed: 9,
};

test.each([run, { ...run, bots: ['random'], rotate: true, options: {} }])(
  'a plan means the run it was made of',
  (one) => {
    expect(runOf(skirmish, planOf(one))).toEqual(one);
  },
);

test('bots are those of the seats that somebody plays', () => {
  expect(planOf(run).seats.map(({ kind, bot }) => (kind === 'player' ? bot : kind))).toEqual([
    'greedy',
    'automaton',
    'search:40',
  ]);
});

test('somebody must play, and a browser plays no more than it can', () => {
  expect(() => runOf(skirmish, { ...planOf(run), seats: [] })).toThrow('NO_PLAYER');
  expect(() => runOf(skirmish, { ...planOf(run), games: 10_001 })).toThrow('BAD_NUMBER games');
});

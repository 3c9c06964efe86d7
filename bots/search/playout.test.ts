import { type State, ticTacToe } from '@tavola/games/examples/tic-tac-toe/game.ts';
import { seededChance } from '@tavola/kernel/rules/chance.ts';
import type { AnyGame } from '@tavola/kernel/rules/game.ts';
import { seededRng } from '@tavola/kernel/rules/rng.ts';
import { Table } from '@tavola/kernel/table/table.ts';
import { expect, test } from 'vitest';
import { playout, rewards } from './playout.ts';

test('winners share one', () => {
  expect(rewards({ winners: [1], reason: '' }, 3)).toEqual([0, 1, 0]);
  expect(rewards({ winners: [0, 2], reason: '' }, 3)).toEqual([0.5, 0, 0.5]);
  expect(rewards({ winners: [], reason: '' }, 2)).toEqual([0, 0]);
});

test('points count a little: among losers the one with more, and never as much as winning', () => {
  const [first, second, third] = rewards({ winners: [0], reason: '', scores: [30, 29, 5] }, 3) as [
    number,
    number,
    number,
  ];
  expect(first).toBeGreaterThan(0.9);
  expect(second).toBeGreaterThan(third);
  expect(second).toBeLessThan(0.1);
});

test('against automata, where nobody else has points, more points are better', () => {
  const [few] = rewards({ winners: [], reason: '', scores: [10] }, 1) as [number];
  const [many] = rewards({ winners: [], reason: '', scores: [40] }, 1) as [number];
  expect(many).toBeGreaterThan(few);
});

test('beyond the horizon a playout goes on until the position is quiet', () => {
  const marks = ({ cells }: State) => cells.filter((mark) => mark !== null).length;
  const bot = {
    evaluate: () => [0.5, 0.5],
    horizon: 1,
    quiet: (state: State) => marks(state) % 4 === 0,
  };
  const table = Table.start<State>({ ...ticTacToe, bot } as AnyGame, {
    seats: 2,
    chance: seededChance(1),
    watched: false,
  });
  playout({ table, rng: seededRng(1), isFarEnough: false });
  expect(marks(table.state)).toBe(4);
});

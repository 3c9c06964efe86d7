import type { Run } from '@tavola/bots/lab/run.ts';
import { choose, type Rules } from '@tavola/kernel/rules/ask.ts';
import type { Legacy, Outcome } from '@tavola/kernel/rules/game.ts';
import { type Tiny, tiny } from '@tavola/testing/tiny.ts';
import { expect, test } from 'vitest';
import { chronicleGames } from './chronicle.ts';

type State = { generation: number };

/** The last seat wins and sits first next time. */
const dynasty = {
  ...tiny<State>({
    setup: () => ({ generation: 1 }),
    *play(table: Tiny<State>): Rules<Outcome> {
      table.checkpoint();
      yield* choose(0, 'end', [{ kind: 'end' }], { always: true });
      const { generation } = table.state;
      return { winners: [2], reason: 'ended', legacy: { open: { generation, seats: [2, 0, 1] } } };
    },
    view: ({ generation }) => ({ generation }),
  }),
  legacy: (given: Legacy) => given,
  *setup(_: unknown, __: unknown, inheritance?: Legacy): Rules<State> {
    return { generation: 1 + ((inheritance?.open as State | undefined)?.generation ?? 0) };
  },
};

test('each game begins with what the one before it left, and people are named by their first seat', () => {
  const setup: Run = {
    game: 'tiny',
    seats: ['player', 'player', 'player'],
    options: {},
    bots: ['random'],
    rotate: false,
    games: 4,
    seed: 1,
  };
  const games = [...chronicleGames(dynasty, setup, false)];
  expect(games.map(({ open }) => (open as State).generation)).toEqual([1, 2, 3, 4]);
  expect(games.map(({ winners }) => winners)).toEqual([[2], [1], [0], [2]]);
});

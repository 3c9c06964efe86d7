import { ticTacToe } from '@tavola/games/examples/tic-tac-toe/game.ts';
import { skirmish } from '@tavola/kernel/fixtures/skirmish/game.ts';
import type { AnyGame } from '@tavola/kernel/rules/game.ts';
import { describe, expect, test } from 'vitest';
import { conduct, type Workers } from './conduct.ts';
import type { GameRecord } from './play.ts';
import { type Run, RunError, repeatable, seatedBots } from './run.ts';
import { playShare } from './share.ts';
import { count, newTally, type Tally } from './tally.ts';

const run: Run = {
  game: 'skirmish',
  seats: ['player', 'player'],
  options: {},
  bots: ['greedy', 'random'],
  rotate: true,
  games: 17,
  seed: 5,
};

/** Workers that answer out of order: the later a share was handed out, the sooner. */
function inParallel(game: AnyGame, size: number): Workers {
  let shares = 0;
  return {
    size,
    play: async (share) => {
      const late = 5 - (shares++ % 5);
      await new Promise((resolve) => setTimeout(resolve, late));
      return playShare(game, share, false);
    },
  };
}

async function tallied(size: number, change: Partial<Run> = {}): Promise<Tally> {
  const changed = { ...run, ...change };
  const tally = newTally(2, changed.bots);
  await conduct(changed, inParallel(skirmish, size), { onRecord: (record) => count(tally, record, changed.seed) });
  return tally;
}

test('the result does not depend on the number of workers', async () => {
  const one = await tallied(1);
  expect(one).toMatchObject({ games: 17, finished: 17, errors: [] });
  expect(await tallied(3)).toEqual(one);
  expect(await tallied(8)).toEqual(one);
  expect((await tallied(3, { seed: 6 })).fingerprint).not.toBe(one.fingerprint);
});

test('a run that is stopped has played its first games, without a gap', async () => {
  const stop = new AbortController();
  const heard: GameRecord[] = [];
  const games = await conduct(run, inParallel(skirmish, 3), {
    signal: stop.signal,
    onRecord: (record) => {
      heard.push(record);
      if (heard.length === 4) stop.abort();
    },
  });
  expect(games).toBeLessThan(17);
  expect(heard.map(({ n }) => n)).toEqual(Array.from({ length: games }, (_, n) => n));
});

test('a run that is paused hands out no games until it goes on', async () => {
  let open = () => {};
  const pause = new Promise<void>((resolve) => {
    open = resolve;
  });
  let heard = 0;
  const done = conduct(run, inParallel(skirmish, 2), { gate: () => pause, onRecord: () => heard++ });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(heard).toBe(0);
  open();
  expect(await done).toBe(17);
});

test('bots change seats from game to game, or keep them', () => {
  expect([0, 1, 2].map((n) => seatedBots(run, n))).toEqual([
    ['random', 'greedy'],
    ['greedy', 'random'],
    ['random', 'greedy'],
  ]);
  const fixed = { ...run, rotate: false };
  expect([0, 1].map((n) => seatedBots(fixed, n))).toEqual([
    ['greedy', 'random'],
    ['greedy', 'random'],
  ]);
  expect(seatedBots({ ...run, seats: ['player', 'automaton', 'player'] }, 0)).toEqual(['random', null, 'greedy']);
});

describe('a run that any machine repeats', () => {
  const ofLevels: AnyGame = {
    ...ticTacToe,
    bot: { levels: { easy: 'greedy@60', medium: 'search:90/700ms', hard: 'search:900ms' } },
  };
  const withBots = (...bots: string[]) => repeatable(ofLevels, { ...run, game: 'tic-tac-toe', bots });

  test('counts iterations: a second is 500 of them, or what the game says, unless the bot has fewer, and what was changed is told', () => {
    expect(withBots('easy', 'medium')).toMatchObject({
      run: { bots: ['greedy@60', 'search:90'] },
      untimed: [{ from: 'medium', to: 'search:90' }],
    });
    expect(withBots('search:40/900ms@20', 'search:40@50').run.bots).toEqual(['search:40@20', 'search:40@50']);
    expect(withBots('hard', 'search:4000/2000ms').run.bots).toEqual(['search:450', 'search:1000']);
    const quick: AnyGame = { ...ofLevels, bot: { ...ofLevels.bot, pace: 1_200 } };
    expect(repeatable(quick, { ...run, game: 'tic-tac-toe', bots: ['hard'] }).run.bots).toEqual(['search:1080']);
  });

  test.each([
    [['clever'], 'NO_SUCH_BOT clever'],
    [[], 'TOO_MANY_BOTS 2'],
    [['random', 'random', 'random'], 'TOO_MANY_BOTS 2'],
  ])('%j is refused', (bots, message) => {
    expect(() => withBots(...bots)).toThrow(message);
  });

  test('numbers and seats are checked', () => {
    expect(() => repeatable(skirmish, { ...run, games: 0 })).toThrow(RunError);
    expect(() => repeatable(skirmish, { ...run, seed: -1 })).toThrow('BAD_NUMBER seed');
    expect(() => repeatable(skirmish, { ...run, seats: ['player'] })).toThrow('BAD_SEATS');
    expect(() => repeatable(skirmish, { ...run, options: { a: 1 } })).toThrow('BAD_OPTIONS');
  });
});

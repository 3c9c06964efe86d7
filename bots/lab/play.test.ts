import { games } from '@tavola/games/shelf.ts';
import { describe, expect, test } from 'vitest';
import { sortedCounts } from './counts.ts';
import { type GameRecord, gameRecord } from './play.ts';
import type { Run } from './run.ts';

const listed = await Promise.all(
  games.map(async (it) => ({ id: it.id, game: await it.game(), face: await it.face() })),
);

function runOf(game: string, change: Partial<Run>): Run {
  return {
    game,
    seats: ['player', 'player'],
    options: {},
    bots: ['greedy'],
    rotate: true,
    games: 1,
    seed: 3,
    ...change,
  };
}

describe.each(listed)('$id', ({ id, game, face }) => {
  const record = gameRecord(game, runOf(id, { options: game.amongBots ?? {} }), 0) as Exclude<
    GameRecord,
    { error: string }
  >;

  test('a game of bots has an ending that the texts explain, and turns with decisions', async () => {
    expect(record).not.toHaveProperty('error');
    expect(Object.keys((await face.text.en()).reasons)).toContain(record.reason);
    if (!game.turn) return;
    expect(record.turns).toBeGreaterThan(1);
    const inTurns = sortedCounts(record.perTurn).reduce((sum, [decisions, turns]) => sum + decisions * turns, 0);
    expect(inTurns).toBeGreaterThan(record.decisions / 2);
    expect(inTurns).toBeLessThanOrEqual(record.decisions);
  });

  test('the same run gives the same game', () => {
    expect(gameRecord(game, runOf(id, { options: game.amongBots ?? {} }), 0)).toEqual(record);
  });
});

test('the turns of an automaton are turns too, but nobody decides in them', () => {
  const { game } = listed.find(({ id }) => id === 'root') as (typeof listed)[number];
  const record = gameRecord(game, runOf('root', { seats: ['player', 'automaton'] }), 0);
  expect(record).not.toHaveProperty('error');
  const { turns, perTurn, bots } = record as Exclude<GameRecord, { error: string }>;
  const own = sortedCounts(perTurn).reduce((sum, [, times]) => sum + times, 0);
  expect(bots).toEqual(['greedy', null]);
  expect(own).toBeGreaterThan(4);
  expect(turns).toBeGreaterThan(own);
});

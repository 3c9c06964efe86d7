/** Logs as long as they may be: read and checked elsewhere, played and told in parts, and who asks comes before what is sent. */

import { skirmish } from '@tavola/kernel/fixtures/skirmish/game.ts';
import { choose } from '@tavola/kernel/rules/ask.ts';
import { fairChance } from '@tavola/kernel/rules/chance.ts';
import { Table } from '@tavola/kernel/table/table.ts';
import { tiny } from '@tavola/testing/tiny.ts';
import { expect, test, vi } from 'vitest';
import type { Match } from '../api/matches.ts';
import type { SeatFrame } from '../api/table.ts';
import { Games } from '../base/games.ts';
import { Client } from '../testing/client.ts';
import { startServer } from '../testing/start.ts';
import { ReplayThreads } from './threads.ts';

const PICKS = 8000;
const game = {
  ...tiny<{ turn: number; sum: number }>({
    setup: () => ({ turn: 0, sum: 0 }),
    *play(table) {
      const { state } = table;
      for (; state.turn < 2 * PICKS; state.turn++) {
        table.checkpoint();
        const { kind } = yield* choose(state.turn % 2, 'add', [{ kind: 'one' }, { kind: 'two' }]);
        state.sum += kind === 'one' ? 1 : 2;
        table.tell({ kind: 'added', sum: state.sum });
      }
      return { winners: [0], reason: 'closed' };
    },
  }),
  id: 'long',
};

test('a log of 8,000 picks is opened and looked at in parts of a thousand picks at most', async () => {
  const server = await startServer({}, { games: [game] });
  const { threads } = server.tavola.replays;
  const run = vi.spyOn(threads, 'run');
  const ana = await Client.guest(server.base);
  const table = Table.start(game, { seats: 2, chance: fairChance('x') });
  for (let i = 0; i < PICKS; i++) table.take(i % 2, i % 3 === 0 ? 1 : 0);
  const log = table.log();
  const { id } = await ana.ok<Match>('POST', '/api/logs', { log });
  const jobs = () => run.mock.calls.map(([job]) => job as string);
  expect(jobs().filter((job) => job === 'begin').length).toBeGreaterThanOrEqual(PICKS / 1000);
  const sums: number[] = [];
  for (let told = PICKS; sums.length < told; ) {
    const frame = await ana.frame(id, `?seat=0&since=${sums.length}`);
    told = frame.told;
    sums.push(...(frame.seats[0] as SeatFrame).events.map(({ event }) => (event as unknown as { sum: number }).sum));
  }
  expect(sums).toEqual(table.told.map(({ event }) => (event as unknown as { sum: number }).sum));
  const parts = run.mock.calls.filter(([job]) => (job as string) === 'history').map(([, , , { picks }]) => picks);
  expect(parts.length).toBeGreaterThan(10);
  expect(Math.max(...parts)).toBeLessThan(1000);
  expect((await ana.pickAny(id, 0)).status).toBe(200);
  // One wrong fingerprint far behind the first part is found.
  const checks = log.checks.map(([at, print]) => [at, at === 6000 ? 'wrong' : print]);
  await ana.refused(422, 'LOG_DIVERGES', 'POST', '/api/logs', { log: { ...log, checks } });
  await server.close();
});

test('who asks comes before what is sent, and what is sent is read in another thread', async () => {
  const server = await startServer();
  const nobody = new Client(server.base);
  await nobody.refused(401, 'NO_PERSON', 'POST', '/api/logs', `{"log": ${'['.repeat(900_000)}`);
  const { threads } = server.tavola.replays;
  const ana = await Client.guest(server.base);
  const picks = Array.from({ length: 30_000 }, (_, i) => [i === 29_999 ? 'none' : 0, 'end']);
  const log = { game: 'skirmish', version: '1', options: {}, seats: ['player', 'player'], picks, checks: [] };
  const before = threads.jobs;
  const { field } = await ana.refused(400, 'BAD_REQUEST', 'POST', '/api/logs', { log });
  expect([field, threads.jobs]).toEqual(['/log/picks/29999/0', before + 1]);
  for (const body of ['{', '[]', '{"log": {"__proto__": {}}}', JSON.stringify({ log: { ...log, game: '\0' } })])
    await ana.refused(400, 'BAD_REQUEST', 'POST', '/api/logs', body);
  await server.close();
});

test('a job that takes too long says which game it was and how many picks', async () => {
  const threads = new ReplayThreads(new Games(true), 1, 1);
  const log = JSON.stringify(Table.start(skirmish, { seats: 2, chance: fairChance('x') }).log());
  const part = { log, seed: 'x', mostInATurn: 100, from: null };
  const stopped = threads.run('begin', 'skirmish', part, { who: 'ana', picks: 4321 });
  await expect(stopped).rejects.toMatchObject({
    status: 503,
    code: 'REPLAY_TOO_LONG',
    detail: { game: 'skirmish', picks: 4321 },
  });
  await threads.close();
});

/** The server knows no game by name: every listed one is played, read, forgotten and found again as it was. */
import { games } from '@tavola/games/shelf.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client } from '../testing/client.ts';
import { type Running, startServer } from '../testing/start.ts';

let server: Running;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

test.each(games.map((entry) => [entry.id, entry.seats.max] as const))('%s with all its seats', async (game, seats) => {
  const ana = await Client.guest(server.base);
  const others = Array.from({ length: seats - 1 }, () => ({ kind: 'screen' }));
  const { id, mine } = await ana.newMatch(game, [{ kind: 'me' }, ...others]);
  expect(mine).toHaveLength(seats);
  for (const seat of mine) await ana.ok('PUT', `/api/matches/${id}/seats/${seat}/standing`, { ask: 'always' });
  const reader = await ana.read(id);
  for (let i = 0; i < 25; i++) {
    const { pending } = await ana.frame(id, '?since=1000000');
    if (pending[0] === undefined) break;
    expect((await ana.pickAny(id, pending[0], i)).status).toBe(200);
  }
  const before = await ana.frame(id);
  await reader.revision(before.revision);
  expect(reader.history()).toEqual(before.seats[0]?.events);
  server.tavola.desk.forget(id);
  expect(await ana.frame(id)).toEqual(before);
  const watched = await ana.frame(id, '?seat=spectator');
  expect(watched.seats).toMatchObject([{ seat: 'spectator', decision: null }]);
  reader.close();
});

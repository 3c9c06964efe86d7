/** New matches when the process dies between any two writes: there is all of them, or nothing. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Match } from '../api/matches.ts';
import { Client } from '../testing/client.ts';
import { type Running, startServer } from '../testing/start.ts';

let server: Running;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const alone = [{ kind: 'me' }, { kind: 'screen' }];
const mine = async (client: Client): Promise<Match[]> => (await client.ok('GET', '/api/matches?list=mine')).matches;

/** Asks again and again; the first time no write succeeds, then one, then two, until the request does. */
async function dyingEarly(path: string, client: Client, body: unknown): Promise<Match> {
  const { store, desk } = server.tavola;
  const { commit } = store;
  const before = (await mine(client)).map(({ id, rematch }) => ({ id, rematch }));
  for (let writes = 0; ; writes++) {
    let left = writes;
    store.commit = (change) => (left-- > 0 ? commit.call(store, change) : Promise.reject(new Error('died')));
    const { status, body: made } = await client.call<Match>('POST', path, body);
    store.commit = commit;
    // What the dead process remembered is gone with it.
    for (const id of desk.ids()) desk.forget(id);
    if (status === 201) return made;
    expect(status).toBe(500);
    expect((await mine(client)).map(({ id, rematch }) => ({ id, rematch }))).toEqual(before);
  }
}

test('a match, its rematch, a log that goes on, a what-if: each is there whole, or not at all', async () => {
  const ana = await Client.guest(server.base);
  const match = await dyingEarly('/api/matches', ana, { game: 'tic-tac-toe', seats: alone });
  expect(await ana.match(match.id)).toMatchObject({ status: 'playing', pending: [0] });
  const whatIf = await dyingEarly(`/api/matches/${match.id}/fork`, ana, {});
  expect(whatIf).toMatchObject({ status: 'playing', origin: { match: match.id } });
  for (const cell of [0, 3, 1, 4, 2]) {
    const { pending, count } = await ana.frame(match.id);
    const pick = { seat: pending[0], decision: count, option: `mark:${cell}` };
    await ana.ok('POST', `/api/matches/${match.id}/picks`, pick);
  }
  const again = await dyingEarly(`/api/matches/${match.id}/rematch`, ana, undefined);
  expect((await ana.match(match.id)).rematch).toBe(again.id);
  expect(await ana.match(again.id)).toMatchObject({ status: 'playing', pending: [0] });
  expect((await ana.pickAny(again.id, 0)).status).toBe(200);
  const log = await ana.ok('GET', `/api/matches/${match.id}/log`);
  const imported = await dyingEarly('/api/logs', ana, { log: { ...log, picks: log.picks.slice(0, 2), checks: [] } });
  expect((await ana.frame(imported.id)).count).toBe(2);
  const free = await dyingEarly('/api/matches', ana, {
    game: 'tic-tac-toe',
    seats: [{ kind: 'me' }, { kind: 'friend' }],
  });
  expect(await ana.match(free.id)).toMatchObject({ status: 'waiting', invitations: [{ seat: 1 }, { seat: null }] });
});

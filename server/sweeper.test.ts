import { afterEach, expect, test } from 'vitest';
import { Client } from './testing/client.ts';
import { newFolder, type Running, startServer } from './testing/start.ts';

let now = 5_000_000;
const running: Running[] = [];
afterEach(async () => {
  for (const server of running.splice(0)) await server.close();
});
async function start(env: Record<string, string>): Promise<Running> {
  const server = await startServer(env, { now: () => now });
  running.push(server);
  return server;
}

test('tables of a game that is no longer offered do not keep the sweep from the others', async () => {
  const server = await start({ TAVOLA_DATA: newFolder() });
  const ana = await Client.guest(server.base);
  const clock = { decision: 60 };
  const old = await ana.newMatch('tic-tac-toe', [{ kind: 'me' }, { kind: 'screen' }], { clock });
  const { db } = server.tavola.store;
  const { id, ...row } = await db.selectFrom('matches').selectAll().where('id', '=', old.id).executeTakeFirstOrThrow();
  const gone = Array.from({ length: 250 }, (_, i) => ({ ...row, id: `m_gone${i}`, game: 'gone', wake: 1 }));
  await db.insertInto('matches').values(gone).execute();
  now += 61_000;
  await server.sweeper.sweep();
  expect((await ana.match(id)).seats[0]?.away).not.toBeNull();
});

test('a match that cannot be looked after is set aside, so that the next ones get their turn', async () => {
  const server = await start({ TAVOLA_DATA: newFolder() });
  const ana = await Client.guest(server.base);
  const clock = { decision: 60 };
  const { id: good } = await ana.newMatch('tic-tac-toe', [{ kind: 'me' }, { kind: 'screen' }], { clock });
  const { db } = server.tavola.store;
  const { id, ...row } = await db.selectFrom('matches').selectAll().where('id', '=', good).executeTakeFirstOrThrow();
  const broken = Array.from({ length: 200 }, (_, i) => ({ ...row, id: `m_bad${i}`, pending_json: '{', wake: i }));
  await db.insertInto('matches').values(broken).execute();
  now += 61_000;
  await server.sweeper.sweep();
  await server.sweeper.sweep();
  expect((await ana.match(id)).seats[0]?.away).not.toBeNull();
});

test('links whose time is over are forgotten, however many, a minute after the last time at most', async () => {
  const server = await start({ TAVOLA_DATA: newFolder() });
  const { store } = server.tavola;
  const left = async () => (await store.db.selectFrom('links').select('hash').execute()).map(({ hash }) => hash);
  const row = { kind: 'door' as const, person: null, target_json: '0', uses: 1, asked_json: null };
  const late = Array.from({ length: 700 }, (_, i) => ({ ...row, hash: `late-${i}`, expires: now + 1000 }));
  await store.db
    .insertInto('links')
    .values([...late, { ...row, hash: 'open', expires: now + 1e6 }])
    .execute();
  await server.sweeper.sweep();
  expect(await left()).toHaveLength(701);
  now += 61_000;
  for (let i = 0; i < 2; i++) await server.sweeper.sweep();
  expect(await left()).toEqual(['open']);
});

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

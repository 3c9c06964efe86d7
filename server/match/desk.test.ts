import { expect, test } from 'vitest';
import { Client } from '../testing/client.ts';
import { newFolder, startServer } from '../testing/start.ts';

test('idle matches leave memory and come back when somebody looks', async () => {
  let now = 1_000_000;
  const server = await startServer({ TAVOLA_LIVE_MATCHES: '3' }, { now: () => now });
  const { desk } = server.tavola;
  const ana = await Client.guest(server.base);
  const ids: string[] = [];
  for (let i = 0; i < 6; i++) {
    now += 10;
    ids.push((await ana.newMatch('tic-tac-toe', [{ kind: 'me' }, { kind: 'screen' }])).id);
  }
  const reader = await ana.read(ids[0] ?? '');
  await reader.until((it) => it.frames().length === 1);
  await desk.evict();
  expect(desk.size).toBe(3);
  expect(desk.ids()).toContain(ids[0]);
  now += 10 * 60_000;
  await desk.evict();
  expect(desk.ids()).toEqual([ids[0]]);
  expect((await ana.frame(ids[3] ?? '')).pending).toEqual([0]);
  reader.close();
  await server.close();
});

test('two hosts of one SQLite file: the unique number decides, what is old is thrown away', async () => {
  const data = newFolder();
  const [here, there] = [await startServer({ TAVOLA_DATA: data }), await startServer({ TAVOLA_DATA: data })];
  const ana = await Client.guest(here.base);
  const twin = new Client(there.base);
  twin.cookie = ana.cookie;
  const { id } = await ana.newMatch('tic-tac-toe', [{ kind: 'me' }, { kind: 'screen' }]);
  expect((await twin.frame(id)).pending).toEqual([0]);
  await ana.pickAny(id, 0, 4);
  const late = await twin.call('POST', `/api/matches/${id}/picks`, { seat: 0, decision: 0, option: 'mark:0' });
  expect(late.status).toBe(409);
  expect((await twin.frame(id)).count).toBe(1);
  await here.close();
  await there.close();
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Message } from '../api/matches.ts';
import { Client } from '../testing/client.ts';
import { twoPeople } from '../testing/pair.ts';
import type { Reader } from '../testing/reader.ts';
import { type Running, startServer } from '../testing/start.ts';

let server: Running;
let now = 1_000_000;
beforeAll(async () => {
  server = await startServer({}, { now: () => now });
});
afterAll(() => server.close());

test('whom another process muted is muted here too', async () => {
  let now = Date.now();
  const own = await startServer({}, { now: () => now });
  const ana = await Client.guest(own.base);
  const { id } = await ana.newMatch('tic-tac-toe', [{ kind: 'me' }, { kind: 'screen' }]);
  expect((await ana.match(id)).muted).toEqual([]);
  await own.tavola.store.db.insertInto('mutes').values({ person: ana.person.id, muted: 'p_other' }).execute();
  now += 10_000;
  expect((await ana.match(id)).muted).toEqual(['p_other']);
  await own.close();
});

test('table talk is short, numbered, rate-limited, can be muted, and is off for spectators unless allowed', async () => {
  const { ana, bia, id } = await twoPeople(server.base, 'tic-tac-toe', { spectators: 'public' });
  const eva = await Client.guest(server.base, 'Eva');
  const reader = await bia.read(id);
  const say = (client: Client, text: string) => client.call('POST', `/api/matches/${id}/talk`, { text });
  expect((await say(ana, 'Oi, <b>Bia</b>')).body).toEqual({ number: 1 });
  await reader.until((it) => it.messages.some((message) => message.event === 'talk'));
  expect(reader.messages.at(-1)?.data).toMatchObject({ number: 1, name: 'Ana', text: 'Oi, <b>Bia</b>' });
  expect((await say(ana, 'again')).status).toBe(429);
  now += 2000;
  expect((await say(ana, 'x'.repeat(281))).status).toBe(400);
  expect((await say(eva, 'hello')).body).toMatchObject({ code: 'NO_TALK' });
  await ana.ok('PATCH', `/api/matches/${id}`, { talk: { spectators: true } });
  expect((await say(eva, 'hello')).status).toBe(201);
  await bia.ok('PUT', `/api/matches/${id}/muted/${ana.person.id}`, { muted: true });
  now += 2000;
  await say(ana, 'muted');
  const heard = await bia.ok('GET', `/api/matches/${id}/talk`);
  expect(heard.talk.map((it: { text: string }) => it.text)).toEqual(['hello']);
  expect(heard.muted).toEqual([{ person: ana.person.id, name: ana.person.name }]);
  expect((await eva.ok('GET', `/api/matches/${id}/talk`)).talk).toHaveLength(3);
  reader.close();
  const back = await bia.read(id, { lastId: reader.lastId });
  await back.until((it) => it.frames().length > 0);
  expect(back.messages.filter((it) => it.event === 'talk')).toEqual([]);
  back.close();
});

test('who comes while something is said hears it once, and everything before', async () => {
  const { ana, bia, id } = await twoPeople(server.base);
  const arrivals: Reader[] = [];
  for (let said = 1; said <= 12; said++) {
    now += 2000;
    const saying = ana.ok('POST', `/api/matches/${id}/talk`, { text: `${said}` });
    arrivals.push(...(await Promise.all([bia.read(id), bia.read(id, { way: 'socket' })])));
    await saying;
    const all = Array.from({ length: said }, (_, i) => i + 1);
    const heardBy = ({ messages }: Reader) =>
      messages.filter(({ event }) => event === 'talk').map(({ data }) => (data as Message).number);
    for (const reader of arrivals) {
      await reader.until((it) => heardBy(it).includes(said));
      expect(heardBy(reader)).toEqual(all);
    }
  }
  for (const reader of arrivals) reader.close();
});

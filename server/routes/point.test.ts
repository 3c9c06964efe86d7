import { afterAll, beforeAll, expect, test } from 'vitest';
import { tableOf, tvAt } from '../testing/board.ts';
import type { Client } from '../testing/client.ts';
import type { Reader } from '../testing/reader.ts';
import { type Running, startServer } from '../testing/start.ts';

let server: Running;
let now = Date.UTC(2026, 10, 19, 20);
beforeAll(async () => {
  server = await startServer({}, { now: () => now });
});
afterAll(() => server.close());

const pointsOf = (reader: Reader) => reader.messages.filter(({ event }) => event === 'point').map(({ data }) => data);

test('a finger on the map is shown to all who look, five times a second at most, and kept nowhere', async () => {
  const { people, match } = await tableOf(server.base, 'root', ['Ana', 'Bia']);
  const [ana, bia] = people as [Client, Client];
  const { id } = match;
  const tv = await tvAt(ana, id);
  const [screen, phone, other] = [
    await tv.client.read(id, { way: 'socket' }),
    await ana.read(id, { way: 'socket' }),
    await bia.read(id),
  ];
  for (const reader of [screen, phone, other]) await reader.until((it) => it.frames().length === 1);
  const before = await ana.match(id);
  for (let i = 0; i < 100; i++) phone.send(JSON.stringify({ point: { place: `${i}` } }));
  // When this is answered the hundred were heard.
  phone.send(JSON.stringify({ ask: 1, point: { place: 'nowhere at all' } }));
  await phone.until((it) => it.answers.length === 1);
  now += 1000;
  phone.send(JSON.stringify({ point: { place: null } }));
  for (const reader of [screen, other]) {
    await reader.until((it) => pointsOf(it).length === 6);
    const five = [0, 1, 2, 3, 4].map((i) => ({ seat: 0, place: `${i}` }));
    expect(pointsOf(reader)).toEqual([...five, { seat: 0, place: null }]);
  }
  expect((await ana.match(id)).revision).toBe(before.revision);
  for (const reader of [screen, phone, other]) reader.close();
});

test('only somebody with a seat points, for that seat, at what a board could call a place', async () => {
  const { people, match } = await tableOf(server.base, 'root', ['Ana', 'Bia']);
  const [ana] = people as [Client, Client];
  const tv = await tvAt(ana, match.id);
  const [screen, phone] = [
    await tv.client.read(match.id, { way: 'socket' }),
    await ana.read(match.id, { way: 'socket' }),
  ];
  const refused = async (reader: Reader, point: unknown, status: number) => {
    reader.send(JSON.stringify({ ask: 1, point }));
    await reader.until((it) => it.answers.length === 1);
    expect(reader.answers.splice(0)[0]).toMatchObject({ event: 'refused', status });
  };
  await refused(screen, { place: '8' }, 403);
  await refused(phone, { place: '8', seat: 1 }, 403);
  await refused(phone, { place: 'a place' }, 400);
  await refused(phone, { place: 'x'.repeat(41) }, 400);
  for (const reader of [screen, phone]) reader.close();
});

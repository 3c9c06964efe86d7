import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client } from '../testing/client.ts';
import { twoPeople } from '../testing/pair.ts';
import { type Running, startServer } from '../testing/start.ts';

let server: Running;
let now = 1_000_000;
beforeAll(async () => {
  server = await startServer({}, { now: () => now });
});
afterAll(() => server.close());

const me = { kind: 'me' };
const bot = { kind: 'bot', level: 'easy' };

test('a clock per decision: when it runs out a bot has the seat', async () => {
  const { ana, bia, id } = await twoPeople(server.base, 'tic-tac-toe', { clock: { decision: 60 } });
  expect((await ana.match(id)).seats[0]?.deadline).toBe(now + 60_000);
  now += 59_000;
  await server.sweeper.sweep();
  expect((await ana.match(id)).seats[0]?.away).toBeNull();
  const reader = await bia.read(id);
  now += 2000;
  await server.sweeper.sweep();
  expect((await ana.match(id)).seats[0]?.away).not.toBeNull();
  await reader.until((it) => it.frames().at(-1)?.pending[0] === 1);
  reader.close();
});

test('a clock per player: only the time of the person who is asked runs', async () => {
  const { ana, bia, id } = await twoPeople(server.base, 'tic-tac-toe', { clock: { player: 100 } });
  now += 30_000;
  await ana.pickAny(id, 0);
  now += 20_000;
  await bia.pickAny(id, 1);
  const { seats } = await ana.match(id);
  expect(seats.map((seat) => seat.left)).toEqual([70_000, 80_000]);
  expect(seats.map((seat) => seat.deadline)).toEqual([now + 70_000, null]);
  now += 71_000;
  await server.sweeper.sweep();
  expect((await ana.match(id)).seats.map((seat) => seat.away !== null)).toEqual([true, false]);
});

test('a seat that is given back gets a full decision again', async () => {
  const slow = await startServer({ TAVOLA_BOT_DELAY: '60000' }, { now: () => now });
  const ana = await Client.guest(slow.base);
  const { id } = await ana.newMatch('tic-tac-toe', [me, bot], { clock: { decision: 86_400 } });
  now += 80_000_000;
  await ana.ok('PUT', `/api/matches/${id}/seats/0/bot`);
  expect((await ana.ok('DELETE', `/api/matches/${id}/seats/0/bot`)).seats[0].deadline).toBe(now + 86_400_000);
  await slow.close();
});

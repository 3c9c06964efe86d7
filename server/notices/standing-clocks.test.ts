/** Nobody is told that it is their turn, or that time runs out, while their clock stands still. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Client } from '../testing/client.ts';
import { twoPeople } from '../testing/pair.ts';
import { PushBrowser, Receiver } from '../testing/receiver.ts';
import { type Running, startServer } from '../testing/start.ts';

const HOUR = 3_600_000;
let receiver: Receiver;
let server: Running;
let now = 0;

beforeAll(async () => {
  receiver = await Receiver.start();
  const env = { TAVOLA_NOTICE_PRIVATE: '1', TAVOLA_NOTICE_DELAY: '60000' };
  server = await startServer(env, { now: () => now });
});
afterEach(() => {
  receiver.received.length = 0;
});
afterAll(async () => {
  await server.close();
  receiver.close();
});

const sweep = async () => {
  await server.sweeper.sweep();
  await server.tavola.sender.idle();
};
/** Time passes in steps of an hour. */
const until = async (time: string) => {
  const end = Date.parse(`${time}Z`);
  while (now < end) {
    now = Math.min(end, now + HOUR);
    await sweep();
  }
};
async function phoneOf(bia: Client, more: object = {}): Promise<() => string[]> {
  const phone = new PushBrowser(receiver);
  await bia.ok('PATCH', '/api/me', { language: 'en' });
  await bia.ok('POST', '/api/notices/push', phone.subscription);
  await bia.ok('PUT', '/api/notices', { zone: 'UTC', ...more });
  return () => phone.messages().map(({ body }) => (body.includes('running out') ? 'running-out' : 'your-turn'));
}
/** The 21st of November 2026 is a Saturday. */
const weekends = (decision: number) => ({ clock: { decision, zone: 'UTC', weekends: true } });

test('on a weekend off: it is said on Monday', async () => {
  now = Date.parse('2026-11-21T12:00:00Z');
  const { ana, bia, id } = await twoPeople(server.base, 'tic-tac-toe', weekends(86_400));
  const kinds = await phoneOf(bia);
  await ana.pickAny(id, 0);
  await until('2026-11-22T23:59:00');
  expect(kinds()).toEqual([]);
  await until('2026-11-23T00:05:00');
  expect(kinds()).toEqual(['your-turn']);
  await until('2026-11-23T22:59:00');
  expect(kinds()).toEqual(['your-turn']);
  await until('2026-11-23T23:05:00');
  expect(kinds()).toEqual(['your-turn', 'running-out']);
});

test('and not at midnight, where its person sleeps', async () => {
  now = Date.parse('2026-11-20T23:00:00Z');
  const { ana, bia, id } = await twoPeople(server.base, 'tic-tac-toe', weekends(86_400));
  const kinds = await phoneOf(bia, { quiet: { from: 22 * 60, to: 8 * 60 } });
  await ana.pickAny(id, 0);
  await until('2026-11-23T07:59:00');
  expect(kinds()).toEqual([]);
  await until('2026-11-23T08:05:00');
  expect(kinds()).toEqual(['your-turn']);
});

test('time that would run out after the weekend is told of before it', async () => {
  now = Date.parse('2026-11-19T23:30:00Z');
  const { ana, bia, id } = await twoPeople(server.base, 'tic-tac-toe', weekends(86_400 + 2 * 3600));
  const kinds = await phoneOf(bia, { quiet: { from: 23 * 60 + 45, to: 8 * 60 } });
  await ana.pickAny(id, 0);
  // It ends at 1:30 on Monday, an hour before is night, and the evening before is free.
  await until('2026-11-20T23:40:00');
  expect(kinds()).toEqual(['your-turn']);
  await until('2026-11-20T23:50:00');
  expect(kinds()).toEqual(['your-turn', 'running-out']);
  await until('2026-11-23T02:00:00');
  expect(kinds()).toEqual(['your-turn', 'running-out']);
  expect((await ana.match(id)).seats[1]?.away).not.toBeNull();
});

test('time that is up before they could hear of it is told of even on the weekend', async () => {
  now = Date.parse('2026-11-21T12:00:00Z');
  const { ana, bia, id } = await twoPeople(server.base, 'tic-tac-toe', weekends(2 * 3600));
  const kinds = await phoneOf(bia, { quiet: { from: 23 * 60, to: 8 * 60 } });
  await ana.pickAny(id, 0);
  await until('2026-11-21T13:00:00');
  expect(kinds()).toEqual(['your-turn']);
  await until('2026-11-23T01:59:00');
  expect(kinds()).toEqual(['your-turn']);
});

test('in a pause, until somebody goes on, also what was to be said in the morning', async () => {
  now = Date.parse('2026-11-24T23:00:00Z');
  const { ana, bia, id } = await twoPeople(server.base, 'tic-tac-toe', { clock: { decision: 86_400 } });
  const kinds = await phoneOf(bia, { quiet: { from: 22 * 60, to: 8 * 60 } });
  await ana.pickAny(id, 0);
  // The notice waits for the morning.
  await until('2026-11-24T23:30:00');
  await ana.ok('POST', `/api/matches/${id}/pause`, { seat: 0 });
  await bia.ok('POST', `/api/matches/${id}/pause/consent`, { agree: true });
  const seen = now;
  await server.tavola.store.db
    .updateTable('seats')
    .set({ seen: seen - HOUR })
    .where('match', '=', id)
    .execute();
  await until('2026-11-26T12:00:00');
  expect(kinds()).toEqual([]);
  await ana.ok('POST', `/api/matches/${id}/pause`, { on: false });
  await until('2026-11-26T13:15:00');
  expect(kinds()).toEqual(['your-turn']);
});

test('in a pause that was there before the question, at once when somebody goes on', async () => {
  now = Date.parse('2026-11-24T09:00:00Z');
  const { ana, bia, id } = await twoPeople(server.base, 'tic-tac-toe', { clock: { decision: 86_400 } });
  const kinds = await phoneOf(bia);
  await ana.ok('POST', `/api/matches/${id}/pause`, { seat: 0 });
  await bia.ok('POST', `/api/matches/${id}/pause/consent`, { agree: true });
  await ana.pickAny(id, 0);
  await until('2026-11-26T12:00:00');
  expect(kinds()).toEqual([]);
  await ana.ok('POST', `/api/matches/${id}/pause`, { on: false });
  await until('2026-11-26T12:05:00');
  expect(kinds()).toEqual(['your-turn']);
});

test('on days off, until one comes back early', async () => {
  now = Date.parse('2026-11-24T12:00:00Z');
  const { ana, bia, id } = await twoPeople(server.base, 'tic-tac-toe', { clock: { decision: 86_400 } });
  const kinds = await phoneOf(bia);
  const days = [{ from: '2026-11-25', to: '2026-11-30' }];
  await bia.ok('PUT', '/api/me/holidays', { zone: 'UTC', days });
  now = Date.parse('2026-11-25T12:00:00Z');
  await ana.ok('GET', `/api/matches/${id}`);
  await ana.pickAny(id, 0);
  await until('2026-11-26T12:00:00');
  expect(kinds()).toEqual([]);
  await bia.ok('PUT', '/api/me/holidays', { zone: 'UTC', days: [] });
  await until('2026-11-27T00:05:00');
  expect(kinds()).toEqual(['your-turn']);
});

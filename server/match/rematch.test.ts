import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Match } from '../api/matches.ts';
import { twoPeople } from '../testing/pair.ts';
import { type Running, startServer } from '../testing/start.ts';

let server: Running;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

test('a rematch seats the same people one further, once', async () => {
  const { ana, bia, id } = await twoPeople(server.base);
  await ana.refused(409, 'NOT_OVER', 'POST', `/api/matches/${id}/rematch`);
  for (const [client, seat, cell] of [
    [ana, 0, 0],
    [bia, 1, 3],
    [ana, 0, 1],
    [bia, 1, 4],
    [ana, 0, 2],
  ] as const) {
    const { decision } = await client.seatFrame(id, seat);
    await client.ok('POST', `/api/matches/${id}/picks`, { decision: decision?.number, option: `mark:${cell}` });
  }
  const over = await ana.match(id);
  expect(over).toMatchObject({ status: 'over', outcome: { winners: [0] }, pending: [] });
  expect(over.seed).toMatch(/^[0-9a-f]{32}$/);
  const again = await bia.ok<Match>('POST', `/api/matches/${id}/rematch`);
  expect(again.seats.map((seat) => seat.name)).toEqual(['Bia', 'Ana']);
  expect((await ana.ok('POST', `/api/matches/${id}/rematch`)).id).toBe(again.id);
  expect(again.status).toBe('playing');
});

test('an automaton keeps its seat and its settings', async () => {
  const { ana } = await twoPeople(server.base);
  const automaton = { kind: 'automaton', settings: { difficulty: 'heir' } };
  const { id } = await ana.newMatch('evenfall', [{ kind: 'me', settings: { coven: 'star' } }, automaton]);
  await ana.ok('POST', `/api/matches/${id}/abandon`);
  const again = await ana.ok<Match>('POST', `/api/matches/${id}/rematch`);
  expect(again.seats.map(({ kind, settings }) => ({ kind, settings }))).toEqual([
    { kind: 'person', settings: { coven: 'star' } },
    automaton,
  ]);
});

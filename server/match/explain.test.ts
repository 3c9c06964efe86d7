import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Frame, WhyAnswer } from '../api/table.ts';
import { Client } from '../testing/client.ts';
import { type Running, startServer } from '../testing/start.ts';
import { stepsGame } from '../testing/steps-game.ts';

let server: Running;
beforeAll(async () => {
  server = await startServer({}, { games: [stepsGame] });
});
afterAll(() => server.close());

/** A table of one person on which `picks` picks were made. */
async function played(picks: number): Promise<{ ana: Client; id: string; frame: Frame }> {
  const ana = await Client.guest(server.base, 'Ana');
  const { id } = await ana.newMatch('steps', [{ kind: 'me' }]);
  for (let i = 0; i < picks; i++) await ana.pickAny(id, 0, i);
  return { ana, id, frame: await ana.frame(id) };
}

const eventsOf = ({ seats }: Frame) => seats[0]?.events ?? [];

test('every reasoned event says how its choice came about, and the others say nothing', async () => {
  const { ana, id, frame } = await played(3);
  for (const [n, { event, reasoned }] of eventsOf(frame).entries()) {
    const { traces } = await ana.ok<WhyAnswer>('GET', `/api/matches/${id}/why/${n}?seat=0`);
    expect(traces).toHaveLength(reasoned ? 1 : 0);
    const [trace] = traces;
    if (trace) expect(trace.candidates[trace.taken[0] ?? -1]).toBe(`c${event.cell}`);
  }
});

test('the oldest event of a table that was read from a checkpoint has the same reasons', async () => {
  const { ana, id, frame } = await played(7);
  const first = eventsOf(frame).findIndex(({ reasoned }) => reasoned);
  const path = `/api/matches/${id}/why/${first}`;
  const before = await ana.ok<WhyAnswer>('GET', path);
  expect(before.traces[0]?.rungs.map(({ clause, values }) => [clause, values])).toEqual([
    ['X-2', [2, 3, 2, 3]],
    ['X-3', [null, true, null, null]],
  ]);
  (await server.tavola.desk.find(id)).loaded = null;
  expect(await ana.ok('GET', path)).toEqual(before);
});

test('a what-if that begins in the middle can be asked too', async () => {
  const { ana, id } = await played(4);
  const fork = await ana.ok('POST', `/api/matches/${id}/fork`, {});
  await ana.pickAny(fork.id, 0);
  (await server.tavola.desk.find(fork.id)).loaded = null;
  const events = eventsOf(await ana.frame(fork.id));
  const reasoned = events.flatMap((it, n) => (it.reasoned ? [n] : []));
  expect(reasoned.length).toBeGreaterThan(0);
  for (const n of reasoned) {
    expect((await ana.ok<WhyAnswer>('GET', `/api/matches/${fork.id}/why/${n}`)).traces).toHaveLength(1);
  }
});

test('nobody asks for what was not told, through others’ eyes, or at a table that is not theirs', async () => {
  const { ana, id, frame } = await played(1);
  await ana.refused(404, 'NOT_FOUND', 'GET', `/api/matches/${id}/why/${frame.told}`);
  await ana.refused(403, 'FORBIDDEN', 'GET', `/api/matches/${id}/why/1?seat=open`);
  await ana.refused(400, 'BAD_REQUEST', 'GET', `/api/matches/${id}/why/first`);
  await (await Client.guest(server.base)).refused(404, 'NOT_FOUND', 'GET', `/api/matches/${id}/why/1`);
});

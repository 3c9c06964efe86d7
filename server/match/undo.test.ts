import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client } from '../testing/client.ts';
import { twoPeople } from '../testing/pair.ts';
import { type Running, startServer } from '../testing/start.ts';

let server: Running;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

test('an undo is free while nothing was learned and nobody else picked', async () => {
  const { ana, id, picks: path } = await twoPeople(server.base);
  await ana.refused(409, 'UNDO_NOTHING', 'POST', `/api/matches/${id}/undo`);
  await ana.ok('POST', path, { decision: 0, option: 'mark:4' });
  expect(await ana.ok('GET', `/api/matches/${id}/undo`)).toEqual({
    undo: { to: 0, free: true, asks: [], practice: false },
  });
  expect(await ana.ok('POST', `/api/matches/${id}/undo`)).toMatchObject({ done: true });
  expect(await ana.frame(id)).toMatchObject({ count: 0, told: 0, pending: [0] });
  await ana.ok('POST', path, { decision: 0, option: 'mark:5' });
});

test('an undo beyond the barrier needs the others; a no withdraws it; a pick makes it void', async () => {
  const { ana, bia, id, picks: path } = await twoPeople(server.base);
  const undo = `/api/matches/${id}/undo`;
  await ana.ok('POST', path, { decision: 0, option: 'mark:4' });
  await bia.ok('POST', path, { decision: 1, option: 'mark:0' });
  const asked = await ana.call('POST', undo);
  expect([asked.status, asked.body]).toMatchObject([202, { done: false, missing: [1] }]);
  expect((await bia.match(id)).undo).toEqual({ seat: 0, to: 0, agreed: [], missing: [1] });
  expect(await bia.ok('POST', `${undo}/consent`, { agree: false })).toMatchObject({ done: false });
  await bia.refused(409, 'NO_UNDO_ASKED', 'POST', `${undo}/consent`, { agree: true });
  await ana.ok('POST', undo);
  await ana.ok('POST', path, { decision: 2, option: 'mark:1' });
  expect((await bia.match(id)).undo).toBeNull();
});

test('an undo with consent takes back the picks of both', async () => {
  const { ana, bia, id, picks: path } = await twoPeople(server.base);
  await ana.ok('POST', path, { decision: 0, option: 'mark:4' });
  await bia.ok('POST', path, { decision: 1, option: 'mark:0' });
  await ana.ok('POST', `/api/matches/${id}/undo`);
  expect(await bia.ok('POST', `/api/matches/${id}/undo/consent`, { agree: true })).toMatchObject({ done: true });
  expect(await bia.frame(id)).toMatchObject({ count: 0, pending: [0], told: 0 });
});

test('a late repeat of an undone pick is stale', async () => {
  const { ana, id, picks: path } = await twoPeople(server.base);
  const { revision } = await ana.frame(id);
  const pick = { decision: 0, option: 'mark:4', revision };
  await ana.ok('POST', path, pick);
  await ana.ok('POST', `/api/matches/${id}/undo`);
  await ana.refused(409, 'STALE_DECISION', 'POST', path, pick);
  await ana.ok('POST', path, { ...pick, revision: (await ana.frame(id)).revision });
});

test('an undo against bots alone nobody need be asked', async () => {
  const ana = await Client.guest(server.base);
  const { id } = await ana.newMatch('tic-tac-toe', [{ kind: 'me' }, { kind: 'bot', level: 'easy' }]);
  const reader = await ana.read(id);
  await ana.pickAny(id, 0);
  await reader.until((it) => it.frames().at(-1)?.count === 2);
  expect(await ana.ok('POST', `/api/matches/${id}/undo`)).toMatchObject({ done: true });
  await reader.until((it) => it.frames().at(-1)?.count === 0);
  expect(reader.history()).toEqual([]);
  reader.close();
});

test('an undo before the stored checkpoint finds the game as it was', async () => {
  const { ana, bia, id } = await twoPeople(server.base, 'skirmish');
  for (let i = 0; i < 50; i++) {
    const { pending } = await ana.frame(id);
    const seat = pending[0];
    if (seat === undefined) break;
    await (seat === 0 ? ana : bia).pickAny(id, seat, -1);
  }
  const stored = await server.tavola.store.db
    .selectFrom('checkpoints')
    .select('picks')
    .where('match', '=', id)
    .execute();
  expect(stored.length).toBeGreaterThan(0);
  const before = await ana.frame(id);
  expect(before.outcome).toBeNull();
  const mover = before.pending[0] === 0 ? ana : bia;
  await mover.pickAny(id, before.pending[0] as number, 1);
  await mover.call('POST', `/api/matches/${id}/undo`);
  await (mover === ana ? bia : ana).call('POST', `/api/matches/${id}/undo/consent`, { agree: true });
  const after = await ana.frame(id);
  expect({ ...after, revision: 0 }).toEqual({ ...before, revision: 0 });
});

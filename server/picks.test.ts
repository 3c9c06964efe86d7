import { CHANCE } from '@tavola/kernel/ask.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client } from './testing/client.ts';
import { type Running, startServer } from './testing/start.ts';

let server: Running;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

async function twoPeople(game = 'tic-tac-toe'): Promise<{ ana: Client; bia: Client; id: string; path: string }> {
  const [ana, bia] = [await Client.guest(server.base, 'Ana'), await Client.guest(server.base, 'Bia')];
  const match = await ana.newMatch(game, [{ kind: 'me' }, { kind: 'friend' }]);
  await bia.ok('POST', `/api/invitations/${match.invitations[0]?.token}`);
  return { ana, bia, id: match.id, path: `/api/matches/${match.id}/picks` };
}

describe('a pick', () => {
  test('moves the game on and is in the store when it is acknowledged', async () => {
    const { ana, id, path } = await twoPeople();
    expect(await ana.ok('POST', path, { decision: 0, option: 'mark:4' })).toMatchObject({ count: 1 });
    const rows = await server.tavola.store.db.selectFrom('picks').selectAll().where('match', '=', id).execute();
    expect(rows).toMatchObject([{ number: 0, seat: 0, option: 'mark:4' }]);
  });

  test('sent twice is one pick, also when the other seat has moved on', async () => {
    const { ana, bia, id, path } = await twoPeople();
    const pick = { decision: 0, option: 'mark:4' };
    const answers = await Promise.all([1, 2, 3].map(() => ana.call('POST', path, pick)));
    expect(answers.map((answer) => [answer.status, answer.body.count])).toEqual([
      [200, 1],
      [200, 1],
      [200, 1],
    ]);
    await bia.ok('POST', path, { decision: 1, option: 'mark:0' });
    expect((await ana.call('POST', path, pick)).status).toBe(200);
    expect((await ana.match(id)).pending).toEqual([0]);
    expect((await ana.frame(id)).count).toBe(2);
  });

  test('for another decision is stale and says what is asked now', async () => {
    const { ana, bia, path } = await twoPeople();
    await ana.ok('POST', path, { decision: 0, option: 'mark:4' });
    const detail = await bia.refused(409, 'STALE_DECISION', 'POST', path, { decision: 0, option: 'mark:1' });
    expect(detail.decision).toMatchObject({ number: 1, seat: 1, ask: 'mark' });
    expect(detail.decision.options).toHaveLength(8);
    const notMine = await ana.refused(409, 'NOT_YOUR_DECISION', 'POST', path, { decision: 1, option: 'mark:1' });
    expect(notMine.decision).toBeNull();
    await ana.refused(409, 'NOT_YOUR_DECISION', 'POST', path, { decision: 0, option: 'mark:3' });
  });

  test('that is not listed is refused with its clause', async () => {
    const { ana, bia, path } = await twoPeople();
    await ana.ok('POST', path, { decision: 0, option: 'mark:4' });
    const taken = await bia.refused(422, 'NOT_LISTED', 'POST', path, { decision: 1, option: 'mark:4' });
    expect(taken).toEqual({ decision: 1, clause: 'TTT-2' });
    const nonsense = await bia.refused(422, 'NOT_LISTED', 'POST', path, { decision: 1, option: 'fly' });
    expect(nonsense.clause).toBeNull();
  });

  test("for another's seat, for chance, or from outside is refused", async () => {
    const { ana, bia, path } = await twoPeople('skirmish');
    const eva = await Client.guest(server.base, 'Eva');
    const pick = { decision: 2, option: 'draw' };
    await bia.refused(403, 'FORBIDDEN', 'POST', path, { ...pick, seat: 0 });
    await ana.refused(403, 'FORBIDDEN', 'POST', path, { ...pick, seat: CHANCE });
    await eva.refused(404, 'NOT_FOUND', 'POST', path, pick);
    await eva.refused(404, 'NOT_FOUND', 'POST', path, { ...pick, seat: 0 });
    await new Client(server.base).refused(401, 'NO_PERSON', 'POST', path, pick);
    await ana.ok('POST', path, pick);
  });

  test('after the end: the game is over', async () => {
    const { ana, bia, id, path } = await twoPeople();
    for (const [i, cell] of [0, 3, 1, 4, 2].entries()) {
      await (i % 2 === 0 ? ana : bia).ok('POST', path, { decision: i, option: `mark:${cell}` });
    }
    await bia.refused(409, 'GAME_OVER', 'POST', path, { decision: 5, option: 'mark:8' });
    expect((await ana.frame(id)).outcome).toMatchObject({ winners: [0], reason: 'line' });
    expect((await ana.call('POST', path, { decision: 4, option: 'mark:2' })).status).toBe(200);
  });
});

test('why not: the clause that rules a move out, for one move or for all', async () => {
  const { ana, bia, id, path } = await twoPeople();
  await ana.ok('POST', path, { decision: 0, option: 'mark:4' });
  const ask = `/api/matches/${id}/why-not`;
  expect(await bia.ok('GET', `${ask}?option=mark:4`)).toEqual({ clause: 'TTT-2' });
  expect(await bia.ok('GET', `${ask}?option=mark:5`)).toEqual({ clause: null });
  expect(await bia.ok('GET', ask)).toEqual({ refused: { 'mark:4': 'TTT-2' } });
  expect(await ana.ok('GET', ask)).toEqual({ refused: {} });
});

describe('undo', () => {
  test('is free while nothing was learned and nobody else picked', async () => {
    const { ana, id, path } = await twoPeople();
    await ana.refused(409, 'UNDO_NOTHING', 'POST', `/api/matches/${id}/undo`);
    await ana.ok('POST', path, { decision: 0, option: 'mark:4' });
    expect(await ana.ok('GET', `/api/matches/${id}/undo`)).toEqual({ undo: { to: 0, free: true, asks: [] } });
    expect(await ana.ok('POST', `/api/matches/${id}/undo`)).toMatchObject({ done: true });
    expect(await ana.frame(id)).toMatchObject({ count: 0, told: 0, pending: [0] });
    await ana.ok('POST', path, { decision: 0, option: 'mark:5' });
  });

  test('beyond the barrier needs the others; a no withdraws it; a pick makes it void', async () => {
    const { ana, bia, id, path } = await twoPeople();
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

  test('with consent takes back the picks of both', async () => {
    const { ana, bia, id, path } = await twoPeople();
    await ana.ok('POST', path, { decision: 0, option: 'mark:4' });
    await bia.ok('POST', path, { decision: 1, option: 'mark:0' });
    await ana.ok('POST', `/api/matches/${id}/undo`);
    expect(await bia.ok('POST', `/api/matches/${id}/undo/consent`, { agree: true })).toMatchObject({ done: true });
    expect(await bia.frame(id)).toMatchObject({ count: 0, pending: [0], told: 0 });
  });

  test('a late repeat of an undone pick is stale', async () => {
    const { ana, id, path } = await twoPeople();
    const { revision } = await ana.frame(id);
    const pick = { decision: 0, option: 'mark:4', revision };
    await ana.ok('POST', path, pick);
    await ana.ok('POST', `/api/matches/${id}/undo`);
    await ana.refused(409, 'STALE_DECISION', 'POST', path, pick);
    await ana.ok('POST', path, { ...pick, revision: (await ana.frame(id)).revision });
  });

  test('against bots alone nobody need be asked', async () => {
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
    const { ana, bia, id } = await twoPeople('skirmish');
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
});

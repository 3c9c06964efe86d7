import { CHANCE } from '@tavola/kernel/rules/ask.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client } from '../testing/client.ts';
import { twoPeople } from '../testing/pair.ts';
import { type Running, startServer } from '../testing/start.ts';

let server: Running;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

describe('a pick', () => {
  test('moves the game on and is in the store when it is acknowledged', async () => {
    const { ana, id, picks: path } = await twoPeople(server.base);
    expect(await ana.ok('POST', path, { decision: 0, option: 'mark:4' })).toMatchObject({ count: 1 });
    const rows = await server.tavola.store.db.selectFrom('picks').selectAll().where('match', '=', id).execute();
    expect(rows).toMatchObject([{ number: 0, seat: 0, option: 'mark:4' }]);
  });

  test('goes on with its gesture only while the rules ask what was foreseen', async () => {
    const { ana, picks: path } = await twoPeople(server.base);
    const steps = [{ ask: 'mark', option: 'mark:3' }];
    expect(await ana.ok('POST', path, { decision: 0, option: 'mark:4', steps })).toMatchObject({ count: 1 });
    const endless = Array.from({ length: 17 }, () => steps[0]);
    await ana.refused(400, 'BAD_REQUEST', 'POST', path, { decision: 0, option: 'mark:4', steps: endless });
  });

  test('sent twice is one pick, also when the other seat has moved on', async () => {
    const { ana, bia, id, picks: path } = await twoPeople(server.base);
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
    const { ana, bia, picks: path } = await twoPeople(server.base);
    await ana.ok('POST', path, { decision: 0, option: 'mark:4' });
    const detail = await bia.refused(409, 'STALE_DECISION', 'POST', path, { decision: 0, option: 'mark:1' });
    expect(detail.decision).toMatchObject({ number: 1, seat: 1, ask: 'mark' });
    expect(detail.decision.options).toHaveLength(8);
    const notMine = await ana.refused(409, 'NOT_YOUR_DECISION', 'POST', path, { decision: 1, option: 'mark:1' });
    expect(notMine.decision).toBeNull();
    await ana.refused(409, 'NOT_YOUR_DECISION', 'POST', path, { decision: 0, option: 'mark:3' });
  });

  test('that is not listed is refused with its clause', async () => {
    const { ana, bia, picks: path } = await twoPeople(server.base);
    await ana.ok('POST', path, { decision: 0, option: 'mark:4' });
    const taken = await bia.refused(422, 'NOT_LISTED', 'POST', path, { decision: 1, option: 'mark:4' });
    expect(taken).toEqual({ decision: 1, clause: 'TTT-2' });
    const nonsense = await bia.refused(422, 'NOT_LISTED', 'POST', path, { decision: 1, option: 'fly' });
    expect(nonsense.clause).toBeNull();
  });

  test("for another's seat, for chance, or from outside is refused", async () => {
    const { ana, bia, picks: path } = await twoPeople(server.base, 'skirmish');
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
    const { ana, bia, id, picks: path } = await twoPeople(server.base);
    for (const [i, cell] of [0, 3, 1, 4, 2].entries()) {
      await (i % 2 === 0 ? ana : bia).ok('POST', path, { decision: i, option: `mark:${cell}` });
    }
    await bia.refused(409, 'GAME_OVER', 'POST', path, { decision: 5, option: 'mark:8' });
    expect((await ana.frame(id)).outcome).toMatchObject({ winners: [0], reason: 'line' });
    expect((await ana.call('POST', path, { decision: 4, option: 'mark:2' })).status).toBe(200);
  });
});

test('why not: the clause that rules a move out, for one move or for all', async () => {
  const { ana, bia, id, picks: path } = await twoPeople(server.base);
  await ana.ok('POST', path, { decision: 0, option: 'mark:4' });
  const ask = `/api/matches/${id}/why-not`;
  expect(await bia.ok('GET', `${ask}?option=mark:4`)).toEqual({ clause: 'TTT-2' });
  expect(await bia.ok('GET', `${ask}?option=mark:5`)).toEqual({ clause: null });
  expect(await bia.ok('GET', ask)).toEqual({
    refused: [{ id: 'mark:4', move: { kind: 'mark', cell: 4 }, clause: 'TTT-2' }],
  });
  expect(await ana.ok('GET', ask)).toEqual({ refused: [] });
});

test('preview: what a pick would bring, for the seat that is asked and only then; nothing is played', async () => {
  const { ana, bia, id, picks: path } = await twoPeople(server.base);
  const ask = `/api/matches/${id}/preview`;
  const preview = await ana.ok<{ next: string; view: unknown }>('GET', `${ask}?option=mark:4`);
  expect(preview).toMatchObject({ next: 'others', ask: null });
  await ana.refused(422, 'NOT_LISTED', 'GET', `${ask}?option=mark:9`);
  await bia.refused(422, 'NOT_LISTED', 'GET', `${ask}?option=mark:4`);
  await ana.refused(400, 'BAD_REQUEST', 'GET', ask);
  expect((await ana.frame(id)).count).toBe(0);
  await ana.ok('POST', path, { decision: 0, option: 'mark:4' });
  expect((await ana.frame(id)).seats[0]?.view).toEqual(preview.view);
});

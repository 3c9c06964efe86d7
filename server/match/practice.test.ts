/** Taking back what one has seen, alone or after the end: where the table allows it, and never silently. */
import { readLog } from '@tavola/kernel/table/verify.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client } from '../testing/client.ts';
import { twoPeople } from '../testing/pair.ts';
import { newFolder, type Running, startServer } from '../testing/start.ts';

const data = newFolder();
let server: Running;
beforeAll(async () => {
  server = await startServer({ TAVOLA_DATA: data });
});
afterAll(() => server.close());

const againstABot = [{ kind: 'me' }, { kind: 'bot', level: 'easy' }];

/** Plays against a bot that hides its hand until an undo would go past what was hidden. */
async function pastHiddenCards(more: object = {}): Promise<{ ana: Client; id: string }> {
  const ana = await Client.guest(server.base);
  const { id } = await ana.newMatch('skirmish', againstABot, more);
  for (let picks = 0; picks < 60; picks++) {
    await expect.poll(async () => (await ana.frame(id)).pending.includes(0)).toBe(true);
    const { body } = await ana.call('GET', `/api/matches/${id}/undo`);
    if (body.code === 'NO_PRACTICE' || body.undo?.practice) return { ana, id };
    await ana.pickAny(id, 0, picks);
  }
  return expect.fail('nothing hidden was ever shown');
}

test('against bots only it is allowed, marks the match for good, and the log says so', async () => {
  const { ana, id } = await pastHiddenCards();
  expect((await ana.match(id)).practice).toBe('allowed');
  const { undo } = await ana.ok('GET', `/api/matches/${id}/undo`);
  expect(undo).toMatchObject({ free: false, asks: [], practice: true });
  // Somebody who thought that it was free is not made to practise.
  await ana.refused(409, 'STALE_DECISION', 'POST', `/api/matches/${id}/undo`, { seat: 0, practice: false });
  expect((await ana.match(id)).practice).toBe('allowed');
  expect(await ana.ok('POST', `/api/matches/${id}/undo`)).toMatchObject({ done: true });
  expect((await ana.match(id)).practice).toBe('used');
  const { matches } = await ana.ok('GET', '/api/matches?list=mine');
  expect(matches[0]).toMatchObject({ id, practice: 'used' });

  await server.close();
  server = await startServer({ TAVOLA_DATA: data });
  const back = new Client(server.base);
  back.cookie = ana.cookie;
  expect((await back.match(id)).practice).toBe('used');
  await back.ok('POST', `/api/matches/${id}/abandon`);
  const log = await back.ok('GET', `/api/matches/${id}/log`);
  expect(readLog(log).practice).toBe(true);
  expect(await back.ok('POST', '/api/logs', { log })).toMatchObject({ practice: 'used' });
  expect(await back.ok('POST', `/api/matches/${id}/rematch`)).toMatchObject({ practice: 'allowed' });
});

test('where the table does not want it, what was seen stays', async () => {
  const { ana, id } = await pastHiddenCards({ practice: false });
  expect((await ana.match(id)).practice).toBe('no');
  await ana.refused(409, 'NO_PRACTICE', 'GET', `/api/matches/${id}/undo`);
  await ana.refused(409, 'NO_PRACTICE', 'POST', `/api/matches/${id}/undo`);
});

test('past what bots did openly nothing is marked', async () => {
  const ana = await Client.guest(server.base);
  const { id } = await ana.newMatch('tic-tac-toe', againstABot);
  await ana.pickAny(id, 0);
  await expect.poll(async () => (await ana.frame(id)).count).toBe(2);
  await ana.ok('POST', `/api/matches/${id}/undo`);
  expect(await ana.match(id)).toMatchObject({ practice: 'allowed', revision: expect.any(Number) });
});

/** Seat 0 has three in a row at the fifth pick. */
async function won(picks: string, ana: Client, bia: Client): Promise<void> {
  const moves = [4, 0, 3, 1, 5];
  for (const [decision, cell] of moves.entries())
    await (decision % 2 === 0 ? ana : bia).ok('POST', picks, {
      seat: decision % 2,
      decision,
      option: `mark:${cell}`,
    });
}

test('after the end among people only where they agreed on it before, and all must agree', async () => {
  const plain = await twoPeople(server.base);
  await won(plain.picks, plain.ana, plain.bia);
  expect((await plain.ana.match(plain.id)).practice).toBe('no');
  await plain.ana.refused(409, 'NO_PRACTICE', 'POST', `/api/matches/${plain.id}/undo`);

  const { ana, bia, id, picks } = await twoPeople(server.base, 'tic-tac-toe', { practice: true });
  await won(picks, ana, bia);
  expect(await ana.match(id)).toMatchObject({ status: 'over', seed: expect.any(String), practice: 'allowed' });
  const undo = `/api/matches/${id}/undo`;
  expect((await ana.call('POST', undo)).body).toMatchObject({ done: false, missing: [1] });
  expect(await bia.ok('POST', `${undo}/consent`, { agree: false })).toMatchObject({ done: false });
  expect(await ana.match(id)).toMatchObject({ status: 'over', practice: 'allowed', undo: null });
  await ana.ok('POST', undo);
  expect(await bia.ok('POST', `${undo}/consent`, { agree: true })).toMatchObject({ done: true });
  expect(await bia.match(id)).toMatchObject({ status: 'playing', outcome: null, seed: null, practice: 'used' });
  await ana.ok('POST', picks, { decision: 4, option: 'mark:8' });
});

test('after the end alone it goes on at once', async () => {
  const ana = await Client.guest(server.base);
  const { id } = await ana.newMatch('tic-tac-toe', againstABot);
  const reader = await ana.read(id);
  for (;;) {
    await reader.until(
      (it) => it.frames().at(-1)?.outcome !== null || it.frames().at(-1)?.pending.includes(0) === true,
    );
    if (reader.frames().at(-1)?.outcome) break;
    await ana.pickAny(id, 0);
    const count = (await ana.frame(id)).count;
    await reader.until((it) => (it.frames().at(-1)?.count ?? 0) >= count);
  }
  const { undo } = await ana.ok('GET', `/api/matches/${id}/undo`);
  expect(undo).toMatchObject({ free: false, asks: [], practice: true });
  await ana.ok('POST', `/api/matches/${id}/undo`);
  expect(await ana.match(id)).toMatchObject({ status: 'playing', practice: 'used' });
  await reader.until((it) => it.frames().at(-1)?.outcome === null && it.frames().at(-1)?.pending.includes(0) === true);
  reader.close();
});

test('an undo is found past any number of turn starts and of windows that were passed', async () => {
  const ana = await Client.guest(server.base);
  const { id } = await ana.newMatch('calamandara', againstABot);
  for (let picks = 0; picks < 30; picks++) {
    await expect.poll(async () => (await ana.seatFrame(id, 0)).decision).not.toBeNull();
    const { status, body } = await ana.call('GET', `/api/matches/${id}/undo`);
    expect([status, body.code]).toEqual([200, undefined]);
    await ana.pickAny(id, 0, picks);
  }
});

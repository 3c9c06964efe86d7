import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Match } from '../api/matches.ts';
import { Client } from '../testing/client.ts';
import { tokenOf, twoPeople } from '../testing/pair.ts';
import { type Running, startServer } from '../testing/start.ts';

let server: Running;
let now = 1_000_000;
beforeAll(async () => {
  server = await startServer({}, { now: () => now });
});
afterAll(() => server.close());

const me = { kind: 'me' };
const friend = { kind: 'friend' };

describe('invitations', () => {
  test('bring a friend to a seat; the match starts with the last one; a used link serves its owner only', async () => {
    const [ana, bia, caio] = [
      await Client.guest(server.base, 'Ana'),
      await Client.guest(server.base, 'Bia'),
      await Client.guest(server.base),
    ];
    const match = await ana.newMatch('tic-tac-toe', [me, friend]);
    expect(match).toMatchObject({ status: 'waiting', commitment: null, pending: [] });
    const token = tokenOf(match, 1);
    expect(token.length).toBeGreaterThanOrEqual(32);
    await bia.refused(404, 'NOT_FOUND', 'GET', `/api/matches/${match.id}`);
    expect(await bia.ok('GET', `/api/invitations/${token}`)).toMatchObject({
      seat: 1,
      match: { id: match.id, invitations: [] },
    });
    const joined = await bia.ok('POST', `/api/invitations/${token}`);
    expect(joined).toMatchObject({ seat: 1, match: { status: 'playing', mine: [1] } });
    expect((await bia.ok('POST', `/api/invitations/${token}`)).seat).toBe(1);
    await caio.refused(409, 'SEAT_TAKEN', 'POST', `/api/invitations/${token}`);
    expect(await caio.refused(409, 'SEAT_TAKEN', 'GET', `/api/invitations/${token}`)).toEqual({});
    expect(await new Client(server.base).refused(409, 'SEAT_TAKEN', 'GET', `/api/invitations/${token}`)).toEqual({});
    expect((await bia.ok('GET', `/api/invitations/${token}`)).seat).toBe(1);
  });

  test('can be renewed and revoked by the maker of the table', async () => {
    const [ana, bia] = [await Client.guest(server.base), await Client.guest(server.base)];
    const match = await ana.newMatch('tic-tac-toe', [me, friend]);
    const renewed = await ana.ok<Match>('POST', `/api/matches/${match.id}/invitations`, { seat: 1 });
    expect(tokenOf(renewed, 1)).not.toBe(tokenOf(match, 1));
    await bia.refused(404, 'NOT_FOUND', 'POST', `/api/invitations/${tokenOf(match, 1)}`);
    await ana.ok('DELETE', `/api/matches/${match.id}/invitations/1`);
    await bia.refused(404, 'NOT_FOUND', 'GET', `/api/invitations/${tokenOf(renewed, 1)}`);
    await bia.refused(404, 'NOT_FOUND', 'POST', `/api/matches/${match.id}/invitations`, { seat: 1 });
    const again = await ana.ok<Match>('POST', `/api/matches/${match.id}/invitations`, { seat: 1 });
    await bia.ok('POST', `/api/invitations/${tokenOf(again, 1)}`);
    await bia.refused(403, 'FORBIDDEN', 'POST', `/api/matches/${match.id}/invitations`, { seat: null });
  });

  test('the watch link lets people look, until it is revoked or the table is closed to spectators', async () => {
    const { ana, id } = await twoPeople(server.base);
    const eva = await Client.guest(server.base);
    await eva.refused(404, 'NOT_FOUND', 'GET', `/api/matches/${id}/table`);
    const match = await ana.match(id);
    expect(await eva.ok('POST', `/api/invitations/${tokenOf(match, null)}`)).toMatchObject({ seat: null });
    expect((await eva.frame(id)).seats[0]?.seat).toBe('spectator');
    await eva.refused(403, 'FORBIDDEN', 'POST', `/api/matches/${id}/picks`, { decision: 0, option: 'mark:0' });
    const reader = await eva.read(id);
    await reader.until((it) => it.frames().length === 1);
    await ana.ok('PATCH', `/api/matches/${id}`, { spectators: 'none' });
    await reader.until((it) => it.closed);
    expect(reader.messages.at(-1)?.event).toBe('bye');
    await eva.refused(404, 'NOT_FOUND', 'GET', `/api/matches/${id}`);
    await eva.refused(404, 'NOT_FOUND', 'GET', `/api/invitations/${tokenOf(match, null)}`);
    await eva.refused(404, 'NOT_FOUND', 'POST', `/api/invitations/${tokenOf(match, null)}`);
  });

  test.each(['renewed', 'revoked'])(
    'somebody who watches by a link that is %s leaves, and needs another',
    async (how) => {
      const { ana, id } = await twoPeople(server.base);
      const eva = await Client.guest(server.base);
      const old = tokenOf(await ana.match(id), null);
      await eva.ok('POST', `/api/invitations/${old}`);
      const reader = await eva.read(id);
      await reader.until((it) => it.frames().length === 1);
      if (how === 'renewed') await ana.ok('POST', `/api/matches/${id}/invitations`, { seat: null });
      else await ana.ok('DELETE', `/api/matches/${id}/invitations/watch`);
      await reader.until((it) => it.closed);
      expect(reader.messages.at(-1)?.event).toBe('bye');
      await eva.refused(404, 'NOT_FOUND', 'GET', `/api/matches/${id}`);
      await eva.refused(404, 'NOT_FOUND', 'POST', `/api/invitations/${old}`);
      const renewed = await ana.ok<Match>('POST', `/api/matches/${id}/invitations`, { seat: null });
      await eva.ok('POST', `/api/invitations/${tokenOf(renewed, null)}`);
      expect((await eva.match(id)).id).toBe(id);
    },
  );

  test('to a seat of a table that was given up leads nowhere', async () => {
    const [ana, bia] = [await Client.guest(server.base), await Client.guest(server.base)];
    const match = await ana.newMatch('tic-tac-toe', [{ kind: 'me' }, { kind: 'friend' }]);
    await ana.ok('POST', `/api/matches/${match.id}/abandon`);
    await bia.refused(409, 'NOT_WAITING', 'POST', `/api/invitations/${tokenOf(match, 1)}`);
    expect((await ana.match(match.id)).seats[1]).toMatchObject({ kind: 'free', person: null });
  });
});

describe('seats', () => {
  test('before the start a seat is left free, later a bot plays on; the last person to leave ends the match', async () => {
    const { ana, bia, id } = await twoPeople(server.base);
    const waiting = await ana.newMatch('tic-tac-toe', [me, friend]);
    await bia.refused(404, 'NOT_FOUND', 'POST', `/api/matches/${waiting.id}/leave`);
    expect((await ana.ok('POST', `/api/matches/${waiting.id}/leave`)).seats[0].kind).toBe('free');
    await bia.ok('POST', `/api/matches/${id}/leave`);
    expect((await ana.match(id)).seats[1]).toMatchObject({ kind: 'bot', person: null });
    expect((await ana.ok('POST', `/api/matches/${id}/leave`)).status).toBe('abandoned');
  });

  test('a bot takes over my seat at once and gives it back', async () => {
    const { ana, bia, id } = await twoPeople(server.base);
    expect((await bia.ok('PUT', `/api/matches/${id}/seats/1/bot`, { level: 'easy' })).seats[1].away).toBe('easy');
    const reader = await ana.read(id);
    await ana.pickAny(id, 0);
    await reader.until((it) => (it.frames().at(-1)?.count ?? 0) >= 2);
    expect((await bia.ok('DELETE', `/api/matches/${id}/seats/1/bot`)).seats[1].away).toBeNull();
    await ana.pickAny(id, 0);
    expect((await bia.match(id)).turn).toBe(true);
    reader.close();
  });

  test('a person who picks is back, though a bot had the seat', async () => {
    const slow = await startServer({ TAVOLA_BOT_DELAY: '60000' });
    const ana = await Client.guest(slow.base);
    const { id } = await ana.newMatch('tic-tac-toe', [me, { kind: 'screen' }]);
    expect((await ana.ok('PUT', `/api/matches/${id}/seats/0/bot`)).seats[0].away).not.toBeNull();
    expect((await ana.pickAny(id, 0)).status).toBe(200);
    expect((await ana.match(id)).seats[0]?.away).toBeNull();
    await slow.close();
  });

  test("another's seat only when its person is away and was waited for; nobody from outside", async () => {
    const { ana, bia, id } = await twoPeople(server.base);
    await ana.pickAny(id, 0);
    const take = ['PUT', `/api/matches/${id}/seats/1/bot`, {}] as const;
    await ana.refused(409, 'SEAT_PRESENT', ...take);
    await (await Client.guest(server.base)).refused(404, 'NOT_FOUND', ...take);
    const reader = await bia.read(id);
    now += 10 * 60_000;
    await ana.refused(409, 'SEAT_PRESENT', ...take);
    reader.close();
    await expect.poll(async () => (await ana.match(id)).seats[1]?.present).toBe(false);
    now += 10 * 60_000;
    expect((await ana.ok(...take)).seats[1].away).not.toBeNull();
    await ana.refused(403, 'FORBIDDEN', 'DELETE', `/api/matches/${id}/seats/1/bot`);
    await bia.ok('DELETE', `/api/matches/${id}/seats/1/bot`);
  });

  test('the maker of the table fills an empty seat with a bot', async () => {
    const ana = await Client.guest(server.base);
    const { id } = await ana.newMatch('tic-tac-toe', [me, friend]);
    expect(await ana.ok('PUT', `/api/matches/${id}/seats/1/bot`)).toMatchObject({
      status: 'playing',
      seats: [{}, { kind: 'bot' }],
    });
  });
});

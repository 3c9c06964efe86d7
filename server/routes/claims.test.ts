import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Tv, tableOf, tvAt } from '../testing/board.ts';
import { Client } from '../testing/client.ts';
import type { Reader } from '../testing/reader.ts';
import { type Running, startServer } from '../testing/start.ts';

let server: Running;
let now = Date.UTC(2026, 10, 19, 20);
beforeAll(async () => {
  server = await startServer({}, { now: () => now });
});
afterAll(() => server.close());

type Room = {
  readonly ana: Client;
  readonly bia: Client;
  readonly caio: Client;
  /** Bia's new phone. */
  readonly fresh: Client;
  readonly tv: Tv;
  readonly screen: Reader;
  readonly id: string;
};

/** Three people and a screen; Bia's phone is gone, and another phone looks on by the link of the screen. */
async function room(): Promise<Room> {
  const { people, match } = await tableOf(server.base, 'calamandara', ['Ana', 'Bia', 'Caio']);
  const [ana, bia, caio] = people as [Client, Client, Client];
  const tv = await tvAt(ana, match.id);
  const screen = await tv.client.read(match.id);
  await screen.until((it) => it.frames().length === 1);
  const { invitations } = await tv.client.match(match.id);
  const fresh = await Client.guest(server.base, 'Bia de novo');
  await fresh.ok('POST', `/api/invitations/${invitations[0]?.token}`);
  now += 20_000;
  return { ana, bia, caio, fresh, tv, screen, id: match.id };
}

const claim = ({ fresh, id }: Room, seat = 1) => fresh.ok('POST', `/api/matches/${id}/claims`, { seat });
const answer = (by: Client, { id }: Room, which: string, agree = true) =>
  [by, 'POST', `/api/matches/${id}/claims/${which}`, { agree }] as const;

describe('a seat whose phone is gone', () => {
  test('goes to another phone when one other person says so; the old one watches', async () => {
    const it = await room();
    const asked = await claim(it);
    expect(asked.claim).toMatchObject({ seat: 1, name: 'Bia de novo', refused: false });
    expect((await it.caio.match(it.id)).claim).toEqual(asked.claim);
    const [by, method, path, body] = answer(it.caio, it, asked.claim.id);
    await by.ok(method, path, body);
    const after = await it.ana.match(it.id);
    expect(after.seats[1]).toMatchObject({ name: 'Bia de novo', person: it.fresh.person.id });
    expect(after.claim).toBeNull();
    expect(after.holders.map(({ name, why }) => [name, why])).toEqual([
      ['Bia', 'first'],
      ['Bia de novo', 'claimed'],
    ]);
    expect((await it.bia.frame(it.id)).seats.map(({ seat }) => seat)).toEqual(['spectator']);
    await it.bia.refused(403, 'FORBIDDEN', 'POST', `/api/matches/${it.id}/picks`, { decision: 0, option: 'draw' });
    expect((await it.fresh.frame(it.id)).seats.map(({ seat }) => seat)).toEqual([1]);
    it.screen.close();
  });

  test('can be taken back for ten minutes by the one who held it', async () => {
    const it = await room();
    const { claim: open } = await claim(it);
    const [by, ...call] = answer(it.caio, it, open.id);
    await by.ok(...call);
    expect((await it.bia.match(it.id)).regains).toEqual([1]);
    expect((await it.caio.match(it.id)).regains).toEqual([]);
    await it.caio.refused(403, 'FORBIDDEN', 'POST', `/api/matches/${it.id}/seats/1/take-back`);
    const back = await it.bia.ok('POST', `/api/matches/${it.id}/seats/1/take-back`);
    expect(back).toMatchObject({ mine: [1], regains: [] });
    expect(back.holders.at(-1)).toMatchObject({ name: 'Bia', why: 'returned' });
    await it.bia.refused(403, 'FORBIDDEN', 'POST', `/api/matches/${it.id}/seats/1/take-back`);
    const again = await room();
    const { claim: second } = await claim(again);
    const [who, ...said] = answer(again.ana, again, second.id);
    await who.ok(...said);
    now += 600_000;
    await again.bia.refused(403, 'FORBIDDEN', 'POST', `/api/matches/${again.id}/seats/1/take-back`);
    for (const { screen } of [it, again]) screen.close();
  });

  test('is not given by the claimant, by a stranger, or by the screen where others play', async () => {
    const it = await room();
    const { claim: open } = await claim(it);
    const stranger = await Client.guest(server.base, 'Eva');
    for (const [who, status, code] of [
      [it.fresh, 403, 'FORBIDDEN'],
      [it.tv.client, 403, 'FORBIDDEN'],
      [stranger, 404, 'NOT_FOUND'],
    ] as const) {
      const [by, ...call] = answer(who, it, open.id);
      await by.refused(status, code, ...call);
    }
    const [by, ...no] = answer(it.ana, it, open.id, false);
    await by.ok(...no);
    expect((await it.caio.match(it.id)).claim).toMatchObject({ refused: true, name: 'Bia de novo' });
    const [late, ...yes] = answer(it.caio, it, open.id);
    await late.refused(409, 'NO_CLAIM', ...yes);
    it.screen.close();
  });

  test('is given by the screen where nobody else plays', async () => {
    const ana = await Client.guest(server.base, 'Ana');
    const { id, invitations } = await ana.newMatch('calamandara', [{ kind: 'me' }, { kind: 'screen' }]);
    const tv = await tvAt(ana, id);
    const screen = await tv.client.read(id);
    await screen.until((it) => it.frames().length === 1);
    const fresh = await Client.guest(server.base, 'Ana de novo');
    await fresh.ok('POST', `/api/invitations/${invitations[0]?.token}`);
    now += 20_000;
    for (const seat of [0, 1]) {
      const { claim: open } = await fresh.ok('POST', `/api/matches/${id}/claims`, { seat });
      const by = seat === 0 ? tv.client : null;
      if (by) await by.ok('POST', `/api/matches/${id}/claims/${open.id}`, { agree: true });
      else await fresh.ok('POST', `/api/matches/${id}/claims/${open.id}`, { agree: true });
    }
    expect((await fresh.match(id)).mine).toEqual([0, 1]);
    screen.close();
  });

  test('is nobody’s to claim while its person is there, or came back meanwhile', async () => {
    const it = await room();
    const here = await it.bia.read(it.id);
    await here.until((reader) => reader.frames().length === 1);
    const claims = ['POST', `/api/matches/${it.id}/claims`, { seat: 1 }] as const;
    await it.fresh.refused(409, 'SEAT_PRESENT', ...claims);
    here.close();
    await expect.poll(async () => (await it.ana.match(it.id)).seats[1]?.present).toBe(false);
    await it.fresh.refused(409, 'SEAT_PRESENT', ...claims);
    now += 20_000;
    const { claim: open } = await claim(it);
    now += 1000;
    const back = await it.bia.read(it.id);
    await back.until((reader) => reader.frames().length === 1);
    expect((await it.ana.match(it.id)).claim).toBeNull();
    const [by, ...call] = answer(it.ana, it, open.id);
    await by.refused(409, 'NO_CLAIM', ...call);
    back.close();
    it.screen.close();
  });

  test('is not for anyone who plays or played here, nor without a screen, nor for two at once', async () => {
    const it = await room();
    const claims = ['POST', `/api/matches/${it.id}/claims`, { seat: 1 }] as const;
    await it.caio.refused(409, 'WAS_HERE', ...claims);
    const { claim: open } = await claim(it);
    const other = await Client.guest(server.base, 'Dora');
    const { invitations } = await it.tv.client.match(it.id);
    await other.ok('POST', `/api/invitations/${invitations[0]?.token}`);
    await other.refused(409, 'CLAIM_OPEN', ...claims);
    now += 120_000;
    const [by, ...call] = answer(it.ana, it, open.id);
    await by.refused(409, 'NO_CLAIM', ...call);
    it.screen.close();
    await expect.poll(async () => (await it.ana.match(it.id)).boards[0]?.present).toBe(false);
    await other.refused(409, 'NO_BOARD', ...claims);
  });
});

describe('a seat that its holder hands over', () => {
  test('goes to the first phone that scans the code, within five minutes, also to one that watched', async () => {
    const it = await room();
    const hand = `/api/matches/${it.id}/seats/1/hand-over`;
    await it.ana.refused(403, 'FORBIDDEN', 'POST', hand);
    const { path, token } = await it.bia.ok('POST', hand);
    expect(path).toBe(`/seat/${token}`);
    const link = `/api/seat-links/${token}`;
    await it.caio.refused(409, 'WAS_HERE', 'POST', link);
    expect(await it.fresh.ok('POST', link)).toMatchObject({ seat: 1, match: { mine: [1] } });
    expect((await it.ana.match(it.id)).holders.at(-1)).toMatchObject({ why: 'handed', name: 'Bia de novo' });
    const other = await Client.guest(server.base, 'Dora');
    await other.refused(410, 'LINK_EXPIRED', 'POST', link);
    const back = await it.fresh.ok('POST', hand);
    expect(await it.bia.ok('POST', `/api/seat-links/${back.token}`)).toMatchObject({ match: { mine: [1] } });
    const late = await it.bia.ok('POST', hand);
    now += 300_001;
    await it.fresh.refused(410, 'LINK_EXPIRED', 'POST', `/api/seat-links/${late.token}`);
    it.screen.close();
  });
});

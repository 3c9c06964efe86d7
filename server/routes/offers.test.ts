import { type Log, logSchema } from '@tavola/kernel/table/log.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Match } from '../api/matches.ts';
import { Client } from '../testing/client.ts';
import { tokenOf } from '../testing/pair.ts';
import { transports } from '../testing/reader.ts';
import { type Running, startServer } from '../testing/start.ts';

let server: Running;
let now = Date.UTC(2026, 10, 18, 12);
const DAY = 86_400_000;
beforeAll(async () => {
  server = await startServer({}, { now: () => now });
});
afterAll(() => server.close());

type Offered = { readonly match: Match; readonly link: { readonly token: string; readonly path: string } | null };
type Trio = { readonly ana: Client; readonly bia: Client; readonly caio: Client; readonly id: string };

async function trio(more: object = {}): Promise<Trio> {
  const [ana, bia, caio] = [
    await Client.guest(server.base, 'Ana'),
    await Client.guest(server.base, 'Bia'),
    await Client.guest(server.base, 'Caio'),
  ];
  const made = await ana.newMatch('calamandara', [{ kind: 'me' }, { kind: 'friend' }, { kind: 'friend' }], more);
  await bia.ok('POST', `/api/invitations/${tokenOf(made, 1)}`);
  await caio.ok('POST', `/api/invitations/${tokenOf(made, 2)}`);
  return { ana, bia, caio, id: made.id };
}

const offer = (by: Client, id: string, seat: number) =>
  by.ok<Offered>('POST', `/api/matches/${id}/seats/${seat}/offer`);
const agree = (by: Client, id: string, seat: number, yes = true) =>
  by.ok<Offered>('POST', `/api/matches/${id}/seats/${seat}/offer/consent`, { agree: yes });

/** The kind of question that the seat is asked now, if it is asked. */
async function askedOf(by: Client, id: string, seat: number): Promise<string | undefined> {
  const ask = (await by.seatFrame(id, seat)).decision?.ask as { readonly kind: string } | undefined;
  return ask?.kind;
}

describe('a seat offered by the person who holds it', () => {
  test('goes to whoever opens the link first, with the seat’s view and its past', async () => {
    const { ana, bia, caio, id } = await trio();
    for (const [seat, person] of [ana, bia, caio].entries())
      await person.ok('PUT', `/api/matches/${id}/seats/${seat}/standing`, { ask: 'always' });
    // The seat comes with the newcomer's own standing order, which would answer an open window: so none is open.
    for (let i = 0; i < 8 || (await askedOf(bia, id, 1)) === 'respond'; i++) {
      const [seat = 0] = (await ana.frame(id)).pending;
      await ([ana, bia, caio][seat] as Client).pickAny(id, seat, i);
    }
    await bia.ok('PUT', `/api/matches/${id}/seats/1/notify`, { notify: false });
    const before = await bia.seatFrame(id, 1);
    const { match, link } = await offer(bia, id, 1);
    expect(match.seats[1]?.offer).toEqual({ why: 'offered', asked: null });
    expect(link?.path).toBe(`/seat/${link?.token}`);
    const dora = await Client.guest(server.base, 'Dora');
    const path = `/api/seat-links/${link?.token}`;
    expect(await dora.ok('GET', path)).toMatchObject({ seat: 1, match: { id, mine: [] } });
    expect(await dora.ok('POST', path)).toMatchObject({ seat: 1, match: { mine: [1] } });
    expect(await dora.seatFrame(id, 1)).toEqual(before);
    const { holders, seats, count } = { ...(await ana.match(id)), count: (await ana.frame(id)).count };
    expect(seats[1]).toMatchObject({ kind: 'person', name: 'Dora', offer: null, away: null });
    expect(holders).toMatchObject([
      { seat: 1, name: 'Bia', from: 0, why: 'first' },
      { seat: 1, name: 'Dora', from: count, why: 'offered' },
    ]);
    const { db } = server.tavola.store;
    const row = await db
      .selectFrom('seats')
      .selectAll()
      .where('match', '=', id)
      .where('seat', '=', 1)
      .executeTakeFirst();
    expect(row).toMatchObject({ notify: null, told: null });
    const eva = await Client.guest(server.base);
    await eva.refused(410, 'LINK_EXPIRED', 'POST', path);
    await eva.refused(410, 'LINK_EXPIRED', 'GET', path);
    await eva.refused(410, 'LINK_EXPIRED', 'GET', '/api/seat-links/nonsense');
  });

  test.each(transports)('takes the seat’s eyes from the one who leaves in the same change (%s)', async (way) => {
    const { bia, id } = await trio();
    const { link } = await offer(bia, id, 1);
    const reader = await bia.read(id, { way });
    await reader.until((it) => it.frames().length === 1);
    expect(reader.frames()[0]?.seats[0]?.seat).toBe(1);
    const dora = await Client.guest(server.base, 'Dora');
    await dora.ok('POST', `/api/seat-links/${link?.token}`);
    await reader.until((it) => it.closed);
    expect(reader.messages.at(-1)?.event).toBe('bye');
    await bia.refused(403, 'FORBIDDEN', 'GET', `/api/matches/${id}/table?seat=1`);
    await bia.refused(403, 'FORBIDDEN', 'POST', `/api/matches/${id}/picks`, { decision: 0, option: 'draw' });
    const again = await bia.read(id, { way });
    await again.until((it) => it.frames().length === 1);
    expect(again.frames()[0]?.seats.map(({ seat }) => seat)).toEqual(['spectator']);
    again.close();
  });

  test('is told in the log that is sent, by the names that everybody sees; an unchanged table names nobody', async () => {
    const { ana, bia, caio, id } = await trio();
    const { link } = await offer(bia, id, 1);
    const dora = await Client.guest(server.base, 'Dora');
    await dora.ok('POST', `/api/seat-links/${link?.token}`);
    for (const who of [ana, caio, dora]) await who.ok('POST', `/api/matches/${id}/abandon`);
    const log = await ana.ok<Log>('GET', `/api/matches/${id}/log`);
    expect(log.holders).toEqual([
      { seat: 1, from: 0, name: 'Bia' },
      { seat: 1, from: (await ana.match(id)).holders[1]?.from, name: 'Dora' },
    ]);
    expect(logSchema.parse(log)).toEqual(log);
    // It can be sent back, and opened by anyone who has it; a seat that goes on says with whom.
    const screen = ['Fred', 'Gil'].map((name) => ({ kind: 'screen', name }));
    const further = await ana.ok<Match>('POST', '/api/logs', { log, seats: [{ kind: 'me' }, ...screen] });
    server.tavola.desk.forget(further.id);
    const from = log.picks.length;
    const { holders } = await ana.match(further.id);
    expect(holders.map((it) => [it.seat, it.name, it.from])).toEqual([
      ...(log.holders ?? []).map((it) => [it.seat, it.name, it.from]),
      [1, 'Fred', from],
    ]);
    const impossible = { ...log, holders: [{ seat: 1, from: from + 1, name: 'Bia' }] };
    await ana.refused(400, 'BAD_REQUEST', 'POST', '/api/logs', { log: impossible });
    const other = await trio();
    for (const who of [other.ana, other.bia, other.caio]) await who.ok('POST', `/api/matches/${other.id}/abandon`);
    expect(await other.ana.ok('GET', `/api/matches/${other.id}/log`)).not.toHaveProperty('holders');
  });

  test('where nobody may watch, the one who leaves sees nothing any more', async () => {
    const { bia, id } = await trio({ spectators: 'none' });
    const { link } = await offer(bia, id, 1);
    await (await Client.guest(server.base, 'Dora')).ok('POST', `/api/seat-links/${link?.token}`);
    await bia.refused(404, 'NOT_FOUND', 'GET', `/api/matches/${id}`);
    await bia.refused(404, 'NOT_FOUND', 'GET', `/api/matches/${id}/table`);
  });

  test('can be withdrawn, and a later offer is another one', async () => {
    const { ana, bia, id } = await trio();
    const { link } = await offer(bia, id, 1);
    await ana.refused(403, 'FORBIDDEN', 'DELETE', `/api/matches/${id}/seats/1/offer`);
    await bia.ok('DELETE', `/api/matches/${id}/seats/1/offer`);
    await bia.refused(409, 'NO_OFFER', 'DELETE', `/api/matches/${id}/seats/1/offer`);
    const { link: later } = await offer(bia, id, 1);
    const dora = await Client.guest(server.base, 'Dora');
    await dora.refused(410, 'LINK_EXPIRED', 'POST', `/api/seat-links/${link?.token}`);
    await dora.ok('POST', `/api/seat-links/${later?.token}`);
  });

  test('is not for those who sit or sat here, watched, or have a program here', async () => {
    const { ana, bia, caio, id } = await trio({ spectators: 'public' });
    const [eva, fred, owner] = [
      await Client.guest(server.base, 'Eva'),
      await Client.guest(server.base, 'Fred'),
      await Client.guest(server.base, 'Gil'),
    ];
    await eva.frame(id);
    await fred.ok('POST', `/api/matches/${id}/join`, { watch: true });
    const first = (await offer(caio, id, 2)).link?.token;
    await owner.ok('POST', `/api/seat-links/${first}`);
    const { link } = await offer(bia, id, 1);
    const path = `/api/seat-links/${link?.token}`;
    for (const person of [ana, bia, caio, eva, fred, owner]) await person.refused(409, 'WAS_HERE', 'POST', path);
    const { token } = await bia.ok('POST', '/api/bots', { name: 'Robot' });
    const robot = new Client(server.base);
    robot.token = token;
    await robot.refused(403, 'FORBIDDEN', 'POST', path);
    await new Client(server.base).refused(401, 'NO_PERSON', 'POST', path);
  });
});

describe('the seat of somebody who vanished', () => {
  test('is offered when all others agree, two at least, after three clocks and 48 hours', async () => {
    const { ana, bia, caio, id } = await trio({ clock: { decision: 86_400 } });
    const path = `/api/matches/${id}/seats/2/offer`;
    now += 3 * DAY - 1;
    await ana.refused(409, 'SEAT_PRESENT', 'POST', path);
    now += 1;
    expect((await ana.match(id)).seats.map(({ vacant }) => vacant)).toEqual([true, true, true]);
    const asked = await offer(ana, id, 2);
    expect(asked).toMatchObject({ link: null });
    expect(asked.match.seats[2]?.offer).toEqual({ why: 'agreed', asked: { seat: 0, agreed: [], missing: [1] } });
    await caio.refused(403, 'FORBIDDEN', 'POST', `${path}/consent`, { agree: true });
    await agree(bia, id, 2, false);
    await bia.refused(409, 'NO_OFFER', 'POST', `${path}/consent`, { agree: true });
    await offer(ana, id, 2);
    const { link } = await agree(bia, id, 2);
    const own = await offer(ana, id, 2);
    expect(own.link?.token).not.toBe(link?.token);
    const dora = await Client.guest(server.base, 'Dora');
    await dora.ok('POST', `/api/seat-links/${own.link?.token}`);
    expect((await ana.match(id)).holders.map(({ why }) => why)).toEqual(['first', 'agreed']);
    await dora.refused(410, 'LINK_EXPIRED', 'GET', `/api/seat-links/${link?.token}`);
  });

  test('stays theirs when they come back before somebody took it', async () => {
    const { ana, bia, caio, id } = await trio();
    now += 7 * DAY;
    await offer(ana, id, 2);
    const { link } = await agree(bia, id, 2);
    const reader = await caio.read(id);
    await reader.until((it) => it.frames().length === 1);
    const dora = await Client.guest(server.base, 'Dora');
    await dora.refused(409, 'SEAT_PRESENT', 'POST', `/api/seat-links/${link?.token}`);
    reader.close();
    await caio.ok('DELETE', `/api/matches/${id}/seats/2/offer`);
    await dora.refused(410, 'LINK_EXPIRED', 'POST', `/api/seat-links/${link?.token}`);
  });

  test('is not offered by one other person alone, nor before its time, nor during holidays', async () => {
    const { ana, bia, caio, id } = await trio({ clock: { decision: 86_400 } });
    const path = `/api/matches/${id}/seats/2/offer`;
    const day = (ahead: number) => new Date(now + ahead * DAY).toISOString().slice(0, 10);
    await caio.ok('PUT', '/api/me/holidays', { zone: 'UTC', days: [{ from: day(1), to: day(10) }] });
    now += 10 * DAY;
    await ana.refused(409, 'SEAT_PRESENT', 'POST', path);
    now += 3 * DAY;
    await bia.ok('PUT', `/api/matches/${id}/seats/1/bot`);
    await ana.refused(403, 'FORBIDDEN', 'POST', path);
    await ana.refused(404, 'NO_SUCH_SEAT', 'POST', `/api/matches/${id}/seats/9/offer`);
    const stranger = await Client.guest(server.base);
    await stranger.refused(404, 'NOT_FOUND', 'POST', path);
  });
});

test('a newcomer has time: the question begins again, and half of a player’s time at least', async () => {
  const { ana, bia, id } = await trio({ clock: { decision: null, player: 100 } });
  now += 90_000;
  await ana.pickAny(id, 0, -1);
  const [seat = 0] = (await ana.match(id)).pending;
  const person = seat === 0 ? ana : bia;
  now += 80_000;
  const { link } = await offer(person, id, seat);
  const dora = await Client.guest(server.base, 'Dora');
  const { match } = await dora.ok('POST', `/api/seat-links/${link?.token}`);
  const { left, deadline } = match.seats[seat];
  expect(left).toBeGreaterThanOrEqual(50_000);
  expect(deadline).toBe(now + left);
});

test('a person who goes for good leaves no name among those who held a seat', async () => {
  const { ana, bia, id } = await trio();
  const { link } = await offer(bia, id, 1);
  await (await Client.guest(server.base, 'Dora')).ok('POST', `/api/seat-links/${link?.token}`);
  await bia.ok('DELETE', '/api/me', {});
  server.tavola.desk.forget(id);
  expect((await ana.match(id)).holders).toMatchObject([
    { name: '', person: null },
    { name: 'Dora', why: 'offered' },
  ]);
});

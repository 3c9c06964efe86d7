import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Match } from '../api/matches.ts';
import { Client } from '../testing/client.ts';
import { tokenOf, twoPeople } from '../testing/pair.ts';
import { type Running, startServer } from '../testing/start.ts';

let server: Running;
let now = 0;
/** A Wednesday. */
const WEDNESDAY = Date.UTC(2026, 10, 18, 12);
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
beforeAll(async () => {
  server = await startServer({}, { now: () => now });
});
afterAll(() => server.close());
beforeEach(() => {
  now = WEDNESDAY;
});

const deadlines = ({ seats }: Match) => seats.map(({ deadline }) => deadline);
const left = ({ seats }: Match) => seats.map((seat) => seat.left);

describe('the clock of a player', () => {
  test('gains after each own turn, up to twice what it began with', async () => {
    const clock = { player: 100, increment: 60 };
    const { ana, bia, id } = await twoPeople(server.base, 'tic-tac-toe', { clock });
    now += 30_000;
    await ana.pickAny(id, 0);
    expect(left(await ana.match(id))).toEqual([130_000, 100_000]);
    now += 10_000;
    await bia.pickAny(id, 1);
    await ana.pickAny(id, 0);
    expect(left(await ana.match(id))).toEqual([190_000, 150_000]);
    await bia.pickAny(id, 1);
    await ana.pickAny(id, 0);
    expect(left(await ana.match(id))).toEqual([200_000, 200_000]);
  });

  test('an increment without it is refused', async () => {
    const ana = await Client.guest(server.base);
    const seats = [{ kind: 'me' }, { kind: 'friend' }];
    for (const clock of [{ increment: 60 }, { decision: 60, weekends: true }, { zone: 'Mars/Base' }])
      await ana.refused(400, 'BAD_REQUEST', 'POST', '/api/matches', { game: 'tic-tac-toe', seats, clock });
  });

  test('and one for each decision: the shorter one counts', async () => {
    const { ana, id } = await twoPeople(server.base, 'tic-tac-toe', { clock: { decision: 60, player: 100 } });
    expect(deadlines(await ana.match(id))).toEqual([now + 60_000, null]);
    now += 50_000;
    await ana.pickAny(id, 0);
    await server.sweeper.sweep();
    expect(left(await ana.match(id))).toEqual([50_000, 100_000]);
  });
});

test('weekends of the zone do not count', async () => {
  const clock = { decision: 2 * 86_400, zone: 'America/Sao_Paulo', weekends: true };
  const { ana, bia, id } = await twoPeople(server.base, 'tic-tac-toe', { clock });
  now += DAY + 15 * HOUR;
  // Friday, midnight there.
  await ana.pickAny(id, 0);
  const match = await bia.match(id);
  expect(deadlines(match)).toEqual([null, Date.UTC(2026, 10, 24, 3)]);
  expect(match.seats[1]?.rests).toEqual([
    { why: 'weekend', from: Date.UTC(2026, 10, 21, 3), to: Date.UTC(2026, 10, 23, 3) },
  ]);
  now = Date.UTC(2026, 10, 24, 2);
  await server.sweeper.sweep();
  expect((await bia.match(id)).seats[1]?.away).toBeNull();
  now = Date.UTC(2026, 10, 24, 3);
  await server.sweeper.sweep();
  expect((await bia.match(id)).seats[1]?.away).not.toBeNull();
});

describe('holidays', () => {
  const zone = 'UTC';
  const slow = { clock: { decision: 2 * 86_400 } };

  test('stop the slow clocks of the person who announced them, and nobody else’s', async () => {
    const { ana, bia, id } = await twoPeople(server.base, 'tic-tac-toe', slow);
    const quick = await twoPeople(server.base, 'tic-tac-toe', { clock: { decision: 3600 } });
    const days = [{ from: '2026-11-19', to: '2026-11-25' }];
    expect(await ana.ok('PUT', '/api/me/holidays', { zone, days })).toEqual({
      days: [{ ...days[0], zone }],
      left: { 2026: 21, 2027: 28 },
    });
    await quick.ana.ok('PUT', '/api/me/holidays', { zone, days });
    expect(deadlines(await bia.match(id))).toEqual([now + 9 * DAY, null]);
    expect(deadlines(await quick.bia.match(quick.id))).toEqual([now + HOUR, null]);
    now += 8 * DAY;
    await server.sweeper.sweep();
    expect((await bia.match(id)).seats[0]?.away).toBeNull();
    now += DAY;
    await server.sweeper.sweep();
    expect((await bia.match(id)).seats[0]?.away).not.toBeNull();
  });

  test('hold at a table that one joins later', async () => {
    const [ana, bia] = [await Client.guest(server.base), await Client.guest(server.base)];
    const days = [{ from: '2026-11-19', to: '2026-11-19' }];
    for (const person of [ana, bia]) await person.ok('PUT', '/api/me/holidays', { zone, days });
    const made = await ana.newMatch('tic-tac-toe', [{ kind: 'me' }, { kind: 'friend' }], slow);
    await bia.ok('POST', `/api/invitations/${tokenOf(made, 1)}`);
    expect(deadlines(await ana.match(made.id))).toEqual([now + 3 * DAY, null]);
    await ana.pickAny(made.id, 0);
    expect(deadlines(await ana.match(made.id))).toEqual([null, now + 3 * DAY]);
  });

  test('are announced before they begin; those that have begun stay, but may end today', async () => {
    const ana = await Client.guest(server.base);
    const put = (days: { from: string; to: string }[]) => ana.ok('PUT', '/api/me/holidays', { zone, days });
    const today = { from: '2026-11-18', to: '2026-11-20' };
    await ana.refused(409, 'HOLIDAY_LATE', 'PUT', '/api/me/holidays', { zone, days: [today] });
    await put([{ from: '2026-11-19', to: '2026-11-25' }]);
    now += 2 * DAY;
    expect((await put([])).days).toEqual([{ from: '2026-11-19', to: '2026-11-20', zone }]);
    now += 2 * DAY;
    expect((await put([])).days).toEqual([{ from: '2026-11-19', to: '2026-11-20', zone }]);
    const late = { from: '2026-11-19', to: '2026-11-30' };
    expect((await put([late])).days).toEqual([{ from: '2026-11-19', to: '2026-11-20', zone }]);
    expect((await ana.ok('GET', '/api/me/holidays')).left).toEqual({ 2026: 26, 2027: 28 });
  });

  test('are 28 days in a year, whole ones, each once', async () => {
    const ana = await Client.guest(server.base);
    const refused = (code: string, ...days: object[]) =>
      ana.refused(code === 'LIMIT_REACHED' ? 409 : 400, code, 'PUT', '/api/me/holidays', { zone, days });
    await refused('LIMIT_REACHED', { from: '2026-11-20', to: '2026-12-20' });
    await refused('BAD_REQUEST', { from: '2026-12-20', to: '2026-12-19' });
    await refused('BAD_REQUEST', { from: '2026-11-31', to: '2026-12-19' });
    await refused('BAD_REQUEST', { from: '2026-12-20', to: '2026-12-22' }, { from: '2026-12-22', to: '2026-12-23' });
    await refused('BAD_REQUEST', { from: '2031-12-20', to: '2031-12-22' });
    const days = [{ from: '2026-12-20', to: '2027-01-10' }];
    expect((await ana.ok('PUT', '/api/me/holidays', { zone, days })).left).toEqual({ 2026: 16, 2027: 18 });
  });
});

describe('a pause', () => {
  const clock = { decision: 86_400 };

  test('begins when all other people agree, and stops every clock until somebody goes on', async () => {
    const { ana, bia, id } = await twoPeople(server.base, 'tic-tac-toe', { clock });
    const path = `/api/matches/${id}/pause`;
    now += HOUR;
    expect(await ana.ok('POST', path)).toMatchObject({ pause: { seat: 0, missing: [1] }, paused: null });
    expect(deadlines(await ana.match(id))).toEqual([now + 23 * HOUR, null]);
    const paused = await bia.ok('POST', `${path}/consent`, { agree: true });
    expect(paused).toMatchObject({ pause: null, paused: { from: now, to: now + 14 * DAY } });
    expect(deadlines(paused)).toEqual([now + 14 * DAY + 23 * HOUR, null]);
    now += 3 * DAY;
    await server.sweeper.sweep();
    const on = await bia.ok('POST', path, { on: false });
    expect(deadlines(on)).toEqual([now + 23 * HOUR, null]);
    now += 22 * HOUR;
    await server.sweeper.sweep();
    expect((await ana.match(id)).seats[0]?.away).toBeNull();
    await bia.refused(409, 'NO_PAUSE_ASKED', 'POST', path, { on: false });
    now += HOUR;
    await server.sweeper.sweep();
    expect((await ana.match(id)).seats[0]?.away).not.toBeNull();
  });

  test('ends by itself after two weeks', async () => {
    const { ana, bia, id } = await twoPeople(server.base, 'tic-tac-toe', { clock });
    await ana.ok('POST', `/api/matches/${id}/pause`);
    await bia.ok('POST', `/api/matches/${id}/pause/consent`, { agree: true });
    now += 14 * DAY + 23 * HOUR;
    await server.sweeper.sweep();
    expect((await ana.match(id)).seats[0]?.away).toBeNull();
    now += HOUR;
    await server.sweeper.sweep();
    expect((await ana.match(id)).seats[0]?.away).not.toBeNull();
  });

  test('a no, or the asker’s own, withdraws the wish; bots have no say', async () => {
    const { ana, bia, id } = await twoPeople(server.base, 'tic-tac-toe', { clock });
    const path = `/api/matches/${id}/pause`;
    await ana.refused(409, 'NO_PAUSE_ASKED', 'POST', `${path}/consent`, { agree: true });
    await ana.ok('POST', path);
    expect((await bia.ok('POST', `${path}/consent`, { agree: false })).pause).toBeNull();
    await ana.ok('POST', path);
    expect((await ana.ok('POST', `${path}/consent`, { agree: false })).pause).toBeNull();
    await bia.ok('PUT', `/api/matches/${id}/seats/1/bot`);
    expect((await ana.ok('POST', path)).paused).not.toBeNull();
  });

  test('is for those who sit here', async () => {
    const { id } = await twoPeople(server.base, 'tic-tac-toe', { clock, spectators: 'public' });
    const eva = await Client.guest(server.base);
    await eva.refused(403, 'FORBIDDEN', 'POST', `/api/matches/${id}/pause`);
    await eva.refused(403, 'FORBIDDEN', 'POST', `/api/matches/${id}/pause/consent`, { agree: true });
  });
});

test('old clocks go on as they were', async () => {
  const { ana, id } = await twoPeople(server.base, 'tic-tac-toe', { clock: { player: 100 } });
  expect((await ana.match(id)).clock).toEqual({
    decision: null,
    player: 100,
    increment: null,
    zone: null,
    weekends: false,
  });
  await ana.pickAny(id, 0);
  expect(left(await ana.match(id))).toEqual([100_000, 100_000]);
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Match, Message } from './api/matches.ts';
import { Client } from './testing/client.ts';
import type { Reader } from './testing/reader.ts';
import { type Running, startServer } from './testing/start.ts';

let server: Running;
let now = 1_000_000;
beforeAll(async () => {
  server = await startServer({}, { now: () => now });
});
afterAll(() => server.close());

const me = { kind: 'me' };
const friend = { kind: 'friend' };
const bot = { kind: 'bot', level: 'easy' };
const tokenOf = (match: Match, seat: number | null) => match.invitations.find((it) => it.seat === seat)?.token ?? '';

async function twoPeople(game = 'tic-tac-toe', more: object = {}): Promise<{ ana: Client; bia: Client; id: string }> {
  const [ana, bia] = [await Client.guest(server.base, 'Ana'), await Client.guest(server.base, 'Bia')];
  const match = await ana.newMatch(game, [me, friend], more);
  await bia.ok('POST', `/api/invitations/${tokenOf(match, 1)}`);
  return { ana, bia, id: match.id };
}

describe('a new match', () => {
  test('starts at once when nobody is missing, and publishes the hash of its seed', async () => {
    const ana = await Client.guest(server.base, 'Ana');
    const match = await ana.newMatch('skirmish', [me, { kind: 'screen', name: 'Bia' }], { name: 'Quarta' });
    expect(match).toMatchObject({
      status: 'playing',
      name: 'Quarta',
      mine: [0, 1],
      yours: true,
      turn: true,
      pending: [0],
      seed: null,
    });
    expect(match.commitment).toMatch(/^[0-9a-f]{64}$/);
    expect(match.seats.map(({ kind, name }) => [kind, name])).toEqual([
      ['person', 'Ana'],
      ['screen', 'Bia'],
    ]);
  });

  test('is refused when game, seats, options or level do not fit', async () => {
    const ana = await Client.guest(server.base);
    const create = (body: object) => ['POST', '/api/matches', body] as const;
    await ana.refused(422, 'NO_SUCH_GAME', ...create({ game: 'chess', seats: [me] }));
    expect(await ana.refused(422, 'BAD_SEATS', ...create({ game: 'skirmish', seats: [me] }))).toEqual({
      min: 2,
      max: 2,
    });
    await ana.refused(422, 'BAD_OPTIONS', ...create({ game: 'skirmish', seats: [me, bot], options: { x: 1 } }));
    await ana.refused(
      422,
      'NO_SUCH_LEVEL',
      ...create({ game: 'skirmish', seats: [me, { kind: 'bot', level: 'god' }] }),
    );
    await ana.refused(400, 'BAD_REQUEST', ...create({ game: 'skirmish', seats: [{ kind: 'ghost' }] }));
    await new Client(server.base).refused(401, 'NO_PERSON', ...create({ game: 'skirmish', seats: [me, bot] }));
  });
});

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
  });

  test('can be renewed and revoked by whoever made the table', async () => {
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
    const { ana, id } = await twoPeople();
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

  test('to a seat of a table that was given up leads nowhere', async () => {
    const [ana, bia] = [await Client.guest(server.base), await Client.guest(server.base)];
    const match = await ana.newMatch('tic-tac-toe', [{ kind: 'me' }, { kind: 'friend' }]);
    await ana.ok('POST', `/api/matches/${match.id}/abandon`);
    await bia.refused(409, 'NOT_WAITING', 'POST', `/api/invitations/${tokenOf(match, 1)}`);
    expect((await ana.match(match.id)).seats[1]).toMatchObject({ kind: 'free', person: null });
  });
});

describe('the lobby', () => {
  test('lists open tables; anybody sits down; a started table is gone from it', async () => {
    const [ana, bia] = [await Client.guest(server.base, 'Ana'), await Client.guest(server.base, 'Bia')];
    const { id } = await ana.newMatch('tic-tac-toe', [me, friend], { open: true });
    const open = async () => (await bia.ok('GET', '/api/matches?list=open')).matches.map((match: Match) => match.id);
    expect(await open()).toContain(id);
    expect(await bia.ok('POST', `/api/matches/${id}/join`)).toMatchObject({ seat: 1, match: { status: 'playing' } });
    expect(await open()).not.toContain(id);
    await (await Client.guest(server.base)).refused(404, 'NOT_FOUND', 'POST', `/api/matches/${id}/join`);
  });

  test('public matches are listed and can be watched by anybody', async () => {
    const { id } = await twoPeople('tic-tac-toe', { spectators: 'public' });
    const nobody = new Client(server.base);
    const { matches } = await nobody.ok('GET', '/api/matches?list=public');
    expect(matches.map((match: Match) => match.id)).toContain(id);
    expect((await nobody.frame(id)).seats).toMatchObject([{ seat: 'spectator', decision: null }]);
    await nobody.refused(403, 'FORBIDDEN', 'GET', `/api/matches/${id}/table?seat=0`);
  });

  test('my matches: those that wait for me come first', async () => {
    const ana = await Client.guest(server.base);
    const first = await ana.newMatch('tic-tac-toe', [me, { kind: 'screen' }]);
    now += 1000;
    const second = await ana.newMatch('tic-tac-toe', [friend, me]);
    const { matches } = await ana.ok('GET', '/api/matches');
    expect(matches.map((match: Match) => [match.id, match.turn])).toEqual([
      [first.id, true],
      [second.id, false],
    ]);
  });
});

describe('seats', () => {
  test('before the start a seat is left free, later a bot plays on; the last person to leave ends the match', async () => {
    const { ana, bia, id } = await twoPeople();
    const waiting = await ana.newMatch('tic-tac-toe', [me, friend]);
    await bia.refused(404, 'NOT_FOUND', 'POST', `/api/matches/${waiting.id}/leave`);
    expect((await ana.ok('POST', `/api/matches/${waiting.id}/leave`)).seats[0].kind).toBe('free');
    await bia.ok('POST', `/api/matches/${id}/leave`);
    expect((await ana.match(id)).seats[1]).toMatchObject({ kind: 'bot', person: null });
    expect((await ana.ok('POST', `/api/matches/${id}/leave`)).status).toBe('abandoned');
  });

  test('a bot takes over my seat at once and gives it back', async () => {
    const { ana, bia, id } = await twoPeople();
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
    const { ana, bia, id } = await twoPeople();
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

  test('whoever made the table fills an empty seat with a bot', async () => {
    const ana = await Client.guest(server.base);
    const { id } = await ana.newMatch('tic-tac-toe', [me, friend]);
    expect(await ana.ok('PUT', `/api/matches/${id}/seats/1/bot`)).toMatchObject({
      status: 'playing',
      seats: [{}, { kind: 'bot' }],
    });
  });
});

describe('clocks', () => {
  test('per decision: when it runs out a bot has the seat', async () => {
    const { ana, bia, id } = await twoPeople('tic-tac-toe', { clock: { decision: 60 } });
    expect((await ana.match(id)).seats[0]?.deadline).toBe(now + 60_000);
    now += 59_000;
    await server.sweeper.sweep();
    expect((await ana.match(id)).seats[0]?.away).toBeNull();
    const reader = await bia.read(id);
    now += 2000;
    await server.sweeper.sweep();
    expect((await ana.match(id)).seats[0]?.away).not.toBeNull();
    await reader.until((it) => it.frames().at(-1)?.pending[0] === 1);
    reader.close();
  });

  test('per player: only the time of whoever is asked runs', async () => {
    const { ana, bia, id } = await twoPeople('tic-tac-toe', { clock: { player: 100 } });
    now += 30_000;
    await ana.pickAny(id, 0);
    now += 20_000;
    await bia.pickAny(id, 1);
    const { seats } = await ana.match(id);
    expect(seats.map((seat) => seat.left)).toEqual([70_000, 80_000]);
    expect(seats.map((seat) => seat.deadline)).toEqual([now + 70_000, null]);
    now += 71_000;
    await server.sweeper.sweep();
    expect((await ana.match(id)).seats.map((seat) => seat.away !== null)).toEqual([true, false]);
  });

  test('a seat that is given back gets a full decision again', async () => {
    const slow = await startServer({ TAVOLA_BOT_DELAY: '60000' }, { now: () => now });
    const ana = await Client.guest(slow.base);
    const { id } = await ana.newMatch('tic-tac-toe', [me, bot], { clock: { decision: 86_400 } });
    now += 80_000_000;
    await ana.ok('PUT', `/api/matches/${id}/seats/0/bot`);
    expect((await ana.ok('DELETE', `/api/matches/${id}/seats/0/bot`)).seats[0].deadline).toBe(now + 86_400_000);
    await slow.close();
  });
});

describe('the end', () => {
  test('everybody must agree to abandon', async () => {
    const { ana, bia, id } = await twoPeople();
    expect(await ana.ok('POST', `/api/matches/${id}/abandon`)).toMatchObject({ status: 'playing', abandoning: [0] });
    expect(await ana.ok('POST', `/api/matches/${id}/abandon`, { agree: false })).toMatchObject({ abandoning: [] });
    await ana.ok('POST', `/api/matches/${id}/abandon`, { agree: true });
    expect(await bia.ok('POST', `/api/matches/${id}/abandon`)).toMatchObject({ status: 'abandoned' });
    const pick = { decision: 0, option: 'mark:0' };
    const detail = await ana.refused(409, 'NOT_PLAYING', 'POST', `/api/matches/${id}/picks`, pick);
    expect(detail).toEqual({ decision: null, revision: (await ana.match(id)).revision });
  });

  test('a rematch seats the same people one further, once', async () => {
    const { ana, bia, id } = await twoPeople();
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

  test('only whoever made the table renames it', async () => {
    const { ana, bia, id } = await twoPeople();
    await bia.refused(403, 'FORBIDDEN', 'PATCH', `/api/matches/${id}`, { name: 'Mine' });
    expect((await ana.ok('PATCH', `/api/matches/${id}`, { name: 'Ours' })).name).toBe('Ours');
  });
});

describe('table talk', () => {
  test('whom another process muted is muted here too', async () => {
    let now = Date.now();
    const own = await startServer({}, { now: () => now });
    const ana = await Client.guest(own.base);
    const { id } = await ana.newMatch('tic-tac-toe', [{ kind: 'me' }, { kind: 'screen' }]);
    expect((await ana.match(id)).muted).toEqual([]);
    await own.tavola.store.db.insertInto('mutes').values({ person: ana.person.id, muted: 'p_other' }).execute();
    now += 10_000;
    expect((await ana.match(id)).muted).toEqual(['p_other']);
    await own.close();
  });

  test('is short, numbered, rate-limited, can be muted, and is off for spectators unless allowed', async () => {
    const { ana, bia, id } = await twoPeople('tic-tac-toe', { spectators: 'public' });
    const eva = await Client.guest(server.base, 'Eva');
    const reader = await bia.read(id);
    const say = (client: Client, text: string) => client.call('POST', `/api/matches/${id}/talk`, { text });
    expect((await say(ana, 'Oi, <b>Bia</b>')).body).toEqual({ number: 1 });
    await reader.until((it) => it.messages.some((message) => message.event === 'talk'));
    expect(reader.messages.at(-1)?.data).toMatchObject({ number: 1, name: 'Ana', text: 'Oi, <b>Bia</b>' });
    expect((await say(ana, 'again')).status).toBe(429);
    now += 2000;
    expect((await say(ana, 'x'.repeat(281))).status).toBe(400);
    expect((await say(eva, 'hello')).body).toMatchObject({ code: 'NO_TALK' });
    await ana.ok('PATCH', `/api/matches/${id}`, { talk: { spectators: true } });
    expect((await say(eva, 'hello')).status).toBe(201);
    await bia.ok('PUT', `/api/matches/${id}/muted/${ana.person.id}`, { muted: true });
    now += 2000;
    await say(ana, 'muted');
    const heard = await bia.ok('GET', `/api/matches/${id}/talk`);
    expect(heard.talk.map((it: { text: string }) => it.text)).toEqual(['hello']);
    expect(heard.muted).toEqual([{ person: ana.person.id, name: ana.person.name }]);
    expect((await eva.ok('GET', `/api/matches/${id}/talk`)).talk).toHaveLength(3);
    reader.close();
    const back = await bia.read(id, { lastId: reader.lastId });
    await back.until((it) => it.frames().length > 0);
    expect(back.messages.filter((it) => it.event === 'talk')).toEqual([]);
    back.close();
  });

  test('who comes while something is said hears it once, and everything before', async () => {
    const { ana, bia, id } = await twoPeople();
    const arrivals: Reader[] = [];
    for (let said = 1; said <= 12; said++) {
      now += 2000;
      const saying = ana.ok('POST', `/api/matches/${id}/talk`, { text: `${said}` });
      arrivals.push(...(await Promise.all([bia.read(id), bia.read(id, { way: 'socket' })])));
      await saying;
      const all = Array.from({ length: said }, (_, i) => i + 1);
      const heardBy = ({ messages }: Reader) =>
        messages.filter(({ event }) => event === 'talk').map(({ data }) => (data as Message).number);
      for (const reader of arrivals) {
        await reader.until((it) => heardBy(it).includes(said));
        expect(heardBy(reader)).toEqual(all);
      }
    }
    for (const reader of arrivals) reader.close();
  });
});

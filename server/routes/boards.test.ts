import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Board } from '../api/boards.ts';
import { newTv, tableOf, tvAt } from '../testing/board.ts';
import { Client } from '../testing/client.ts';
import { transports } from '../testing/reader.ts';
import { type Running, startServer } from '../testing/start.ts';

let server: Running;
let now = Date.UTC(2026, 10, 19, 20);
beforeAll(async () => {
  server = await startServer({}, { now: () => now });
});
afterAll(() => server.close());

const pair = (more: object = {}) => tableOf(server.base, 'calamandara', ['Ana', 'Bia'], more);
const readOf = (tv: { readonly client: Client; readonly token: string }) =>
  tv.client.ok<Board>('GET', `/api/boards/${tv.token}`);

describe('a screen in the room', () => {
  test('waits for a table, which somebody of the table gives it by its link', async () => {
    const tv = await newTv(server.base);
    expect(await readOf(tv)).toEqual({ ...tv.board, match: null });
    expect(tv.board.code).toMatch(/^\w{4}$/);
    const { people, match } = await pair();
    const [ana] = people as [Client, Client];
    const stranger = await Client.guest(server.base, 'Eva');
    await stranger.refused(404, 'NOT_FOUND', 'PUT', `/api/boards/${tv.board.link}`, { match: match.id });
    await ana.refused(404, 'NOT_FOUND', 'PUT', '/api/boards/nothing', { match: match.id });
    const { kind, path } = await ana.ok('GET', `/api/codes/${tv.board.code}`);
    expect({ kind, path }).toEqual({ kind: 'tv', path: `/tv/${tv.board.link}` });
    await ana.ok('PUT', `/api/boards/${tv.board.link}`, { match: match.id });
    expect((await readOf(tv)).match).toBe(match.id);
    expect((await ana.match(match.id)).boards).toEqual([{ id: tv.board.id, present: false }]);
  });

  test('may do nothing but look', async () => {
    const { people, match } = await pair();
    const { client } = await tvAt(people[0] as Client, match.id);
    const path = `/api/matches/${match.id}`;
    for (const [method, to] of [
      ['GET', '/api/matches?list=mine'],
      ['POST', '/api/matches'],
      ['PATCH', '/api/me'],
      ['POST', `${path}/talk`],
      ['POST', `${path}/leave`],
      ['POST', `${path}/undo`],
      ['POST', `${path}/claims`],
      ['GET', `${path}/log`],
      ['POST', `/api/invitations/${match.invitations[0]?.token}`],
    ] as const)
      await client.refused(403, 'FORBIDDEN', method, to, method === 'GET' ? undefined : {});
    await client.refused(403, 'FORBIDDEN', 'POST', `${path}/picks`, { seat: 0, decision: 0, option: 'draw' });
    await client.refused(403, 'FORBIDDEN', 'GET', `${path}/table?seat=0`);
    expect((await client.frame(match.id)).seats.map(({ seat }) => seat)).toEqual(['spectator']);
  });

  test.each(transports)('looks as a spectator in a browser whose cookie holds a seat (%s)', async (way) => {
    const { people, match } = await pair();
    const [ana] = people as [Client, Client];
    const { token } = await tvAt(ana, match.id);
    const reader = await ana.read(match.id, { query: `?board=${token}`, way });
    await reader.until((it) => it.frames().length === 1);
    expect(reader.frames()[0]?.seats.map(({ seat }) => seat)).toEqual(['spectator']);
    await ana.refused(403, 'FORBIDDEN', 'GET', `/api/matches/${match.id}/table?seat=0&board=${token}`);
    await ana.refused(401, 'NO_PERSON', 'GET', `/api/matches/${match.id}/table?board=nonsense`);
    const { present } = (await ana.match(match.id)).boards[0] ?? {};
    expect(present).toBe(true);
    expect((await ana.match(match.id)).watchers).toBe(0);
    reader.close();
  });

  test('a session of a person is no board, even in the place of one', async () => {
    const { people, match } = await pair();
    const [ana] = people as [Client, Client];
    const { token } = await ana.ok('POST', '/api/bots', { name: 'Bot' }).catch(() => ({ token: 'none' }));
    await ana.refused(401, 'NO_PERSON', 'GET', `/api/matches/${match.id}/table?board=${token}`);
  });

  test('is shut out with the spectators', async () => {
    const { people, match } = await pair();
    const [ana] = people as [Client, Client];
    const tv = await tvAt(ana, match.id);
    const reader = await tv.client.read(match.id);
    await reader.until((it) => it.frames().length === 1);
    await ana.ok('PATCH', `/api/matches/${match.id}`, { spectators: 'none' });
    await reader.until((it) => it.closed);
    await tv.client.refused(404, 'NOT_FOUND', 'GET', `/api/matches/${match.id}`);
    const other = await newTv(server.base);
    const put = ['PUT', `/api/boards/${other.board.link}`, { match: match.id }] as const;
    await ana.refused(403, 'NO_SPECTATORS', ...put);
  });

  test('follows another table only by somebody of the present one, or by its own remote', async () => {
    const [one, two] = [await pair(), await pair()];
    const [ana] = one.people as [Client, Client];
    const [dora] = two.people as [Client, Client];
    const tv = await tvAt(ana, one.match.id);
    const link = `/api/boards/${tv.board.link}`;
    await dora.refused(403, 'FORBIDDEN', 'PUT', link, { match: two.match.id });
    await tv.client.refused(403, 'FORBIDDEN', 'PUT', link, { match: two.match.id });
    expect(await tv.client.ok('PUT', link, { match: null })).toEqual({ match: null });
    expect((await ana.match(one.match.id)).boards).toEqual([]);
    await dora.ok('PUT', link, { match: two.match.id });
    expect((await readOf(tv)).match).toBe(two.match.id);
  });

  test('goes with its people when they play again', async () => {
    const { people, match } = await tableOf(server.base, 'skirmish', ['Ana', 'Bia']);
    const [ana, bia] = people as [Client, Client];
    const tv = await tvAt(ana, match.id);
    for (const person of [ana, bia]) await person.ok('POST', `/api/matches/${match.id}/abandon`, { agree: true });
    const next = await ana.ok('POST', `/api/matches/${match.id}/rematch`);
    expect((await readOf(tv)).match).toBe(next.id);
    expect((await bia.match(next.id)).boards.map(({ id }) => id)).toEqual([tv.board.id]);
    expect((await tv.client.frame(next.id)).seats.map(({ seat }) => seat)).toEqual(['spectator']);
  });

  test('is forgotten when nobody has opened it for a day', async () => {
    const tv = await newTv(server.base);
    now += 86_400_001;
    await server.sweeper.sweep();
    await new Client(server.base).refused(404, 'NOT_FOUND', 'GET', `/api/boards/${tv.token}`);
  });
});

describe('codes of a table', () => {
  test('lead to its free seats while people are coming, then to watching, and end with it', async () => {
    const ana = await Client.guest(server.base, 'Ana');
    const match = await ana.newMatch('calamandara', [{ kind: 'me' }, { kind: 'friend' }]);
    const tv = await tvAt(ana, match.id);
    const seen = await tv.client.match(match.id);
    const free = match.invitations.find(({ seat }) => seat === 1);
    expect(seen.invitations).toEqual(match.invitations);
    const { code } = await tv.client.ok('POST', `/api/matches/${match.id}/code`);
    expect((await ana.ok('POST', `/api/matches/${match.id}/code`)).code).toBe(code);
    const anybody = new Client(server.base);
    const answer = await anybody.ok('GET', `/api/codes/${code}`);
    expect(answer).toMatchObject({ kind: 'table', match: { game: 'calamandara' }, seats: [{ seat: 1 }] });
    expect(answer.seats[0].path).toBe(free?.path);
    const bia = await Client.guest(server.base, 'Bia');
    await bia.refused(404, 'NOT_FOUND', 'POST', `/api/matches/${match.id}/code`);
    await bia.ok('POST', `/api/invitations/${free?.token}`);
    expect((await anybody.ok('GET', `/api/codes/${code}`)).seats).toEqual([]);
    expect((await tv.client.match(match.id)).invitations.map(({ seat }) => seat)).toEqual([null]);
    for (const person of [ana, bia]) await person.ok('POST', `/api/matches/${match.id}/abandon`, { agree: true });
    await anybody.refused(404, 'NOT_FOUND', 'GET', `/api/codes/${code}`);
    await anybody.refused(400, 'BAD_REQUEST', 'GET', '/api/codes/xyz');
  });
});

describe('a hand that lies open on a screen', () => {
  test('is seen and played there, and nowhere else, until its holder takes it up', async () => {
    const { people, match } = await pair();
    const [ana, bia] = people as [Client, Client];
    const tv = await tvAt(bia, match.id);
    const shown = `/api/matches/${match.id}/seats/1/shown`;
    await ana.refused(403, 'FORBIDDEN', 'PUT', shown, { board: tv.board.id });
    await bia.refused(409, 'NO_BOARD', 'PUT', shown, { board: 'p_none' });
    const reader = await tv.client.read(match.id);
    await reader.until((it) => it.frames().length === 1);
    await bia.ok('PUT', shown, { board: tv.board.id });
    await reader.until((it) => it.frames().at(-1)?.seats.length === 2);
    expect(
      reader
        .frames()
        .at(-1)
        ?.seats.map(({ seat }) => seat),
    ).toEqual(['spectator', 1]);
    expect((await ana.match(match.id)).seats[1]?.shown).toBe(tv.board.id);
    for (const [seat, person] of [ana, bia].entries())
      await person.ok('PUT', `/api/matches/${match.id}/seats/${seat}/standing`, { ask: 'always' });
    for (let i = 0; i < 12; i++) {
      const [seat = 0] = (await ana.frame(match.id)).pending;
      const picked = await (seat === 0 ? ana : tv.client).pickAny(match.id, seat, i);
      expect(picked.status).toBe(200);
    }
    await tv.client.refused(403, 'FORBIDDEN', 'POST', `/api/matches/${match.id}/picks`, {
      seat: 0,
      decision: 9,
      option: 'x',
    });
    const spectator = await Client.guest(server.base, 'Eva');
    await spectator.ok('POST', `/api/invitations/${match.invitations.find(({ seat }) => seat === null)?.token}`);
    expect((await spectator.frame(match.id)).seats.map(({ seat }) => seat)).toEqual(['spectator']);
    await bia.ok('PUT', shown, { board: null });
    await reader.until((it) => it.frames().at(-1)?.seats.length === 1);
    await tv.client.refused(403, 'FORBIDDEN', 'GET', `/api/matches/${match.id}/table?seat=1`);
    reader.close();
  });

  test('is played over the screen’s own line, which has no cookie', async () => {
    const { people, match } = await pair();
    const [, bia] = people as [Client, Client];
    const tv = await tvAt(bia, match.id);
    await bia.ok('PUT', `/api/matches/${match.id}/seats/1/shown`, { board: tv.board.id });
    const line = await new Client(server.base).read(match.id, { query: `?board=${tv.token}`, way: 'socket' });
    await line.until((it) => it.frames().length === 1);
    const answer = await line.pick({ seat: 1, decision: 1e6, option: 'draw' });
    expect(answer).toMatchObject({ event: 'refused', status: 409 });
    expect(await line.pick({ seat: 0, decision: 1e6, option: 'draw' })).toMatchObject({ status: 403 });
    line.close();
  });

  test('is taken up when the screen turns away', async () => {
    const { people, match } = await pair();
    const [, bia] = people as [Client, Client];
    const tv = await tvAt(bia, match.id);
    await bia.ok('PUT', `/api/matches/${match.id}/seats/1/shown`, { board: tv.board.id });
    await bia.ok('PUT', `/api/boards/${tv.board.link}`, { match: null });
    expect((await bia.match(match.id)).seats[1]?.shown).toBeNull();
    await bia.ok('PUT', `/api/boards/${tv.board.link}`, { match: match.id });
    expect((await tv.client.frame(match.id)).seats.map(({ seat }) => seat)).toEqual(['spectator']);
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Match } from '../api/matches.ts';
import { Client } from '../testing/client.ts';
import { twoPeople } from '../testing/pair.ts';
import { type Running, startServer } from '../testing/start.ts';

let server: Running;
let now = 1_000_000;
beforeAll(async () => {
  server = await startServer({}, { now: () => now });
});
afterAll(() => server.close());

const me = { kind: 'me' };
const friend = { kind: 'friend' };
const bot = { kind: 'bot', level: 'easy' };

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
    const { id } = await twoPeople(server.base, 'tic-tac-toe', { spectators: 'public' });
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

test('everybody must agree to abandon', async () => {
  const { ana, bia, id } = await twoPeople(server.base);
  expect(await ana.ok('POST', `/api/matches/${id}/abandon`)).toMatchObject({ status: 'playing', abandoning: [0] });
  expect(await ana.ok('POST', `/api/matches/${id}/abandon`, { agree: false })).toMatchObject({ abandoning: [] });
  await ana.ok('POST', `/api/matches/${id}/abandon`, { agree: true });
  expect(await bia.ok('POST', `/api/matches/${id}/abandon`, { agree: false })).toMatchObject({ abandoning: [] });
  await ana.ok('POST', `/api/matches/${id}/abandon`, { agree: true });
  expect(await bia.ok('POST', `/api/matches/${id}/abandon`)).toMatchObject({ status: 'abandoned' });
  const pick = { decision: 0, option: 'mark:0' };
  const detail = await ana.refused(409, 'NOT_PLAYING', 'POST', `/api/matches/${id}/picks`, pick);
  expect(detail).toEqual({ decision: null, revision: (await ana.match(id)).revision });
});

test('only the maker of the table renames it', async () => {
  const { ana, bia, id } = await twoPeople(server.base);
  await bia.refused(403, 'FORBIDDEN', 'PATCH', `/api/matches/${id}`, { name: 'Mine' });
  expect((await ana.ok('PATCH', `/api/matches/${id}`, { name: 'Ours' })).name).toBe('Ours');
});

test('lists come in pages that lead to each other, and no match is on two of them or on none', async () => {
  const ana = await Client.guest(server.base);
  const { id } = await ana.newMatch('tic-tac-toe', [{ kind: 'me' }, { kind: 'screen' }]);
  const { db } = server.tavola.store;
  const row = await db.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const many = Array.from({ length: 249 }, (_, i) => ({ ...row, id: `${id}-${i}`, updated: 1000 + Math.floor(i / 7) }));
  await db.insertInto('matches').values(many).execute();
  const seen: string[] = [];
  const sizes: number[] = [];
  for (let before = ''; ; ) {
    const page = await ana.ok('GET', `/api/matches?list=mine${before}`);
    sizes.push(page.matches.length);
    seen.push(...page.matches.map((match: Match) => match.id));
    if (page.next === null) break;
    before = `&before=${page.next}`;
  }
  expect(sizes).toEqual([100, 100, 50]);
  expect(new Set(seen).size).toBe(250);
  await ana.refused(400, 'BAD_REQUEST', 'GET', '/api/matches?before=yesterday');
});

test('a table of a game that is no longer offered is shown as such, can be given up, and nothing else', async () => {
  const ana = await Client.guest(server.base);
  const { id } = await ana.newMatch('tic-tac-toe', [{ kind: 'me' }, { kind: 'screen' }]);
  expect(await ana.match(id)).toMatchObject({ offered: true });
  const { store, desk } = server.tavola;
  await store.db.updateTable('matches').set({ game: 'gone', spectators: 'public' }).where('id', '=', id).execute();
  desk.forget(id);
  expect(await ana.match(id)).toMatchObject({ game: 'gone', offered: false });
  expect((await ana.ok('GET', '/api/matches?list=mine')).matches[0]).toMatchObject({ id, offered: false });
  const listed = (await ana.ok('GET', '/api/matches?list=public')).matches as Match[];
  expect(listed.map((match) => match.id)).not.toContain(id);
  await ana.refused(409, 'NOT_OFFERED', 'GET', `/api/matches/${id}/table`);
  await ana.refused(409, 'NOT_OFFERED', 'POST', `/api/matches/${id}/picks`, { seat: 0, decision: 0, option: 'mark:0' });
  const reader = await ana.read(id);
  await reader.until((it) => it.messages.length > 0);
  expect(reader.messages.map((message) => message.event)).toEqual(['match']);
  reader.close();
  expect((await ana.ok('POST', `/api/matches/${id}/abandon`)).status).toBe('abandoned');
});

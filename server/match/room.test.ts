import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client } from '../testing/client.ts';
import { twoPeople } from '../testing/pair.ts';
import { type Running, startServer } from '../testing/start.ts';

let server: Running;
let now = 1_000_000;
beforeAll(async () => {
  server = await startServer(
    { TAVOLA_TABLES: '5', TAVOLA_BOT_TABLES: '2', TAVOLA_KEPT: '8', TAVOLA_BOT_DELAY: '60000' },
    { now: () => now },
  );
});
afterAll(() => server.close());

const me = { kind: 'me' };
const bot = { kind: 'bot', level: 'hard' };

describe('tables', () => {
  test('one person has a limited number of unfinished ones; ending one makes room for another', async () => {
    const ana = await Client.guest(server.base);
    const ids = [];
    for (let i = 0; i < 5; i++) ids.push((await ana.newMatch('tic-tac-toe', [me, bot])).id);
    const another = { game: 'tic-tac-toe', seats: [me, bot] };
    expect(await ana.refused(409, 'TOO_MANY_TABLES', 'POST', '/api/matches', another)).toEqual({ most: 5 });
    await ana.refused(409, 'TOO_MANY_TABLES', 'POST', `/api/matches/${ids[0]}/fork`, {});
    await ana.ok('POST', `/api/matches/${ids[0]}/abandon`);
    await ana.ok('POST', '/api/matches', another);
    await (await Client.guest(server.base)).ok('POST', '/api/matches', another);
  });

  test('finished ones end somewhere too, and the list comes in pages', async () => {
    const ana = await Client.guest(server.base);
    const another = { game: 'tic-tac-toe', seats: [me, bot] };
    for (let i = 0; i < 8; i++) {
      const { id } = await ana.ok('POST', '/api/matches', another);
      await ana.ok('POST', `/api/matches/${id}/abandon`);
    }
    expect(await ana.refused(409, 'LIMIT_REACHED', 'POST', '/api/matches', another)).toEqual({ most: 8 });
    expect((await ana.ok('GET', '/api/matches')).next).toBeNull();
  });

  test('those that automata play to their end at once count when they are made', async () => {
    const ana = await Client.guest(server.base);
    const alone = { game: 'root', seats: [{ kind: 'automaton' }, { kind: 'automaton' }] };
    for (let i = 0; i < 2; i++) expect((await ana.ok('POST', '/api/matches', alone)).status).toBe('over');
    await ana.refused(429, 'TOO_MANY', 'POST', '/api/matches', alone);
    now += 60_000;
    await ana.ok('POST', '/api/matches', alone);
  });

  test('those at which only bots play are fewer still, also when the bots came later', async () => {
    const ana = await Client.guest(server.base);
    for (let i = 0; i < 2; i++) await ana.newMatch('tic-tac-toe', [bot, bot]);
    const seats = [bot, bot];
    expect(await ana.refused(409, 'TOO_MANY_TABLES', 'POST', '/api/matches', { game: 'tic-tac-toe', seats })).toEqual({
      most: 2,
    });
    const { id } = await ana.newMatch('tic-tac-toe', [me, bot]);
    await ana.refused(409, 'TOO_MANY_TABLES', 'PUT', `/api/matches/${id}/seats/0/bot`, {});
    expect((await ana.match(id)).seats[0]?.away).toBeNull();
  });
});

test('nobody can be muted who is not here, and not without end', async () => {
  const { ana, bia, id } = await twoPeople(server.base);
  const mute = (person: string) => ana.call('PUT', `/api/matches/${id}/muted/${person}`, { muted: true });
  expect((await mute('p_nobody')).status).toBe(404);
  const { db } = server.tavola.store;
  const many = Array.from({ length: 200 }, (_, i) => ({ person: ana.person.id, muted: `p_${i}` }));
  await db.insertInto('mutes').values(many).execute();
  const answer = await mute(bia.person.id);
  expect([answer.status, answer.body]).toEqual([409, { code: 'LIMIT_REACHED', detail: { most: 200 } }]);
  await ana.ok('PUT', `/api/matches/${id}/muted/p_7`, { muted: false });
  expect((await mute(bia.person.id)).status).toBe(204);
  const { matches } = await ana.ok('GET', '/api/matches');
  expect(JSON.stringify(matches)).not.toContain('p_8');
});

test('bot accounts, sessions, watched tables and talk end somewhere', async () => {
  const ana = await Client.guest(server.base);
  for (let i = 0; i < 20; i++) await ana.ok('POST', '/api/bots', { name: `Robo ${i}` });
  await ana.refused(409, 'LIMIT_REACHED', 'POST', '/api/bots', { name: 'one more' });
  const { people, store } = server.tavola;
  for (let i = 0; i < 60; i++) {
    now += 1000;
    await people.open(ana.person.id);
  }
  expect(await people.sessions(ana.person.id)).toHaveLength(50);
  const { ana: eva, bia, id } = await twoPeople(server.base, 'tic-tac-toe', { spectators: 'public' });
  const { id: template, ...row } = await store.db
    .selectFrom('matches')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const others = Array.from({ length: 500 }, (_, i) => ({ ...row, id: `${template}${i}` }));
  await store.db.insertInto('matches').values(others).execute();
  const watched = others.map((it, i) => ({ match: it.id, person: bia.person.id, token: null, since: i }));
  await store.db.insertInto('watchers').values(watched).execute();
  await bia.ok('POST', `/api/matches/${id}/join`, { watch: true });
  const kept = await store.db.selectFrom('watchers').select('match').where('person', '=', bia.person.id).execute();
  expect(kept).toHaveLength(500);
  expect(kept.map(({ match }) => match)).toContain(id);
  expect(kept.map(({ match }) => match)).not.toContain(`${template}0`);
  const said = Array.from({ length: 1500 }, (_, i) => ({
    match: id,
    number: i + 1,
    person: 'p',
    name: '',
    text: 'x',
    at: 0,
  }));
  await store.db.insertInto('talk').values(said).execute();
  await eva.ok('POST', `/api/matches/${id}/talk`, { text: 'and so on' });
  const lines = await store.db.selectFrom('talk').select('number').where('match', '=', id).execute();
  expect(lines).toHaveLength(1000);
  expect(Math.min(...lines.map(({ number }) => number))).toBe(502);
});

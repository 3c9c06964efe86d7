import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client } from '../testing/client.ts';
import { postgresFolder, startPostgres, type ThrowAway } from '../testing/postgres.ts';
import { type Running, startServer } from '../testing/start.ts';
import { Store } from './store.ts';

describe.skipIf(!postgresFolder)('PostgreSQL', () => {
  let postgres: ThrowAway;
  let server: Running;
  beforeAll(async () => {
    postgres = await startPostgres(postgresFolder ?? '');
    server = await startServer({ DATABASE_URL: postgres.newDatabase('one') });
  });
  afterAll(async () => {
    await server.close();
    postgres.stop();
  });

  test('who logs in there brings along what the guest had; of what both have there is one', async () => {
    const [ana, dora] = [await Client.guest(server.base, 'Ana'), await Client.guest(server.base, 'Dora')];
    const login = { login: 'dora', password: 'correct horse' };
    await dora.ok('POST', '/api/account', login);
    const match = await ana.newMatch('tic-tac-toe', [{ kind: 'me' }, { kind: 'screen' }]);
    const guest = await Client.guest(server.base, 'Somebody');
    for (const client of [dora, guest]) {
      await client.ok('POST', `/api/invitations/${match.invitations[0]?.token}`);
      await client.ok('PUT', `/api/matches/${match.id}/muted/${ana.person.id}`, { muted: true });
    }
    await server.tavola.store.db.insertInto('mutes').values({ person: guest.person.id, muted: 'p_other' }).execute();
    await guest.ok('POST', '/api/login', login);
    expect((await guest.match(match.id)).muted.toSorted()).toEqual([ana.person.id, 'p_other'].toSorted());
  });

  test('the same server on the other database: accounts, seats, picks, undo, talk, replay, log, restart', async () => {
    const [ana, bia] = [await Client.guest(server.base, 'Ana'), await Client.guest(server.base, 'Bia')];
    await ana.ok('POST', '/api/account', { login: 'ana', password: 'correct horse' });
    await bia.refused(409, 'LOGIN_TAKEN', 'POST', '/api/account', { login: 'ana', password: 'correct horse' });
    const match = await ana.newMatch('tic-tac-toe', [{ kind: 'me' }, { kind: 'friend' }], {
      clock: { decision: 3600 },
      spectators: 'public',
    });
    const { id } = match;
    await bia.ok('POST', `/api/invitations/${match.invitations[0]?.token}`);
    const path = `/api/matches/${id}`;
    await ana.ok('POST', `${path}/picks`, { decision: 0, option: 'mark:0' });
    await ana.ok('POST', `${path}/undo`);
    await ana.ok('POST', `${path}/talk`, { text: 'Oi' });
    for (const [i, cell] of [0, 3, 1, 4, 2].entries()) {
      await (i % 2 === 0 ? ana : bia).ok('POST', `${path}/picks`, { decision: i, option: `mark:${cell}` });
    }
    expect(await bia.match(id)).toMatchObject({ status: 'over', outcome: { winners: [0] } });
    expect((await ana.ok('GET', `${path}/log`)).picks).toHaveLength(5);
    expect((await bia.ok('GET', `${path}/talk`)).talk).toHaveLength(1);
    expect((await ana.ok('GET', '/api/matches')).matches).toHaveLength(1);
    await server.sweeper.sweep();
    server.tavola.desk.forget(id);
    expect((await ana.frame(id)).told).toBe(5);
    await ana.ok('DELETE', '/api/me', { password: 'correct horse' });
  });

  test('the character NUL is refused wherever it stands', async () => {
    const ana = await Client.guest(server.base, 'Ana');
    const asked = [
      ['GET', '/api/invitations/%00'],
      ['GET', '/api/matches/%00'],
      ['DELETE', '/api/sessions/a%00b'],
      ['POST', '/api/login', { login: 'ana\\u0000', password: 'long\\u0000enough' }],
      ['DELETE', '/api/notices/push', { endpoint: 'a\\u0000b' }],
    ] as const;
    for (const [method, path, body] of asked)
      await ana.refused(400, 'BAD_REQUEST', method, path, body && JSON.stringify(body).replaceAll('\\\\u', '\\u'));
  });

  test('migrating again changes nothing', async () => {
    const again = await Store.open({ url: postgres.newDatabase('two'), file: '' });
    await again.close();
    const once = await Store.open({ url: postgres.url.replace(/postgres$/, 'two'), file: '' });
    expect(await once.db.selectFrom('matches').selectAll().execute()).toEqual([]);
    await once.close();
  });
});

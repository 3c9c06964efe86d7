import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client } from '../testing/client.ts';
import { type Running, startServer } from '../testing/start.ts';

let server: Running;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const account = { login: 'Ana.Maria', password: 'correct horse' };

describe('guests', () => {
  test('are made at once, with a cookie that scripts and other sites cannot use', async () => {
    const ana = new Client(server.base);
    expect(await ana.ok('GET', '/api/me')).toEqual({
      person: null,
      push: expect.stringMatching(/^B[\w-]{86}$/),
      webhooks: false,
      mail: false,
      // A machine without a network has none.
      house: expect.toBeOneOf([null, expect.stringMatching(/^http:\/\/.+:\d+$/)]),
    });
    const made = await ana.call('POST', '/api/people', { name: ' Ana ', language: 'pt-BR' });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ name: 'Ana', kind: 'guest', login: null, language: 'pt-BR' });
    expect(made.headers.getSetCookie()[0]).toMatch(/^tavola=.*HttpOnly; SameSite=Lax/);
    expect((await ana.ok('GET', '/api/me')).person.id).toBe(made.body.id);
    expect((await ana.call('POST', '/api/people', { name: 'Other' })).body.id).toBe(made.body.id);
    expect(await ana.ok('PATCH', '/api/me', { name: 'Ana Lu' })).toMatchObject({ name: 'Ana Lu' });
  });

  test('a forged or foreign cookie is nobody', async () => {
    const ana = await Client.guest(server.base);
    for (const cookie of ['tavola=x', `${ana.cookie}x`, ana.cookie.replace(/\..*/, '.sig'), 'tavola=%00', 'tavola=']) {
      const thief = new Client(server.base);
      thief.cookie = cookie;
      expect((await thief.ok('GET', '/api/me')).person).toBeNull();
      await thief.refused(401, 'NO_PERSON', 'GET', '/api/sessions');
    }
  });
});

describe('accounts', () => {
  test('a guest claims one and keeps its seats; a second browser logs in and brings its guest seats along', async () => {
    const ana = await Client.guest(server.base, 'Ana');
    const { id } = await ana.newMatch('tic-tac-toe', [{ kind: 'me' }, { kind: 'bot' }]);
    const claimed = await ana.ok('POST', '/api/account', account);
    expect(claimed).toMatchObject({ id: ana.person.id, kind: 'account', login: 'ana.maria' });
    await ana.refused(409, 'ALREADY_ACCOUNT', 'POST', '/api/account', account);
    const rival = await Client.guest(server.base);
    await rival.refused(409, 'LOGIN_TAKEN', 'POST', '/api/account', account);

    const phone = await Client.guest(server.base, 'Phone');
    const second = await phone.newMatch('tic-tac-toe', [{ kind: 'me' }, { kind: 'bot' }]);
    await phone.refused(401, 'BAD_LOGIN', 'POST', '/api/login', { ...account, password: 'wrong horse' });
    await phone.refused(401, 'BAD_LOGIN', 'POST', '/api/login', { login: 'nobody', password: 'wrong horse' });
    expect((await phone.ok('POST', '/api/login', account)).id).toBe(ana.person.id);
    const { matches } = await phone.ok('GET', '/api/matches?list=mine');
    expect(matches.map((match: { id: string }) => match.id).sort()).toEqual([id, second.id].sort());
    expect((await phone.match(second.id)).mine).toEqual([0]);

    const { sessions } = await phone.ok('GET', '/api/sessions');
    expect(sessions).toHaveLength(2);
    const other = sessions.find((it: { current: boolean }) => !it.current);
    await phone.ok('DELETE', `/api/sessions/${other.id}`);
    expect((await ana.ok('GET', '/api/me')).person).toBeNull();
    await phone.refused(404, 'NOT_FOUND', 'DELETE', `/api/sessions/${other.id}`);

    await phone.refused(401, 'BAD_LOGIN', 'PUT', '/api/account/password', { old: 'no', password: 'new password' });
    await ana.ok('POST', '/api/login', account);
    await phone.ok('PUT', '/api/account/password', { old: account.password, password: 'new password' });
    expect((await ana.ok('GET', '/api/me')).person).toBeNull();
    await phone.ok('POST', '/api/logout');
    expect((await phone.ok('GET', '/api/me')).person).toBeNull();
  });

  test('who logs in brings along all that the guest had: bots, tables it watches, what it said, whom it muted', async () => {
    const [ana, dora] = [await Client.guest(server.base, 'Ana'), await Client.guest(server.base, 'Dora')];
    const login = { login: 'dora-of-two-browsers', password: 'long enough' };
    await dora.ok('POST', '/api/account', login);
    const guest = await Client.guest(server.base, 'Somebody');
    const bot = new Client(server.base);
    bot.token = (await guest.ok('POST', '/api/bots', { name: 'Robô' })).token;
    const match = await ana.newMatch('tic-tac-toe', [{ kind: 'me' }, { kind: 'friend' }], {
      talk: { spectators: true },
    });
    const linkTo = (seat: number | null) =>
      `/api/invitations/${match.invitations.find((it) => it.seat === seat)?.token}`;
    await bot.ok('POST', linkTo(1));
    for (const client of [guest, dora]) await client.ok('POST', linkTo(null));
    await guest.ok('POST', `/api/matches/${match.id}/talk`, { text: 'Oi' });
    await guest.ok('PUT', `/api/matches/${match.id}/muted/${ana.person.id}`, { muted: true });
    const { id } = await guest.ok('POST', '/api/login', login);
    expect((await guest.ok('GET', '/api/bots')).bots).toMatchObject([{ name: 'Robô' }]);
    expect((await bot.match(match.id)).mine).toEqual([1]);
    expect((await guest.match(match.id)).muted).toEqual([ana.person.id]);
    const { talk } = await ana.ok('GET', `/api/matches/${match.id}/talk`);
    expect(talk).toMatchObject([{ person: id, name: 'Dora', text: 'Oi' }]);
  });

  test('a deleted account leaves no name, login, session or seat; bots play on', async () => {
    const [bia, caio] = [await Client.guest(server.base, 'Bia'), await Client.guest(server.base, 'Caio')];
    await bia.ok('POST', '/api/account', { login: 'bia', password: 'correct horse' });
    const made = await bia.newMatch('tic-tac-toe', [{ kind: 'me' }, { kind: 'friend' }]);
    await caio.ok('POST', `/api/invitations/${made.invitations[0]?.token}`);
    await bia.refused(401, 'BAD_LOGIN', 'DELETE', '/api/me', { password: 'wrong' });
    await bia.ok('DELETE', '/api/me', { password: 'correct horse' });
    expect((await bia.ok('GET', '/api/me')).person).toBeNull();
    const left = await caio.match(made.id);
    expect(left.seats[0]).toMatchObject({ kind: 'bot', name: '', person: null });
    expect(left.owner).toBe(caio.person.id);
    const rows = await server.tavola.store.db.selectFrom('people').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('bia');
    await new Client(server.base).refused(401, 'BAD_LOGIN', 'POST', '/api/login', {
      login: 'bia',
      password: 'correct horse',
    });
  });

  test('passwords are kept as argon2id only', async () => {
    const dora = await Client.guest(server.base);
    await dora.ok('POST', '/api/account', { login: 'dora', password: 'a very plain password' });
    const row = await server.tavola.people.find(dora.person.id);
    expect(row?.password).toMatch(/^argon2id\$19456\$2\$1\$/);
    const everything = JSON.stringify(await server.tavola.store.db.selectFrom('people').selectAll().execute());
    expect(everything).not.toContain('plain password');
  });
});

describe('bot accounts', () => {
  test('have a bearer token that is shown once and can be revoked', async () => {
    const ana = await Client.guest(server.base);
    const { person, token } = await ana.ok('POST', '/api/bots', { name: 'Robo' });
    expect(person).toMatchObject({ kind: 'bot', name: 'Robo' });
    const robo = new Client(server.base);
    robo.token = token;
    expect((await robo.ok('GET', '/api/me')).person.id).toBe(person.id);
    await robo.refused(403, 'FORBIDDEN', 'POST', '/api/bots', { name: 'Child' });
    expect((await ana.ok('GET', '/api/bots')).bots).toEqual([person]);
    await ana.ok('DELETE', `/api/bots/${person.id}`);
    expect((await robo.ok('GET', '/api/me')).person).toBeNull();
    expect((await ana.ok('GET', '/api/bots')).bots).toEqual([]);
  });
});

test('a new name is written once, however many tables there are, and seen at all of them', async () => {
  const ana = await Client.guest(server.base, 'Ana');
  const ids: string[] = [];
  for (let i = 0; i < 5; i++)
    ids.push((await ana.newMatch('tic-tac-toe', [{ kind: 'me' }, { kind: 'screen', name: 'Bia' }])).id);
  const [read = '', stored = ''] = ids;
  const reader = await ana.read(read);
  await reader.until((it) => it.frames().length > 0);
  server.tavola.desk.forget(stored);
  const revisions = async () => (await Promise.all(ids.map((id) => ana.match(id)))).map((match) => match.revision);
  const before = await revisions();
  await ana.ok('PATCH', '/api/me', { name: 'Aninha' });
  expect(await revisions()).toEqual(before);
  const named = (match: unknown) => (match as { seats: { name: string }[] }).seats.map((seat) => seat.name);
  for (const id of ids) expect(named(await ana.match(id))).toEqual(['Aninha', 'Bia']);
  await reader.until((it) => named(it.messages.filter(({ event }) => event === 'match').at(-1)?.data)[0] === 'Aninha');
  expect(named((await ana.ok('GET', '/api/matches')).matches[0])).toEqual(['Aninha', 'Bia']);
  reader.close();
});

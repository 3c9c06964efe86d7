import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Authenticator } from '../testing/authenticator.ts';
import { Client } from '../testing/client.ts';
import { type Running, startServer } from '../testing/start.ts';

let server: Running;
/** Passkeys belong to a name, never to an address. */
let base: string;
let now = 1_700_000_000_000;
beforeAll(async () => {
  server = await startServer({}, { now: () => now });
  base = server.base.replace('127.0.0.1', 'localhost');
});
afterAll(() => server.close());

const MINUTES = 60_000;
const password = 'correct horse';
let people = 0;

async function makePasskey(client: Client, device = new Authenticator(base)): Promise<Authenticator> {
  const options = await client.ok('POST', '/api/passkeys/options');
  await client.ok('POST', '/api/passkeys/verify', device.make(options));
  return device;
}

async function givePasskey(client: Client, device: Authenticator) {
  return device.give(await client.ok('POST', '/api/login/passkey/options'));
}

/** An account with a login and a password, and nothing proved any more. */
async function account(name = 'Ana'): Promise<{ client: Client; login: string }> {
  const client = await Client.guest(base, name);
  const login = `person-${people++}`;
  await client.ok('POST', '/api/account', { login, password });
  now += 11 * MINUTES;
  return { client, login };
}

describe('a passkey', () => {
  test('alone makes a guest an account, and brings its person back to the same seats from any browser', async () => {
    const ana = await Client.guest(base, 'Ana');
    const { id } = await ana.newMatch('tic-tac-toe', [{ kind: 'me' }, { kind: 'bot' }]);
    const options = await ana.ok('POST', '/api/passkeys/options');
    expect(options).toMatchObject({
      rp: { id: 'localhost' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    });
    expect(Buffer.from(options.user.id, 'base64url')).toHaveLength(16);
    const device = new Authenticator(base);
    const made = await ana.ok('POST', '/api/passkeys/verify', device.make(options));
    expect(made.person).toMatchObject({ id: ana.person.id, kind: 'account', login: null });
    expect(made.passkey).toMatchObject({ backedUp: true });

    const phone = await Client.guest(base, 'Somebody');
    const second = await phone.newMatch('tic-tac-toe', [{ kind: 'me' }, { kind: 'bot' }]);
    const entered = await phone.ok('POST', '/api/login/passkey/verify', await givePasskey(phone, device));
    expect(entered.id).toBe(ana.person.id);
    for (const match of [id, second.id]) expect((await phone.match(match)).mine).toEqual([0]);
  });

  test('and its challenge are good once', async () => {
    const ana = await Client.guest(base);
    const device = await makePasskey(ana);
    const given = await givePasskey(ana, device);
    await ana.ok('POST', '/api/login/passkey/verify', given);
    await new Client(base).refused(401, 'PASSKEY_REFUSED', 'POST', '/api/login/passkey/verify', given);
    now += 11 * MINUTES;
    await ana.ok('POST', '/api/account/proof', { passkey: await givePasskey(ana, device) });
    const made = new Authenticator(base).make(await ana.ok('POST', '/api/passkeys/options'));
    await ana.ok('POST', '/api/passkeys/verify', made);
    await ana.refused(422, 'PASSKEY_REFUSED', 'POST', '/api/passkeys/verify', made);
  });

  test.each<[string, (options: never) => unknown]>([
    ['for another site', (options) => new Authenticator('https://evil.example').make(options)],
    [
      'with an attestation of a kind that we did not ask for',
      (options) => new Authenticator(base).make(options, { format: 'tpm' }),
    ],
    [
      'with certificates',
      (options) => new Authenticator(base).make(options, { format: 'packed', statement: new Map([['x5c', []]]) }),
    ],
    [
      'with a challenge of its own',
      () => new Authenticator(base).make({ challenge: 'bXkgb3du', rp: { id: 'localhost' } }),
    ],
  ])('%s is refused', async (_, make) => {
    const ana = await Client.guest(base);
    const options = await ana.ok('POST', '/api/passkeys/options');
    await ana.refused(422, 'PASSKEY_REFUSED', 'POST', '/api/passkeys/verify', make(options as never));
  });

  test('a challenge made for one person is none for another, nor for coming in', async () => {
    const [ana, bia] = [await Client.guest(base), await Client.guest(base)];
    const made = new Authenticator(base).make(await ana.ok('POST', '/api/passkeys/options'));
    await bia.refused(422, 'PASSKEY_REFUSED', 'POST', '/api/passkeys/verify', made);
    const device = await makePasskey(bia);
    const given = device.give(await bia.ok('POST', '/api/passkeys/options'));
    await new Client(base).refused(401, 'PASSKEY_REFUSED', 'POST', '/api/login/passkey/verify', given);
  });

  test('needs a secure address with a name', async () => {
    const byAddress = new Client(server.base);
    await byAddress.refused(409, 'NOT_SECURE', 'POST', '/api/login/passkey/options');
    const plain = await startServer({ TAVOLA_URL: 'http://tavola.example' });
    await new Client(plain.base).refused(409, 'NOT_SECURE', 'POST', '/api/login/passkey/options');
    await plain.close();
    const secure = await startServer({ TAVOLA_URL: 'https://tavola.example' });
    const options = await new Client(secure.base).ok('POST', '/api/login/passkey/options');
    expect(options.rpId).toBe('tavola.example');
    await secure.close();
  });

  test('that is the last way in stays; also where two are removed at once', async () => {
    const ana = await Client.guest(base);
    await makePasskey(ana);
    const [first] = (await ana.ok('GET', '/api/account')).passkeys;
    await ana.refused(409, 'LAST_WAY', 'DELETE', `/api/passkeys/${first.id}`);
    await makePasskey(ana);
    const { passkeys } = await ana.ok('GET', '/api/account');
    const answers = await Promise.all(
      passkeys.map(({ id }: { id: string }) => ana.call('DELETE', `/api/passkeys/${id}`)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409]);
    await ana.refused(404, 'NOT_FOUND', 'DELETE', `/api/passkeys/${first.id}x`);
  });
});

describe('recovery codes', () => {
  test('open the account once each, however they are typed, and say how many are left', async () => {
    const ana = await Client.guest(base, 'Ana');
    const { id } = await ana.newMatch('tic-tac-toe', [{ kind: 'me' }, { kind: 'bot' }]);
    const { codes } = await ana.ok('POST', '/api/recoveries');
    expect(codes).toHaveLength(10);
    for (const code of codes) expect(code).toMatch(/^[2-9A-HJ-NP-Z]{4}(?:-[2-9A-HJ-NP-Z]{4}){2}$/);
    const phone = new Client(base);
    const typed = ` ${codes[3].toLowerCase().replaceAll('-', ' ')} `;
    const entered = await phone.ok('POST', '/api/login/code', { code: typed });
    expect(entered).toMatchObject({ person: { id: ana.person.id, kind: 'account' }, left: 9 });
    expect((await phone.match(id)).mine).toEqual([0]);
    await new Client(base).refused(401, 'CODE_WRONG', 'POST', '/api/login/code', { code: codes[3] });
    const rows = await server.tavola.store.db.selectFrom('recoveries').selectAll().execute();
    for (const code of codes) expect(JSON.stringify(rows)).not.toContain(code.slice(5));
    expect(rows[0]?.hash).toMatch(/^argon2id\$19456\$2\$1\$/);
  });

  test('lock after five wrong tries for an hour, and answer as if they did not exist', async () => {
    const ana = await Client.guest(base);
    const { codes } = await ana.ok('POST', '/api/recoveries');
    const wrong = `${codes[0].slice(0, 4)}-2222-2222`;
    const enter = (code: string) => new Client(base).call('POST', '/api/login/code', { code });
    // At once: they are counted before they are looked at.
    const tries = await Promise.all(Array.from({ length: 5 }, () => enter(wrong)));
    const unknown = await enter('ZZZZ-2222-2222');
    for (const answer of [...tries, await enter(codes[0]), await enter('not a code')])
      expect([answer.status, answer.body]).toEqual([unknown.status, unknown.body]);
    expect(unknown.body.code).toBe('CODE_WRONG');
    expect((await enter(codes[1])).status).toBe(200);
    now += 60 * MINUTES;
    expect((await enter(codes[0])).status).toBe(200);
  });

  test('new ones replace the old ones', async () => {
    const ana = await Client.guest(base);
    const [old, fresh] = [
      (await ana.ok('POST', '/api/recoveries')).codes,
      (await ana.ok('POST', '/api/recoveries')).codes,
    ];
    await new Client(base).refused(401, 'CODE_WRONG', 'POST', '/api/login/code', { code: old[0] });
    await new Client(base).ok('POST', '/api/login/code', { code: fresh[0] });
    expect((await ana.ok('GET', '/api/account')).codes).toMatchObject({ of: 10, left: 9 });
  });
});

describe('a borrowed session', () => {
  test('adds, replaces and removes no way in, and deletes nobody, without a proof', async () => {
    const { client } = await account();
    const refused = (method: string, path: string, body?: unknown) =>
      client.refused(403, 'PROOF_NEEDED', method, path, body);
    expect(await refused('POST', '/api/passkeys/options')).toEqual({ ways: ['password'] });
    await refused(
      'POST',
      '/api/passkeys/verify',
      new Authenticator(base).make({ challenge: 'YQ', rp: { id: 'localhost' } }),
    );
    await refused('POST', '/api/recoveries');
    await refused('PUT', '/api/account/password', { password: 'another password' });
    await refused('DELETE', '/api/passkeys/any');
    await refused('DELETE', '/api/me');
    expect((await client.ok('GET', '/api/account')).needsProof).toBe(true);
  });

  test('may for ten minutes after a password, a passkey or a code of its own person', async () => {
    const { client } = await account();
    await client.refused(401, 'BAD_LOGIN', 'POST', '/api/account/proof', { password: 'wrong' });
    await client.ok('POST', '/api/account/proof', { password });
    const { codes } = await client.ok('POST', '/api/recoveries');
    const device = await makePasskey(client);
    const prove = [
      async () => client.ok('POST', '/api/account/proof', { code: codes[0] }),
      async () => client.ok('POST', '/api/account/proof', { passkey: await givePasskey(client, device) }),
    ];
    for (const it of prove) {
      now += 11 * MINUTES;
      expect((await client.ok('GET', '/api/account')).needsProof).toBe(true);
      await it();
      expect((await client.ok('GET', '/api/account')).needsProof).toBe(false);
    }
    now += 11 * MINUTES;
    const other = await account('Bia');
    await other.client.refused(401, 'CODE_WRONG', 'POST', '/api/account/proof', { code: codes[1] });
    const foreign = { passkey: await givePasskey(client, device) };
    await other.client.refused(401, 'PASSKEY_REFUSED', 'POST', '/api/account/proof', foreign);
    // What somebody else tried is still good.
    await client.ok('POST', '/api/account/proof', { code: codes[1] });
  });

  test('of somebody who came in by a passkey may set a first password, and needs a login for it', async () => {
    const ana = await Client.guest(base);
    await makePasskey(ana);
    await ana.refused(400, 'BAD_REQUEST', 'PUT', '/api/account/password', { password });
    await ana.ok('PUT', '/api/account/password', { login: 'late.login', password });
    expect((await ana.ok('GET', '/api/me')).person).toMatchObject({ id: ana.person.id, login: 'late.login' });
    await new Client(base).ok('POST', '/api/login', { login: 'late.login', password });
    const other = await Client.guest(base);
    await makePasskey(other);
    await other.refused(409, 'LOGIN_TAKEN', 'PUT', '/api/account/password', { login: 'late.login', password });
  });

  test('signs out everywhere else in one go; sessions say which browser they are', async () => {
    const { client, login } = await account();
    const phone = new Client(base);
    const agent = 'Mozilla/5.0 (Android 16; Mobile; rv:150.0) Gecko/150.0 Firefox/150.0';
    await phone.call('POST', '/api/login', { login, password }, { 'user-agent': agent });
    const { sessions } = await client.ok('GET', '/api/sessions');
    expect(sessions.map((it: { browser: string }) => it.browser)).toContain('Firefox · Android');
    await client.ok('DELETE', '/api/sessions');
    expect((await client.ok('GET', '/api/sessions')).sessions).toHaveLength(1);
    expect((await phone.ok('GET', '/api/me')).person).toBeNull();
  });
});

test('deleting oneself takes passkeys and codes along', async () => {
  const ana = await Client.guest(base);
  const device = await makePasskey(ana);
  const { codes } = await ana.ok('POST', '/api/recoveries');
  await ana.ok('DELETE', '/api/me');
  const given = await givePasskey(ana, device);
  await new Client(base).refused(401, 'PASSKEY_REFUSED', 'POST', '/api/login/passkey/verify', given);
  await new Client(base).refused(401, 'CODE_WRONG', 'POST', '/api/login/code', { code: codes[0] });
});

test('bot accounts have no ways in', async () => {
  const bot = new Client(base);
  bot.token = (await (await Client.guest(base)).ok('POST', '/api/bots', { name: 'Robo' })).token;
  for (const [method, path] of [
    ['GET', '/api/account'],
    ['POST', '/api/passkeys/options'],
    ['POST', '/api/recoveries'],
    ['POST', '/api/links/device'],
  ] as const)
    await bot.refused(403, 'FORBIDDEN', method, path);
});

test('a guest with three finished tables is shown the account page once', async () => {
  const ana = await Client.guest(base);
  const show = async () => (await ana.ok('POST', '/api/account/offer')).show;
  for (let i = 0; i < 3; i++) {
    expect(await show()).toBe(false);
    const { id } = await ana.newMatch('tic-tac-toe', [{ kind: 'me' }, { kind: 'screen' }]);
    for (const cell of [0, 3, 1, 4, 2]) {
      const { decision } = (await ana.frame(id)).seats.find((seat) => seat.decision) ?? {};
      const pick = { seat: decision?.seat, decision: decision?.number, option: `mark:${cell}` };
      await ana.ok('POST', `/api/matches/${id}/picks`, pick);
    }
  }
  expect([await show(), await show()]).toEqual([true, false]);
});

test('nobody tries ways in faster than the limit of entries', async () => {
  const strict = await startServer({ TAVOLA_RATE_ENTRY: '2' });
  const at = strict.base.replace('127.0.0.1', 'localhost');
  for (const [path, body] of [
    ['/api/login/code', { code: 'AAAA-2222-2222' }],
    ['/api/login/passkey/options', {}],
    ['/api/links/AAAA-2222-2222/ask', {}],
  ] as const) {
    for (let i = 0; i < 2; i++) expect((await new Client(at).call('POST', path, body)).status).not.toBe(429);
    await new Client(at).refused(429, 'TOO_MANY', 'POST', path, body);
  }
  await strict.close();
});

/** Two processes on one PostgreSQL: what is good once is good once in both together. */
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Authenticator } from '../testing/authenticator.ts';
import { Client, type HttpAnswer } from '../testing/client.ts';
import { postgresFolder, startPostgres, type ThrowAway } from '../testing/postgres.ts';
import { type Child, newFolder, startChild } from '../testing/start.ts';

const RACES = Number(process.env.TAVOLA_RACES ?? 10);

describe.skipIf(!postgresFolder)('two processes', () => {
  let postgres: ThrowAway;
  let servers: Child[] = [];
  let site = '';
  const data = newFolder();
  beforeAll(async () => {
    postgres = await startPostgres(postgresFolder ?? '');
    site = 'http://localhost:3000';
    const env = { TAVOLA_DATA: data, DATABASE_URL: postgres.newDatabase('ways'), TAVOLA_URL: site };
    servers = [await startChild(env), await startChild(env)];
  });
  afterAll(async () => {
    for (const server of servers) await server.stop();
    postgres.stop();
    rmSync(data, { recursive: true });
  });

  const bases = () => servers.map(({ base }) => base.replace('127.0.0.1', 'localhost'));
  const guest = () => Client.guest(bases()[0] ?? '', 'Ana');
  /** The same request to both at once, each by somebody of its own unless it is one person's. */
  const both = (path: string, body: unknown, as?: Client) =>
    Promise.all(
      bases().map((base) => {
        const client = new Client(base);
        if (as) client.cookie = as.cookie;
        return client.call('POST', path, body);
      }),
    );
  const codesOf = (answers: readonly HttpAnswer<{ code?: string; digits?: string }>[]) =>
    answers.filter(({ status }) => status >= 300).map(({ status, body }) => `${status} ${body.code}`);
  async function withPasskey(): Promise<[Client, Authenticator]> {
    const [ana, device] = [await guest(), new Authenticator(site)];
    await ana.ok('POST', '/api/passkeys/verify', device.make(await ana.ok('POST', '/api/passkeys/options')));
    return [ana, device];
  }

  test('an assertion opens one session, whoever repeats it wherever', async () => {
    const [ana, device] = await withPasskey();
    for (let i = 0; i < RACES; i++) {
      const given = device.give(await ana.ok('POST', '/api/login/passkey/options'));
      const answers = [
        ...(await both('/api/login/passkey/verify', given)),
        ...(await both('/api/login/passkey/verify', given)),
      ];
      expect(codesOf(answers)).toEqual(Array(3).fill('401 PASSKEY_REFUSED'));
    }
  });

  test('a challenge makes one passkey', async () => {
    for (let i = 0; i < RACES; i++) {
      const ana = await guest();
      const options = await ana.ok('POST', '/api/passkeys/options');
      const made = new Authenticator(site).make(options);
      expect(codesOf(await both('/api/passkeys/verify', made, ana))).toEqual(['422 PASSKEY_REFUSED']);
      expect((await ana.ok('GET', '/api/account')).passkeys).toHaveLength(1);
    }
  });

  test('a code opens one session', async () => {
    const ana = await guest();
    const { codes } = await ana.ok('POST', '/api/recoveries');
    for (const code of codes) expect(codesOf(await both('/api/login/code', { code }))).toEqual(['401 CODE_WRONG']);
  });

  test('five wrong tries lock a code in both together', async () => {
    const { codes } = await (await guest()).ok('POST', '/api/recoveries');
    const wrong = { code: `${codes[0].slice(0, 4)}-2222-2222` };
    await Promise.all([both('/api/login/code', wrong), both('/api/login/code', wrong), both('/api/login/code', wrong)]);
    expect(codesOf(await both('/api/login/code', { code: codes[0] }))).toEqual(Array(2).fill('401 CODE_WRONG'));
  });

  test('ten new codes are ten, however often they are asked for at once', async () => {
    const ana = await guest();
    await both('/api/recoveries', undefined, ana);
    expect((await ana.ok('GET', '/api/account')).codes).toMatchObject({ of: 10, left: 10 });
  });

  test('a device link hears the first who asks, and is void with the second', async () => {
    for (let i = 0; i < RACES; i++) {
      const ana = await guest();
      const { code } = await ana.ok('POST', '/api/links/device');
      const answers = await both(`/api/links/${code}/ask`, undefined);
      expect(codesOf(answers)).toEqual(['410 LINK_EXPIRED']);
      expect(await ana.ok('GET', `/api/links/${code}`)).toEqual({ state: 'void', why: 'second' });
      const digits = answers.find(({ status }) => status === 200)?.body.digits;
      await ana.refused(410, 'LINK_EXPIRED', 'POST', `/api/links/${code}/confirm`, { digits });
    }
  });

  test('a device link gives one session, and one answer', async () => {
    for (let i = 0; i < RACES; i++) {
      const ana = await guest();
      const link = `/api/links/${(await ana.ok('POST', '/api/links/device')).code}`;
      const { secret, digits } = await new Client(bases()[1] ?? '').ok('POST', `${link}/ask`);
      expect(codesOf(await both(`${link}/confirm`, { digits }, ana))).toEqual(['410 LINK_EXPIRED']);
      expect(codesOf(await both(`${link}/enter`, { secret }))).toEqual(['410 LINK_EXPIRED']);
    }
  });

  test('of two passkeys, removed at once, one stays', async () => {
    const [ana, device] = await withPasskey();
    await ana.ok('POST', '/api/passkeys/verify', device.make(await ana.ok('POST', '/api/passkeys/options')));
    const { passkeys } = await ana.ok('GET', '/api/account');
    const answers = await Promise.all(
      bases().map((base, i) => {
        const client = new Client(base);
        client.cookie = ana.cookie;
        return client.call('DELETE', `/api/passkeys/${passkeys[i].id}`);
      }),
    );
    expect(codesOf(answers)).toEqual(['409 LAST_WAY']);
  });
});

/** Two servers on one store: each notice goes out once, and each knows who was there at the other. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client } from '../testing/client.ts';
import { postgresFolder, startPostgres, type ThrowAway } from '../testing/postgres.ts';
import { PushBrowser, Receiver } from '../testing/receiver.ts';
import { type Running, startServer } from '../testing/start.ts';

const MINUTE = 60_000;

describe.skipIf(!postgresFolder)('PostgreSQL', () => {
  let postgres: ThrowAway;
  let receiver: Receiver;
  let servers: [Running, Running];
  let now = Date.parse('2026-11-18T12:00:00Z');
  beforeAll(async () => {
    [postgres, receiver] = [await startPostgres(postgresFolder ?? ''), await Receiver.start()];
    const env = { TAVOLA_NOTICE_PRIVATE: '1', DATABASE_URL: postgres.newDatabase('notices') };
    const start = () => startServer(env, { now: () => now });
    servers = [await start(), await start()];
  });
  afterAll(async () => {
    for (const server of servers) await server.close();
    receiver.close();
    await postgres.stop();
  });

  const both = async (ms: number) => {
    now += ms;
    await Promise.all(servers.map(({ sweeper }) => sweeper.sweep()));
    await Promise.all(servers.map(({ tavola }) => tavola.sender.idle()));
  };

  test('both sweep at the same moment: every notice and every turn goes out once', async () => {
    const [one, two] = servers;
    const ana = await Client.guest(one.base, 'Ana');
    const browsers: PushBrowser[] = [];
    for (let i = 0; i < 8; i++) {
      const bia = await Client.guest(two.base, 'Bia');
      const browser = new PushBrowser(receiver);
      await bia.ok('POST', '/api/notices/push', browser.subscription);
      const { id, invitations } = await ana.newMatch('tic-tac-toe', [{ kind: 'me' }, { kind: 'friend' }]);
      await bia.ok('POST', `/api/invitations/${invitations[0]?.token}`);
      const channel = { url: `${receiver.base}/channel/${i}`, kind: 'plain', language: 'en' };
      await ana.ok('PUT', `/api/matches/${id}/channel`, channel);
      await ana.pickAny(id, 0);
      browsers.push(browser);
    }
    for (let i = 0; i < 4; i++) await both(MINUTE + 1);
    expect(browsers.map((browser) => browser.messages().length)).toEqual(browsers.map(() => 1));
    const posted = receiver.received.filter(({ path }) => path.startsWith('/channel/')).map(({ path }) => path);
    expect(new Set(posted).size).toBe(posted.length);
  });

  test('somebody who is at the table through the other server is not told', async () => {
    const [one, two] = servers;
    const [ana, bia] = [await Client.guest(one.base, 'Ana'), await Client.guest(two.base, 'Bia')];
    const browser = new PushBrowser(receiver);
    await bia.ok('POST', '/api/notices/push', browser.subscription);
    const { id, invitations } = await ana.newMatch('tic-tac-toe', [{ kind: 'me' }, { kind: 'friend' }]);
    await bia.ok('POST', `/api/invitations/${invitations[0]?.token}`);
    const reader = await bia.read(id);
    await ana.pickAny(id, 0);
    now += MINUTE + 1;
    await two.sweeper.heartbeat();
    await one.sweeper.sweep();
    await one.tavola.sender.idle();
    expect(browser.messages()).toEqual([]);
    reader.close();
  });
});

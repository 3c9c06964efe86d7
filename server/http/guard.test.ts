import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client, statusOf } from '../testing/client.ts';
import { type Running, startServer } from '../testing/start.ts';

let server: Running;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

test('other sites cannot act in the name of our people', async () => {
  const ana = await Client.guest(server.base);
  const body = { game: 'tic-tac-toe', seats: [{ kind: 'me' }, { kind: 'bot' }] };
  const from = (headers: Record<string, string>) => ana.call('POST', '/api/matches', body, headers);
  expect((await from({ origin: 'https://evil.example' })).status).toBe(403);
  expect((await from({ origin: 'null' })).status).toBe(403);
  expect((await from({ origin: server.base })).status).toBe(201);
  const answer = await ana.call('GET', '/api/me', undefined, { origin: 'https://evil.example' });
  expect(answer.headers.get('access-control-allow-origin')).toBeNull();
});

describe('with a public address', () => {
  let named: Running;
  beforeAll(async () => {
    named = await startServer({ TAVOLA_URL: 'https://tavola.example/' });
  });
  afterAll(() => named.close());

  const status = (path: string, headers: Record<string, string>, method = 'GET') =>
    statusOf(method, named.base + path, headers);

  test.each(['/api/me', '/', '/metrics', '/api/openapi.json'])('%s is not there by another name', async (path) => {
    for (const host of [
      'evil.example',
      'tavola.example.evil.example',
      'localhost.evil.example',
      '10.0.0.7:3000',
      'a@b',
    ])
      expect([host, await status(path, { host })]).toEqual([host, 403]);
  });

  test('by its name, whatever the port, and by those of this machine it is', async () => {
    for (const host of ['tavola.example', 'TAVOLA.example:8443', 'localhost:3000', '127.0.0.1', '[::1]:3000'])
      expect([host, await status('/api/me', { host })]).toEqual([host, 200]);
  });

  test('health is told by any name', async () => {
    expect(await status('/healthz', { host: '10.0.0.7' })).toBe(200);
  });

  test('pages of another name may ask for nothing', async () => {
    const from = (origin: string, host = 'tavola.example', method = 'GET') =>
      status('/api/me', { host, origin }, method);
    for (const origin of [
      'https://evil.example',
      'http://tavola.example.evil.example',
      'http://localhost:3000',
      'null',
    ])
      for (const method of ['GET', 'DELETE'])
        expect([origin, await from(origin, 'tavola.example', method)]).toEqual([origin, 403]);
    expect(await from('https://tavola.example')).toBe(200);
    expect(await from('http://localhost:3000', 'localhost:3000')).toBe(200);
  });

  test('behind a proxy the name that it was asked by counts', async () => {
    const behind = await startServer({ TAVOLA_URL: 'https://tavola.example', TAVOLA_PROXY: '1' });
    const by = async (name: string) =>
      (await new Client(behind.base).call('GET', '/api/me', undefined, { 'x-forwarded-host': name })).status;
    expect([await by('tavola.example'), await by('evil.example')]).toEqual([200, 403]);
    await behind.close();
  });
});

describe('limits', () => {
  test('per address, per person and for entries', async () => {
    const strict = await startServer({ TAVOLA_RATE_ADDRESS: '60', TAVOLA_RATE_PERSON: '20', TAVOLA_RATE_ENTRY: '3' });
    const ana = await Client.guest(strict.base);
    const codes: number[] = [];
    for (let i = 0; i < 25; i++) codes.push((await ana.call('GET', '/api/me')).status);
    expect(codes.filter((code) => code === 200)).toHaveLength(20);
    expect(codes.at(-1)).toBe(429);
    await Client.guest(strict.base);
    await Client.guest(strict.base);
    const fourth = await new Client(strict.base).call('POST', '/api/people', {});
    expect([fourth.status, fourth.body.code]).toEqual([429, 'TOO_MANY']);
    let last = 0;
    for (let i = 0; i < 60 && last !== 429; i++) last = (await new Client(strict.base).call('GET', '/api/me')).status;
    expect(last).toBe(429);
    expect((await new Client(strict.base).call('GET', '/healthz')).status).toBe(200);
    await strict.close();
  });

  test('streams of one person', async () => {
    const few = await startServer({ TAVOLA_STREAMS: '2' });
    const ana = await Client.guest(few.base);
    const { id } = await ana.newMatch('tic-tac-toe', [{ kind: 'me' }, { kind: 'screen' }]);
    const readers = [await ana.read(id), await ana.read(id)];
    for (const reader of readers) await reader.until((it) => it.frames().length > 0);
    await expect(ana.read(id)).rejects.toThrow('429');
    readers[0]?.close();
    await expect.poll(() => few.tavola.hub.count).toBe(1);
    readers.push(await ana.read(id));
    await few.close();
  });

  test('streams of an address without a name: a limited number at once, for a limited time', async () => {
    let now = 5_000_000;
    const few = await startServer({ TAVOLA_STREAMS_ADDRESS: '2', TAVOLA_ANONYMOUS_MS: '60000' }, { now: () => now });
    const ana = await Client.guest(few.base);
    const { id } = await ana.newMatch('tic-tac-toe', [{ kind: 'me' }, { kind: 'screen' }], { spectators: 'public' });
    const anybody = new Client(few.base);
    const readers = [await anybody.read(id), await anybody.read(id)];
    for (const reader of readers) await reader.until((it) => it.frames().length > 0);
    await expect(anybody.read(id)).rejects.toThrow('429');
    const own = await ana.read(id);
    await own.until((it) => it.frames().length > 0);
    now += 61_000;
    await few.sweeper.heartbeat();
    for (const reader of readers) await reader.until((it) => it.closed);
    expect(few.tavola.hub.count).toBe(1);
    await few.close();
  });

  test('connections of one address', async () => {
    const few = await startServer({ TAVOLA_CONNECTIONS: '3' });
    const { port } = new URL(few.base);
    const sockets = Array.from({ length: 5 }, () => connect(Number(port), '127.0.0.1').on('error', () => {}));
    await expect.poll(() => sockets.filter((socket) => socket.closed).length).toBe(2);
    for (const socket of sockets) socket.destroy();
    await expect
      .poll(() =>
        new Client(few.base).call('GET', '/healthz').then(
          ({ status }) => status,
          () => 0,
        ),
      )
      .toBe(200);
    await few.close();
  });

  test('a request that arrives drop by drop is not waited for', async () => {
    const strict = await startServer({ TAVOLA_REQUEST_MS: '400' });
    const { port } = new URL(strict.base);
    const head = 'POST /api/people HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n';
    for (const beginning of [head, `${head}\r\n{`]) {
      const socket = connect(Number(port), '127.0.0.1').on('error', () => {});
      let said = '';
      socket.on('data', (chunk) => {
        said += chunk;
      });
      socket.write(beginning);
      await new Promise((resolve) => socket.on('close', resolve));
      expect(said).toContain('408');
    }
    await strict.close();
  });
});

describe('behind proxies', () => {
  const addressSeen = async (proxies: string, forwarded: string) => {
    const behind = await startServer({ TAVOLA_PROXY: proxies, TAVOLA_RATE_ADDRESS: '1' });
    const headers = { 'x-forwarded-for': forwarded };
    const ask = (more = headers) => new Client(behind.base).call('GET', '/api/me', undefined, more);
    await ask();
    const statuses = [];
    for (const last of ['203.0.113.9', '203.0.113.8']) {
      const [...others] = forwarded.split(', ').slice(0, -1);
      statuses.push((await ask({ 'x-forwarded-for': [...others, last].join(', ') })).status);
    }
    const forged = (await ask({ 'x-forwarded-for': `1.2.3.4, ${forwarded}` })).status;
    await behind.close();
    return { statuses, forged };
  };

  test('without one nothing forwarded is believed', async () => {
    expect(await addressSeen('', '198.51.100.1')).toEqual({ statuses: [429, 429], forged: 429 });
  });

  test.each(['1', '127.0.0.1', 'loopback'])(
    '%s: the address that the nearest one saw, whatever was forged before it',
    async (proxies) => {
      expect(await addressSeen(proxies, '198.51.100.1')).toEqual({ statuses: [200, 200], forged: 429 });
    },
  );

  test('one customer of IPv6 is one address, and IPv4 wrapped in IPv6 is the same as bare', async () => {
    const behind = await startServer({ TAVOLA_PROXY: '1', TAVOLA_RATE_ADDRESS: '1' });
    const from = async (address: string) =>
      (await new Client(behind.base).call('GET', '/api/me', undefined, { 'x-forwarded-for': address })).status;
    expect([await from('2001:db8:0:1::1'), await from('2001:db8:0:1:ffff::2')]).toEqual([200, 429]);
    expect([await from('2001:db8:0:2::1'), await from('198.51.100.1')]).toEqual([200, 200]);
    expect(await from('::ffff:198.51.100.1')).toBe(429);
    await behind.close();
    const entry = await startServer({ TAVOLA_PROXY: '1', TAVOLA_RATE_ENTRY: '1' });
    const guest = async (address: string) =>
      (await new Client(entry.base).call('POST', '/api/people', {}, { 'x-forwarded-for': address })).status;
    expect([await guest('2001:db8:0:1::1'), await guest('2001:db8:0:1::2')]).toEqual([201, 429]);
    await entry.close();
  });

  test('two of them: the last but one', async () => {
    expect(await addressSeen('2', '198.51.100.1, 10.0.0.7')).toEqual({ statuses: [429, 429], forged: 429 });
  });
});

test('what is said to one person is kept by nobody on the way', async () => {
  const ana = await Client.guest(server.base);
  const { id } = await ana.newMatch('tic-tac-toe', [{ kind: 'me' }, { kind: 'screen' }]);
  for (const path of ['/api/me', '/api/matches', `/api/matches/${id}/table`, '/api/matches/m_none'])
    expect((await ana.call('GET', path)).headers.get('cache-control')).toBe('no-store');
});

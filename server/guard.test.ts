import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client } from './testing/client.ts';
import { type Running, startServer } from './testing/start.ts';

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
});

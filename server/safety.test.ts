import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { configOf } from './config.ts';
import { Client } from './testing/client.ts';
import { newFolder, type Running, startChild, startServer } from './testing/start.ts';

let server: Running;
const web = newFolder();
beforeAll(async () => {
  mkdirSync(join(web, 'assets'));
  writeFileSync(join(web, 'index.html'), '<!doctype html><title>Tavola</title>');
  writeFileSync(join(web, 'assets', 'main-1234.js'), 'export {}');
  writeFileSync(join(web, 'sw.js'), '');
  server = await startServer({ TAVOLA_WEB: web });
});
afterAll(() => server.close());

describe('the client', () => {
  test('is served with a strict policy, its own paths too; only named files may be kept', async () => {
    const anybody = new Client(server.base);
    for (const path of ['/', '/matches/m_1', '/join/secret']) {
      const page = await anybody.call('GET', path);
      expect([page.status, page.body]).toEqual([200, '<!doctype html><title>Tavola</title>']);
      const policy = page.headers.get('content-security-policy') ?? '';
      expect(policy).toContain("script-src 'self'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toMatch(/script-src[^;]*unsafe/);
      expect(page.headers.get('referrer-policy')).toBe('no-referrer');
      expect(page.headers.get('x-content-type-options')).toBe('nosniff');
      expect(page.headers.get('cache-control')).toBe('no-cache');
    }
    expect((await anybody.call('GET', '/assets/main-1234.js')).headers.get('cache-control')).toContain('immutable');
    expect((await anybody.call('GET', '/sw.js')).headers.get('cache-control')).toBe('no-cache');
    expect((await anybody.call('GET', '/assets/none.js')).status).toBe(404);
    expect((await anybody.call('GET', '/..%2f..%2fpackage.json')).status).toBe(404);
    expect((await anybody.call('GET', '/api/none')).body).toEqual({ code: 'NOT_FOUND', detail: {} });
  });
});

describe('other sites', () => {
  test('cannot act in the name of our people', async () => {
    const ana = await Client.guest(server.base);
    const body = { game: 'tic-tac-toe', seats: [{ kind: 'me' }, { kind: 'bot' }] };
    const from = (headers: Record<string, string>) => ana.call('POST', '/api/matches', body, headers);
    expect((await from({ origin: 'https://evil.example' })).status).toBe(403);
    expect((await from({ origin: 'null' })).status).toBe(403);
    expect((await from({ origin: server.base })).status).toBe(201);
    const answer = await ana.call('GET', '/api/me', undefined, { origin: 'https://evil.example' });
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
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
});

describe('operation', () => {
  test('health, figures, and a description that fits the requests', async () => {
    const anybody = new Client(server.base);
    expect(await anybody.ok('GET', '/healthz')).toEqual({ ok: true });
    const figures = await anybody.ok<string>('GET', '/metrics');
    for (const name of ['tavola_live_matches', 'tavola_streams', 'tavola_answers_total', 'process_cpu_seconds_total'])
      expect(figures).toContain(name);
    expect(await anybody.ok('GET', '/api/openapi.json')).toMatchObject({ openapi: expect.stringMatching(/^3\./) });
    expect(await anybody.ok<string>('GET', '/api/docs')).toContain('/api/matches/{id}/picks');
  });

  test('every setting has a default; a wrong one is said at once; the generated secret is kept for its owner alone', () => {
    const data = newFolder();
    const first = configOf({ TAVOLA_DATA: data });
    expect(first.secret).toHaveLength(64);
    expect(configOf({ TAVOLA_DATA: data }).secret).toBe(first.secret);
    expect(readFileSync(join(data, 'secret'), 'utf8')).toBe(first.secret);
    expect(statSync(join(data, 'secret')).mode & 0o077).toBe(0);
    expect(configOf({ TAVOLA_DATA: data, TAVOLA_SECRET: 'given' }).secret).toBe('given');
    expect(() => configOf({ TAVOLA_DATA: data, PORT: 'http' })).toThrow('PORT');
    expect(first).toMatchObject({ port: 3000, portIsFree: true, examples: false });
    const documented = readFileSync(new URL('../docs/operations.md', import.meta.url), 'utf8');
    const source = readFileSync(new URL('./config.ts', import.meta.url), 'utf8');
    for (const [name] of source.matchAll(/TAVOLA_[A-Z_]+|DATABASE_URL|\bPORT\b|\bHOST\b/g))
      expect(documented).toContain(`\`${name}\``);
  });

  test('log lines name routes and answers, and hold no cookie, password, token or invitation', async () => {
    const child = await startChild({ TAVOLA_DATA: newFolder(), TAVOLA_LOG: 'info' });
    const [ana, bia] = [await Client.guest(child.base), await Client.guest(child.base)];
    const password = 'uma senha bem longa';
    await ana.ok('POST', '/api/account', { login: 'ana', password });
    const { token } = await ana.ok('POST', '/api/bots', { name: 'Robo' });
    const match = await ana.newMatch('tic-tac-toe', [{ kind: 'me' }, { kind: 'friend' }]);
    const invitation = match.invitations[0]?.token as string;
    await bia.ok('POST', `/api/invitations/${invitation}`);
    await bia.refused(404, 'NOT_FOUND', 'GET', `/api/invitations/${token}`);
    expect(await child.stop()).toBe(0);
    const lines = child.output();
    expect(lines).toContain('"route":"/api/invitations/:token"');
    const cookies = [ana, bia].map(({ cookie }) => cookie.split('=')[1] as string);
    for (const secret of [password, token, invitation, ...cookies]) expect(lines).not.toContain(secret);
  });

  test('goes down in order: streams say goodbye, the store is closed, the exit code is 0', async () => {
    const data = newFolder();
    const child = await startChild({ TAVOLA_DATA: data });
    const ana = await Client.guest(child.base);
    const { id } = await ana.newMatch('tic-tac-toe', [{ kind: 'me' }, { kind: 'screen' }]);
    const reader = await ana.read(id);
    await reader.until((it) => it.frames().length > 0);
    expect(await child.stop()).toBe(0);
    await reader.until((it) => it.closed);
    expect(reader.messages.at(-1)?.event).toBe('bye');
    expect(existsSync(join(data, 'tavola.db-wal'))).toBe(false);
  });

  test('takes the next port when 3000 is taken and none was asked for; a port that was asked for is not replaced', async () => {
    const occupier = createServer().on('error', () => {});
    await new Promise<void>((resolve) => {
      occupier.on('error', () => resolve());
      occupier.listen(3000, '127.0.0.1', resolve);
    });
    const child = await startChild({ TAVOLA_DATA: newFolder(), PORT: '' });
    const { port } = new URL(child.base);
    expect(Number(port)).toBeGreaterThan(3000);
    await expect(startChild({ TAVOLA_DATA: newFolder(), PORT: port })).rejects.toThrow('ended with 1');
    await child.stop();
    occupier.close();
  });
});

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client } from './testing/client.ts';
import { newFolder, type Running, startServer } from './testing/start.ts';

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

test('the client is served with a strict policy, its own paths too; only named files may be kept', async () => {
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

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client } from '../testing/client.ts';
import { newFolder, type Running, startServer } from '../testing/start.ts';

const PAGE = '<!doctype html><title>Tavola</title><div class="splash" aria-hidden="true">Tavola</div>';
let server: Running;
const web = newFolder();
beforeAll(async () => {
  mkdirSync(join(web, 'assets'));
  writeFileSync(join(web, 'index.html'), PAGE);
  writeFileSync(join(web, 'assets', 'main-1234.js'), 'export {}');
  writeFileSync(join(web, 'sw.js'), '');
  writeFileSync(join(web, 'assets', 'main-1234.js.br'), brotliCompressSync('export {}'));
  writeFileSync(join(web, 'assets', 'main-1234.js.gz'), gzipSync('export {}'));
  mkdirSync(join(web, '.vite'));
  const manifest = {
    'table/table-page.tsx': {
      file: 'assets/table-1.js',
      css: ['assets/table-1.css'],
      imports: ['_shared.js', 'index.html'],
    },
    '_shared.js': { file: 'assets/shared-1.js', imports: ['index.html'] },
    'index.html': { file: 'assets/main-1234.js', css: ['assets/main-1.css'], imports: ['_shared.js'] },
    '../games/calamandara/board/cover.svg': { file: 'assets/cover-1.svg' },
    '../games/calamandara/face.ts': { file: 'assets/face-1.js' },
    '../games/calamandara/text/pt/text.ts': { file: 'assets/pt-1.js' },
    '../games/calamandara/text/en/text.ts': { file: 'assets/en-1.js' },
  };
  writeFileSync(join(web, '.vite', 'manifest.json'), JSON.stringify(manifest));
  server = await startServer({ TAVOLA_WEB: web });
});
afterAll(() => server.close());

test('the client is served with a strict policy, its own paths too; only named files may be kept', async () => {
  const anybody = new Client(server.base);
  for (const path of ['/', '/matches/m_1', '/join/secret']) {
    const page = await anybody.call('GET', path);
    expect([page.status, page.body]).toEqual([200, PAGE]);
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

test('files are sent compressed as they were built, answers as they are made', async () => {
  const ana = await Client.guest(server.base);
  const encodingOf = async (path: string, accepted: string) =>
    (await ana.call('GET', path, undefined, { 'accept-encoding': accepted })).headers.get('content-encoding');
  const script = '/assets/main-1234.js';
  expect(await encodingOf(script, 'gzip, br')).toBe('br');
  expect(await encodingOf(script, 'gzip')).toBe('gzip');
  expect(await encodingOf(script, 'identity')).toBeNull();
  const answer = await ana.call('GET', script, undefined, { 'accept-encoding': 'br' });
  expect([answer.body, answer.headers.get('vary'), answer.headers.get('cache-control')]).toEqual([
    'export {}',
    'accept-encoding',
    'public, max-age=31536000, immutable',
  ]);
  expect(answer.headers.get('content-type')).toContain('javascript');
  expect(await encodingOf('/api/games', 'gzip, br')).toBe('br');
  expect(await encodingOf('/api/me', 'gzip, br')).toBeNull();
});

const preload = (file: string, as: string) => `</${file}>; rel=preload; as=${as}`;
const style = (file: string) => `${preload(file, 'style')}; crossorigin`;
const script = (file: string) => `</${file}>; rel=modulepreload`;

test("a table's page names what it needs, so that the browser fetches it at once", async () => {
  const anybody = new Client(server.base);
  const { headers } = await anybody.call('GET', '/match/m_1');
  expect(headers.get('link')?.split(', ')).toEqual([
    style('assets/main-1.css'),
    preload('theme.js', 'script'),
    script('assets/main-1234.js'),
    script('assets/shared-1.js'),
    script('assets/table-1.js'),
    style('assets/table-1.css'),
  ]);
  expect((await anybody.call('GET', '/')).headers.get('link')).toBe(preload('assets/cover-1.svg', 'image'));
  expect((await anybody.call('GET', '/rules/oath')).headers.get('link')).toBeNull();
  expect((await anybody.call('GET', '/.vite/manifest.json')).status).toBe(404);
});

test('who may see a table is told its game before any script has run; nobody else is', async () => {
  const ana = await Client.guest(server.base);
  const { id } = await ana.ok('POST', '/api/matches', {
    game: 'calamandara',
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'easy' }],
    spectators: 'none',
  });
  const page = async (by: Client, language = 'en-GB,en') =>
    by.call('GET', `/match/${id}`, undefined, { 'accept-language': language });
  const cover =
    '<div class="splash" aria-hidden="true"><img src="/assets/cover-1.svg" alt="" fetchpriority="high"></div>';
  const hers = await page(ana);
  expect(hers.headers.get('link')?.split(', ')[0]).toBe(
    `${preload('assets/cover-1.svg', 'image')}; fetchpriority=high`,
  );
  expect(hers.headers.get('link')?.split(', ').slice(-2)).toEqual([
    script('assets/face-1.js'),
    script('assets/en-1.js'),
  ]);
  expect(hers.body).toContain(cover);
  expect((await page(ana, 'pt-BR,pt;q=0.9')).headers.get('link')).toContain('pt-1.js');
  await ana.call('PATCH', '/api/me', { language: 'en' });
  expect((await page(ana, 'pt-BR,pt;q=0.9')).headers.get('link')).toContain('en-1.js');
  for (const other of [new Client(server.base), await Client.guest(server.base)]) {
    const theirs = await page(other);
    expect(theirs.headers.get('link')).not.toContain('face-1.js');
    expect(theirs.body).toBe(PAGE);
  }
});

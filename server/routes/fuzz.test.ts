/** Every endpoint with every kind of nonsense: no answer of ours is a 500, and nothing foreign is in any of them. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Match } from '../api/matches.ts';
import { Client } from '../testing/client.ts';
import { newFolder, type Running, startServer } from '../testing/start.ts';

let server: Running;
let attacker: Client;
let victim: Client;
let secret: Match;
let own: Match;
let routes: { method: string; path: string }[] = [];

beforeAll(async () => {
  const web = newFolder();
  writeFileSync(join(web, 'index.html'), '<!doctype html><title>Tavola</title>');
  server = await startServer({ TAVOLA_WEB: web });
  [victim, attacker] = [await Client.guest(server.base, 'VictimName'), await Client.guest(server.base, 'Mallory')];
  secret = await victim.newMatch('skirmish', [{ kind: 'me' }, { kind: 'screen' }], { name: 'SecretTable' });
  own = await attacker.newMatch('skirmish', [{ kind: 'me' }, { kind: 'screen' }]);
  const { paths } = await attacker.ok<{ paths: Record<string, Record<string, unknown>> }>('GET', '/api/openapi.json');
  routes = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({ method: method.toUpperCase(), path })),
  );
});
afterAll(() => server.close());

test('the description names every request of the API', () => {
  expect(routes.length).toBeGreaterThan(40);
  expect(routes).toContainEqual({ method: 'POST', path: '/api/matches/{id}/picks' });
});

const leaf = fc.oneof(
  fc.string({ maxLength: 30 }),
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.constantFrom(
    '',
    '0',
    '-1',
    'spectator',
    'watch',
    '__proto__',
    'constructor',
    '../../etc/passwd',
    "' or 1=1 --",
    '<script>',
    '\u0000',
    '💥'.repeat(50),
    'x'.repeat(5000),
  ),
);
const names = [
  'name',
  'login',
  'password',
  'old',
  'game',
  'seats',
  'options',
  'seat',
  'decision',
  'option',
  'revision',
  'text',
  'log',
  'at',
  'level',
  'agree',
  'url',
  'endpoint',
  'keys',
  'muted',
  'pass',
  'clock',
  'talk',
  'open',
  'watch',
  '__proto__',
  'picks',
  'kind',
];
const { json } = fc.letrec((tie) => ({
  json: fc.oneof(
    { maxDepth: 3 },
    leaf,
    fc.array(tie('json'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom(...names), tie('json'), { maxKeys: 6 }),
  ),
}));

const NUMBER_OF_RUNS = 500;

test('nonsense in paths, queries and bodies is refused, never a fault of ours; nothing foreign leaks', async () => {
  const id = fc.constantFrom(
    () => secret.id,
    () => own.id,
    () => 'm_none',
  );
  const part = fc.oneof(leaf.map(String), fc.constantFrom('0', '1', '5', 'watch'));
  const body = fc.oneof(
    json.map((it) => JSON.stringify(it)),
    fc.string({ maxLength: 50 }),
    fc.constant('{"a":'),
    fc.constant(undefined),
  );
  const query = fc.oneof(
    fc.constant(''),
    fc.constantFrom(
      '?seat=0',
      '?seat=1',
      '?seat=spectator',
      '?seat=-1',
      '?seat=9e99',
      '?list=all',
      '?since=-5',
      '?option=%00',
    ),
    fc.webQueryParameters().map((it) => `?${it}`),
  );
  const type = fc.constantFrom(
    'application/json',
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/json; charset=utf-16',
  );
  await fc.assert(
    fc.asyncProperty(
      fc.nat(),
      id,
      part,
      body,
      query,
      type,
      fc.boolean(),
      async (n, match, word, content, search, contentType, known) => {
        const route = routes[n % routes.length] as { method: string; path: string };
        // Logging out or erasing oneself is allowed and would end the test; the live stream never ends.
        if (
          /logout|live/.test(route.path) ||
          (route.method === 'DELETE' && route.path === '/api/me') ||
          /login$/.test(route.path)
        )
          return;
        const path = route.path.replace('{id}', match()).replaceAll(/\{\w+\}/g, encodeURIComponent(word));
        const client = known ? attacker : new Client(server.base);
        const sent = route.method === 'GET' ? undefined : content;
        const answer = await client
          .call(route.method, path + search, sent, { 'content-type': contentType })
          .catch((error) => {
            // A request that the client's own library refuses never left.
            if (error instanceof TypeError) return null;
            throw error;
          });
        if (answer === null) return;
        const text = JSON.stringify(answer.body);
        expect(answer.status, `${route.method} ${path}${search} ${content}: ${text}`).toBeLessThan(500);
        if (answer.status >= 400)
          expect(answer.body).toMatchObject({ code: expect.any(String), detail: expect.anything() });
        for (const foreign of ['SecretTable', 'VictimName', victim.person.id]) expect(text).not.toContain(foreign);
      },
    ),
    { numRuns: NUMBER_OF_RUNS, seed: 20_261_116 },
  );
  // And the table of the victim is untouched.
  expect(await victim.match(secret.id)).toMatchObject({
    status: 'playing',
    name: 'SecretTable',
    revision: secret.revision,
  });
}, 120_000);

test('hostile addresses: endless words and broken escapes', async () => {
  for (const path of [`/api/invitations/${'x'.repeat(5000)}`, '/api/matches/%zz', '/api/matches/%', '/%c0%ae'])
    expect(await attacker.call('GET', path)).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST', detail: {} } });
});

test('hostile bodies: too large, too deep, wrong type, prototype names', async () => {
  const path = `/api/matches/${own.id}/picks`;
  expect((await attacker.call('POST', path, 'x'.repeat(100_000))).status).toBe(413);
  expect((await attacker.call('POST', path, `${'['.repeat(30_000)}`)).status).toBe(400);
  expect((await attacker.call('POST', path, '{"__proto__":{"a":1},"decision":1,"option":"x"}')).status).toBe(400);
  expect(
    (await attacker.call('POST', path, 'decision=1&option=x', { 'content-type': 'application/x-www-form-urlencoded' }))
      .status,
  ).toBe(415);
  expect((await attacker.call('POST', '/api/logs', 'x'.repeat(9_000_000))).status).toBe(413);
});

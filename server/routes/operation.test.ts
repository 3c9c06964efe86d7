import { afterAll, beforeAll, expect, test } from 'vitest';
import { operations } from '../api/operations.ts';
import { Client, statusOf } from '../testing/client.ts';
import { type Running, startServer } from '../testing/start.ts';

let server: Running;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

test('health, figures, and a description that fits the requests', async () => {
  const anybody = new Client(server.base);
  expect(await anybody.ok('GET', '/healthz')).toEqual({ ok: true });
  const figures = await anybody.ok<string>('GET', '/metrics');
  for (const name of ['tavola_live_matches', 'tavola_streams', 'tavola_answers_total', 'process_cpu_seconds_total'])
    expect(figures).toContain(name);
  expect(await anybody.ok('GET', '/api/openapi.json')).toMatchObject({ openapi: expect.stringMatching(/^3\./) });
  expect(await anybody.ok<string>('GET', '/api/docs')).toContain('/api/matches/{id}/picks');
});

test('figures are for this machine, or for somebody with the token', async () => {
  const open = await startServer({ TAVOLA_METRICS_TOKEN: 'figures for the office' });
  const from = (base: string, headers: Record<string, string>) => statusOf('GET', `${base}/metrics`, headers);
  const outside = { 'x-forwarded-for': '198.51.100.1' };
  expect(await from(open.base, {})).toBe(200);
  expect(await from(open.base, outside)).toBe(404);
  expect(await from(open.base, { ...outside, authorization: 'Bearer wrong' })).toBe(404);
  expect(await from(open.base, { ...outside, authorization: 'Bearer figures for the office' })).toBe(200);
  expect(await from(server.base, { ...outside, authorization: 'Bearer undefined' })).toBe(404);
  expect(await from(server.base, { host: 'evil.example' })).toBe(404);
  expect(await from(open.base, { host: 'evil.example', authorization: 'Bearer figures for the office' })).toBe(200);
  await open.close();
});

type Described = {
  readonly paths: { readonly [path: string]: { readonly [method: string]: OperationObject } };
  readonly components: { readonly schemas: object; readonly securitySchemes: object };
};
type OperationObject = {
  readonly operationId?: string;
  readonly summary?: string;
  readonly tags?: readonly string[];
  readonly responses: { readonly [status: string]: { readonly content?: object } };
};

test('every operation is described: a name of its own, how it fails, what it answers', async () => {
  const described = await new Client(server.base).ok<Described>('GET', '/api/openapi.json');
  const all = Object.entries(described.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, it]) => ({ name: `${method.toUpperCase()} ${path}`, ...it })),
  );
  const known = Object.keys(operations).map((route) => route.replaceAll(/:(\w+)/g, '{$1}'));
  expect(all.map(({ name }) => name).toSorted()).toEqual(known.toSorted());
  expect(new Set(all.map(({ operationId }) => operationId)).size).toBe(all.length);
  for (const { name, summary, tags, responses } of all) {
    expect([summary, tags?.[0]], name).not.toContain(undefined);
    expect(Object.keys(responses), name).toEqual(expect.arrayContaining(['400', '429', '500']));
    expect(JSON.stringify(responses['400']), name).toContain('#/components/schemas/Problem');
    const good = Object.entries(responses).filter(([status]) => status.startsWith('2') && status !== '204');
    for (const [status, { content }] of good) expect(content, `${name} ${status}`).toBeDefined();
  }
  expect(Object.keys(described.components.schemas)).toEqual(
    expect.arrayContaining(['Match', 'Frame', 'ChangedFrame', 'Decision', 'Log', 'Problem', 'Message']),
  );
  expect(Object.keys(described.components.securitySchemes)).toEqual(['cookie', 'bearer']);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client } from '../testing/client.ts';
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

test('figures are for this machine, or for whoever has the token', async () => {
  const open = await startServer({ TAVOLA_METRICS_TOKEN: 'figures for the office' });
  const from = async (base: string, headers: Record<string, string>) =>
    (await new Client(base).call('GET', '/metrics', undefined, headers)).status;
  const outside = { 'x-forwarded-for': '198.51.100.1' };
  expect(await from(open.base, {})).toBe(200);
  expect(await from(open.base, outside)).toBe(404);
  expect(await from(open.base, { ...outside, authorization: 'Bearer wrong' })).toBe(404);
  expect(await from(open.base, { ...outside, authorization: 'Bearer figures for the office' })).toBe(200);
  expect(await from(server.base, { ...outside, authorization: 'Bearer undefined' })).toBe(404);
  await open.close();
});

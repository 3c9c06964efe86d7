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

/** Health, figures, and the description of the API. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { z } from 'zod';
import type { App, FastifyRequest } from '../base/fastify.ts';
import { hashOf } from '../base/ids.ts';
import { isLoopback } from '../base/names.ts';
import { notFound, Refusal } from '../base/problem.ts';
import type { Tavola } from '../http/tavola.ts';
import { atMost } from '../store/store.ts';

const HEALTH_MS = 800;

export function operationRoutes(app: App, { store, desk, hub, bots, config, replays, loop }: Tavola): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const gauge = (name: string, help: string, value: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(value());
      },
    });
  gauge('tavola_live_matches', 'Matches in memory', () => desk.size);
  gauge('tavola_streams', 'Open live streams', () => hub.count);
  gauge('tavola_bots_thinking', 'Bots at work or waiting', () => bots.busy);
  gauge('tavola_replays_busy', 'Rules being run again, or waiting', () => replays.threads.busy);
  gauge('tavola_replays_total', 'Rules run again in other threads', () => replays.threads.jobs);
  gauge('tavola_loop_hold_seconds', 'Longest hold of the loop since the last scrape', () => loop.takeRecent() / 1000);
  gauge('tavola_loop_longest_seconds', 'Longest hold of the loop', () => loop.longest / 1000);
  gauge('tavola_loop_slow_seconds_total', 'Seconds with a hold above 50 ms', () => loop.slowSeconds);
  const answers = new Counter({
    name: 'tavola_answers_total',
    help: 'Answers by status',
    labelNames: ['status'],
    registers,
  });
  const seconds = new Histogram({
    name: 'tavola_answer_seconds',
    help: 'Time to answer',
    buckets: [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3],
    registers,
  });
  app.addHook('onResponse', (_, reply, done) => {
    answers.inc({ status: reply.statusCode });
    seconds.observe(reply.elapsedTime / 1000);
    done();
  });

  app.get('/healthz', { schema: { hide: true, response: { 200: z.object({ ok: z.boolean() }) } } }, async () => {
    const asked = store.db.selectFrom('matches').select('id').limit(atMost(1)).execute();
    // The asker wants to know now; a database that hangs may never say.
    await Promise.race([asked, late(HEALTH_MS)]);
    return { ok: true };
  });
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!isOnThisMachine(request) && !hasToken(request, config.metricsToken)) throw notFound();
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics());
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
  app.get('/api/docs', { schema: { hide: true } }, async (_, reply) =>
    reply.type('text/html').send(page(app.swagger())),
  );
}

/** Straight from here, by a name of this machine (a page may lead its own name here), and not handed on by a proxy that stands here. */
function isOnThisMachine({ socket, headers }: FastifyRequest): boolean {
  const isForwarded = ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'].some((name) => headers[name] !== undefined);
  const isNear = /^(?:::1|(?:::ffff:)?127\.\d+\.\d+\.\d+)$/.test(socket.remoteAddress ?? '');
  return !isForwarded && isNear && isLoopback(headers.host ?? '');
}

/** Compared by their hashes, so that the time taken tells nothing. */
function hasToken({ headers }: FastifyRequest, token: string | undefined): boolean {
  return token !== undefined && hashOf(headers.authorization ?? '') === hashOf(`Bearer ${token}`);
}

/** Nobody is waited for longer than this. */
function late(ms: number): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Refusal(503, 'STORE_AWAY', { seconds: 1 })), ms).unref();
  });
}

type Description = { readonly paths?: { readonly [path: string]: unknown } | undefined };

/** A plain list of all requests, made from the description; the schemas are in the JSON. */
function page({ paths = {} }: Description): string {
  const rows = Object.entries(paths)
    .flatMap(([path, methods]) => Object.keys(methods as object).map((method) => [method.toUpperCase(), path] as const))
    .map(([method, path]) => `<tr><td>${method}</td><td><code>${path}</code></td></tr>`);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Tavola API</title><h1>Tavola API</h1>
<p>Schemas: <a href="/api/openapi.json">openapi.json</a>. Explained in docs/api.md and docs/bot-api.md.</p><table>${rows.join('')}</table></html>`;
}

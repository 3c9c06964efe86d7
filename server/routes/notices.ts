/** Where a person wants to be told. */
import { z } from 'zod';
import * as api from '../api/notices.ts';
import type { App } from '../base/fastify.ts';
import { Refusal } from '../base/problem.ts';
import { mustBeSomebody, type Tavola } from '../http/tavola.ts';
import { checkAddress } from '../notices/addresses.ts';

const MOST_PUSHES = 10;

export function noticeRoutes(app: App, { store, config, people }: Tavola): void {
  const { notices } = config;
  const noContent = { 204: z.undefined() };

  app.get('/api/notices', { schema: { response: { 200: api.notices } } }, async (request) => {
    const { id, webhook } = mustBeSomebody(request);
    const rows = await store.db.selectFrom('pushes').select('endpoint').where('person', '=', id).execute();
    return { push: rows.length, webhook };
  });

  app.post(
    '/api/notices/push',
    { schema: { body: api.pushSubscription, response: noContent } },
    async (request, reply) => {
      if (!notices.push) throw new Refusal(409, 'NOT_CONFIGURED');
      const person = mustBeSomebody(request).id;
      const { endpoint, keys } = request.body;
      checkAddress(endpoint, notices.privateAddresses);
      checkKeys(keys);
      await store.db.transaction().execute(async (trx) => {
        await trx.deleteFrom('pushes').where('endpoint', '=', endpoint).execute();
        const mine = await trx.selectFrom('pushes').select('endpoint').where('person', '=', person).execute();
        if (mine.length >= MOST_PUSHES) throw new Refusal(409, 'LIMIT_REACHED', { most: MOST_PUSHES });
        await trx
          .insertInto('pushes')
          .values({ endpoint, person, ...keys })
          .execute();
      });
      return reply.status(204).send();
    },
  );

  app.delete(
    '/api/notices/push',
    { schema: { body: api.pushEndpoint, response: noContent } },
    async (request, reply) => {
      const person = mustBeSomebody(request).id;
      const { endpoint } = request.body;
      await store.db.deleteFrom('pushes').where('person', '=', person).where('endpoint', '=', endpoint).execute();
      return reply.status(204).send();
    },
  );

  app.put('/api/notices/webhook', { schema: { body: api.webhook, response: noContent } }, async (request, reply) => {
    const { url } = request.body;
    if (url !== null && !notices.webhooks) throw new Refusal(409, 'NOT_CONFIGURED');
    if (url !== null) checkAddress(url, notices.privateAddresses);
    await people.change(mustBeSomebody(request).id, { webhook: url });
    return reply.status(204).send();
  });
}

/** A public key of the browser and 16 secret bytes, as RFC 8291 wants them. */
function checkKeys({ p256dh, auth }: { p256dh: string; auth: string }): void {
  const sizes = [p256dh, auth].map((key) => Buffer.from(key, 'base64url').length);
  if (sizes[0] !== 65 || sizes[1] !== 16) throw new Refusal(422, 'BAD_REQUEST');
}

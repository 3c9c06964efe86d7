/** Where and when a person wants to be told. */
import { z } from 'zod';
import { matchPath, seatText } from '../api/common.ts';
import * as api from '../api/notices.ts';
import type { App } from '../base/fastify.ts';
import { hashOf } from '../base/ids.ts';
import { notFound, Refusal } from '../base/problem.ts';
import { mustBeSomebody, type Tavola } from '../http/tavola.ts';
import { ownSeat } from '../live/access.ts';
import { visible } from '../match/visible.ts';
import { checkAddress, checkPushService } from '../notices/addresses.ts';
import { isZone } from '../notices/quiet.ts';
import { hoursOf } from '../notices/receivers.ts';
import { browserOf } from '../people/browser.ts';
import type { PersonRow } from '../store/schema.ts';

const MOST_PUSHES = 10;
const noContent = { 204: z.undefined() };

export function noticeRoutes(app: App, tavola: Tavola): void {
  readNotices(app, tavola);
  changeNotices(app, tavola);
  addPush(app, tavola);
  removePush(app, tavola);
  setWebhook(app, tavola);
  setNotify(app, tavola);
}

function readNotices(app: App, { store, config }: Tavola): void {
  app.get('/api/notices', { schema: { response: { 200: api.notices } } }, async (request): Promise<api.Notices> => {
    const person = mustBeSomebody(request);
    const session = request.somebody?.session;
    const rows = await store.db
      .selectFrom('pushes')
      .selectAll()
      .where('person', '=', person.id)
      .orderBy('created')
      .execute();
    const { webhook, zone, notice_delay, remind, mail, mail_state, mail_mode } = person;
    return {
      devices: rows.map(({ endpoint, label, created, session: of }) => ({
        id: hashOf(endpoint),
        label,
        created,
        current: of === session,
      })),
      webhook,
      zone,
      quiet: hoursOf(person).quiet,
      delay: notice_delay,
      remind: remind === 1,
      mail: config.notices.mail && { address: mail, state: mail_state, mode: mail_mode ?? 'digest' },
    };
  });
}

function changeNotices(app: App, { people }: Tavola): void {
  app.put('/api/notices', { schema: { body: api.noticesChange, response: noContent } }, async (request, reply) => {
    const { zone, quiet, delay, remind } = request.body;
    if (zone !== undefined && !isZone(zone)) throw new Refusal(422, 'BAD_REQUEST');
    const fields: Partial<PersonRow> = {
      ...(zone !== undefined && { zone }),
      ...(quiet !== undefined && { quiet_json: quiet && JSON.stringify(quiet) }),
      ...(delay !== undefined && { notice_delay: delay }),
      ...(remind !== undefined && { remind: remind ? 1 : 0 }),
    };
    const { id } = mustBeSomebody(request);
    if (Object.keys(fields).length > 0) await people.change(id, fields);
    return reply.status(204).send();
  });
}

function addPush(app: App, { store, config }: Tavola): void {
  const { notices } = config;
  app.post(
    '/api/notices/push',
    { schema: { body: api.pushSubscription, response: noContent } },
    async (request, reply) => {
      const person = mustBeSomebody(request).id;
      const { endpoint, keys, label } = request.body;
      checkPushService(endpoint, notices);
      checkKeys(keys);
      const session = request.somebody?.session ?? null;
      await store.db.transaction().execute(async (trx) => {
        await trx.deleteFrom('pushes').where('endpoint', '=', endpoint).execute();
        const mine = await trx.selectFrom('pushes').select('endpoint').where('person', '=', person).execute();
        if (mine.length >= MOST_PUSHES) throw new Refusal(409, 'LIMIT_REACHED', { most: MOST_PUSHES });
        await trx
          .insertInto('pushes')
          .values({
            endpoint,
            person,
            ...keys,
            session,
            label: label || browserOf(request.headers['user-agent']),
            created: config.now(),
          })
          .execute();
      });
      return reply.status(204).send();
    },
  );
}

function removePush(app: App, { store }: Tavola): void {
  app.delete(
    '/api/notices/push',
    { schema: { body: api.pushEndpoint, response: noContent } },
    async (request, reply) => {
      const person = mustBeSomebody(request).id;
      const which = request.body;
      const mine = await store.db.selectFrom('pushes').select('endpoint').where('person', '=', person).execute();
      const gone = mine.find(({ endpoint }) =>
        'id' in which ? hashOf(endpoint) === which.id : endpoint === which.endpoint,
      );
      if (gone) await store.db.deleteFrom('pushes').where('endpoint', '=', gone.endpoint).execute();
      return reply.status(204).send();
    },
  );
}

function setWebhook(app: App, { config, people }: Tavola): void {
  const { notices } = config;
  app.put('/api/notices/webhook', { schema: { body: api.webhook, response: noContent } }, async (request, reply) => {
    const { url } = request.body;
    if (url !== null && !notices.webhooks) throw new Refusal(409, 'NOT_CONFIGURED');
    if (url !== null) checkAddress(url, notices.privateAddresses);
    await people.change(mustBeSomebody(request).id, { webhook: url });
    return reply.status(204).send();
  });
}

function setNotify(app: App, { desk }: Tavola): void {
  app.put(
    '/api/matches/:id/seats/:seat/notify',
    { schema: { params: matchPath.extend({ seat: seatText }), body: api.notify, response: noContent } },
    async (request, reply) => {
      const person = mustBeSomebody(request).id;
      const { id, seat } = request.params;
      const { notify } = request.body;
      ownSeat(await visible(desk, id, person), person, seat);
      await desk.change(id, 'match', (live, draft) => {
        if (live.ended) throw new Refusal(409, 'NOT_PLAYING');
        if (live.seats[seat]?.person !== person) throw notFound();
        draft.setSeat(seat, { notify: notify === null ? null : Number(notify) });
      });
      return reply.status(204).send();
    },
  );
}

/** A public key of the browser and 16 secret bytes, as RFC 8291 wants them. */
function checkKeys({ p256dh, auth }: { p256dh: string; auth: string }): void {
  const sizes = [p256dh, auth].map((key) => Buffer.from(key, 'base64url').length);
  if (sizes[0] !== 65 || sizes[1] !== 16) throw new Refusal(422, 'BAD_REQUEST');
}

/** The address of a person: asked for, confirmed by a button, stopped with one touch. */
import { z } from 'zod';
import * as api from '../api/notices.ts';
import type { App } from '../base/fastify.ts';
import { hashOf } from '../base/ids.ts';
import { entryLimit } from '../base/limit.ts';
import { Refusal } from '../base/problem.ts';
import { mustBeSomebody, type Tavola } from '../http/tavola.ts';
import { Links } from '../people/links.ts';
import type { MailMode } from '../store/schema.ts';
import type { Store } from '../store/store.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;
const MOST_A_DAY = 3;
const noContent = { 204: z.undefined() };

type Confirmed = { readonly mail: string };

export function mailRoutes(app: App, tavola: Tavola): void {
  const links = new Links<Confirmed>(tavola.store, 'mail', tavola.config.now);
  setMail(app, tavola, links);
  confirmMail(app, tavola, links);
  stopMail(app, tavola);
}

function setMail(app: App, { people, mailer, store, config }: Tavola, links: Links<Confirmed>): void {
  app.put(
    '/api/notices/mail',
    { config: entryLimit(config), schema: { body: api.mail, response: noContent } },
    async (request, reply) => {
      const person = mustBeSomebody(request);
      const { mode } = request.body;
      const mail = request.body.mail?.trim().toLowerCase() ?? request.body.mail;
      const changesAddress = mail !== undefined && mail !== person.mail;
      if (mail === null) {
        await people.change(person.id, { mail: null, mail_state: null, mail_mode: null });
        return reply.status(204).send();
      }
      if (!mailer) throw new Refusal(409, 'NOT_CONFIGURED');
      const again = mail !== undefined && person.mail_state !== 'confirmed';
      if (changesAddress || again) {
        await mayAsk(store, person.id, mail, config.now());
        const token = await links.make({ target: { mail }, person: person.id, lasts: DAY_MS });
        await mailer.askToConfirm(mail, person.language, token).catch(() => {
          throw new Refusal(422, 'BAD_ADDRESS');
        });
        const mail_mode: MailMode = mode ?? person.mail_mode ?? 'digest';
        await people.change(person.id, { mail, mail_state: 'asked', mail_mode });
        return reply.status(204).send();
      }
      if (person.mail_state !== 'confirmed') throw new Refusal(409, 'MAIL_UNCONFIRMED');
      if (mode !== undefined) await people.change(person.id, { mail_mode: mode });
      return reply.status(204).send();
    },
  );
}

/** Nobody's mailbox is flooded through us, no matter who asks. */
async function mayAsk({ db }: Store, person: string, mail: string, now: number): Promise<void> {
  const hash = hashOf(mail);
  await db.transaction().execute(async (trx) => {
    await trx
      .deleteFrom('mail_asks')
      .where('at', '<=', now - DAY_MS)
      .execute();
    const asked = await trx
      .selectFrom('mail_asks')
      .selectAll()
      .where((is) => is.or([is('hash', '=', hash), is('person', '=', person)]))
      .execute();
    const here = Math.max(0, ...asked.filter((it) => it.hash === hash).map(({ at }) => at + HOUR_MS));
    const mine = asked.filter((it) => it.person === person).map(({ at }) => at + DAY_MS);
    const until = Math.max(here, mine.length >= MOST_A_DAY ? Math.min(...mine) : 0);
    if (until > now) throw new Refusal(429, 'TOO_MANY', { seconds: Math.ceil((until - now) / 1000) });
    await trx.insertInto('mail_asks').values({ hash, person, at: now }).execute();
  });
}

/** Scanners follow links: it takes a button that is pressed. */
function confirmMail(app: App, { people, config }: Tavola, links: Links<Confirmed>): void {
  app.post(
    '/api/mail/confirm/:token',
    { config: entryLimit(config), schema: { params: api.mailToken, response: noContent } },
    async (request, reply) => {
      const link = await links.take(request.params.token);
      const person = link?.person ? await people.find(link.person) : undefined;
      // Another address was named meanwhile.
      if (!link || !person || person.mail !== link.target.mail) throw new Refusal(410, 'LINK_EXPIRED');
      await people.change(person.id, { mail_state: 'confirmed' });
      return reply.status(204).send();
    },
  );
}

/** RFC 8058: the mail program posts a form from anywhere, and all it can do is switch off. */
function stopMail(app: App, { people, mailer, config }: Tavola): void {
  void app.register(async (scope) => {
    const forms = scope as App;
    const type = 'application/x-www-form-urlencoded';
    forms.addContentTypeParser(type, { parseAs: 'string', bodyLimit: 1000 }, (_request, _body, done) => done(null, {}));
    forms.addContentTypeParser('multipart/form-data', (_request, body, done) => {
      body.resume();
      body.on('end', () => done(null, {}));
      body.on('error', done);
    });
    forms.post(
      '/api/mail/stop/:token',
      { config: entryLimit(config), schema: { params: api.mailToken, response: noContent } },
      async (request, reply) => {
        const stopped = mailer?.stopped(request.params.token);
        const person = stopped ? await people.find(stopped.person) : undefined;
        if (!stopped || !person?.mail || !stopped.isFor(person.mail)) throw new Refusal(410, 'LINK_EXPIRED');
        await people.change(person.id, { mail_mode: 'off' });
        return reply.status(204).send();
      },
    );
  });
}

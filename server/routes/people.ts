/** /api/me, people, accounts, sessions and bot accounts. */

import { hostname, networkInterfaces } from 'node:os';
import { z } from 'zod';
import * as api from '../api/people.ts';
import type { App } from '../base/fastify.ts';
import { houseUrl } from '../base/house.ts';
import { entryLimit } from '../base/limit.ts';
import { isLoopback } from '../base/names.ts';
import { forbidden, notFound, Refusal } from '../base/problem.ts';
import { COOKIE } from '../http/guard.ts';
import { mustBeSomebody, type Tavola } from '../http/tavola.ts';
import { leaveEverything } from '../match/belongings.ts';
import { passwordFits } from '../people/passwords.ts';
import { personOf } from '../people/people.ts';
import { mustBeProved } from '../people/ways.ts';
import { enter, giveCookie } from './entering.ts';

const MOST_BOTS = 20;
const noContent = { 204: z.undefined() };

export function peopleRoutes(app: App, tavola: Tavola): void {
  readMe(app, tavola);
  beGuest(app, tavola);
  changeMe(app, tavola);
  logIn(app, tavola);
  logOut(app, tavola);
  listSessions(app, tavola);
  closeSession(app, tavola);
  closeOtherSessions(app, tavola);
  offerAccount(app, tavola);
  eraseMe(app, tavola);
  listBots(app, tavola);
  makeBot(app, tavola);
  eraseBot(app, tavola);
}

function readMe(app: App, { config }: Tavola): void {
  app.get('/api/me', { schema: { response: { 200: api.me } } }, async ({ somebody, host, socket }) => ({
    person: somebody && personOf(somebody.person),
    house: isLoopback(host) && config.publicUrl === undefined ? houseOf(config.host, socket.localPort) : null,
    push: config.notices.push.publicKey,
    mail: config.notices.mail !== null,
    webhooks: config.notices.webhooks,
  }));
}

function houseOf(host: string, port = 0): string | null {
  return houseUrl({ host, port }, { interfaces: networkInterfaces(), hostname: hostname() });
}

function beGuest(app: App, tavola: Tavola): void {
  const { people, config } = tavola;
  app.post(
    '/api/people',
    { config: entryLimit(config), schema: { body: api.newPerson, response: { 200: api.person, 201: api.person } } },
    async (request, reply) => {
      const { body, somebody } = request;
      if (somebody) return personOf(somebody.person);
      const person = await people.newPerson({ kind: 'guest', name: body.name ?? '', language: body.language ?? null });
      await giveCookie(tavola, request, reply, person.id, false);
      return reply.status(201).send(personOf(person));
    },
  );
}

function changeMe(app: App, { people, desk, store }: Tavola): void {
  app.patch('/api/me', { schema: { body: api.newPerson, response: { 200: api.person } } }, async (request) => {
    const { name, language } = request.body;
    const { id } = mustBeSomebody(request);
    const fields = { ...(name === undefined ? {} : { name }), ...(language === undefined ? {} : { language }) };
    if (Object.keys(fields).length === 0) return personOf(mustBeSomebody(request));
    const person = await people.change(id, fields);
    if (name !== undefined) {
      await desk.renamed(id, name);
      await store.notify(`name ${id}`);
    }
    return personOf(person);
  });
}

function logIn(app: App, tavola: Tavola): void {
  const { people, config } = tavola;
  app.post(
    '/api/login',
    { config: entryLimit(config), schema: { body: api.credentials, response: { 200: api.person } } },
    async (request, reply) => {
      const { login, password } = request.body;
      const person = await people.login(login, password);
      await enter(tavola, request, reply, person, true);
      return personOf(person);
    },
  );
}

function logOut(app: App, { people }: Tavola): void {
  app.post('/api/logout', { schema: { response: noContent } }, async ({ somebody }, reply) => {
    if (somebody) await people.close(somebody.person.id, somebody.session);
    return reply.clearCookie(COOKIE, { path: '/' }).status(204).send();
  });
}

function listSessions(app: App, { people }: Tavola): void {
  app.get('/api/sessions', { schema: { response: { 200: api.sessions } } }, async (request) => {
    const rows = await people.sessions(mustBeSomebody(request).id);
    const current = request.somebody?.session;
    const shown = rows.map(({ id, created, seen, browser }) => ({
      id,
      created,
      seen,
      browser,
      current: id === current,
    }));
    return { sessions: shown };
  });
}

function closeOtherSessions(app: App, { people }: Tavola): void {
  app.delete('/api/sessions', { schema: { response: noContent } }, async (request, reply) => {
    await people.closeOthers(mustBeSomebody(request).id, request.somebody?.session ?? null);
    return reply.status(204).send();
  });
}

function closeSession(app: App, { people }: Tavola): void {
  app.delete(
    '/api/sessions/:session',
    { schema: { params: z.object({ session: z.string().max(40) }), response: noContent } },
    async (request, reply) => {
      if (!(await people.close(mustBeSomebody(request).id, request.params.session))) throw notFound();
      return reply.status(204).send();
    },
  );
}

/** A guest who has finished a few tables is asked once whether they want to keep them. */
function offerAccount(app: App, { people }: Tavola): void {
  app.post('/api/account/offer', { schema: { response: { 200: api.offer } } }, async (request) => {
    const { id, kind } = mustBeSomebody(request);
    return { show: kind === 'guest' && (await people.offerAccount(id)) };
  });
}

function eraseMe(app: App, { people, config, desk, store }: Tavola): void {
  app.delete(
    '/api/me',
    {
      config: entryLimit(config),
      schema: { body: z.object({ password: z.string().max(200).optional() }).nullish(), response: noContent },
    },
    async (request, reply) => {
      const person = mustBeSomebody(request);
      if (person.kind === 'bot') throw forbidden();
      const password = request.body?.password;
      if (password === undefined)
        await mustBeProved(store, { person: person.id, session: request.somebody?.session ?? '' }, config.now());
      else if (!(await passwordFits(password, person.password))) throw new Refusal(401, 'BAD_LOGIN');
      for (const bot of await people.botsOf(person.id)) await leaveEverything(desk, bot.id);
      await leaveEverything(desk, person.id);
      await people.erase(person.id);
      return reply.clearCookie(COOKIE, { path: '/' }).status(204).send();
    },
  );
}

function listBots(app: App, { people }: Tavola): void {
  app.get('/api/bots', { schema: { response: { 200: api.bots } } }, async (request) => {
    const rows = await people.botsOf(mustBeSomebody(request).id);
    return { bots: rows.map(personOf) };
  });
}

function makeBot(app: App, { people, config }: Tavola): void {
  app.post(
    '/api/bots',
    { config: entryLimit(config), schema: { body: api.newBot, response: { 201: api.madeBot } } },
    async (request, reply) => {
      const owner = mustBeSomebody(request);
      if (owner.kind === 'bot') throw forbidden();
      if ((await people.botsOf(owner.id)).length >= MOST_BOTS)
        throw new Refusal(409, 'LIMIT_REACHED', { most: MOST_BOTS });
      const person = await people.newPerson({ kind: 'bot', name: request.body.name, owner: owner.id });
      const token = await people.open(person.id);
      return reply.status(201).send({ person: personOf(person), token });
    },
  );
}

function eraseBot(app: App, { people, desk }: Tavola): void {
  app.delete(
    '/api/bots/:person',
    { schema: { params: z.object({ person: z.string().max(40) }), response: noContent } },
    async (request, reply) => {
      const bots = await people.botsOf(mustBeSomebody(request).id);
      const bot = bots.find((it) => it.id === request.params.person);
      if (!bot) throw notFound();
      await leaveEverything(desk, bot.id);
      await people.erase(bot.id);
      return reply.status(204).send();
    },
  );
}

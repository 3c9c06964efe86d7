/** /api/links: another device comes in as the person who shows it a code. */
import { z } from 'zod';
import * as api from '../api/account.ts';
import type { App } from '../base/fastify.ts';
import { entryLimit } from '../base/limit.ts';
import { forbidden, Refusal } from '../base/problem.ts';
import { mustBeSomebody, type Tavola } from '../http/tavola.ts';
import { browserOf } from '../people/browser.ts';
import { Devices } from '../people/devices.ts';
import { personOf } from '../people/people.ts';
import { enter } from './entering.ts';

const noContent = { 204: z.undefined() };

export function deviceRoutes(app: App, tavola: Tavola): void {
  const devices = new Devices(tavola.store, tavola.config.now);
  showLink(app, tavola, devices);
  answerLink(app, tavola, devices);
  askIn(app, tavola, devices);
}

/** On the device that is in. */
function showLink(app: App, { config }: Tavola, devices: Devices): void {
  app.post(
    '/api/links/device',
    { config: entryLimit(config), schema: { response: { 201: api.deviceLink } } },
    async (request, reply) => {
      const { id, kind } = mustBeSomebody(request);
      if (kind === 'bot') throw forbidden();
      return reply.status(201).send(await devices.make(id));
    },
  );
  app.delete('/api/links/device', { schema: { response: noContent } }, async (request, reply) => {
    await devices.cancel(mustBeSomebody(request).id);
    return reply.status(204).send();
  });
}

function answerLink(app: App, { config }: Tavola, devices: Devices): void {
  app.get('/api/links/:code', { schema: { params: api.linkPath, response: { 200: api.shownLink } } }, async (request) =>
    devices.shown(request.params.code, mustBeSomebody(request).id),
  );
  app.post(
    '/api/links/:code/confirm',
    { config: entryLimit(config), schema: { params: api.linkPath, body: api.touchedDigits, response: noContent } },
    async (request, reply) => {
      await devices.confirm(request.params.code, mustBeSomebody(request).id, request.body.digits);
      return reply.status(204).send();
    },
  );
}

/** On the device that wants to come in. */
function askIn(app: App, tavola: Tavola, devices: Devices): void {
  const { config, people } = tavola;
  app.post(
    '/api/links/:code/ask',
    { config: entryLimit(config), schema: { params: api.linkPath, response: { 200: api.askedLink } } },
    async ({ params, headers }) => {
      const { person, secret, digits } = await devices.ask(params.code, browserOf(headers['user-agent']));
      return { name: (await people.find(person))?.name ?? '', secret, digits };
    },
  );
  app.post(
    '/api/links/:code/enter',
    { schema: { params: api.linkPath, body: api.deviceSecret, response: { 200: api.enteredByDevice } } },
    async (request, reply) => {
      const id = await devices.enter(request.params.code, request.body.secret);
      if (id === null) return { person: null };
      const person = await people.find(id);
      if (!person) throw new Refusal(410, 'LINK_EXPIRED');
      await enter(tavola, request, reply, person, false);
      return { person: personOf(person) };
    },
  );
}

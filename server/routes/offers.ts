/** A seat for somebody else: offered, agreed to, taken by its link. */
import { z } from 'zod';
import { matchPath, seatText } from '../api/common.ts';
import * as api from '../api/matches.ts';
import type { App } from '../base/fastify.ts';
import { mustBeSomebody, personOrNull, type Tavola } from '../http/tavola.ts';
import { consentOffer, linkedSeat, offerSeat, takeByLink, withdrawOffer } from '../match/offers.ts';
import { seated } from '../match/visible.ts';

const seatPath = matchPath.extend({ seat: seatText });

export function offerRoutes(app: App, tavola: Tavola): void {
  offer(app, tavola);
  withdraw(app, tavola);
  agree(app, tavola);
  readLink(app, tavola);
  takeSeat(app, tavola);
}

function offer(app: App, { desk }: Tavola): void {
  app.post(
    '/api/matches/:id/seats/:seat/offer',
    { schema: { params: seatPath, body: z.object({}).nullish(), response: { 200: api.offered } } },
    async (request) => {
      const person = mustBeSomebody(request).id;
      const { id, seat } = request.params;
      await seated(desk, id, person);
      const link = await offerSeat(desk, id, seat, person);
      return { match: desk.describe(await desk.find(id), person), link };
    },
  );
}

function withdraw(app: App, { desk }: Tavola): void {
  app.delete(
    '/api/matches/:id/seats/:seat/offer',
    { schema: { params: seatPath, response: { 200: api.match } } },
    async (request) => {
      const person = mustBeSomebody(request).id;
      const { id, seat } = request.params;
      await seated(desk, id, person);
      await withdrawOffer(desk, id, seat, person);
      return desk.describe(await desk.find(id), person);
    },
  );
}

function agree(app: App, { desk }: Tavola): void {
  app.post(
    '/api/matches/:id/seats/:seat/offer/consent',
    { schema: { params: seatPath, body: api.agree, response: { 200: api.offered } } },
    async (request) => {
      const person = mustBeSomebody(request).id;
      const { id, seat } = request.params;
      await seated(desk, id, person);
      const link = await consentOffer(desk, id, seat, person, request.body.agree);
      return { match: desk.describe(await desk.find(id), person), link };
    },
  );
}

function readLink(app: App, { desk }: Tavola): void {
  app.get(
    '/api/seat-links/:token',
    { schema: { params: api.tokenPath, response: { 200: api.invited } } },
    async (request) => {
      const { match, seat } = await linkedSeat(desk, request.params.token);
      return { match: desk.describe(await desk.find(match), personOrNull(request)), seat };
    },
  );
}

function takeSeat(app: App, { desk }: Tavola): void {
  app.post(
    '/api/seat-links/:token',
    { schema: { params: api.tokenPath, response: { 200: api.invited } } },
    async (request) => {
      const person = mustBeSomebody(request);
      const { match, seat } = await takeByLink(desk, request.params.token, person);
      return { match: desk.describe(await desk.find(match), person.id), seat };
    },
  );
}

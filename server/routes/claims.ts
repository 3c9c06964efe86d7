/** Seats that go to another phone: claimed where one is gone, handed over by its holder, taken back. */
import { z } from 'zod';
import * as api from '../api/boards.ts';
import { matchPath, seatText } from '../api/common.ts';
import * as matches from '../api/matches.ts';
import type { App } from '../base/fastify.ts';
import { entryLimit } from '../base/limit.ts';
import { answerClaim, claimSeat, regainSeat } from '../devices/claims.ts';
import { mustBeSomebody, type Tavola } from '../http/tavola.ts';
import { offerByHand } from '../match/offers.ts';
import { seated, visible } from '../match/visible.ts';

const seatPath = matchPath.extend({ seat: seatText });
const claimPath = matchPath.extend({ claim: z.string().max(40) });

export function claimRoutes(app: App, tavola: Tavola): void {
  askForSeat(app, tavola);
  settleClaim(app, tavola);
  handOver(app, tavola);
  takeBack(app, tavola);
}

function askForSeat(app: App, tavola: Tavola): void {
  const { desk, config } = tavola;
  app.post(
    '/api/matches/:id/claims',
    { config: entryLimit(config), schema: { params: matchPath, body: api.claim, response: { 200: matches.match } } },
    async (request) => {
      const person = mustBeSomebody(request);
      const { id } = request.params;
      await visible(desk, id, person.id);
      await claimSeat(tavola, id, request.body.seat, person);
      return desk.describe(await desk.find(id), person.id);
    },
  );
}

function settleClaim(app: App, tavola: Tavola): void {
  const { desk } = tavola;
  app.post(
    '/api/matches/:id/claims/:claim',
    { schema: { params: claimPath, body: api.agreeClaim, response: { 200: matches.match } } },
    async (request) => {
      const person = mustBeSomebody(request).id;
      const { id, claim } = request.params;
      await visible(desk, id, person);
      await answerClaim(tavola, id, claim, person, request.body.agree);
      return desk.describe(await desk.find(id), person);
    },
  );
}

function handOver(app: App, { desk }: Tavola): void {
  app.post(
    '/api/matches/:id/seats/:seat/hand-over',
    { schema: { params: seatPath, body: z.object({}).nullish(), response: { 200: api.handed } } },
    async (request) => {
      const person = mustBeSomebody(request).id;
      const { id, seat } = request.params;
      await seated(desk, id, person);
      return offerByHand(desk, id, seat, person);
    },
  );
}

function takeBack(app: App, tavola: Tavola): void {
  const { desk } = tavola;
  app.post(
    '/api/matches/:id/seats/:seat/take-back',
    { schema: { params: seatPath, body: z.object({}).nullish(), response: { 200: matches.match } } },
    async (request) => {
      const person = mustBeSomebody(request);
      const { id, seat } = request.params;
      await visible(desk, id, person.id);
      await regainSeat(tavola, id, seat, person);
      return desk.describe(await desk.find(id), person.id);
    },
  );
}

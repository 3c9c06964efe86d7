/** Picks, undo, "what will it do?" and "why not?". */
import { matchPath } from '../api/common.ts';
import * as matches from '../api/matches.ts';
import * as api from '../api/table.ts';
import type { App } from '../base/fastify.ts';
import { mustBeSomebody, type Tavola } from '../http/tavola.ts';
import { ownSeat } from '../live/access.ts';
import { personPick } from '../match/pick.ts';
import { repair } from '../match/repair.ts';
import { askUndo, consentUndo, whatUndo } from '../match/undo.ts';
import { seated, visible } from '../match/visible.ts';

/** The hottest answer is two numbers of ours: the compiler has checked them. */
const asItIs = () => JSON.stringify;
/** At once, or when the others have agreed. */
const undone = { 200: api.undone, 202: api.undone };

export function pickRoutes(app: App, tavola: Tavola): void {
  takePick(app, tavola);
  answerWhyNot(app, tavola);
  previewPick(app, tavola);
  readUndo(app, tavola);
  undoPicks(app, tavola);
  consentToUndo(app, tavola);
  repairMatch(app, tavola);
}

function takePick(app: App, { desk }: Tavola): void {
  app.post(
    '/api/matches/:id/picks',
    {
      schema: { params: matchPath, body: api.pick, response: { 200: api.picked } },
      serializerCompiler: asItIs,
      compress: false,
    },
    async (request) => personPick(desk, request.params.id, mustBeSomebody(request).id, request.body),
  );
}

function answerWhyNot(app: App, { desk }: Tavola): void {
  app.get(
    '/api/matches/:id/why-not',
    { schema: { params: matchPath, querystring: api.whyNotQuery, response: { 200: api.whyNotAnswer } } },
    async (request) => {
      const person = mustBeSomebody(request).id;
      const live = await visible(desk, request.params.id, person);
      const seat = ownSeat(live, person, request.query.seat);
      const { option, after = [] } = request.query;
      const refused = await desk.replays.now(person, live, 'refused', { seat, after: [after].flat() });
      if (option === undefined) return { refused: [...refused] };
      return { clause: refused.find(({ id }) => id === option)?.clause ?? null };
    },
  );
}

function previewPick(app: App, { desk }: Tavola): void {
  app.get(
    '/api/matches/:id/preview',
    { schema: { params: matchPath, querystring: api.previewQuery, response: { 200: api.previewAnswer } } },
    async (request) => {
      const person = mustBeSomebody(request).id;
      const live = await visible(desk, request.params.id, person);
      const { option } = request.query;
      const seat = ownSeat(live, person, request.query.seat);
      return desk.replays.now(person, live, 'preview', { seat, option });
    },
  );
}

function readUndo(app: App, { desk }: Tavola): void {
  app.get(
    '/api/matches/:id/undo',
    { schema: { params: matchPath, querystring: api.seatQuery, response: { 200: api.undoAnswer } } },
    async (request) => {
      const person = mustBeSomebody(request).id;
      const live = await visible(desk, request.params.id, person);
      const seat = ownSeat(live, person, request.query.seat);
      const undo = await live.read((loaded) => whatUndo(desk, live, loaded, seat));
      return { undo: undo && { ...undo, asks: [...undo.asks] } };
    },
  );
}

function undoPicks(app: App, { desk }: Tavola): void {
  app.post(
    '/api/matches/:id/undo',
    { schema: { params: matchPath, body: matches.undoBody.nullish(), response: undone } },
    async (request, reply) => {
      const person = mustBeSomebody(request).id;
      const { id } = request.params;
      const seat = ownSeat(await visible(desk, id, person), person, request.body?.seat);
      const result = await askUndo(desk, id, seat, request.body?.practice ?? true);
      return reply.status(result.done ? 200 : 202).send(result);
    },
  );
}

function consentToUndo(app: App, { desk }: Tavola): void {
  app.post(
    '/api/matches/:id/undo/consent',
    { schema: { params: matchPath, body: api.consent, response: { 200: api.undone } } },
    async (request) => {
      const person = mustBeSomebody(request).id;
      const { id } = request.params;
      const live = await seated(desk, id, person);
      const named = request.body.seat;
      const seats = named === undefined ? live.seatsOf(person) : [ownSeat(live, person, named)];
      return consentUndo(desk, id, seats, request.body.agree);
    },
  );
}

function repairMatch(app: App, { desk }: Tavola): void {
  app.post(
    '/api/matches/:id/repair',
    { schema: { params: matchPath, body: matches.agree.nullish(), response: undone } },
    async (request, reply) => {
      const person = mustBeSomebody(request).id;
      const { id } = request.params;
      const live = await seated(desk, id, person);
      const result = await repair(desk, id, live.seatsOf(person), request.body?.agree ?? true);
      return reply.status(result.done ? 200 : 202).send(result);
    },
  );
}

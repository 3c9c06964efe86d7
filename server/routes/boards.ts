/** Screens in the room, open hands on them, and codes that people type. */
import { z } from 'zod';
import * as api from '../api/boards.ts';
import { matchPath, seatText } from '../api/common.ts';
import * as matches from '../api/matches.ts';
import type { App } from '../base/fastify.ts';
import { entryLimit } from '../base/limit.ts';
import { notFound, Refusal } from '../base/problem.ts';
import { boardByLink, boardOf, openBoard, showHand, turnBoard } from '../devices/boards.ts';
import { mustBeSomebody, type Tavola } from '../http/tavola.ts';
import { seated, visible } from '../match/visible.ts';
import type { LiveMatch } from '../memory/live-match.ts';
import type { BoardRow } from '../store/room-rows.ts';

const seatPath = matchPath.extend({ seat: seatText });

export function boardRoutes(app: App, tavola: Tavola): void {
  makeBoard(app, tavola);
  readBoard(app, tavola);
  moveBoard(app, tavola);
  openHand(app, tavola);
  readCode(app, tavola);
  tableCode(app, tavola);
}

function makeBoard(app: App, tavola: Tavola): void {
  app.post(
    '/api/boards',
    { config: entryLimit(tavola.config), schema: { response: { 201: api.madeBoard } } },
    async (request, reply) => {
      const { row, token } = await openBoard(tavola);
      return reply.status(201).send({ token, board: await boardFor(tavola, row, request.network) });
    },
  );
}

function readBoard(app: App, tavola: Tavola): void {
  app.get(
    '/api/boards/:token',
    { schema: { params: matches.tokenPath, response: { 200: api.board } } },
    async (request) => boardFor(tavola, await boardOf(tavola, request.params.token), request.network),
  );
}

function moveBoard(app: App, tavola: Tavola): void {
  app.put(
    '/api/boards/:token',
    { schema: { params: matches.tokenPath, body: api.turnBoard, response: { 200: api.turnedBoard } } },
    async (request) => {
      const { match } = await turnBoard(tavola, request.params.token, mustBeSomebody(request), request.body.match);
      return { match };
    },
  );
}

function openHand(app: App, tavola: Tavola): void {
  const { desk } = tavola;
  app.put(
    '/api/matches/:id/seats/:seat/shown',
    { schema: { params: seatPath, body: api.showHand, response: { 200: matches.match } } },
    async (request) => {
      const person = mustBeSomebody(request).id;
      const { id, seat } = request.params;
      await seated(desk, id, person);
      await showHand(tavola, id, seat, person, request.body.board);
      return desk.describe(await desk.find(id), person);
    },
  );
}

function readCode(app: App, tavola: Tavola): void {
  const { codes, desk } = tavola;
  app.get(
    '/api/codes/:code',
    { config: entryLimit(tavola.config), schema: { params: api.codePath, response: { 200: api.codeAnswer } } },
    async (request) =>
      codes.look(request.params.code, request.network, async ({ kind, target }) => {
        if (kind === 'tv') {
          const board = await boardByLink(tavola, target);
          return board ? { kind, path: `/tv/${target}`, match: null, seats: [] } : null;
        }
        const { db } = tavola.store;
        const link = await db.selectFrom('invitations').selectAll().where('token', '=', target).executeTakeFirst();
        const live = link && (await desk.find(link.match));
        if (!live || live.ended || live.row.spectators === 'none') return null;
        const { row } = live;
        return { kind, path: `/join/${target}`, match: { game: row.game, name: row.name }, seats: freeSeats(live) };
      }),
  );
}

/** While people are coming a table's code leads to every free seat, as its waiting room does. */
function freeSeats({ row, seats, invitations }: LiveMatch) {
  if (row.status !== 'waiting') return [];
  return invitations.flatMap(({ seat, token }) =>
    seat !== null && seats[seat]?.kind === 'free' ? [{ seat, path: `/join/${token}` }] : [],
  );
}

function tableCode(app: App, { codes, desk }: Tavola): void {
  app.post(
    '/api/matches/:id/code',
    { schema: { params: matchPath, body: z.object({}).nullish(), response: { 200: api.madeCode } } },
    async (request) => {
      const { id } = mustBeSomebody(request);
      const live = await visible(desk, request.params.id, id);
      const isOfTable = live.row.owner === id || live.seatsOf(id).length > 0 || live.boards.includes(id);
      const watch = live.invitations.find(({ seat }) => seat === null);
      if (!isOfTable || !watch) throw isOfTable ? new Refusal(403, 'NO_SPECTATORS') : notFound();
      return { code: await codes.codeFor({ kind: 'table', target: watch.token }, request.network) };
    },
  );
}

async function boardFor({ codes }: Tavola, { person, link, match }: BoardRow, network: string): Promise<api.Board> {
  return { id: person, link, match, code: await codes.codeFor({ kind: 'tv', target: link }, network) };
}

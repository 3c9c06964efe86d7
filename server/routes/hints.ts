/** What a search would do, and how a finished match went: both are told in lines while they are thought about, and stop when nobody listens. */
import { randomInt } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { hintBot } from '@tavola/bots/hint/strength.ts';
import { positionOf } from '@tavola/kernel/table/position.ts';
import { matchPath } from '../api/common.ts';
import * as api from '../api/hints.ts';
import { aheadQuery } from '../api/table.ts';
import type { App, FastifyReply } from '../base/fastify.ts';
import { faultOf } from '../base/fault.ts';
import { Limit } from '../base/limit.ts';
import { Refusal, refusalOf } from '../base/problem.ts';
import { analyse, checkAnalysable, keptAnalysis } from '../bots/analysis.ts';
import { mustBeSomebody, personOrNull, type Tavola } from '../http/tavola.ts';
import { ownSeat } from '../live/access.ts';
import { checkAlone, checkOrigin } from '../match/company.ts';
import { visible } from '../match/visible.ts';

/** Tells what is thought line by line; `signal` says that nobody listens any more. */
type Telling = (tell: (line: object) => void, signal: AbortSignal) => Promise<object | null>;
type Teller = (person: string, reply: FastifyReply, work: Telling) => FastifyReply;

export function hintRoutes(app: App, tavola: Tavola): void {
  const tellTo = tellerOf(app, tavola);
  giveHint(app, tavola, tellTo);
  listSensible(app, tavola);
  readAnalysis(app, tavola);
  analyseMatch(app, tavola, tellTo);
}

function giveHint(app: App, { desk, bots }: Tavola, tellTo: Teller): void {
  app.post(
    '/api/matches/:id/hint',
    { schema: { params: matchPath, body: api.hintBody }, compress: false },
    async (request, reply) => {
      const person = mustBeSomebody(request).id;
      const live = await visible(desk, request.params.id, person);
      const seat = ownSeat(live, person, request.body.seat);
      await checkAlone(desk, live, seat);
      if (live.row.status !== 'playing') throw new Refusal(409, 'NOT_PLAYING');
      const { strength, seconds, guided } = request.body;
      const position = () =>
        live.read(({ table }) => {
          if (!table.pending.includes(seat)) throw new Refusal(409, 'NOT_YOUR_DECISION');
          return { ...positionOf(table, seat, hintBot(strength, seconds), randomInt(2 ** 31)), guided };
        });
      const claim = { rank: 0, people: [person], match: live.id, isAside: true } as const;
      return tellTo(person, reply, async (tell, signal) => {
        const hint = await bots.hint(claim, position, tell, signal);
        return hint && { hint };
      });
    },
  );
}

function listSensible(app: App, { desk }: Tavola): void {
  app.get(
    '/api/matches/:id/sensible',
    { schema: { params: matchPath, querystring: aheadQuery, response: { 200: api.sensibleAnswer } } },
    async (request) => {
      const person = mustBeSomebody(request).id;
      const live = await visible(desk, request.params.id, person);
      const seat = ownSeat(live, person, request.query.seat);
      await checkAlone(desk, live, seat);
      const after = [request.query.after ?? []].flat();
      return { options: await desk.replays.now(person, live, 'sensible', { seat, after }) };
    },
  );
}

function readAnalysis(app: App, { desk, store }: Tavola): void {
  app.get(
    '/api/matches/:id/analysis',
    { schema: { params: matchPath, response: { 200: api.analysisAnswer } } },
    async (request) => {
      const live = await visible(desk, request.params.id, personOrNull(request));
      return { analysis: live.ended ? await keptAnalysis(store, live) : null };
    },
  );
}

function analyseMatch(app: App, tavola: Tavola, tellTo: Teller): void {
  const { desk } = tavola;
  app.post(
    '/api/matches/:id/analysis',
    { schema: { params: matchPath, body: api.analysisBody }, compress: false },
    async (request, reply) => {
      const person = mustBeSomebody(request).id;
      const live = await visible(desk, request.params.id, person);
      checkAnalysable(live);
      await checkOrigin(desk, live);
      const { strength } = request.body;
      return tellTo(person, reply, async (tell, signal) => {
        const onShare = (share: number) => tell({ share });
        const analysis = await analyse(tavola, live, { strength, who: person }, onShare, signal);
        return analysis && { analysis };
      });
    },
  );
}

/** Tells one person one thing at a time, and only as often as the limit allows. */
function tellerOf(app: App, { config }: Tavola): Teller {
  const limit = new Limit(config.limits.hints, config.now);
  /** Those who are being thought for. */
  const served = new Set<string>();
  return (person, reply, work) => {
    const refusal =
      limit.use(person) ?? (served.has(person) ? new Refusal(429, 'TOO_MANY', { seconds: 1 }) : undefined);
    if (refusal) throw refusal;
    served.add(person);
    const gone = new AbortController();
    const lines = new PassThrough();
    reply.raw.on('close', () => gone.abort());
    const tell = (line: object) => void (gone.signal.aborted || lines.write(`${JSON.stringify(line)}\n`));
    work(tell, gone.signal)
      .catch((error) => {
        const known = refusalOf(error);
        if (!known) app.log.error(faultOf(error), 'a hint or an analysis failed');
        return { problem: known?.code ?? 'FAILED' };
      })
      .then((last) => {
        served.delete(person);
        if (last) tell(last);
        lines.end();
      });
    return reply.type('application/x-ndjson').header('x-accel-buffering', 'no').send(lines);
  };
}

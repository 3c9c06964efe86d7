/** The past of a match: replay, log, import, forks. */

import { replayFrom } from '@tavola/kernel/host/past.ts';
import type { Eyes } from '@tavola/kernel/rules/ask.ts';
import type { Log, LogPick } from '@tavola/kernel/table/log.ts';
import { matchPath } from '../api/common.ts';
import * as matches from '../api/matches.ts';
import * as api from '../api/table.ts';
import type { App } from '../base/fastify.ts';
import { entryLimit } from '../base/limit.ts';
import { forbidden, Refusal } from '../base/problem.ts';
import { mustBeSomebody, personOrNull, type Tavola } from '../http/tavola.ts';
import { viewersOf } from '../live/access.ts';
import { missedBeats } from '../match/beats.ts';
import { explainEvent } from '../match/explain.ts';
import { visible } from '../match/visible.ts';
import { forkEnded, forkView, importLog } from '../match/what-if.ts';
import type { LiveMatch } from '../memory/live-match.ts';
import { checkpointsOf, logOf, outcomeOf, picksOf } from '../memory/stored.ts';
import type { MatchRow, Origin } from '../store/schema.ts';

const LOG_BYTES = 1024 * 1024;
const MINUTE_MS = 60_000;

export function replayRoutes(app: App, tavola: Tavola): void {
  listPicks(app, tavola);
  showMoment(app, tavola);
  tellWhy(app, tavola);
  tellMissed(app, tavola);
  sendLog(app, tavola);
  takeLog(app, tavola);
  forkMatch(app, tavola);
}

function listPicks(app: App, { desk, store }: Tavola): void {
  app.get(
    '/api/matches/:id/replay',
    { schema: { params: matchPath, response: { 200: api.replay } } },
    async (request) => {
      const person = personOrNull(request);
      const live = await visible(desk, request.params.id, person);
      const mine = live.seatsOf(person ?? undefined);
      const rows = await store.db
        .selectFrom('picks')
        .select(['number', 'seat', 'option', 'at'])
        .where('match', '=', live.id)
        .orderBy('number')
        .execute();
      const from = earliest(live);
      const seats: Eyes[] = live.ended ? [...live.seats.map(({ seat }) => seat), 'open'] : mine;
      return {
        count: rows.length,
        from,
        picks: rows.slice(from).map(({ number, seat, option, at }) => {
          const isMine = mine.includes(seat);
          // How long others thought is theirs to know.
          const time = isMine ? at : at - (at % MINUTE_MS);
          return { number, seat, at: time, option: live.ended || isMine ? option : null };
        }),
        seats: [...seats, 'spectator' as const],
      };
    },
  );
}

function showMoment(app: App, { desk, replays }: Tavola): void {
  app.get(
    '/api/matches/:id/replay/:at',
    { schema: { params: api.replayPath, querystring: api.liveQuery } },
    async (request, reply) => {
      const person = personOrNull(request);
      const { id, at } = request.params;
      const live = await visible(desk, id, person);
      const viewers = viewersOf(live, person, request.query.seat);
      live.mustHaveTable();
      if (at < earliest(live)) throw new Refusal(403, 'NOT_OVER');
      const { revision, status } = live.row;
      const wanted = { match: { id, row: { revision, status }, seats: live.seats }, viewers };
      const who = person ?? request.network;
      const frame = await replays.at(who, live, { to: at, below: Math.max(1, at) }, 'frame', wanted);
      return reply.type('application/json').send(frame);
    },
  );
}

function tellWhy(app: App, { desk, replays }: Tavola): void {
  app.get(
    '/api/matches/:id/why/:event',
    { schema: { params: api.whyPath, querystring: api.viewerQuery, response: { 200: api.whyAnswer } } },
    async (request) => {
      const person = personOrNull(request);
      const { id, event } = request.params;
      const live = await visible(desk, id, person);
      viewersOf(live, person, request.query.seat);
      return { traces: await explainEvent(replays, person ?? request.network, live, event) };
    },
  );
}

function tellMissed(app: App, { desk, replays }: Tavola): void {
  app.get(
    '/api/matches/:id/beats',
    { schema: { params: matchPath, querystring: api.beatsQuery, response: { 200: api.beatsAnswer } } },
    async (request) => {
      const person = personOrNull(request);
      const live = await visible(desk, request.params.id, person);
      const [eyes = 'spectator'] = viewersOf(live, person, request.query.seat);
      return missedBeats(replays, person ?? request.network, live, eyes, request.query.since);
    },
  );
}

function sendLog(app: App, { desk, store, replays }: Tavola): void {
  app.get('/api/matches/:id/log', { schema: { params: matchPath } }, async (request) => {
    const live = await visible(desk, request.params.id, personOrNull(request));
    const { row, seats } = live;
    if (!live.ended) throw new Refusal(403, 'NOT_OVER');
    if (row.whole !== 1) throw new Refusal(409, 'LOG_NOT_WHOLE');
    // Rules that no longer allow these picks do not keep anyone from their log: it names the version that wrote it.
    if (!live.stopped) live.mustHaveTable();
    const who = personOrNull(request) ?? request.network;
    const fairness = fairnessOf(row);
    const rows = await picksOf(store, row, 0, row.count);
    const points = (await checkpointsOf(store, row, row.count)).map((it) => [it.picks, it.state_json] as const);
    const checks = live.stopped ? [] : await replays.threads.run('checks', row.game, { points }, { who, picks: 0 });
    const picks = rows.map(({ seat, option }): LogPick => [seat, option]);
    const outcome = outcomeOf(row);
    return { ...logOf(row, seats, picks), checks, ...(outcome && { outcome }), ...fairness, ...holdersOf(live) };
  });
}

/** A large body is neither taken from nobody in particular nor read here: it goes to another thread as it came. */
function takeLog(app: App, { desk, bots, config }: Tavola): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_, text, done) => done(null, text));
    (scope as App).post(
      '/api/logs',
      {
        bodyLimit: LOG_BYTES,
        config: entryLimit(config),
        onRequest: async (request) => void mustBeSomebody(request),
        schema: { body: api.importLog, response: { 201: matches.match } },
        validatorCompiler: () => (text) => ({ value: text }),
      },
      async (request, reply) => {
        const person = mustBeSomebody(request);
        const id = await importLog(desk, { person, levels: bots }, request.body as unknown as string);
        return reply.status(201).send(desk.describe(await desk.find(id), person.id));
      },
    );
  });
}

function forkMatch(app: App, { desk, bots, config }: Tavola): void {
  app.post(
    '/api/matches/:id/fork',
    {
      config: entryLimit(config),
      schema: { params: matchPath, body: api.forkBody.nullish(), response: { 201: matches.match } },
    },
    async (request, reply) => {
      const person = mustBeSomebody(request);
      const live = await visible(desk, request.params.id, person.id);
      live.mustHaveTable();
      const mine = live.seatsOf(person.id);
      const seat = request.body?.seat ?? mine[0] ?? (live.ended ? 0 : -1);
      if (!live.ended && !mine.includes(seat)) throw forbidden();
      if (live.seats[seat] === undefined || live.seats[seat].kind === 'automaton')
        throw new Refusal(404, 'NO_SUCH_SEAT');
      const wanted = Math.min(request.body?.at ?? live.row.count, live.row.count);
      const at = Math.max(wanted, earliest(live));
      const level = bots.check(request.body?.level);
      const fork = live.ended ? forkEnded : forkView;
      const id = await fork(desk, { person, levels: bots }, live, at, seat, level);
      return reply.status(201).send(desk.describe(await desk.find(id), person.id));
    },
  );
}

/** The first moment that may be looked at, by the number of its picks. */
function earliest({ game, row, ended }: LiveMatch): number {
  return replayFrom(game, JSON.parse(row.options_json), row.count, ended);
}

/** What proves the dice of a log; those that it took over from elsewhere it does not answer for. */
function fairnessOf({ commitment, seed, origin_json }: MatchRow): Partial<Log> {
  if (commitment === null || seed === null) return {};
  const { borrowed = 0 }: Partial<Origin> = origin_json === null ? {} : JSON.parse(origin_json);
  return { commitment, seed, ...(borrowed > 0 && { borrowed }) };
}

/** Who played since when, where a seat changed hands: everybody who may see the match sees these names. */
function holdersOf({ holders }: LiveMatch): Pick<Log, 'holders'> {
  if (holders.length === 0) return {};
  return { holders: holders.map(({ seat, from_pick, name }) => ({ seat, from: from_pick, name })) };
}

/** The live stream of a match, and one frame of it. */
import type { Eyes } from '@tavola/kernel/ask.ts';
import { matchPath } from '../api/common.ts';
import type { Message } from '../api/matches.ts';
import * as api from '../api/table.ts';
import { sendFrame } from '../live/hub.ts';
import { readEventId, Stream } from '../live/stream.ts';
import { viewersOf, visible } from '../match/access.ts';
import { ensureHistory, Frames, keptEvents, toldCount } from '../match/frames.ts';
import { Refusal } from '../problem.ts';
import { type App, type FastifyRequest, personOrNull, type Tavola } from '../tavola.ts';

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-cache, no-transform',
  // The body ends with the connection: no chunks around every message.
  connection: 'close',
  // nginx would keep the messages to itself otherwise
  'x-accel-buffering': 'no',
};
const TALK_ON_ARRIVAL = 50;

export function liveRoutes(app: App, tavola: Tavola): void {
  const { desk, hub, store, config, mutes } = tavola;

  app.get(
    '/api/matches/:id/table',
    { schema: { params: matchPath, querystring: api.tableQuery } },
    async (request, reply) => {
      const person = personOrNull(request);
      const live = await visible(desk, request.params.id, person);
      const viewers = viewersOf(live, person, request.query.seat);
      const play = await live.playing();
      const since = Math.min(request.query.since, toldCount(play));
      await ensureHistory(store, live, play, since);
      return reply.type('application/json').send(new Frames(live, play).frame(viewers, since));
    },
  );

  app.get(
    '/api/matches/:id/live',
    { schema: { params: matchPath, querystring: api.liveQuery } },
    async (request, reply) => {
      const person = personOrNull(request);
      const { id } = request.params;
      const live = await visible(desk, id, person);
      const viewers = viewersOf(live, person, request.query.seat);
      const most = config.limits.streamsPerPerson;
      if (most > 0 && person !== null && hub.streamsOf(person) >= most) throw new Refusal(429, 'TOO_MANY');
      if (person !== null) await mutes.load(person);
      const talk = await recentTalk(id);
      reply.hijack();
      reply.raw.useChunkedEncodingByDefault = false;
      reply.raw.writeHead(200, { ...(reply.getHeaders() as Record<string, string>), ...HEADERS });
      reply.raw.flushHeaders();
      const chosen = request.query.seat !== undefined;
      const { slowBytes } = config;
      const stream = new Stream({ response: reply.raw, match: id, person, viewers, chosen, slowBytes });
      request.raw.socket.setNoDelay(true);
      await desk.queue(id, () => begin(stream, request, talk));
    },
  );

  /** In the match's queue, so that no change falls between what is sent now and what is sent from now on. */
  async function begin(stream: Stream, request: FastifyRequest, talk: readonly Message[]): Promise<void> {
    const live = await desk.find(stream.match);
    const back = readEventId(request.headers['last-event-id'] as string | undefined);
    if (back) {
      stream.seen = back.seen;
      stream.talk = back.talk;
    }
    const present = hub.isReading(stream.match, stream.person);
    hub.add(stream);
    request.raw.on('close', () => leave(stream));
    stream.send('match', JSON.stringify(desk.describe(live, stream.person)));
    const muted = stream.person === null ? [] : mutes.of(stream.person);
    for (const message of talk) {
      if (message.number <= stream.talk) continue;
      stream.talk = message.number;
      if (!muted.includes(message.person ?? '')) stream.send('talk', JSON.stringify(message));
    }
    if (live.hasTable) {
      const play = await live.playing();
      const { seen } = stream;
      // A reader with a revision that we never had (a restored backup) starts anew.
      if (seen.revision > live.row.revision) stream.seen = { revision: 0, told: 0 };
      else if (seen.revision === live.row.revision) stream.seen = { ...seen, revision: seen.revision - 1 };
      await ensureHistory(store, live, play, keptEvents(live, play, stream.seen));
      sendFrame(stream, live, play, new Frames(live, play));
      tavola.driver.drive(live);
    }
    if (!present && isSeated(live.seatsOf(stream.person ?? undefined))) await arrived(stream);
  }

  const isSeated = (seats: readonly Eyes[]) => seats.length > 0;

  /** Presence changed: remember when, and let the others see it. */
  async function arrived({ match, person }: Stream): Promise<void> {
    if (person === null) return;
    await store.db
      .updateTable('seats')
      .set({ seen: config.now() })
      .where('match', '=', match)
      .where('person', '=', person)
      .execute();
    const live = await desk.find(match);
    live.seats = live.seats.map((seat) => (seat.person === person ? { ...seat, seen: config.now() } : seat));
    await desk.publish(live, 'match');
  }

  function leave(stream: Stream): void {
    hub.remove(stream);
    if (hub.isReading(stream.match, stream.person) || tavola.closing()) return;
    void desk
      .queue(stream.match, async () => {
        const live = await desk.find(stream.match);
        if (isSeated(live.seatsOf(stream.person ?? undefined))) await arrived(stream);
      })
      .catch((error) => desk.log.debug({ error: String(error) }, 'after a reader left'));
  }

  async function recentTalk(match: string): Promise<Message[]> {
    const rows = await store.db
      .selectFrom('talk')
      .select(['number', 'person', 'name', 'text', 'at'])
      .where('match', '=', match)
      .orderBy('number', 'desc')
      .limit(TALK_ON_ARRIVAL)
      .execute();
    return rows.reverse();
  }
}

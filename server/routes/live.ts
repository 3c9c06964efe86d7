/** The live stream of a match, and one frame of it. */
import { matchPath } from '../api/common.ts';
import type { Message } from '../api/matches.ts';
import * as api from '../api/table.ts';
import type { Guard } from '../guard.ts';
import { sendFrame } from '../live/hub.ts';
import { routeSockets, Sockets, wantsSocket } from '../live/socket.ts';
import { openEvents } from '../live/sse.ts';
import { type Line, readEventId, Stream } from '../live/stream.ts';
import { viewersOf, visible } from '../match/access.ts';
import { ensureHistory, Frames, keptEvents, toldCount } from '../match/frames.ts';
import type { LiveMatch } from '../match/live-match.ts';
import { Refusal } from '../problem.ts';
import { type App, type FastifyRequest, personOrNull, type Tavola } from '../tavola.ts';
import { hearPicks } from './socket-picks.ts';

const TALK_ON_ARRIVAL = 50;
const LIVE =
  'A stream of server-sent events. With a WebSocket handshake: the same messages as JSON texts, and picks on the way back (docs/api.md).';

export function liveRoutes(app: App, tavola: Tavola, guard: Guard): void {
  const { desk, hub, store, config, mutes } = tavola;
  const sockets = new Sockets();
  routeSockets(app);

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
    { schema: { description: LIVE, params: matchPath, querystring: api.liveQuery } },
    async (request, reply) => {
      const person = personOrNull(request);
      const { id } = request.params;
      const live = await visible(desk, id, person);
      const viewers = viewersOf(live, person, request.query.seat);
      const most = config.limits.streamsPerPerson;
      if (most > 0 && person !== null && hub.streamsOf(person) >= most) throw new Refusal(429, 'TOO_MANY');
      if (person !== null) await mutes.load(person);
      const talk = await recentTalk(id);
      const chosen = request.query.seat !== undefined;
      const { slowBytes } = config;
      const open = (line: Line) => new Stream({ line, match: id, person, viewers, chosen, slowBytes });
      if (!wantsSocket(request)) return begin(open(openEvents(reply)), request, talk);
      const { line, socket } = await sockets.open(request, reply);
      hearPicks(tavola, guard, request, { socket, line, match: id });
      return begin(open(line), request, talk);
    },
  );

  function begin(stream: Stream, request: FastifyRequest, talk: readonly Message[]): Promise<void> {
    const { since } = request.query as { since?: string };
    const back = readEventId(since ?? (request.headers['last-event-id'] as string | undefined));
    if (back) {
      stream.seen = back.seen;
      stream.talk = back.talk;
    }
    return desk.queue(stream.match, () => firstMessages(stream, talk));
  }

  /** In the match's queue, so that no change falls between what is sent now and what is sent from now on. */
  async function firstMessages(stream: Stream, talk: readonly Message[]): Promise<void> {
    const live = await desk.find(stream.match);
    // Before the first message: whoever has it counts as present at every process.
    const arrives = await seen(stream, live);
    if (!stream.isOpen) return;
    hub.add(stream);
    stream.onClose(() => leave(stream));
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
    if (arrives) desk.showPeople(live, stream);
  }

  /** Did somebody with a seat just come, or go? */
  async function seen({ match, person }: Stream, live: LiveMatch): Promise<boolean> {
    if (person === null || hub.isReading(match, person) || live.seatsOf(person).length === 0) return false;
    await desk.personSeen(live, person);
    return true;
  }

  function leave(stream: Stream): void {
    hub.remove(stream);
    if (tavola.closing()) return;
    void desk
      .queue(stream.match, async () => {
        const live = await desk.find(stream.match);
        if (await seen(stream, live)) desk.showPeople(live);
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

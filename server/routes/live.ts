/** The live stream of a match, and one frame of it. */
import type { WebSocket } from 'ws';
import { matchPath } from '../api/common.ts';
import type { Message } from '../api/matches.ts';
import * as api from '../api/table.ts';
import type { Guard } from '../guard.ts';
import { sendFrame } from '../live/hub.ts';
import { routeSockets, type SocketLine, Sockets, wantsSocket } from '../live/socket.ts';
import { openEvents } from '../live/sse.ts';
import { type Line, readEventId, readerOf, Stream, type StreamSetup } from '../live/stream.ts';
import { isOpenTo, mayStay, viewersOf, visible, watchLinkOf } from '../match/access.ts';
import { Frames, keptEvents, toldCount } from '../match/frames.ts';
import { readFrom, withHistory } from '../match/history.ts';
import type { LiveMatch, Play } from '../match/live-match.ts';
import type { Somebody } from '../people/people.ts';
import { notFound, Refusal } from '../problem.ts';
import { atMost } from '../store/store.ts';
import { type App, personOrNull, type Tavola } from '../tavola.ts';
import { type Connection, listen } from './socket.ts';

/** Somebody who may read a match. */
type Arrival = Omit<StreamSetup, 'line' | 'slowBytes'> & { readonly since: string | undefined };

/** A WebSocket, and the stream that it carries first. */
type Opened = {
  readonly socket: WebSocket;
  readonly line: SocketLine;
  readonly stream: Stream;
  readonly begun: Promise<void>;
};

const TALK_ON_ARRIVAL = 50;
const LIVE =
  'A stream of server-sent events. With a WebSocket handshake: the same messages as JSON texts, and picks on the way back; the line can turn to another match (docs/api.md).';

export function liveRoutes(app: App, tavola: Tavola, guard: Guard): void {
  const { desk, hub, store, config, mutes, replays } = tavola;
  const sockets = new Sockets();
  /** Made once: everybody who arrives asks it. */
  const latestTalk = store.db
    .selectFrom('talk')
    .select(['number', 'person', 'name', 'text', 'at'])
    .where('match', '=', '')
    .orderBy('number', 'desc')
    .limit(atMost(TALK_ON_ARRIVAL))
    .compile();
  routeSockets(app);

  app.get(
    '/api/matches/:id/table',
    { schema: { params: matchPath, querystring: api.tableQuery } },
    async (request, reply) => {
      const person = personOrNull(request);
      const live = await visible(desk, request.params.id, person);
      const viewers = viewersOf(live, person, request.query.seat);
      const since = (play: Play) => Math.min(request.query.since, toldCount(play));
      const look = (play: Play) => new Frames(live, play).frame(viewers, since(play));
      return reply.type('application/json').send(await readFrom(replays, live, since, look));
    },
  );

  app.get(
    '/api/matches/:id/live',
    { schema: { description: LIVE, params: matchPath, querystring: api.liveQuery } },
    async (request, reply) => {
      const { seat, changes } = request.query;
      const since = (request.headers['last-event-id'] as string | undefined) ?? request.query.since;
      const arrival = await admitted(request.somebody, request.ip, { match: request.params.id, seat, since, changes });
      if (request.method === 'HEAD') return reply.type('text/event-stream').send();
      if (!wantsSocket(request)) return begin(streamOf(openEvents(reply), arrival));
      const { line, socket } = await sockets.open(request, reply);
      const stream = streamOf(line, arrival);
      const begun = begin(stream);
      listen(tavola, guard, request, connectionOf(request.somebody, request.ip, { socket, line, stream, begun }));
      return begun;
    },
  );

  /** May this person read the match, and can it be read? */
  async function admitted(
    somebody: Somebody | null,
    address: string,
    { match, seat, since, changes }: api.Turn,
    leaves: 0 | 1 = 0,
  ): Promise<Arrival> {
    const person = somebody?.person.id ?? null;
    const session = somebody?.session ?? null;
    const live = await visible(desk, match, person);
    const viewers = viewersOf(live, person, seat);
    checkStreams(readerOf(person, address), person === null, leaves);
    if (person !== null) await mutes.load(person);
    if (live.hasTable) await live.playing();
    const link = person === null || isOpenTo(live, person) ? null : await watchLinkOf(desk, live, person);
    const opened = config.now();
    const chosen = seat !== undefined;
    const wantsChanges = changes === '1';
    return { match, person, address, opened, session, link, viewers, chosen, wantsChanges, since };
  }

  function checkStreams(reader: string, isNobody: boolean, leaves: 0 | 1): void {
    const { streamsPerPerson, streamsPerAddress } = config.limits;
    const most = isNobody ? streamsPerAddress : streamsPerPerson;
    if (most > 0 && hub.streamsOf(reader) - leaves >= most) throw new Refusal(429, 'TOO_MANY');
  }

  function streamOf(line: Line, { since, ...arrival }: Arrival): Stream {
    const stream = new Stream({ line, ...arrival, slowBytes: config.slowBytes });
    const back = readEventId(since);
    if (back) {
      stream.seen = back.seen;
      stream.talk = back.talk;
    }
    return stream;
  }

  /** Where that fails nobody is left with half of it: the reader comes again, or not. */
  const begin = (stream: Stream) =>
    desk
      .queue(stream.match, () => firstMessages(stream))
      .catch((error) => {
        stream.dismiss();
        throw error;
      });

  /** A line goes from match to match, as people do who play again: one at a time, in the order that was asked for. */
  function connectionOf(
    somebody: Somebody | null,
    address: string,
    { socket, line, stream: first, begun }: Opened,
  ): Connection {
    let stream = first;
    let turned = begun.catch(() => {});
    const turn = async (to: api.Turn) => {
      const arrival = await admitted(somebody, address, to, 1);
      if (!line.isOpen) return;
      leave(stream);
      stream = streamOf(line, arrival);
      await begin(stream);
    };
    return {
      socket,
      line,
      match: () => stream.match,
      turn(to) {
        const turning = turned.then(() => turn(to));
        turned = turning.catch(() => {});
        return turning;
      },
    };
  }

  /** In the match's queue, so that nothing that is done or said falls between what is sent now and what is sent from now on. */
  async function firstMessages(stream: Stream): Promise<void> {
    if (!stream.isOpen) return;
    if (tavola.closing()) throw new Refusal(503, 'BUSY');
    const live = await desk.find(stream.match);
    // What was true when it was admitted need not be true by now.
    if (!mayStay(live, stream)) throw notFound();
    const talk = live.isSilent ? [] : await recentTalk(stream.match);
    // Before the first message: whoever has it counts as present at every process.
    const arrives = await seen(stream, live);
    if (!stream.isOpen) return;
    checkStreams(stream.reader, stream.person === null, 0);
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
      await withHistory(replays, live, play, keptEvents(live, play, stream.seen));
      sendFrame(stream, live, play, hub.frames(live, play));
      tavola.driver.drive(live);
    }
    if (arrives) desk.audience.showPeople(live, stream);
  }

  /** Did somebody with a seat just come, or go? */
  async function seen({ match, person }: Stream, live: LiveMatch): Promise<boolean> {
    if (person === null || hub.isReading(match, person) || live.seatsOf(person).length === 0) return false;
    // Nobody is waited for at a match that is over.
    if (!live.ended) await desk.personSeen(live, person);
    return true;
  }

  function leave(stream: Stream): void {
    hub.remove(stream);
    if (tavola.closing()) return;
    void desk
      .queue(stream.match, async () => {
        const live = await desk.find(stream.match);
        if (await seen(stream, live)) desk.audience.showPeople(live);
        if (live.ended && hub.readers(stream.match).size === 0) desk.forget(stream.match);
      })
      .catch((error) => desk.log.debug({ error: String(error) }, 'after a reader left'));
  }

  async function recentTalk(match: string): Promise<Message[]> {
    const { rows } = await store.db.executeQuery<Message>({ ...latestTalk, parameters: [match] });
    return rows.reverse();
  }
}

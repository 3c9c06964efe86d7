/** The live stream of a match, and one frame of it. */
import type { WebSocket } from 'ws';
import { matchPath } from '../api/common.ts';
import * as api from '../api/table.ts';
import type { App } from '../base/fastify.ts';
import { Refusal } from '../base/problem.ts';
import type { Guard } from '../http/guard.ts';
import { personOrNull, type Tavola } from '../http/tavola.ts';
import { viewersOf } from '../live/access.ts';
import { Gate } from '../live/gate.ts';
import { readFrom } from '../live/history.ts';
import { routeSockets, type SocketLine, Sockets, wantsSocket } from '../live/socket.ts';
import { openEvents } from '../live/sse.ts';
import type { Stream } from '../live/stream.ts';
import { noteWatcher } from '../match/room.ts';
import { visible } from '../match/visible.ts';
import { Frames } from '../memory/frames.ts';
import type { LoadedTable } from '../memory/live-match.ts';
import { toldCount } from '../memory/telling.ts';
import type { Somebody } from '../people/people.ts';
import { Arrivals } from './arrivals.ts';
import { type Connection, listen } from './socket.ts';

/** A WebSocket, and the stream that it carries first. */
type Opened = {
  readonly arrivals: Arrivals;
  readonly gate: Gate;
  readonly somebody: Somebody | null;
  readonly network: string;
  readonly socket: WebSocket;
  readonly line: SocketLine;
  readonly stream: Stream;
  readonly begun: Promise<void>;
};

/** A client that wants more of the past asks again from there. */
const MOST_EVENTS = 1000;

const LIVE =
  'A stream of server-sent events. With a WebSocket handshake: the same messages as JSON texts, and picks on the way back; the line can turn to another match (docs/api.md).';

export function liveRoutes(app: App, tavola: Tavola, guard: Guard): void {
  const { desk, replays } = tavola;
  const sockets = new Sockets(tavola.config, guard.blame);
  const gate = new Gate();
  const arrivals = new Arrivals(tavola);
  routeSockets(app);

  app.get(
    '/api/matches/:id/table',
    { schema: { params: matchPath, querystring: api.tableQuery } },
    async (request, reply) => {
      const person = personOrNull(request);
      const live = await visible(desk, request.params.id, person);
      const viewers = viewersOf(live, person, request.query.seat);
      if (person !== null) await noteWatcher(desk, live, person);
      const since = (loaded: LoadedTable) => Math.min(request.query.since, toldCount(loaded));
      const look = (loaded: LoadedTable) =>
        new Frames(live, loaded, undefined, MOST_EVENTS).frame(viewers, since(loaded));
      return reply.type('application/json').send(await readFrom(replays, live, since, look));
    },
  );

  app.get(
    '/api/matches/:id/live',
    { schema: { description: LIVE, params: matchPath, querystring: api.liveQuery } },
    async (request, reply) => {
      const { seat, changes } = request.query;
      const since = (request.headers['last-event-id'] as string | undefined) ?? request.query.since;
      const { somebody, network } = request;
      return gate.pass(network, async () => {
        // It may have hung up while it waited.
        if (request.socket.destroyed) throw new Refusal(503, 'BUSY');
        const arrival = await arrivals.admit(somebody, network, { match: request.params.id, seat, since, changes });
        if (request.method === 'HEAD') return reply.type('text/event-stream').send();
        if (!wantsSocket(request)) return arrivals.begin(arrivals.streamOf(openEvents(reply), arrival));
        const { line, socket } = await sockets.open(request, reply);
        const stream = arrivals.streamOf(line, arrival);
        const begun = arrivals.begin(stream);
        const opened = { arrivals, gate, somebody, network, socket, line, stream, begun };
        listen(tavola, guard, request, connectionOf(opened));
        return begun;
      });
    },
  );
}

/** A line goes from match to match, as people do who play again. */
function connectionOf({ arrivals, gate, somebody, network, socket, line, stream: first, begun }: Opened): Connection {
  let stream = first;
  const turn = async (to: api.Turn) => {
    const arrival = await arrivals.admit(somebody, network, to, 1);
    if (!line.isOpen) return;
    arrivals.leave(stream);
    stream = arrivals.streamOf(line, arrival);
    await arrivals.begin(stream);
  };
  return {
    socket,
    line,
    match: () => stream.match,
    async turn(to) {
      await begun.catch(() => {});
      await gate.pass(network, () => turn(to));
    },
  };
}

/** What people say over a WebSocket: picks, and to which match the line turns. Checked like requests, answered over the same line. */
import type { WebSocket } from 'ws';
import * as api from '../api/table.ts';
import type { FastifyRequest } from '../base/fastify.ts';
import { faultOf } from '../base/fault.ts';
import { hasNul } from '../base/nul.ts';
import { forbidden, Refusal, refusalOf } from '../base/problem.ts';
import type { Guard } from '../http/guard.ts';
import { mustBeSomebody, type Tavola } from '../http/tavola.ts';
import { ownSeat } from '../live/access.ts';
import { Inbox } from '../live/inbox.ts';
import { PointPace } from '../live/point-pace.ts';
import type { SocketLine } from '../live/socket.ts';
import { type Picked, personPick } from '../match/pick.ts';
import { rematch } from '../match/rematch.ts';

export type Connection = {
  readonly socket: WebSocket;
  readonly line: SocketLine;
  /** The match that the line carries now. */
  match(): string;
  /** Leaves that match and carries another one from now on. */
  turn(to: api.Turn): Promise<void>;
};
type Said = {
  readonly ask: number | null;
  readonly pick: unknown;
  readonly turn: unknown;
  readonly rematch: unknown;
  readonly point: unknown;
};
type Turned = { readonly match: string };
type Answered = Picked | Turned | null;

/** A message that no client sends ends the connection, and so does one over the limit: whatever comes behind it is dropped. */
export function listen(
  { desk, hub, store, config }: Tavola,
  guard: Guard,
  request: FastifyRequest,
  connection: Connection,
): void {
  const { socket, line } = connection;
  const check = guard.connection(request);
  const inbox = new Inbox(hear);
  const pace = new PointPace(config.now);
  socket.on('message', (data, isBinary) => {
    if (!line.isOpen) return;
    if (isBinary) line.hangUp('BAD_REQUEST');
    else if (!inbox.put(data as Buffer)) line.hangUp('TOO_MANY');
  });

  /** Waits for nothing that is at hand: most picks come this way. */
  function hear(data: Buffer): Promise<void> | undefined {
    if (!line.isOpen) return undefined;
    const said = read(data);
    if (!said) return void line.hangUp('BAD_REQUEST');
    const refusal = check();
    if (!(refusal instanceof Promise)) return reply(said, refusal);
    return refusal.then(
      (it) => reply(said, it),
      (error) => refuse(said, error),
    );
  }

  function reply(said: Said, refusal: Refusal | undefined): Promise<void> | undefined {
    if (refusal?.code === 'TOO_MANY') return void line.hangUp('TOO_MANY');
    try {
      if (refusal) throw refusal;
      return act(said).then(
        (answered) => accept(said, answered),
        (error) => refuse(said, error),
      );
    } catch (error) {
      return void refuse(said, error);
    }
  }

  function act(said: Said): Promise<Answered> {
    if (said.point !== undefined) return pointed(said.point, mustBeSomebody(request).id);
    if (said.turn !== undefined) return turned(said.turn);
    if (said.rematch === true) return playAgain(connection.match());
    const pick = api.readPick(said.pick);
    if (!pick) throw new Refusal(400, 'BAD_REQUEST');
    return personPick(desk, connection.match(), mustBeSomebody(request).id, pick);
  }

  /** Somebody with a seat shows the others a place; what comes too fast is not said on. */
  async function pointed(wanted: unknown, person: string): Promise<null> {
    const point = api.point.safeParse(wanted);
    if (!point.success) throw new Refusal(400, 'BAD_REQUEST');
    const match = connection.match();
    const live = await desk.find(match);
    const seat = ownSeat(live, person, point.data.seat);
    if (!live.seatsOf(person).includes(seat)) throw forbidden();
    if (!pace.takes()) return null;
    const shown = { seat, place: point.data.place };
    if (store.shared) await store.notify(`point ${match} ${JSON.stringify(shown)}`);
    else hub.point(match, shown);
    return null;
  }

  async function turned(wanted: unknown): Promise<Turned> {
    const to = api.turn.safeParse(wanted);
    if (!to.success) throw new Refusal(400, 'BAD_REQUEST');
    await connection.turn(to.data);
    return { match: to.data.match };
  }

  /** The same people again, and the line turns there. */
  async function playAgain(match: string): Promise<Turned> {
    const { id } = await rematch(desk, match, mustBeSomebody(request));
    await connection.turn({ match: id });
    return { match: id };
  }

  /** Anybody who asks without a number is told by the frames. */
  function accept({ ask }: Said, answered: Answered): void {
    if (ask !== null && answered !== null) answer(textOf(ask, answered));
  }

  function refuse({ ask }: Said, error: unknown): void {
    const refusal = refusalOf(error) ?? new Refusal(500, 'FAILED');
    if (refusal.code === 'FAILED' || refusal.code === 'MATCH_BROKEN')
      desk.log.error({ match: connection.match(), ...faultOf(error) }, 'what was said over a socket failed');
    const { status, code, detail } = refusal;
    answer(JSON.stringify({ event: 'refused', ask, status, data: { code, detail } }));
  }

  /** Anybody who asks but never reads is dropped. */
  function answer(text: string): void {
    if (!line.isOpen) return;
    line.answer(text);
    if (line.unread > config.slowBytes) line.cut();
  }
}

function textOf(ask: number, answered: Picked | Turned): string {
  const event = 'match' in answered ? 'turned' : 'picked';
  return `{"event":"${event}","ask":${ask},"data":${JSON.stringify(answered)}}`;
}

/** By hand: as a schema it would cost as much as the pick's. Null when no client says so. */
function read(data: Buffer): Said | null {
  try {
    const { ask = null, pick, turn, rematch, point } = JSON.parse(data.toString()) as Partial<Said>;
    const isSaid = pick !== undefined || turn !== undefined || rematch === true || point !== undefined;
    const isAsked = ask === null || Number.isSafeInteger(ask);
    return isSaid && isAsked && !hasNul([pick, turn, point]) ? { ask, pick, turn, rematch, point } : null;
  } catch {
    return null;
  }
}

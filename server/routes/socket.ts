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

/** What a message of one connection is heard with. */
type Ear = {
  readonly tavola: Tavola;
  readonly request: FastifyRequest;
  readonly connection: Connection;
  readonly check: ReturnType<Guard['connection']>;
  readonly pace: PointPace;
};

/** A message that no client sends ends the connection, and so does one over the limit: whatever comes behind it is dropped. */
export function listen(tavola: Tavola, guard: Guard, request: FastifyRequest, connection: Connection): void {
  const { socket, line } = connection;
  const pace = new PointPace(tavola.config.now);
  const ear: Ear = { tavola, request, connection, check: guard.connection(request), pace };
  const inbox = new Inbox((data) => hear(ear, data));
  socket.on('message', (data, isBinary) => {
    if (!line.isOpen) return;
    if (isBinary) line.hangUp('BAD_REQUEST');
    else if (!inbox.put(data as Buffer)) line.hangUp('TOO_MANY');
  });
}

/** Waits for nothing that is at hand: most picks come this way. */
function hear(ear: Ear, data: Buffer): Promise<void> | undefined {
  const { line } = ear.connection;
  if (!line.isOpen) return undefined;
  const said = read(data);
  if (!said) return void line.hangUp('BAD_REQUEST');
  const refusal = ear.check();
  if (!(refusal instanceof Promise)) return reply(ear, said, refusal);
  return refusal.then(
    (it) => reply(ear, said, it),
    (error) => refuse(ear, said, error),
  );
}

function reply(ear: Ear, said: Said, refusal: Refusal | undefined): Promise<void> | undefined {
  if (refusal?.code === 'TOO_MANY') return void ear.connection.line.hangUp('TOO_MANY');
  try {
    if (refusal) throw refusal;
    return act(ear, said).then(
      (answered) => accept(ear, said, answered),
      (error) => refuse(ear, said, error),
    );
  } catch (error) {
    return void refuse(ear, said, error);
  }
}

function act(ear: Ear, said: Said): Promise<Answered> {
  const { tavola, request, connection } = ear;
  if (said.point !== undefined) return pointed(ear, said.point, mustBeSomebody(request).id);
  if (said.turn !== undefined) return turned(connection, said.turn);
  if (said.rematch === true) return playAgain(ear, connection.match());
  const pick = api.readPick(said.pick);
  if (!pick) throw new Refusal(400, 'BAD_REQUEST');
  return personPick(tavola.desk, connection.match(), mustBeSomebody(request).id, pick);
}

/** Somebody with a seat shows the others a place; what comes too fast is not said on. */
async function pointed({ tavola, connection, pace }: Ear, wanted: unknown, person: string): Promise<null> {
  const { desk, hub, store } = tavola;
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

async function turned(connection: Connection, wanted: unknown): Promise<Turned> {
  const to = api.turn.safeParse(wanted);
  if (!to.success) throw new Refusal(400, 'BAD_REQUEST');
  await connection.turn(to.data);
  return { match: to.data.match };
}

/** The same people again, and the line turns there. */
async function playAgain({ tavola, request, connection }: Ear, match: string): Promise<Turned> {
  const { id } = await rematch(tavola.desk, match, mustBeSomebody(request));
  await connection.turn({ match: id });
  return { match: id };
}

/** Anybody who asks without a number is told by the frames. */
function accept(ear: Ear, { ask }: Said, answered: Answered): void {
  if (ask !== null && answered !== null) answer(ear, textOf(ask, answered));
}

function refuse(ear: Ear, { ask }: Said, error: unknown): void {
  const { tavola, connection } = ear;
  const refusal = refusalOf(error) ?? new Refusal(500, 'FAILED');
  if (refusal.code === 'FAILED' || refusal.code === 'MATCH_BROKEN')
    tavola.desk.log.error({ match: connection.match(), ...faultOf(error) }, 'what was said over a socket failed');
  const { status, code, detail } = refusal;
  answer(ear, JSON.stringify({ event: 'refused', ask, status, data: { code, detail } }));
}

/** Anybody who asks but never reads is dropped. */
function answer({ tavola, connection: { line } }: Ear, text: string): void {
  if (!line.isOpen) return;
  line.answer(text);
  if (line.unread > tavola.config.slowBytes) line.cut();
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

/** What people say over a WebSocket: picks, and to which match the line turns. Checked like requests, answered over the same line. */
import type { RawData, WebSocket } from 'ws';
import * as api from '../api/table.ts';
import type { Guard } from '../guard.ts';
import type { SocketLine } from '../live/socket.ts';
import { personPick } from '../match/pick.ts';
import { rematch } from '../match/rematch.ts';
import { Refusal, refusalOf } from '../problem.ts';
import { type FastifyRequest, mustBeSomebody, type Tavola } from '../tavola.ts';

export type Connection = {
  readonly socket: WebSocket;
  readonly line: SocketLine;
  /** The match that the line carries now. */
  match(): string;
  /** Leaves that match and carries another one from now on. */
  turn(to: api.Turn): Promise<void>;
};
type Said = {
  readonly ask?: number | null;
  readonly pick?: unknown;
  readonly turn?: unknown;
  readonly rematch?: unknown;
};
type Answer = { readonly event: 'picked' | 'turned'; readonly data: unknown };

const NOTHING: Said = {};

export function listen({ desk, config }: Tavola, guard: Guard, request: FastifyRequest, connection: Connection): void {
  const { socket, line } = connection;
  const check = guard.connection(request);
  socket.on('message', (data) => {
    const said = read(data);
    const ask = said.ask ?? null;
    done(said).then(
      // Who asked by no number is told by the frames.
      ({ event, data }) => ask === null || answer(`{"event":"${event}","ask":${ask},"data":${JSON.stringify(data)}}`),
      (error) => refuse(ask, error),
    );
  });

  async function done(said: Said): Promise<Answer> {
    const match = connection.match();
    const checked = check();
    const refusal = checked instanceof Promise ? await checked : checked;
    if (refusal) throw refusal;
    if (said.turn !== undefined) return turned(said.turn);
    if (said.rematch === true) return playAgain(match);
    const pick = api.readPick(said.pick);
    if (!pick) throw new Refusal(400, 'BAD_REQUEST');
    return { event: 'picked', data: await personPick(desk, match, mustBeSomebody(request).id, pick) };
  }

  async function turned(wanted: unknown): Promise<Answer> {
    const to = api.turn.safeParse(wanted);
    if (!to.success) throw new Refusal(400, 'BAD_REQUEST');
    await connection.turn(to.data);
    return { event: 'turned', data: { match: to.data.match } };
  }

  /** The same people again, and the line turns there. */
  async function playAgain(match: string): Promise<Answer> {
    const { id } = await rematch(desk, match, mustBeSomebody(request));
    await connection.turn({ match: id });
    return { event: 'turned', data: { match: id } };
  }

  function refuse(ask: number | null, error: unknown): void {
    const refusal = refusalOf(error) ?? new Refusal(500, 'FAILED');
    if (refusal.code === 'FAILED' || refusal.code === 'MATCH_BROKEN')
      desk.log.error({ match: connection.match(), error: String(error) }, 'what was said over a socket failed');
    const { status, code, detail } = refusal;
    answer(JSON.stringify({ event: 'refused', ask, status, data: { code, detail } }));
  }

  /** Who asks and does not listen is dropped. */
  function answer(text: string): void {
    if (!line.isOpen) return;
    line.answer(text);
    if (line.unread > config.slowBytes) line.cut();
  }
}

/** By hand: as a schema it would cost as much as the pick's. */
function read(data: RawData): Said {
  try {
    const said = JSON.parse((data as Buffer).toString()) as Said;
    return Number.isSafeInteger(said.ask ?? 0) ? said : NOTHING;
  } catch {
    return NOTHING;
  }
}

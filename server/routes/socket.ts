/** What people say over a WebSocket: picks, and to which match the line turns. Checked like requests, answered over the same line. */
import type { RawData, WebSocket } from 'ws';
import * as api from '../api/table.ts';
import { faultOf } from '../fault.ts';
import type { Guard } from '../guard.ts';
import type { SocketLine } from '../live/socket.ts';
import { type Picked, personPick } from '../match/pick.ts';
import { rematch } from '../match/rematch.ts';
import { hasNul } from '../nul.ts';
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
type Turned = { readonly match: string };
type Answered = Picked | Turned;

const NOTHING: Said = {};

export function listen({ desk, config }: Tavola, guard: Guard, request: FastifyRequest, connection: Connection): void {
  const { socket, line } = connection;
  const check = guard.connection(request);
  socket.on('message', (data) => {
    const said = read(data);
    const ask = said.ask ?? null;
    try {
      hear(said).then(
        // Who asked by no number is told by the frames.
        (answered) => ask === null || answer(textOf(ask, answered)),
        (error) => refuse(ask, error),
      );
    } catch (error) {
      refuse(ask, error);
    }
  });

  /** Waits for nothing that is at hand: most picks come this way. */
  function hear(said: Said): Promise<Answered> {
    const match = connection.match();
    const refusal = check();
    return refusal instanceof Promise ? refusal.then((it) => act(match, said, it)) : act(match, said, refusal);
  }

  function act(match: string, said: Said, refusal: Refusal | undefined): Promise<Answered> {
    if (refusal) throw refusal;
    if (said.turn !== undefined) return turned(said.turn);
    if (said.rematch === true) return playAgain(match);
    const pick = api.readPick(said.pick);
    if (!pick) throw new Refusal(400, 'BAD_REQUEST');
    return personPick(desk, match, mustBeSomebody(request).id, pick);
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

  function refuse(ask: number | null, error: unknown): void {
    const refusal = refusalOf(error) ?? new Refusal(500, 'FAILED');
    if (refusal.code === 'FAILED' || refusal.code === 'MATCH_BROKEN')
      desk.log.error({ match: connection.match(), ...faultOf(error) }, 'what was said over a socket failed');
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

function textOf(ask: number, answered: Answered): string {
  const event = 'match' in answered ? 'turned' : 'picked';
  return `{"event":"${event}","ask":${ask},"data":${JSON.stringify(answered)}}`;
}

/** By hand: as a schema it would cost as much as the pick's. */
function read(data: RawData): Said {
  try {
    const said = JSON.parse((data as Buffer).toString()) as Said;
    return Number.isSafeInteger(said.ask ?? 0) && !hasNul(said) ? said : NOTHING;
  } catch {
    return NOTHING;
  }
}

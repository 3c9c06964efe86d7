/** Picks over a WebSocket: checked like the request, answered over the same line. */
import type { RawData, WebSocket } from 'ws';
import * as api from '../api/table.ts';
import type { Guard } from '../guard.ts';
import type { SocketLine } from '../live/socket.ts';
import { type Picked, personPick } from '../match/pick.ts';
import { Refusal, refusalOf } from '../problem.ts';
import { type FastifyRequest, mustBeSomebody, type Tavola } from '../tavola.ts';

type Connection = { readonly socket: WebSocket; readonly line: SocketLine; readonly match: string };

const NOTHING_ASKED = { ask: null };

export function hearPicks(
  { desk, config }: Tavola,
  guard: Guard,
  request: FastifyRequest,
  connection: Connection,
): void {
  const { socket, line, match } = connection;
  socket.on('message', (data) => {
    const { ask, pick } = asked(data);
    picked(pick).then(
      (done) => answer(`{"event":"picked","ask":${ask},"data":${JSON.stringify(done)}}`),
      (error) => refuse(ask, error),
    );
  });

  async function picked(body: unknown): Promise<Picked> {
    const checked = guard.again(request);
    const refusal = checked instanceof Promise ? await checked : checked;
    if (refusal) throw refusal;
    const pick = api.pick.safeParse(body);
    if (!pick.success) throw new Refusal(400, 'BAD_REQUEST');
    return personPick(desk, match, mustBeSomebody(request).id, pick.data);
  }

  function refuse(ask: number | null, error: unknown): void {
    const refusal = refusalOf(error) ?? new Refusal(500, 'FAILED');
    if (refusal.code === 'FAILED' || refusal.code === 'MATCH_BROKEN')
      desk.log.error({ match, error: String(error) }, 'a pick over a socket failed');
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
function asked(data: RawData): { readonly ask: number | null; readonly pick?: unknown } {
  try {
    const { ask, pick } = JSON.parse((data as Buffer).toString()) as { ask: unknown; pick: unknown };
    return Number.isSafeInteger(ask) ? { ask: ask as number, pick } : NOTHING_ASKED;
  } catch {
    return NOTHING_ASKED;
  }
}

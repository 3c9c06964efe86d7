/** Picks as fast as they are taken, and the proof that whatever was acknowledged is still there. */
import { seededRng } from '@tavola/kernel/rules/rng.ts';
import { expect } from 'vitest';
import type { Frame } from '../api/table.ts';
import type { Client } from './client.ts';
import type { Reader } from './reader.ts';

type Acknowledged = { readonly number: number; readonly seat: number; readonly option: string };
export type Played = { readonly id: string; readonly picks: Acknowledged[] };

const PAUSE_MS = 20;

export async function newTables(client: Client, tables: number): Promise<Played[]> {
  const made: Played[] = [];
  for (let i = 0; i < tables; i++) {
    const { id } = await client.newMatch('skirmish', [{ kind: 'me' }, { kind: 'screen' }]);
    made.push({ id, picks: [] });
  }
  return made;
}

/** Picks by request (odd seeds) or over a WebSocket until the game is over, the server is gone, or it is enough. */
export async function storm(client: Client, played: Played, seed: number, isEnough = () => false): Promise<void> {
  const rng = seededRng(seed);
  let socket: Reader | null = null;
  try {
    while (!isEnough()) {
      if (seed % 2 === 0 && (socket === null || socket.closed)) socket = await opened(client, played.id);
      const { status, body } = await client.call<Frame>('GET', `/api/matches/${played.id}/table?since=1000000`);
      if (status !== 200) {
        await pause();
        continue;
      }
      const decision = body.seats.find((seat) => seat.decision !== null)?.decision;
      if (!decision) return;
      const option = decision.options[rng.below(decision.options.length)]?.id ?? '';
      const { seat, number } = decision;
      const pick = { seat, decision: number, option };
      const isTaken = socket
        ? (await socket.pick(pick)).event === 'picked'
        : (await client.call('POST', `/api/matches/${played.id}/picks`, pick)).status === 200;
      if (isTaken) played.picks.push({ number, seat, option });
    }
  } catch (error) {
    // The server is gone.
    if (!(error instanceof TypeError)) throw error;
  } finally {
    socket?.close();
  }
}

/** How many picks were acknowledged. */
export function acknowledged(tables: readonly Played[]): number {
  return tables.reduce((sum, { picks }) => sum + picks.length, 0);
}

/** Every acknowledged pick is in its place, and the table stands where its picks lead. */
export async function expectKept(client: Client, { id, picks }: Played): Promise<void> {
  const replay = await client.ok('GET', `/api/matches/${id}/replay`);
  for (const { number, seat, option } of picks) expect(replay.picks[number]).toMatchObject({ number, seat, option });
  const frame = await client.frame(id);
  expect(frame.count).toBe(replay.count);
  expect(frame.outcome !== null || frame.pending.length === 1).toBe(true);
}

async function opened(client: Client, id: string): Promise<Reader | null> {
  return client.read(id, { way: 'socket' }).catch((error: Error) => {
    // A refusal; the server answers.
    if (error.message.startsWith('status')) return null;
    throw new TypeError('the server is gone');
  });
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
}

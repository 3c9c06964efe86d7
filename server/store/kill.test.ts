/** kill -9 in the middle of a storm of picks: whatever was acknowledged is there, and every match goes on. */
import { rmSync } from 'node:fs';
import { seededRng } from '@tavola/kernel/rng.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Frame } from '../api/table.ts';
import { Client } from '../testing/client.ts';
import { postgresFolder, startPostgres, type ThrowAway } from '../testing/postgres.ts';
import { type Child, newFolder, startChild } from '../testing/start.ts';

type Acknowledged = { readonly number: number; readonly seat: number; readonly option: string };
type Played = { readonly id: string; readonly picks: Acknowledged[] };
const MATCHES = 6;

/** Picks as fast as it can, by request or over a WebSocket, until the server is gone; remembers what was acknowledged. */
async function storm(client: Client, played: Played, seed: number): Promise<void> {
  const rng = seededRng(seed);
  try {
    const socket = seed % 2 === 0 ? await client.read(played.id, { way: 'socket' }).catch(gone) : null;
    for (;;) {
      const frame = await client.frame(played.id, '?since=1000000');
      const decision = frame.seats.find((seat) => seat.decision !== null)?.decision;
      if (!decision) return;
      const option = decision.options[rng.below(decision.options.length)]?.id ?? '';
      const { seat, number } = decision;
      const pick = { seat, decision: number, option };
      const acknowledged = socket
        ? (await socket.pick(pick)).event === 'picked'
        : (await client.call('POST', `/api/matches/${played.id}/picks`, pick)).status === 200;
      if (acknowledged) played.picks.push({ number, seat, option });
    }
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
}

/** How many picks were acknowledged. */
function count(matches: readonly Played[]): number {
  return matches.reduce((sum, { picks }) => sum + picks.length, 0);
}

function gone(): never {
  throw new TypeError('the server is gone');
}

async function killLoop(env: Record<string, string>, kills: number): Promise<number> {
  const rng = seededRng(7);
  expect(await (await startChild(env)).stop()).toBe(0);
  let server: Child = await startChild(env);
  let acknowledged = 0;
  const ana = await Client.guest(server.base);
  let matches: Played[] = [];
  for (let kill = 0; kill < kills; kill++) {
    const client = new Client(server.base);
    client.cookie = ana.cookie;
    while (matches.length < MATCHES) {
      const { id } = await client.newMatch('skirmish', [{ kind: 'me' }, { kind: 'screen' }]);
      matches.push({ id, picks: [] });
    }
    const enough = count(matches) + 10 + rng.below(30);
    const storms = Promise.all(matches.map((played, i) => storm(client, played, kill * 100 + i)));
    let over = false;
    void storms.finally(() => {
      over = true;
    });
    while (!over && count(matches) < enough) await new Promise((resolve) => setTimeout(resolve, rng.below(5)));
    await server.kill();
    await storms;
    server = await startChild(env);
    const after = new Client(server.base);
    after.cookie = ana.cookie;
    const open = await Promise.all(
      matches.map(async (played) => {
        const { id, picks } = played;
        acknowledged += picks.length;
        const replay = await after.ok('GET', `/api/matches/${id}/replay`);
        for (const { number, seat, option } of picks)
          expect(replay.picks[number]).toMatchObject({ number, seat, option });
        const frame = await after.ok<Frame>('GET', `/api/matches/${id}/table`);
        expect(frame.count).toBe(replay.count);
        expect(frame.outcome !== null || frame.pending.length === 1).toBe(true);
        return (await after.match(id)).status === 'playing' ? [played] : [];
      }),
    );
    matches = open.flat();
  }
  expect(await server.stop()).toBe(0);
  return acknowledged;
}

test('SQLite: 20 times, nothing acknowledged is lost', async () => {
  const data = newFolder();
  expect(await killLoop({ TAVOLA_DATA: data }, 20)).toBeGreaterThan(200);
  rmSync(data, { recursive: true });
}, 300_000);

describe.skipIf(!postgresFolder)('PostgreSQL', () => {
  let postgres: ThrowAway;
  beforeAll(async () => {
    postgres = await startPostgres(postgresFolder ?? '');
  });
  afterAll(() => postgres.stop());

  test('the server is killed 4 times, nothing acknowledged is lost', async () => {
    const data = newFolder();
    const env = { TAVOLA_DATA: data, DATABASE_URL: postgres.newDatabase('killed') };
    expect(await killLoop(env, 4)).toBeGreaterThan(20);
    rmSync(data, { recursive: true });
  }, 120_000);
});

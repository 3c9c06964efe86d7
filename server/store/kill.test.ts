/** kill -9 in the middle of a storm of picks: whatever was acknowledged is there, and every match goes on. */
import { rmSync } from 'node:fs';
import { seededRng } from '@tavola/kernel/rules/rng.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client } from '../testing/client.ts';
import { postgresFolder, startPostgres, type ThrowAway } from '../testing/postgres.ts';
import { type Child, newFolder, startChild } from '../testing/start.ts';
import { acknowledged, expectKept, newTables, type Played, storm } from '../testing/storm.ts';

const MATCHES = 6;
/** More of them are a campaign (docs/testing.md). */
const KILLS = Number(process.env.TAVOLA_KILLS ?? 6);

async function killLoop(env: Record<string, string>, kills: number): Promise<number> {
  const rng = seededRng(7);
  expect(await (await startChild(env)).stop()).toBe(0);
  let server: Child = await startChild(env);
  let kept = 0;
  const ana = await Client.guest(server.base);
  let matches: Played[] = [];
  for (let kill = 0; kill < kills; kill++) {
    const client = new Client(server.base);
    client.cookie = ana.cookie;
    matches.push(...(await newTables(client, MATCHES - matches.length)));
    const enough = acknowledged(matches) + 10 + rng.below(30);
    const storms = Promise.all(matches.map((played, i) => storm(client, played, kill * 100 + i)));
    let over = false;
    void storms.finally(() => {
      over = true;
    });
    while (!over && acknowledged(matches) < enough) await new Promise((resolve) => setTimeout(resolve, rng.below(5)));
    await server.kill();
    await storms;
    server = await startChild(env);
    const after = new Client(server.base);
    after.cookie = ana.cookie;
    const open = await Promise.all(
      matches.map(async (played) => {
        kept += played.picks.length;
        await expectKept(after, played);
        return (await after.match(played.id)).status === 'playing' ? [played] : [];
      }),
    );
    matches = open.flat();
  }
  expect(await server.stop()).toBe(0);
  return kept;
}

test(`SQLite: ${KILLS} times, nothing acknowledged is lost`, { timeout: 300_000 + KILLS * 10_000 }, async () => {
  const data = newFolder();
  expect(await killLoop({ TAVOLA_DATA: data }, KILLS)).toBeGreaterThan(10 * KILLS);
  rmSync(data, { recursive: true });
});

describe.skipIf(!postgresFolder)('PostgreSQL', () => {
  let postgres: ThrowAway;
  beforeAll(async () => {
    postgres = await startPostgres(postgresFolder ?? '');
  });
  afterAll(() => postgres.stop());

  const kills = Math.ceil(KILLS / 3);
  test(`the server is killed ${kills} times, nothing acknowledged is lost`, { timeout: 400_000 }, async () => {
    const data = newFolder();
    const env = { TAVOLA_DATA: data, DATABASE_URL: postgres.newDatabase('killed') };
    expect(await killLoop(env, kills)).toBeGreaterThan(5 * kills);
    rmSync(data, { recursive: true });
  });
});

/** kill -9 in the middle of a storm of picks: whatever was acknowledged is there, and every match goes on. */
import { rmSync } from 'node:fs';
import { seededRng } from '@tavola/kernel/rng.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client } from '../testing/client.ts';
import { postgresFolder, startPostgres, type ThrowAway } from '../testing/postgres.ts';
import { type Child, newFolder, startChild } from '../testing/start.ts';
import { acknowledged, expectKept, newTables, type Played, storm } from '../testing/storm.ts';

const MATCHES = 6;

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

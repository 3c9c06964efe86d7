/** PostgreSQL goes away under load and comes back: the process lives, one connection listens, nothing acknowledged is lost. */
import { rmSync } from 'node:fs';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { Client } from '../testing/client.ts';
import { type Halt, halts, postgresFolder, startPostgres, type ThrowAway } from '../testing/postgres.ts';
import { type Child, newFolder, startChild } from '../testing/start.ts';
import { acknowledged, expectKept, newTables, type Played, storm } from '../testing/storm.ts';

/** TAVOLA_STOPS=50 TAVOLA_OUTAGE=60000 make a campaign of it (docs/testing.md). */
const STOPS = Number(process.env.TAVOLA_STOPS ?? 2);
const LONG = Number(process.env.TAVOLA_OUTAGE ?? 0);
const OUTAGES: [number, Halt][] = [
  [500, 'fast'],
  [500, 'immediate'],
  [5000, 'fast'],
  ...(LONG > 0 ? [[LONG, 'immediate'] as [number, Halt]] : []),
];
const TABLES = 4;
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe.skipIf(!postgresFolder)('an outage of PostgreSQL', () => {
  let postgres: ThrowAway;
  let server: Child;
  const data = newFolder();
  beforeAll(async () => {
    postgres = await startPostgres(postgresFolder ?? '');
  });
  afterAll(() => {
    postgres.stop();
    rmSync(data, { recursive: true });
  });

  afterEach(() => server.kill());

  async function listeners(url: string): Promise<number> {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query(
      "select 1 from pg_stat_activity where datname = current_database() and query ilike 'listen%'",
    );
    await client.end();
    return rows.length;
  }

  /** A server under load. */
  async function loaded(name: string) {
    const url = postgres.newDatabase(name);
    server = await startChild({ TAVOLA_DATA: data, DATABASE_URL: url });
    const ana = await Client.guest(server.base);
    const tables: Played[] = [];
    let isEnough = false;
    const running: Promise<void>[] = [];
    const begin = async () => {
      for (const played of await newTables(ana, TABLES)) {
        tables.push(played);
        running.push(storm(ana, played, tables.length, () => isEnough));
      }
    };
    /** Waits until picks are taken again, at new tables if the old ones are over. */
    const underLoad = async () => {
      const before = acknowledged(tables);
      await begin();
      await expect.poll(() => acknowledged(tables), { timeout: 60_000, interval: 5 }).toBeGreaterThan(before + 10);
    };
    const end = async () => {
      isEnough = true;
      await Promise.all(running);
      expect(server.process.exitCode).toBeNull();
      for (const played of tables) await expectKept(ana, played);
      return acknowledged(tables);
    };
    return { ana, url, underLoad, end };
  }

  async function answers(ana: Client): Promise<number> {
    const since = performance.now();
    const status = async () => (await ana.call('GET', '/healthz')).status;
    await expect.poll(status, { timeout: 60_000, interval: 20 }).toBe(200);
    return performance.now() - since;
  }

  test.each<[number, Halt]>(OUTAGES)('of %i ms (%s)', async (ms, how) => {
    const { ana, url, underLoad, end } = await loaded(`outage_${ms}_${how}`);
    await underLoad();
    postgres.halt(how);
    await sleep(ms);
    postgres.start();
    const back = await answers(ana);
    await expect.poll(() => listeners(url), { timeout: 60_000 }).toBe(1);
    const kept = await end();
    const { id } = await ana.newMatch('tic-tac-toe', [{ kind: 'me' }, { kind: 'screen' }]);
    expect((await ana.pickAny(id, 0)).status).toBe(200);
    expect(await listeners(url)).toBe(1);
    expect(await server.stop()).toBe(0);
    console.log(`outage of ${ms} ms (${how}): answers ${back.toFixed(0)} ms after the return, ${kept} picks kept`);
  });

  test.each(halts)(
    `${STOPS} stops (%s) under load`,
    async (how) => {
      const { ana, url, underLoad, end } = await loaded(`stops_${how}`);
      let longest = 0;
      for (let stop = 0; stop < STOPS; stop++) {
        await underLoad();
        postgres.halt(how);
        postgres.start();
        longest = Math.max(longest, await answers(ana));
      }
      await expect.poll(() => listeners(url), { timeout: 60_000 }).toBe(1);
      const kept = await end();
      expect(kept).toBeGreaterThan(10 * STOPS);
      console.log(
        `${STOPS} stops (${how}): answers at most ${longest.toFixed(0)} ms after the return, ${kept} picks kept`,
      );
    },
    1_800_000,
  );

  test('a database that hangs: health is told within a second, and all goes on when it wakes', async () => {
    const { ana, underLoad, end } = await loaded('hangs');
    await underLoad();
    postgres.hang();
    const health = await ana.call('GET', '/healthz');
    postgres.wake();
    expect(health).toMatchObject({ status: 503, body: { code: 'STORE_AWAY' } });
    await answers(ana);
    expect((await ana.call('GET', '/healthz')).status).toBe(200);
    await end();
  });

  test('while it hangs, whatever needs it is refused before it wakes, also where many wait for one match', async () => {
    const { ana, underLoad, end } = await loaded('refuses');
    const [match] = await newTables(ana, 1);
    const { decision } = await ana.seatFrame(match?.id ?? '', 0);
    const body = { seat: 0, decision: decision?.number, option: decision?.options[0]?.id };
    await underLoad();
    postgres.hang();
    const pick = () => ana.call('POST', `/api/matches/${match?.id}/picks`, body);
    const asked = [
      ...Array.from({ length: 5 }, pick),
      ana.call('GET', '/api/matches/m_none'),
      ana.call('GET', '/api/matches'),
    ];
    const since = performance.now();
    const answered = await Promise.all(asked).finally(postgres.wake);
    console.log(`while it hangs: refused within ${(performance.now() - since).toFixed(0)} ms`);
    for (const { status, body } of answered) expect([status, body.code]).toEqual([503, 'STORE_AWAY']);
    await answers(ana);
    await end();
  });

  test('while it hangs, the server still goes down in order', async () => {
    const { underLoad } = await loaded('ends');
    await underLoad();
    postgres.hang();
    expect(await server.stop().finally(postgres.wake)).toBe(0);
  });
});

/**
 * Faults on purpose: at any call of the store, in any thread, at any byte of a line. Nothing acknowledged is lost, nothing is doubled, and the
 * server answers afterwards. `TAVOLA_FAULTS=1000` makes it a campaign (docs/testing.md).
 */

import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import type { Decision } from '@tavola/kernel/rules/decision.ts';
import { type Rng, seededRng } from '@tavola/kernel/rules/rng.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Frame } from '../api/table.ts';
import { Client } from '../testing/client.ts';
import { Cutter } from '../testing/faults.ts';
import type { Obeyed, Order } from '../testing/faulty.ts';
import { postgresFolder, startPostgres, type ThrowAway } from '../testing/postgres.ts';
import { type Child, newFolder, startChild } from '../testing/start.ts';
import { expectKept, type Played } from '../testing/storm.ts';

const RUNS = Number(process.env.TAVOLA_FAULTS ?? 9);
const PICKS = 16;
/** Many tries fail; after this many nobody would try again. */
const TRIES = 400;

/** A server that goes wrong, and the way to it. */
class House {
  /** How often a store went wrong, and how often the whole server fell and was started again. */
  faults = 0;
  falls = 0;
  readonly ana = new Client('');
  readonly far = new Client('');
  readonly cutter = new Cutter(() => this.ana.base);
  private readonly env: Record<string, string>;
  private child: Child | null = null;
  private toldFaults = 0;

  constructor(env: Record<string, string>) {
    this.env = env;
  }

  async open(): Promise<this> {
    await this.start();
    this.ana.person = await this.ana.ok('POST', '/api/people', { name: 'Ana' });
    await this.cutter.listen();
    Object.assign(this.far, { base: this.cutter.base, cookie: this.ana.cookie });
    return this;
  }

  async close(): Promise<void> {
    await this.cutter.close();
    expect(await this.child?.stop()).toBe(0);
  }

  /** Does as it is told; where a dying thread takes the whole process along (V8 does so now and then), another one goes on with the same store. */
  async order(order: Order): Promise<void> {
    const child = this.child?.process as ChildProcess;
    const isOver = new AbortController();
    const { signal } = isOver;
    const answer = await new Promise<Obeyed | null>((resolve) => {
      once(child, 'message', { signal }).then(
        ([told]) => resolve(told as Obeyed),
        () => {},
      );
      once(child, 'exit', { signal }).then(
        () => resolve(null),
        () => {},
      );
      if (!child.connected || !child.send(order)) resolve(null);
    });
    isOver.abort();
    if (answer === null) {
      this.falls++;
      this.toldFaults = 0;
      await this.start();
      return;
    }
    this.faults += answer.faults - this.toldFaults;
    this.toldFaults = answer.faults;
  }

  private async start(): Promise<void> {
    this.child = await startChild(this.env, new URL('../testing/faulty.ts', import.meta.url));
    Object.assign(this.ana, { base: this.child.base });
  }
}

/** A request over a line that may be cut: null when nobody knows what became of it. */
async function tried<T>(client: Client, method: string, path: string, body?: unknown) {
  return client.call<T>(method, path, body).catch(() => null);
}

function askedOf(frame: Frame): Decision | null {
  return (frame.seats.find(({ decision }) => decision !== null)?.decision as Decision | undefined) ?? null;
}

/** One table is played while things go wrong, by two who press at the same time and one who asks for everything that runs in threads. */
async function run(house: House, seed: number): Promise<{ acknowledged: number; refused: number }> {
  const { cutter, ana, far } = house;
  const rng = seededRng(seed);
  const { id } = await ana.newMatch('skirmish', [
    { kind: 'me' },
    rng.below(3) === 0 ? { kind: 'bot' } : { kind: 'screen' },
  ]);
  const path = `/api/matches/${id}`;
  const played: Played = { id, picks: [] };
  let refused = 0;
  await house.order({ every: [0, 3, 6, 12][seed % 4] as number });
  cutter.at = (length) => (seed % 2 === 0 && rng.below(12) === 0 ? rng.below(length) : null);
  for (let tries = 0; played.picks.length < PICKS && tries < TRIES; tries++) {
    const table = await tried<Frame>(far, 'GET', `${path}/table?since=1000000`);
    if (table?.status !== 200) {
      refused++;
      continue;
    }
    const decision = askedOf(table.body);
    if (!decision) {
      if (table.body.outcome !== null) break;
      continue;
    }
    if (rng.below(6) === 0) void tried(far, 'GET', `${path}/${aside(rng, table.body.count)}`);
    if (seed % 3 === 0 && rng.below(5) === 0) await house.order({ kill: true });
    // Two press at once, and mean different things where they can: only one of them is taken, the same pick twice counts once.
    const { seat, number, options } = decision;
    const at = rng.below(options.length);
    const meant = [0, 1].map((further) => options[(at + further) % options.length]?.id ?? '');
    const pressed = [far, ana].map((client, i) =>
      tried(client, 'POST', `${path}/picks`, { seat, decision: number, option: meant[i] }),
    );
    const answers = await Promise.all(pressed);
    const taken = new Set(meant.filter((_, i) => answers[i]?.status === 200));
    refused += answers.filter((answer) => answer?.status !== 200).length;
    expect(taken.size).toBeLessThanOrEqual(1);
    for (const option of taken) played.picks.push({ number, seat, option });
  }
  await house.order({ every: 0 });
  cutter.at = () => null;
  await settled(house, played);
  return { acknowledged: played.picks.length, refused };
}

/** Things that are worked out elsewhere. */
function aside(rng: Rng, count: number): string {
  return ['why-not', 'undo', `replay/${rng.below(count + 1)}`, 'beats?since=0', 'sensible'][rng.below(5)] as string;
}

/** Everything acknowledged is kept, what is in memory is what is stored, and the game goes on. */
async function settled(house: House, played: Played): Promise<void> {
  const { ana } = house;
  await atRest(house, played.id);
  await expectKept(ana, played);
  const { picks } = await ana.ok('GET', `/api/matches/${played.id}/replay`);
  expect(picks.map(({ number }: { number: number }) => number)).toEqual([...picks.keys()]);
  const before = await ana.frame(played.id);
  await house.order({ rest: played.id });
  expect(await ana.frame(played.id)).toEqual(before);
  const decision = askedOf(before);
  if (decision) expect((await ana.pickAny(played.id, decision.seat)).status).toBe(200);
}

/** No bot is at work: a person is asked, or the game is over. A bot that was stranded is found by the sweeper, as on a real server. */
async function atRest(house: House, id: string): Promise<void> {
  const isAtRest = async () => {
    await house.order({ rest: id });
    const frame = await house.ana.frame(id);
    return frame.outcome !== null || askedOf(frame) !== null;
  };
  await expect.poll(isAtRest, { timeout: 60_000 }).toBe(true);
}

async function campaign(house: House, runs: number): Promise<void> {
  let acknowledged = 0;
  let refused = 0;
  for (let seed = 1; seed <= runs; seed++) {
    const told = await run(house, seed);
    acknowledged += told.acknowledged;
    refused += told.refused;
  }
  const { faults, falls, cutter } = house;
  console.log(
    `${runs} runs: ${faults} faults of the store, ${cutter.cuts} lines cut, ${falls} falls, ${refused} refusals, ${acknowledged} picks kept`,
  );
  expect(acknowledged).toBeGreaterThan(runs * 4);
  expect(faults).toBeGreaterThan(runs);
  expect((await house.ana.call('GET', '/healthz')).status).toBe(200);
}

describe('SQLite', () => {
  const data = newFolder();
  let house: House;
  beforeAll(async () => {
    house = await new House({ TAVOLA_DATA: data }).open();
  });
  afterAll(async () => {
    await house.close();
    rmSync(data, { recursive: true });
  });
  test(`${RUNS} runs: nothing acknowledged is lost or doubled`, { timeout: RUNS * 20_000 }, () =>
    campaign(house, RUNS),
  );
});

describe.skipIf(!postgresFolder)('PostgreSQL', () => {
  const data = newFolder();
  const runs = Math.ceil(RUNS / 3);
  let postgres: ThrowAway;
  let house: House;
  beforeAll(async () => {
    postgres = await startPostgres(postgresFolder ?? '');
    house = await new House({ TAVOLA_DATA: data, DATABASE_URL: postgres.newDatabase('faults') }).open();
  });
  afterAll(async () => {
    await house.close();
    postgres.stop();
    rmSync(data, { recursive: true });
  });
  test(`${runs} runs: nothing acknowledged is lost or doubled`, { timeout: runs * 20_000 }, () =>
    campaign(house, runs),
  );
});

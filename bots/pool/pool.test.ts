import { skirmish } from '@tavola/kernel/fixtures/skirmish/game.ts';
import { seededChance } from '@tavola/kernel/rules/chance.ts';
import { seededRng } from '@tavola/kernel/rules/rng.ts';
import { positionOf } from '@tavola/kernel/table/position.ts';
import { Table } from '@tavola/kernel/table/table.ts';
import { afterEach, expect, test } from 'vitest';
import { type Bot, botOf } from '../search/bot.ts';
import { Memories, pickAt } from '../search/position.ts';
import { takeAtRandom } from '../search/random.ts';
import { BotPool, type PoolSetup } from './pool.ts';

const pools: BotPool[] = [];
afterEach(async () => {
  for (const pool of pools.splice(0)) await pool.close();
});
function poolOf(setup: PoolSetup): BotPool {
  const pool = new BotPool({ threads: 1, ...setup });
  pools.push(pool);
  return pool;
}

const table = Table.start(skirmish, { seats: 2, chance: seededChance(1) });
const rng = seededRng(1);
while (table.count < 50 || (table.firstQuestion?.options.length ?? 0) < 5) takeAtRandom(table, rng);
const seat = table.pending[0] as number;
const ids = table.decision(seat)?.options.map((option) => option.id);
const here = (botOf('search:150') as Bot).pick(table, seat, 9);

test('a bot picks the same from the position that is sent as at the table', () => {
  const position = JSON.parse(JSON.stringify(positionOf(table, seat, 'search:150', 9)));
  expect(pickAt(skirmish, position)).toBe(here);
  expect(pickAt(skirmish, { ...position, checkpoint: null })).toBe(here);
  expect(pickAt(skirmish, position, new Memories().of('anybody'))).toBe(here);
  expect(() => pickAt(skirmish, { ...position, bot: 'chess' })).toThrow('there is no bot chess');
});

test('bots think in threads, several at once', async () => {
  const failures: unknown[] = [];
  const pool = poolOf({ onFailure: (error) => failures.push(error) });
  const thinking = [1, 2, 3].map(() => pool.pick(table, seat, 'search:150', 9));
  expect(pool.busy).toBeGreaterThan(0);
  expect(await Promise.all(thinking)).toEqual([here, here, here]);
  expect(failures).toEqual([]);
});

test('a bot that crashes, breaks, hangs or cheats costs its seat a random pick; the next one finds a new thread', async () => {
  const failures: unknown[] = [];
  const worker = new URL('./fixtures/broken-worker.mjs', import.meta.url);
  const pool = poolOf({ worker, timeLimit: 1500, onFailure: (error) => failures.push(error) });
  for (const bot of ['crashes', 'breaks', 'hangs', 'pass:twice'])
    expect(ids).toContain(await pool.pick(table, seat, bot, 1));
  expect(failures.length).toBe(4);
  expect(String(failures[3])).toContain('not offered');
  expect(await pool.pick(table, seat, 'pass', 1)).toBe('pass');
  expect(failures.length).toBe(4);
});

/** Picks with helpers; says how many of them left. */
async function together(pool: BotPool, bot: string, threads: number, stopped = 0) {
  let left = 0;
  const stop = new Int32Array(new SharedArrayBuffer(4)).fill(stopped);
  const help = () => ({ threads, stop, onLeave: () => void left++ });
  const option = await pool.pick(table, seat, bot, 9, { memory: 'here', help });
  return { option, left };
}

test('a search with a time limit thinks in several threads; helpers leave when they are needed elsewhere', async () => {
  const failures: unknown[] = [];
  const pool = poolOf({ threads: 3, onFailure: (error) => failures.push(error) });
  expect(await together(pool, 'search:150/20000ms', 2)).toEqual({ option: expect.any(String), left: 2 });
  expect(await together(pool, 'search:150/20000ms', 2, 1)).toEqual({ option: expect.any(String), left: 2 });
  expect(await together(pool, 'search:150', 2)).toEqual({ option: here, left: 0 });
  expect(failures).toEqual([]);
});

test('when all helpers break the first thread decides, and when all break chance does', async () => {
  const worker = new URL('./fixtures/broken-worker.mjs', import.meta.url);
  const failures: unknown[] = [];
  const pool = poolOf({ threads: 2, worker, onFailure: (error) => failures.push(error) });
  expect(await together(pool, 'search:7/20000ms', 1)).toEqual({ option: 'pass', left: 1 });
  expect(failures).toEqual([]);
  expect(ids).toContain((await together(pool, 'search:13/20000ms', 1)).option);
  expect(failures.length).toBe(1);
});

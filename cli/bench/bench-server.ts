/** tavola bench server: how much one server process carries, on this machine, over loopback. */
import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { numberOf, readArguments } from '../base/arguments.ts';
import type { Command } from '../base/command.ts';
import { Caller, Pair, type Stats, type Transport } from './load.ts';

type Usage = { readonly cpu: { user: number; system: number }; readonly memory: { heapUsed: number; rss: number } };
type Server = { readonly base: string; usage(): Promise<Usage>; stop(): Promise<void> };
export type LoadFigures = {
  readonly mode: 'closed' | 'paced';
  readonly way: Transport;
  readonly movesPerSecond: number;
  readonly movesPerCpuSecond: number;
  readonly ownP50: number;
  readonly ownP99: number;
  readonly otherP50: number;
  readonly otherP99: number;
  readonly bytesPerMove: number;
  readonly cores: number;
  readonly matches: number;
};
export type MemoryFigures = { readonly idleKiB: number; readonly liveKiB: number };

const LOADS: readonly [LoadFigures['mode'], Transport][] = [
  ['closed', 'socket'],
  ['closed', 'post'],
  ['paced', 'socket'],
];
const WARM_UP_MS = 1500;
const PACE_MS = 250;
const IDLE_MATCHES = 600;
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export const benchServer: Command = async (argv, { print }) => {
  const args = readArguments(argv, {
    matches: { type: 'string' },
    seconds: { type: 'string' },
    runs: { type: 'string' },
    processes: { type: 'string' },
  });
  const matches = numberOf(args, 'matches', 1, 1000, 50);
  const seconds = numberOf(args, 'seconds', 1, 60, 5);
  const runs = numberOf(args, 'runs', 1, 20, 1);
  const processes = numberOf(args, 'processes', 1, 8, 1);
  const figures: (LoadFigures | MemoryFigures)[] = [];
  if (!args.values.json)
    print(
      `# ${cpus()[0]?.model ?? ''}, ${availableParallelism()} cores, Node ${process.versions.node}; ${matches} matches, ${seconds} s`,
    );
  for (const [mode, way] of LOADS) {
    for (let run = 0; run < runs; run++) {
      const result = await load(mode, way, matches, seconds, processes);
      figures.push(result);
      if (!args.values.json) print(loadLine(result));
    }
  }
  const memory = await memoryPerMatch();
  figures.push(memory);
  print(args.values.json ? JSON.stringify(figures) : memoryLine(memory));
  return 0;
};

/** With several processes (DATABASE_URL names the database they share) the two people of a match are at different ones. */
async function load(
  mode: LoadFigures['mode'],
  way: Transport,
  matches: number,
  seconds: number,
  processes: number,
): Promise<LoadFigures> {
  const servers = [await start()];
  while (servers.length < processes) servers.push(await start());
  const callers = servers.map(({ base }) => new Caller(base));
  const stats: Stats = { moves: 0, bytes: 0, started: 0, finished: 0, own: [], other: [], stop: false };
  const pairs = Array.from(
    { length: matches },
    (_, i) => new Pair(callersOf(callers, i), stats, i + 1, way, mode === 'paced'),
  );
  for (const pair of pairs) await pair.open();
  const timers: NodeJS.Timeout[] = [];
  if (mode === 'paced') {
    for (const [i, pair] of pairs.entries()) {
      const first = () => timers.push(setInterval(() => pair.move(), PACE_MS));
      timers.push(setTimeout(first, (i * PACE_MS) / matches));
    }
  }
  await sleep(WARM_UP_MS);
  Object.assign(stats, { moves: 0, bytes: 0 });
  stats.own.length = 0;
  stats.other.length = 0;
  const before = await cpuOf(servers);
  const startedAt = performance.now();
  await sleep(seconds * 1000);
  const { moves, bytes } = stats;
  const elapsed = (performance.now() - startedAt) / 1000;
  const after = await cpuOf(servers);
  stats.stop = true;
  for (const timer of timers) clearInterval(timer);
  for (const pair of pairs) pair.close();
  for (const caller of callers) caller.close();
  for (const server of servers) await server.stop();
  const cpu = after - before;
  return {
    mode,
    way,
    movesPerSecond: moves / elapsed,
    movesPerCpuSecond: moves / cpu,
    ownP50: percentile(stats.own, 0.5),
    ownP99: percentile(stats.own, 0.99),
    otherP50: percentile(stats.other, 0.5),
    otherP99: percentile(stats.other, 0.99),
    bytesPerMove: bytes / moves,
    cores: cpu / elapsed,
    matches,
  };
}

/** The two people of a pair, each at the next process. */
function callersOf(callers: readonly Caller[], pair: number): [Caller, Caller] {
  return [callers[pair % callers.length] as Caller, callers[(pair + 1) % callers.length] as Caller];
}

/** Seconds of processor time that all of them used. */
async function cpuOf(servers: readonly Server[]): Promise<number> {
  const used = await Promise.all(servers.map((server) => server.usage()));
  return used.reduce((sum, { cpu }) => sum + cpu.user + cpu.system, 0) / 1e6;
}

/** Heap that a match takes while it is played, and after it was idle: nobody reads, nobody picks. */
async function memoryPerMatch(): Promise<MemoryFigures> {
  const server = await start({ TAVOLA_IDLE_MS: '2000' });
  const caller = new Caller(server.base);
  const [first, second] = [await caller.guest(), await caller.guest()];
  for (let i = 0; i < 100; i++) await caller.match(first, second);
  await sleep(4000);
  const empty = await server.usage();
  const ids: string[] = [];
  for (let i = 0; i < IDLE_MATCHES; i++) ids.push(await caller.match(first, second));
  for (const id of ids) await caller.call('GET', `/api/matches/${id}/table`, first);
  const live = await server.usage();
  await sleep(4500);
  const idle = await server.usage();
  caller.close();
  await server.stop();
  const per = (usage: Usage) => (usage.memory.heapUsed - empty.memory.heapUsed) / 1024 / IDLE_MATCHES;
  return { idleKiB: per(idle), liveKiB: per(live) };
}

async function start(env: Record<string, string> = {}): Promise<Server> {
  const data = mkdtempSync(join(tmpdir(), 'tavola-bench-'));
  const child = fork(fileURLToPath(new URL('../../server/main.ts', import.meta.url)), [], {
    execArgv: ['--disable-warning=ExperimentalWarning', '--expose-gc'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: '0',
      TAVOLA_DATA: data,
      TAVOLA_EXAMPLES: '1',
      // The same for all: people go from one to the other.
      TAVOLA_SECRET: 'known to all of the bench',
      TAVOLA_RATE_ADDRESS: '0',
      TAVOLA_RATE_PERSON: '0',
      TAVOLA_RATE_ENTRY: '0',
      TAVOLA_STREAMS: '0',
      TAVOLA_TABLES: '0',
      TAVOLA_CONNECTIONS: '0',
      ...env,
    },
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const { port } = await told<{ port: number }>(child);
  return {
    base: `http://127.0.0.1:${port}`,
    async usage() {
      child.send('usage');
      return told<Usage>(child);
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(data, { recursive: true, force: true });
    },
  };
}

function told<T>(child: ChildProcess): Promise<T> {
  return new Promise((resolve, reject) => {
    child.once('message', (message) => resolve(message as T));
    child.once('exit', () => reject(new Error('the server ended')));
  });
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

function loadLine(it: LoadFigures): string {
  const ms = (value: number) => value.toFixed(1);
  const mode = it.mode === 'closed' ? 'closed loop' : `paced, one move per match every ${PACE_MS} ms`;
  const way = it.way === 'socket' ? 'WebSocket' : 'POST and events';
  return `${mode}, ${way}: moves/s ${it.movesPerSecond.toFixed(0)}; moves per CPU-second ${it.movesPerCpuSecond.toFixed(0)}; mover p50 ${ms(it.ownP50)} ms, p99 ${ms(it.ownP99)}; other p50 ${ms(it.otherP50)}, p99 ${ms(it.otherP99)}; bytes per move (both) ${it.bytesPerMove.toFixed(0)}; cores used ${it.cores.toFixed(2)}`;
}

function memoryLine({ idleKiB, liveKiB }: MemoryFigures): string {
  return `heap per match: live ${liveKiB.toFixed(1)} KiB, idle ${idleKiB.toFixed(2)} KiB`;
}

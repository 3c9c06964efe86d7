/** Bots that think in worker threads, so that the thread that serves people stays free. */
import { availableParallelism } from 'node:os';
import { MessageChannel } from 'node:worker_threads';
import type { Seat } from '@tavola/kernel/ask.ts';
import { type Position, positionOf } from '@tavola/kernel/position.ts';
import type { Table } from '@tavola/kernel/table.ts';
import { Piscina } from 'piscina';
import type { Judged } from './analysis.ts';
import { type Bot, botOf } from './bot.ts';
import type { Hint, Thinking } from './hint.ts';

export type PoolSetup = {
  readonly threads?: number;
  /** A bot that has not picked by then is stopped, its thread replaced. Waiting for a free thread counts. */
  readonly timeLimit?: number;
  /** Hears of every bot that was late or broke; the match goes on with a random pick. */
  readonly onFailure?: (error: unknown) => void;
  /** What runs in a thread; tests put a broken one in its place. */
  readonly worker?: URL;
};

export class BotPool {
  private readonly threads: Piscina;
  private readonly timeLimit: number;
  private readonly onFailure: (error: unknown) => void;

  constructor(setup: PoolSetup = {}) {
    const { threads = Math.max(1, availableParallelism() - 1), timeLimit = 15_000, onFailure = () => {} } = setup;
    this.timeLimit = timeLimit;
    this.onFailure = onFailure;
    this.threads = new Piscina({
      filename: (setup.worker ?? new URL('./pool-worker.ts', import.meta.url)).href,
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: 60_000,
    });
  }

  /** How many positions are being thought about or wait for a thread. */
  get busy(): number {
    return this.threads.queueSize + this.threads.threads.length - this.threads.idleThreads;
  }

  /** The id of the option that the bot picks; always one that is offered now. */
  async pick(table: Table, seat: Seat, bot: string, seed: number): Promise<string> {
    const offered = table.decision(seat)?.options ?? [];
    const fallback = (botOf('random') as Bot).pick(table, seat, seed);
    if (offered.length < 2) return fallback;
    try {
      const signal = AbortSignal.timeout(this.timeLimit);
      const option: string = await this.threads.run(positionOf(table, seat, bot, seed), { signal });
      if (!offered.some(({ id }) => id === option)) throw new Error(`${bot} picked ${option}, which is not offered`);
      return option;
    } catch (error) {
      this.onFailure(error);
      return fallback;
    }
  }

  /** What a search would do there. It says how far it is, and stops early with what it has when `signal` says so. */
  async hint(position: Position, onThinking: (thinking: Thinking) => void, signal: AbortSignal): Promise<Hint> {
    const { port1, port2 } = new MessageChannel();
    const stopped = new Int32Array(new SharedArrayBuffer(4));
    const stop = () => void Atomics.store(stopped, 0, 1);
    port1.on('message', onThinking);
    signal.addEventListener('abort', stop);
    try {
      return await this.threads.run({ position, port: port2, stop: stopped }, { name: 'hint', transferList: [port2] });
    } finally {
      signal.removeEventListener('abort', stop);
      port1.close();
    }
  }

  /** A position of a finished game, and the pick that was made there (analysis.ts). */
  judge(position: Position, played: string): Promise<Judged> {
    return this.threads.run({ position, played }, { name: 'judge' });
  }

  async close(): Promise<void> {
    await this.threads.destroy();
  }
}

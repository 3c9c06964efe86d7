/** Bots that think in worker threads, so that the thread that serves people stays free. */
import { availableParallelism } from 'node:os';
import { MessageChannel } from 'node:worker_threads';
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { type Position, positionOf } from '@tavola/kernel/table/position.ts';
import type { Table } from '@tavola/kernel/table/table.ts';
import type { Judged } from '../hint/analysis.ts';
import type { Hint, Thinking } from '../hint/hint.ts';
import { type Bot, botOf, budgetOf } from '../search/bot.ts';
import { agreedOn, type Thought } from '../search/thought.ts';
import type * as worker from './pool-worker.ts';
import { Threads } from './threads.ts';

export type PoolSetup = {
  readonly threads?: number;
  /** A bot that has not picked by then is stopped, its thread replaced. Waiting for a free thread counts. */
  readonly timeLimit?: number;
  /** Hears of every bot that was late or broke; the match goes on with a random pick. */
  readonly onFailure?: (error: unknown) => void;
  /** What runs in a thread; tests put a broken one in its place. */
  readonly worker?: URL;
};

/** How a search with a time limit uses several threads. */
export type Together = {
  /** Asking again with the same name goes on with what was thought earlier in the turn. */
  readonly memory: string;
  /** Asked when the search begins: who helps. */
  help(): Help;
};
export type Help = {
  /** Threads besides the first. */
  readonly threads: number;
  /** They stop when it is not 0. */
  readonly stop: Int32Array;
  /** Hears of each that has stopped. */
  onLeave(): void;
};

export class BotPool {
  private readonly threads: Threads<typeof worker>;
  private readonly timeLimit: number;
  private readonly onFailure: (error: unknown) => void;

  constructor(setup: PoolSetup = {}) {
    const { threads = Math.max(1, availableParallelism() - 1), timeLimit = 15_000, onFailure = () => {} } = setup;
    this.timeLimit = timeLimit;
    this.onFailure = onFailure;
    this.threads = new Threads({ worker: setup.worker ?? new URL('./pool-worker.ts', import.meta.url), most: threads });
  }

  /** How many positions are being thought about or wait for a thread. */
  get busy(): number {
    return this.threads.busy;
  }

  /** The id of the option that the bot picks; always one that is offered now. `timeLimit` is what is left of it. */
  async pick(
    table: Table,
    seat: Seat,
    bot: string,
    seed: number,
    together?: Together,
    timeLimit = this.timeLimit,
  ): Promise<string> {
    const offered = table.decision(seat)?.options ?? [];
    const fallback = (botOf('random') as Bot).pick(table, seat, seed);
    if (offered.length < 2) return fallback;
    try {
      const signal = AbortSignal.timeout(Math.ceil(timeLimit));
      const position = positionOf(table, seat, bot, seed);
      const isTimed = together !== undefined && budgetOf(bot)?.milliseconds !== undefined;
      const option = isTimed
        ? await this.ponder(position, together, signal)
        : await this.threads.run('think', position, { signal });
      if (!offered.some(({ id }) => id === option)) throw new Error(`${bot} picked ${option}, which is not offered`);
      return option;
    } catch (error) {
      this.onFailure(error);
      return fallback;
    }
  }

  /** Each thread imagines worlds of its own; what all of them tried most is the pick. Helpers may fail or leave early. */
  private async ponder(position: Position, { memory, help }: Together, signal: AbortSignal): Promise<string> {
    const run = (task: worker.Pondering): Promise<readonly Thought[]> => this.threads.run('ponder', task, { signal });
    const first = run({ position, memory, stop: new Int32Array(1) });
    const { threads, stop, onLeave } = help();
    const others = Array.from({ length: threads }, (_, i) => {
      const seed = (position.seed + Math.imul(i + 1, 0x9e3779b1)) >>> 1;
      return run({ position: { ...position, seed }, memory, stop }).finally(onLeave);
    });
    const settled = await Promise.allSettled([first, ...others]);
    const option = agreedOn(settled.map((it) => (it.status === 'fulfilled' ? it.value : [])));
    if (option !== null) return option;
    await first;
    throw new Error(`${position.bot} thought of nothing`);
  }

  /** What a search would do there. It says how far it is, and stops early with what it has when `signal` says so. */
  async hint(position: Position, onThinking: (thinking: Thinking) => void, signal: AbortSignal): Promise<Hint> {
    const { port1, port2 } = new MessageChannel();
    const stop = stopOf(signal);
    port1.on('message', onThinking);
    try {
      return await this.threads.run('hint', { position, port: port2, stop }, { transfer: [port2] });
    } finally {
      port1.close();
    }
  }

  /** A position of a finished game, and the pick that was made there (analysis.ts). Null when `signal` stopped it. */
  async judge(position: Position, played: string, signal: AbortSignal): Promise<Judged | null> {
    const stop = stopOf(signal);
    return this.threads.run('judge', { position, played, stop });
  }

  async close(): Promise<void> {
    await this.threads.close();
  }
}

/** A number that other threads read: not 0 once `signal` says so. */
function stopOf(signal: AbortSignal): Int32Array {
  const stop = new Int32Array(new SharedArrayBuffer(4));
  const set = () => void Atomics.store(stop, 0, 1);
  if (signal.aborted) set();
  else signal.addEventListener('abort', set, { once: true });
  return stop;
}

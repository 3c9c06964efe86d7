/** Threads of Node for what would hold the thread that serves people: bots, replays, the lab and the command line all work in these. */
import type { Transferable } from 'node:worker_threads';
import { Piscina } from 'piscina';

// biome-ignore lint/suspicious/noExplicitAny: jobs of any kind.
type Jobs = { readonly [job: string]: (data: any) => unknown };

export type ThreadsSetup = {
  /** What runs in each thread; the functions it exports are the jobs. */
  readonly worker: URL;
  readonly most: number;
  /** These are started at once and stay. */
  readonly least?: number;
  /** The others end after idling for this long. */
  readonly idleMs?: number;
};

export type JobTerms = {
  /** Ends the thread that is at work, and the wait of one that is not. */
  readonly signal?: AbortSignal;
  readonly transfer?: readonly Transferable[];
};

/** `J` is the type of the worker's module: `typeof import('./pool-worker.ts')`. */
export class Threads<J extends Jobs> {
  private readonly pool: Piscina;

  constructor({ worker, most, least = 0, idleMs = 60_000 }: ThreadsSetup) {
    this.pool = new Piscina({ filename: worker.href, minThreads: least, maxThreads: most, idleTimeout: idleMs });
  }

  /** How many jobs are under way or wait for a thread. */
  get busy(): number {
    return this.pool.queueSize + this.pool.threads.length - this.pool.idleThreads;
  }

  run<N extends keyof J & string>(
    job: N,
    data: Parameters<J[N]>[0],
    { signal, transfer = [] }: JobTerms = {},
  ): Promise<Awaited<ReturnType<J[N]>>> {
    return this.pool.run(data, { name: job, signal: signal ?? null, transferList: [...transfer] });
  }

  async close(): Promise<void> {
    await this.pool.destroy();
  }
}

/** Threads for rules that are run again. Turns go round by person; long jobs never hold all threads; nobody piles them up. */
import { Threads } from '@tavola/bots/pool/threads.ts';
import { Turns } from '@tavola/bots/pool/turns.ts';
import type { Games } from '../base/games.ts';
import { BrokenRules, Refusal } from '../base/problem.ts';
import type { JobName, Jobs } from './jobs.ts';
import type * as worker from './thread.ts';
import { type Done, done, type Task } from './thread.ts';

/** For whom it is done, and how much it is. */
export type Order = {
  /** A person, or a match where nobody in particular asks. */
  readonly who: string;
  /** How many picks are played again. */
  readonly picks: number;
};

const LONG_JOB_PICKS = 400;
/** Waiting or running, of one person. */
const MOST_AT_ONCE = 8;
/** Whatever takes longer is stopped. */
const LIMIT_MS = 30_000;

export class ReplayThreads {
  private readonly games: Games;
  private readonly turns: Turns;
  private readonly pool: Threads<Pick<typeof worker, 'work'>>;
  private readonly orders = new Map<string, number>();
  private readonly limitMs: number;
  /** How many jobs were done elsewhere than in the serving thread. */
  jobs = 0;

  constructor(games: Games, threads: number, limitMs = LIMIT_MS) {
    this.games = games;
    this.limitMs = limitMs;
    this.turns = new Turns(Math.max(1, threads));
    this.pool = new Threads({
      worker: new URL('./thread.ts', import.meta.url),
      most: Math.max(1, threads) + 1,
      idleMs: 300_000,
    });
  }

  /** How many wait or run. */
  get busy(): number {
    return this.turns.size;
  }

  async run<J extends JobName>(
    job: J,
    game: string,
    args: Parameters<Jobs[J]>[1],
    { who, picks }: Order,
  ): Promise<ReturnType<Jobs[J]>> {
    const own = this.orders.get(who) ?? 0;
    if (own >= MOST_AT_ONCE) throw new Refusal(429, 'TOO_MANY', { seconds: 1 });
    this.orders.set(who, own + 1);
    try {
      const rank = picks > LONG_JOB_PICKS ? 1 : 0;
      const claim = { rank, people: [who], match: '' } as const;
      const finished = await this.turns.run(
        () => claim,
        () => this.send({ job, game, args }, picks),
      );
      return resultOf(finished) as ReturnType<Jobs[J]>;
    } finally {
      const left = (this.orders.get(who) ?? 1) - 1;
      if (left > 0) this.orders.set(who, left);
      else this.orders.delete(who);
    }
  }

  async close(): Promise<void> {
    this.turns.stop();
    await this.pool.close();
  }

  private async send(task: Task, picks: number): Promise<Done> {
    // A game that a test brought along is known in this thread only.
    if (!this.games.canTravel(task.game)) return done(task.job, await this.games.load(task.game), task.args);
    this.jobs++;
    try {
      return await this.pool.run('work', task, { signal: AbortSignal.timeout(this.limitMs) });
    } catch (error) {
      if ((error as Error).name !== 'AbortError') throw error;
      throw new Refusal(503, 'REPLAY_TOO_LONG', { game: task.game, picks, seconds: this.limitMs / 1000 });
    }
  }
}

function resultOf(finished: Done): unknown {
  if ('result' in finished) return finished.result;
  if ('broken' in finished) throw new BrokenRules(finished.broken);
  const { status, code, detail } = finished.refused;
  throw new Refusal(status, code, detail);
}

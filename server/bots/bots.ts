/** The bots of this server: levels that people choose, thinking in worker threads with a time limit. */
import { randomInt } from 'node:crypto';
import type { Judged } from '@tavola/bots/hint/analysis.ts';
import type { Hint, Thinking } from '@tavola/bots/hint/hint.ts';
import { BotPool, type Help } from '@tavola/bots/pool/pool.ts';
import { type Borrow, type Claim, Turns } from '@tavola/bots/pool/turns.ts';
import { type Bot, botOf, levels, timeOf, within } from '@tavola/bots/search/bot.ts';
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { AnyGame } from '@tavola/kernel/rules/game.ts';
import type { Position } from '@tavola/kernel/table/position.ts';
import type { Table } from '@tavola/kernel/table/table.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { BotConfig } from '../base/config.ts';
import { Refusal } from '../base/problem.ts';

export type PickRequest = {
  readonly seat: Seat;
  readonly level: string;
  /** How long it may think. */
  readonly milliseconds: number;
  claim(): Claim;
  /** Shows the table when its turn has come; null when nothing is asked any more. */
  read(look: (table: Table) => Promise<string>): Promise<string | null>;
};

/** More threads than this for one pick bring little. */
const MOST_HELPERS = 3;
/** Even a bot that waited long may say something. */
const LEAST_MS = 500;

export class Bots {
  readonly levels: readonly string[] = levels;
  readonly standard = 'medium';
  private readonly pool: BotPool;
  private readonly turns: Turns;
  private readonly config: BotConfig;

  constructor(config: BotConfig, log: FastifyBaseLogger) {
    const threads = Math.max(1, config.workers);
    this.config = config;
    this.turns = new Turns(threads);
    this.pool = new BotPool({
      threads: threads + 1,
      timeLimit: config.limitMs,
      onFailure: (error) => log.warn({ error: String(error) }, 'a bot failed; a random pick took its place'),
    });
  }

  /** How many are at work or wait for a thread. */
  get busy(): number {
    return this.turns.size;
  }

  /** The level that is meant, or a refusal. */
  check(level: string | undefined): string {
    if (level === undefined) return this.standard;
    if (!this.levels.includes(level)) throw new Refusal(422, 'NO_SUCH_LEVEL', { levels: [...this.levels] });
    return level;
  }

  /**
   * After how many milliseconds a bot answers: drawn without looking at what it is asked, so that a quick answer does not say
   * "had nothing else". It thinks within that time.
   */
  drawTime(game: AnyGame, level: string): number {
    const { delayMs } = this.config;
    if (delayMs === 0) return 0;
    const thinks = timeOf(game, level);
    const [least, most] = [Math.max(delayMs, thinks / 2), Math.max(2 * delayMs, thinks)];
    return least + Math.random() * (most - least);
  }

  /**
   * The id of its pick, or null. A bot that crashes or is late costs its seat a random pick; the match goes on. The time that it waits for
   * a thread is part of the time it has.
   */
  think({ seat, level, milliseconds, claim, read }: PickRequest): Promise<string | null> {
    const asked = performance.now();
    const pick = (table: Table, borrow: Borrow) => {
      // Where nobody is watching, a bot may wait as long as it likes.
      const waited = claim().rank === 0 ? performance.now() - asked : 0;
      const own = Math.min(milliseconds, timeOf(table.game, level) || Number.POSITIVE_INFINITY);
      const name = within(table.game, level, Math.min(own - waited, this.share()));
      const together = { memory: `${claim().match} ${seat}`, help: () => helpOf(borrow) };
      const left = Math.max(LEAST_MS, this.config.limitMs - waited);
      return this.pool.pick(table, seat, name, randomInt(2 ** 31), together, left);
    };
    const anyPick = async (table: Table) => (botOf('random') as Bot).pick(table, seat, randomInt(2 ** 31));
    return this.inTime(
      claim,
      (borrow) => read((table) => pick(table, borrow)),
      () => read(anyPick),
    );
  }

  /** A person who waits for a bot is answered by the limit, even if no thread was free until then. */
  private inTime<T>(claim: () => Claim, work: (borrow: Borrow) => Promise<T>, late: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      let isLate = false;
      const timer = setTimeout(() => {
        if (claim().rank > 0) return;
        isLate = true;
        late().then(resolve, reject);
      }, this.config.limitMs);
      const begin = async (borrow: Borrow) => {
        clearTimeout(timer);
        if (!isLate) await work(borrow).then(resolve, reject);
      };
      this.turns.run(claim, begin).catch(reject);
    });
  }

  /**
   * What a search would do there, for a person who asked. Where somebody's bot needs the thread it tells what it has found by then. Null when
   * the person has gone before its turn came.
   */
  hint(
    claim: Claim,
    position: () => Promise<Position>,
    onThinking: (thinking: Thinking) => void,
    signal: AbortSignal,
  ): Promise<Hint | null> {
    return this.turns.run(
      () => claim,
      async (_, onRecall) => {
        if (signal.aborted) return null;
        const recalled = new AbortController();
        onRecall(() => recalled.abort());
        return this.pool.hint(await position(), onThinking, AbortSignal.any([signal, recalled.signal]));
      },
    );
  }

  /** A pick of a finished game; nobody's move waits for it, so it stands behind those of people, and begins again where one needed its thread. */
  async judge(claim: Claim, position: Position, played: string): Promise<Judged> {
    for (;;) {
      const judged = await this.turns.run(
        () => claim,
        (_, onRecall) => {
          const recalled = new AbortController();
          onRecall(() => recalled.abort());
          return this.pool.judge(position, played, recalled.signal);
        },
      );
      if (judged) return judged;
    }
  }

  close(): Promise<void> {
    this.turns.stop();
    return this.pool.close();
  }

  /** With many people waiting each bot thinks shorter, so that the last of them is answered in time. */
  private share(): number {
    return this.config.limitMs / (1 + this.turns.waited);
  }
}

/** Threads that nobody needs help; they leave as soon as somebody waits. */
function helpOf(borrow: Borrow): Help {
  const stop = new Int32Array(new SharedArrayBuffer(4));
  const { threads, end } = borrow(MOST_HELPERS, () => void Atomics.store(stop, 0, 1));
  return { threads, stop, onLeave: end };
}

/** The bots of this server: levels that people choose, thinking in worker threads with a time limit. */
import { randomInt } from 'node:crypto';
import type { Judged } from '@tavola/bots/analysis.ts';
import { levels, timeOf, within } from '@tavola/bots/bot.ts';
import type { Hint, Thinking } from '@tavola/bots/hint.ts';
import { BotPool, type Help } from '@tavola/bots/pool.ts';
import { type Borrow, type Claim, Turns } from '@tavola/bots/turns.ts';
import type { Seat } from '@tavola/kernel/ask.ts';
import type { AnyGame } from '@tavola/kernel/game.ts';
import type { Position } from '@tavola/kernel/position.ts';
import type { Table } from '@tavola/kernel/table.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { BotConfig } from './config.ts';
import { Refusal } from './problem.ts';

export type Thought = {
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

  /** The id of its pick, or null. A bot that crashes or is late costs its seat a random pick; the match goes on. */
  think({ seat, level, milliseconds, claim, read }: Thought): Promise<string | null> {
    const pick = (table: Table, borrow: Borrow) => {
      const name = within(table.game, level, Math.min(milliseconds, this.share()));
      const together = { memory: `${claim().match} ${seat}`, help: () => helpOf(borrow) };
      return this.pool.pick(table, seat, name, randomInt(2 ** 31), together);
    };
    return this.turns.run(claim, (borrow) => read((table) => pick(table, borrow)));
  }

  /** What a search would do there, in the place of a person who waits for it. Null when the person has gone before its turn came. */
  hint(
    claim: Claim,
    position: () => Promise<Position>,
    onThinking: (thinking: Thinking) => void,
    signal: AbortSignal,
  ): Promise<Hint | null> {
    return this.turns.run(
      () => claim,
      async () => (signal.aborted ? null : this.pool.hint(await position(), onThinking, signal)),
    );
  }

  /** A pick of a finished game; nobody's move waits for it, so it stands behind those of people. */
  judge(claim: Claim, position: Position, played: string): Promise<Judged> {
    return this.turns.run(
      () => claim,
      () => this.pool.judge(position, played),
    );
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

/** The bots of this server: levels that people choose, thinking in worker threads with a time limit. */
import { randomInt } from 'node:crypto';
import { levels } from '@tavola/bots/bot.ts';
import { BotPool } from '@tavola/bots/pool.ts';
import type { Seat } from '@tavola/kernel/ask.ts';
import type { Table } from '@tavola/kernel/table.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { BotConfig } from './config.ts';
import { Refusal } from './problem.ts';

export class Bots {
  readonly levels: readonly string[] = levels;
  readonly standard = 'medium';
  private readonly pool: BotPool;

  constructor({ workers, limitMs }: BotConfig, log: FastifyBaseLogger) {
    this.pool = new BotPool({
      threads: Math.max(1, workers),
      timeLimit: limitMs,
      onFailure: (error) => log.warn({ error: String(error) }, 'a bot failed; a random pick took its place'),
    });
  }

  /** How many are at work or wait for a thread. */
  get busy(): number {
    return this.pool.busy;
  }

  /** The level that is meant, or a refusal. */
  check(level: string | undefined): string {
    if (level === undefined) return this.standard;
    if (!this.levels.includes(level)) throw new Refusal(422, 'NO_SUCH_LEVEL', { levels: [...this.levels] });
    return level;
  }

  /** The id of its pick. A bot that crashes or is late costs its seat a random pick; the match goes on. */
  think(table: Table, seat: Seat, level: string): Promise<string> {
    return this.pool.pick(table, seat, level, randomInt(2 ** 31));
  }

  close(): Promise<void> {
    return this.pool.close();
  }
}

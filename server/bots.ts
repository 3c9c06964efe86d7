/** The bots of this server. */
import { levels } from '@tavola/bots/bot.ts';
import { moveId, type Seat } from '@tavola/kernel/ask.ts';
import type { AnyGame } from '@tavola/kernel/game.ts';
import type { Table } from '@tavola/kernel/table.ts';
import type { BotConfig } from './config.ts';
import { Refusal } from './problem.ts';

export class Bots {
  readonly levels: readonly string[] = levels;
  readonly standard = 'medium';
  busy: number;

  constructor(_config: BotConfig) {
    this.busy = 0;
  }

  check(level: string | undefined): string {
    if (level === undefined) return this.standard;
    if (!this.levels.includes(level)) throw new Refusal(422, 'NO_SUCH_LEVEL', { levels: [...this.levels] });
    return level;
  }

  async think(_game: AnyGame, table: Table, seat: Seat, _level: string): Promise<string> {
    const options = table.question(seat)?.options ?? [];
    const move = options[Math.floor(Math.random() * options.length)];
    if (!move) throw new Error('nothing to choose');
    return moveId(move);
  }

  async close(): Promise<void> {}
}

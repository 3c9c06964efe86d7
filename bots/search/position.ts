/** A position that was sent to a bot: the table there, and what the bot picks. */
import { seededChance } from '@tavola/kernel/rules/chance.ts';
import type { AnyGame } from '@tavola/kernel/rules/game.ts';
import type { Position } from '@tavola/kernel/table/position.ts';
import { Table } from '@tavola/kernel/table/table.ts';
import { botOf, budgetOf } from './bot.ts';
import { Memory } from './memory.ts';
import { pondered } from './search.ts';
import type { Thought } from './thought.ts';

/** The option id that the bot picks there. */
export function pickAt(game: AnyGame, position: Position, memory?: Memory): string {
  const { seat, bot, seed } = position;
  const found = botOf(bot);
  if (found === null) throw new Error(`there is no bot ${bot}`);
  return found.pick(tableAt(game, position), seat, seed, memory);
}

/** What a search (`search:800ms`) thinks there, until its time is over or somebody has heard enough. */
export function thoughtsAt(
  game: AnyGame,
  position: Position,
  memory?: Memory,
  isEnough?: () => boolean,
): readonly Thought[] {
  const { seat, bot, seed } = position;
  const budget = budgetOf(bot);
  if (budget === null) throw new Error(`there is no search ${bot}`);
  return pondered(tableAt(game, position), seat, seed, budget, memory, isEnough).thoughts;
}

/** The table as it stood there. */
export function tableAt(game: AnyGame, { log, checkpoint, seed }: Position): Table {
  return Table.resume(game, log, { chance: seededChance(seed), watched: false, checkpoint: checkpoint ?? undefined });
}

/** Whose memories a thread keeps: the seats that were asked last. */
const MOST_KEPT = 4;

/** Memories by the names of those they belong to. */
export class Memories {
  private readonly kept = new Map<string, Memory>();

  of(name: string): Memory {
    const memory = this.kept.get(name) ?? new Memory();
    this.kept.delete(name);
    this.kept.set(name, memory);
    for (const oldest of this.kept.keys()) if (this.kept.size > MOST_KEPT) this.kept.delete(oldest);
    return memory;
  }
}

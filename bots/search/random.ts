/** Any option, each equally likely. */
import type { Rng } from '@tavola/kernel/rules/rng.ts';
import type { Table } from '@tavola/kernel/table/table.ts';

/** Makes one of the open picks at random; false when the game is over or people must read the dice. */
export function takeAtRandom(table: Table, rng: Rng): boolean {
  const question = table.firstQuestion;
  if (question === null) return false;
  table.take(question.seat, rng.below(question.options.length));
  return true;
}

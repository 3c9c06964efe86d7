/** What was told of the box is there for the next evening too. */
import { learnedIn } from '@tavola/kernel/real/learned.ts';
import type { Table } from '@tavola/kernel/table/table.ts';
import { learnBox } from './store.ts';

/** Keeps what the table has learned, each time that is more. */
export function boxLearner(game: string): (table: Table) => void {
  let before = '';
  return (table) => {
    const learned = learnedIn(table);
    if (learned.join() === before) return;
    before = learned.join();
    void learnBox(game, learned);
  };
}

/** The facts of one sheet, in any order: one that does not fit yet is heard after the others. If they cannot be true together, none counts. */
import { TABLE } from '../rules/ask.ts';
import { TableError } from '../rules/errors.ts';
import type { Table } from '../table/table.ts';

/** A fact and a value, in the words of the log. */
export type Told = readonly [fact: string, said: string];

export function hearSheet(table: Table, facts: readonly Told[]): void {
  const before = table.count;
  for (let left = facts; left.length > 0; ) {
    const refusals = left.map((told) => refusal(table, told));
    if (!refusals.includes(null)) {
      table.rewind(before);
      throw refusals[0];
    }
    left = left.filter((_, i) => refusals[i] !== null);
  }
}

/** Hears it; gives back why it cannot be. */
function refusal(table: Table, [fact, said]: Told): TableError | null {
  try {
    table.pick(TABLE, table.decisionNumber, `${fact}=${said}`);
    return null;
  } catch (error) {
    if (error instanceof TableError) return error;
    throw error;
  }
}

/** What hands have followed. */
import type { Assistant } from '@tavola/kernel/real/assistant.ts';
import type { Move } from '@tavola/kernel/rules/ask.ts';
import type { Table } from '@tavola/kernel/table/table.ts';

/** Is the event an instruction, which hands follow? */
export type IsTask = (event: Move) => boolean;

/** The number of the first instruction that hands have not followed yet; null when there is none. */
export function firstTask({ told }: Table, ahead: number, isTask: IsTask): number | null {
  const first = told.findIndex(({ event }, n) => n >= ahead && isTask(event));
  return first < 0 ? null : first;
}

/** How many picks had been made when hands had followed everything that was told; `ahead`: the first event that they have not. */
export function seenPicks({ app, ahead }: { readonly app: Assistant; readonly ahead: number }): number {
  const { told, count } = app.table;
  return (told[ahead]?.at ?? count + 1) - 1;
}

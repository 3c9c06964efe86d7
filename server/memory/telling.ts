/** What was told at a table, as text for each pair of eyes: in chunks that are made once, because what was told stays as it is. */
import type { Eyes } from '@tavola/kernel/rules/ask.ts';
import { heard, type ToldEvent } from '@tavola/kernel/rules/decision.ts';
import type { Table } from '@tavola/kernel/table/table.ts';
import type { LoadedTable } from './live-match.ts';

/** The table, and the events before its own. */
export type Recorded = Pick<LoadedTable, 'table' | 'before' | 'earlier'>;

const CHUNK_EVENTS = 250;
const MOST_CHUNKS = 400;
/** By table: one that was taken back is another one. */
const made = new WeakMap<Table, Map<string, string>>();

export function toldCount({ table, before }: Recorded): number {
  return before + table.told.length;
}

/** Are all events from `since` on at hand? */
export function hasHistory({ before, earlier }: Recorded, since: number): boolean {
  return since >= before || earlier !== null;
}

/** The events from number `since` up to `end` as these eyes heard them: the inside of a JSON list. */
export function tellingOf(recorded: Recorded, eyes: Eyes, since: number, end: number): string {
  let text = '';
  for (const part of tellingParts(recorded, eyes, since, end)) text += text === '' ? part : `,${part}`;
  return text;
}

/** The same chunk by chunk. After all of them `tellingOf` is quick. */
export function* tellingParts(recorded: Recorded, eyes: Eyes, since: number, end: number): Generator<string> {
  for (let from = since; from < end; ) {
    const next = Math.min(end, (Math.floor(from / CHUNK_EVENTS) + 1) * CHUNK_EVENTS);
    const isWhole = from % CHUNK_EVENTS === 0 && next - from === CHUNK_EVENTS;
    yield isWhole ? chunk(recorded, eyes, from) : textOf(recorded, eyes, from, next);
    from = next;
  }
}

function chunk(recorded: Recorded, eyes: Eyes, from: number): string {
  const known = made.get(recorded.table) ?? new Map<string, string>();
  made.set(recorded.table, known);
  const name = `${eyes} ${from}`;
  const text = known.get(name) ?? textOf(recorded, eyes, from, from + CHUNK_EVENTS);
  if (known.size >= MOST_CHUNKS) known.clear();
  known.set(name, text);
  return text;
}

function textOf(recorded: Recorded, eyes: Eyes, since: number, end: number): string {
  return JSON.stringify(eventsBetween(recorded, since, end).map((told) => heard(told, eyes))).slice(1, -1);
}

export function eventsBetween({ table, before, earlier }: Recorded, since: number, end: number): readonly ToldEvent[] {
  const own = table.told.slice(Math.max(0, since - before), Math.max(0, end - before));
  return since >= before ? own : [...(earlier ?? []).slice(since, end), ...own];
}

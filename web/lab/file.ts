/** Results as files on the person's disk. */
import { csvOf } from '@tavola/bots/lab/csv.ts';
import type { Result } from '@tavola/bots/lab/result.ts';
import { commandOf } from '@tavola/bots/lab/written.ts';

export function saveCsv(result: Result): void {
  save(`${nameOf(result)}.csv`, csvOf(result), 'text/csv');
}

/** The same document that `tavola lab --save` writes. */
export function saveJson(result: Result): void {
  const kept = { command: commandOf(result.run), ...result };
  save(`${nameOf(result)}.json`, JSON.stringify(kept), 'application/json');
}

function nameOf({ run, tally }: Result): string {
  return `lab-${run.game}-${tally.fingerprint}`;
}

function save(name: string, content: string, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

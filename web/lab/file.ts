/** Results as files on the person's disk. */
import { csvOf } from '@tavola/bots/lab/csv.ts';
import type { Result } from '@tavola/bots/lab/result.ts';
import { commandOf } from '@tavola/bots/lab/written.ts';
import { saveFile } from '../browser/save-file.ts';

export function saveCsv(result: Result): void {
  saveFile(`${nameOf(result)}.csv`, csvOf(result), 'text/csv');
}

/** The same document that `tavola lab --save` writes. */
export function saveJson(result: Result): void {
  const kept = { command: commandOf(result.run), ...result };
  saveFile(`${nameOf(result)}.json`, JSON.stringify(kept));
}

function nameOf({ run, tally }: Result): string {
  return `lab-${run.game}-${tally.fingerprint}`;
}

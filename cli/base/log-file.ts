/** Logs of matches in files. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { loadGame } from '@tavola/bots/library.ts';
import { TableError } from '@tavola/kernel/rules/errors.ts';
import type { AnyGame } from '@tavola/kernel/rules/game.ts';
import type { Log } from '@tavola/kernel/table/log.ts';
import { readLog } from '@tavola/kernel/table/verify.ts';
import { WrongArguments } from './arguments.ts';

export type LoggedMatch = { readonly log: Log; readonly game: AnyGame };

export async function readMatch(file: string | undefined): Promise<LoggedMatch> {
  if (file === undefined) throw new WrongArguments((text) => text.wrong.fileMissing);
  const log = readLog(contentOf(file));
  const game = await loadGame(log.game);
  if (game === null) throw new TableError('LOG_OTHER_GAME', { game: log.game });
  return { log, game };
}

export function saveLog(file: string, log: Log): void {
  writeFileSync(file, `${JSON.stringify(log)}\n`);
}

/** What was learned of a box; nothing while there is no such file. */
export function readBox(file: string): readonly string[] {
  if (!existsSync(file)) return [];
  const words: unknown = JSON.parse(contentOf(file));
  return Array.isArray(words) ? words.filter((word) => typeof word === 'string') : [];
}

export function saveBox(file: string, words: readonly string[]): void {
  writeFileSync(file, `${JSON.stringify(words)}\n`);
}

function contentOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new WrongArguments((text) => text.wrong.noFile(file));
  }
}

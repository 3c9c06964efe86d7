/** tavola backup <file>, tavola restore <file>: a consistent copy of the server's SQLite file and its secret and back, also while it serves. */
import { chmodSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { backup as copyOf, DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { readArguments, WrongArguments } from '../base/arguments.ts';
import type { Command } from '../base/command.ts';

export const backup: Command = async (argv, { text, print }) => {
  const [from, to] = [storeFile(), fileOf(argv)];
  if (!existsSync(from)) throw new WrongArguments((say) => say.store.missing(from));
  await copied(from, to);
  print(text.store.saved(to));
  const secret = secretFile(from);
  rmSync(`${to}.secret`, { force: true });
  if (existsSync(secret)) {
    copySecret(secret, `${to}.secret`);
    print(text.store.savedSecret(`${to}.secret`));
  }
  return 0;
};

/** What is in the store now is kept beside it. A server that is running takes the restored matches over within a second. */
export const restore: Command = async (argv, { text, print }) => {
  const [from, to] = [fileOf(argv), storeFile()];
  if (!existsSync(from)) throw new WrongArguments((say) => say.wrong.noFile(from));
  if (!isStore(from)) throw new WrongArguments((say) => say.store.notOurs(from));
  const kept = `${to}.before-restore`;
  if (existsSync(to)) await copied(to, kept);
  await copied(from, to);
  // The log that a stopped server left there is no longer the database's.
  rmSync(`${to}.wal-mark`, { force: true });
  print(text.store.restored(from, kept));
  const [theirs, ours] = [`${from}.secret`, secretFile(to)];
  if (existsSync(theirs) && contentOf(theirs) !== contentOf(ours)) {
    if (existsSync(ours)) copySecret(ours, `${ours}.before-restore`);
    copySecret(theirs, ours);
    print(text.store.restoredSecret);
  }
  return 0;
};

/** Where the server keeps its matches. */
export function storeFile(): string {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  return join(resolve(root, process.env.TAVOLA_DATA ?? 'data'), 'tavola.db');
}

/** It signs the cookies: without it no guest is known again. There is none where TAVOLA_SECRET is given. */
function secretFile(store: string): string {
  return join(dirname(store), 'secret');
}

function copySecret(from: string, to: string): void {
  writeFileSync(to, readFileSync(from), { mode: 0o600 });
  // The mode above is for a file that is made.
  chmodSync(to, 0o600);
}

function contentOf(file: string): string | null {
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

function fileOf(argv: readonly string[]): string {
  const [file] = readArguments(argv, {}).words;
  if (file === undefined) throw new WrongArguments((say) => say.store.fileMissing);
  return resolve(file);
}

/** A server that writes leaves gaps of some milliseconds: all pages go in one step, in the first gap that is found. */
const TRIES = 200;
const PAUSE_MS = 25;
const ALL_PAGES = 1_000_000_000;

export async function copied(from: string, to: string): Promise<void> {
  const source = new DatabaseSync(from, { timeout: 5000, readOnly: true });
  try {
    for (let tries = 1; ; tries++) {
      try {
        await copyOf(source, to, { rate: ALL_PAGES });
        return;
      } catch (error) {
        if (!isBusy(error)) throw error;
        if (tries === TRIES) throw new WrongArguments((say) => say.store.busy(to));
        await setTimeout(PAUSE_MS);
      }
    }
  } finally {
    source.close();
  }
}

/** SQLITE_BUSY or SQLITE_LOCKED; 0 is what Node makes of a target that is being written to. */
function isBusy(error: unknown): boolean {
  const { code, errcode } = error as { readonly code?: string; readonly errcode?: number };
  return code === 'ERR_SQLITE_ERROR' && [0, 5, 6].includes(Number(errcode) & 0xff);
}

function isStore(file: string): boolean {
  try {
    const db = new DatabaseSync(file, { readOnly: true });
    const whole = db.prepare('pragma integrity_check').get()?.integrity_check === 'ok';
    const tables = db
      .prepare("select count(*) as n from sqlite_master where name in ('matches', 'picks', 'people')")
      .get();
    db.close();
    return whole && tables?.n === 3;
  } catch {
    return false;
  }
}

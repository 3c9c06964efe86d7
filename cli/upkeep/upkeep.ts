/** tavola check-update [<folder>], tavola repair <match>: what an update would stop, and what to do about it. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Arguments, readArguments, WrongArguments } from '../base/arguments.ts';
import type { Command } from '../base/command.ts';
import { upkeepTexts } from '../base/upkeep-text.ts';
import { copied, storeFile } from './backup.ts';

/** As server/upkeep.ts gives them. */
type Stop = { readonly match: string; readonly name: string; readonly pick: number; readonly count: number };
type CheckedGame = { readonly game: string; readonly goesOn: number; readonly stops: readonly Stop[] };
type Repaired = 'unknown' | 'sound' | 'cannot' | { readonly from: number; readonly to: number };

const DATABASE = { database: { type: 'string' } } as const;
/** Of a checkout, or of a release that was unpacked. */
const ENTRIES = ['cli/main.ts', 'tavola.mjs'];

/** By the rules of this checkout, or of the one in `folder`. Exit code 1 when a match would stop. */
export const checkUpdate: Command = async (argv, { language, print }) => {
  const args = readArguments(argv, DATABASE);
  const [folder] = args.words;
  const database = databaseOf(args);
  const say = upkeepTexts[language];
  const isJson = args.values.json === true;
  if (folder !== undefined)
    return checkedBy(entryOf(folder), database, ['--lang', language, ...(isJson ? ['--json'] : [])]);
  const games = await withCopy<readonly CheckedGame[]>(database, (copy) => upkeep('check', copy));
  const isStopped = games.some(({ stops }) => stops.length > 0);
  if (isJson) print(JSON.stringify({ games }));
  else {
    for (const { game, goesOn, stops } of games) {
      print(say.game(game, goesOn, stops.length));
      for (const { match, name, pick, count } of stops) print(say.stops(name || match, match, pick, count));
    }
    print(isStopped ? say.someStop : say.allGoOn);
  }
  return isStopped ? 1 : 0;
};

/** With --dry nothing is written. */
export const repair: Command = async (argv, { language, print }) => {
  const args = readArguments(argv, { ...DATABASE, dry: { type: 'boolean' } });
  const [match] = args.words;
  if (match === undefined) throw new WrongArguments(() => upkeepTexts[language].matchMissing);
  const database = databaseOf(args);
  const say = upkeepTexts[language];
  const isDry = args.values.dry === true;
  const done = isDry
    ? await withCopy<Repaired>(database, (copy) => upkeep('try', copy, match))
    : upkeep<Repaired>('repair', database, match);
  if (args.values.json) print(JSON.stringify(done));
  else if (typeof done === 'string') print(say[done](match));
  else print(isDry ? say.wouldCut(match, done.from, done.to) : say.cut(match, done.from, done.to));
  return done === 'unknown' || done === 'cannot' ? 1 : 0;
};

/** PostgreSQL's address, or a file of SQLite. */
function databaseOf({ values }: Arguments): string {
  const database = String(values.database ?? process.env.DATABASE_URL ?? storeFile());
  if (isUrl(database)) return database;
  if (!existsSync(database)) throw new WrongArguments((say) => say.store.missing(database));
  return resolve(database);
}

function isUrl(database: string): boolean {
  return /^postgres(ql)?:/.test(database);
}

/** PostgreSQL is read in a session that cannot write; a file is copied first, also while a server writes to it. */
async function withCopy<T>(database: string, work: (readable: string) => T): Promise<T> {
  if (isUrl(database)) return work(database);
  const folder = mkdtempSync(join(tmpdir(), 'tavola-read-'));
  try {
    const copy = join(folder, 'tavola.db');
    await copied(database, copy);
    return work(copy);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The server knows its store; the words are ours. */
function upkeep<T>(...args: readonly string[]): T {
  const main = fileURLToPath(new URL('../../server/upkeep-main.ts', import.meta.url));
  const { status, stdout } = node([main, ...args], 'pipe');
  if (status !== 0) throw new Error(`${args[0]} failed`);
  return JSON.parse(stdout.toString()) as T;
}

/** The checker of another version, with its own rules. */
function checkedBy(entry: string, database: string, more: readonly string[]): number {
  return node([entry, 'check-update', '--database', database, ...more], 'inherit').status ?? 1;
}

function node(args: readonly string[], stdout: 'pipe' | 'inherit') {
  const quiet = '--disable-warning=ExperimentalWarning';
  return spawnSync(process.execPath, [quiet, ...args], { stdio: ['ignore', stdout, 'inherit'], maxBuffer: 2 ** 28 });
}

function entryOf(folder: string): string {
  const isFolder = existsSync(folder) && statSync(folder).isDirectory();
  const entry = isFolder && ENTRIES.map((name) => join(resolve(folder), name)).find((file) => existsSync(file));
  if (!entry) throw new WrongArguments((_, language) => upkeepTexts[language].notARelease(folder));
  return entry;
}

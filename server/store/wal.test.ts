/** Which write-ahead logs are damaged, and which only end where a power cut ended them. */
import { copyFileSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newFolder } from '../testing/start.ts';
import { checkFile } from './check.ts';
import { WalMark } from './wal-mark.ts';

const COMMITS = 6;
const HEADER = 32;
const PAGE = 4096;
const FRAME = 24 + PAGE;

/** A database that is in use, with its log, and the mark of its server. */
const running = join(newFolder(), 'tavola.db');
let db: DatabaseSync;
beforeAll(() => {
  db = new DatabaseSync(running);
  db.exec(`pragma page_size = ${PAGE}; pragma journal_mode = wal; pragma wal_autocheckpoint = 0;
    create table picks (n integer primary key, option text)`);
  for (let n = 1; n < COMMITS; n++) db.exec(`insert into picks (option) values ('mark:${n}')`);
  new WalMark(running).note();
});
afterAll(() => db.close());

/** What a killed server leaves, and what then happened to the log. */
function left(harm: (log: Buffer) => void = () => {}, { marked = true } = {}): string {
  const file = join(newFolder(), 'tavola.db');
  for (const part of ['', '-wal', ...(marked ? ['.wal-mark'] : [])]) copyFileSync(running + part, file + part);
  const log = readFileSync(`${file}-wal`);
  harm(log);
  writeFileSync(`${file}-wal`, log);
  return file;
}

const frames = () => (readFileSync(`${running}-wal`).length - HEADER) / FRAME;
const flip = (at: number) => (log: Buffer) => log.writeUInt8(log.readUInt8(at) ^ 0xff, at);
const picksIn = (file: string) => {
  const opened = new DatabaseSync(file);
  const { n } = opened.prepare('select count(*) as n from picks').get() as { n: number };
  opened.close();
  return n;
};

test('a whole log is taken as it is', () => {
  const file = left();
  expect(() => checkFile(file)).not.toThrow();
  expect(picksIn(file)).toBe(COMMITS - 1);
});

describe('is refused, where SQLite would begin silently without it', () => {
  test.each([
    ['the header', 20],
    ['the first page', HEADER + 24 + 100],
    ['the salt of the first frame', HEADER + 9],
    ['the checksum of the second frame', HEADER + FRAME + 18],
  ])('damage in %s, with or without a mark', (_, at) => {
    for (const marked of [true, false])
      expect(() => checkFile(left(flip(at), { marked }))).toThrow(/tavola\.db-wal is damaged/);
  });

  test('damage in the last commit, which the mark knows', () => {
    expect(() => checkFile(left(flip(HEADER + (frames() - 1) * FRAME + 200)))).toThrow(/tavola\.db-wal is damaged/);
  });
});

describe('goes on with what was acknowledged', () => {
  test('a last commit that was cut off while it was written', () => {
    const file = left(flip(HEADER + (frames() - 1) * FRAME + 200), { marked: false });
    expect(() => checkFile(file)).not.toThrow();
    expect(picksIn(file)).toBe(COMMITS - 2);
    const shorter = left(() => {}, { marked: false });
    truncateSync(`${shorter}-wal`, HEADER + frames() * FRAME - 1000);
    expect(() => checkFile(shorter)).not.toThrow();
  });

  test('two commits that failed, one behind the other, and were partly written over', () => {
    const [last, first] = [frames() - 1, frames() - 2];
    const cut = (log: Buffer) => [first, last].forEach((n) => void flip(HEADER + n * FRAME + 200)(log));
    expect(() => checkFile(left(cut, { marked: false }))).not.toThrow();
  });

  test('a log that began again from its start, with older frames behind', () => {
    db.exec('pragma wal_checkpoint(restart)');
    db.exec("insert into picks (option) values ('mark:9')");
    for (const marked of [true, false]) expect(() => checkFile(left(() => {}, { marked }))).not.toThrow();
    new WalMark(running).note();
    expect(() => checkFile(left())).not.toThrow();
    expect(() => checkFile(left(flip(HEADER + 24 + 100)))).toThrow(/tavola\.db-wal is damaged/);
  });
});

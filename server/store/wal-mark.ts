/**
 * How long SQLite's write-ahead log was when we last looked, and how much of it was committed. While a server runs it never gets shorter, and
 * an orderly end folds it into the database: one that is missing, shorter or has fewer commits at the next start has lost picks that were
 * acknowledged.
 */
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { committedFrames, type Wal } from './wal.ts';

export class WalMark {
  private readonly database: string;
  private noted = '';

  constructor(database: string) {
    this.database = database;
  }

  /** Called about once a second. */
  note(): void {
    try {
      const { salt, frames } = committedFrames(this.database) ?? { salt: '-', frames: 0 };
      const mark = `${walBytes(this.database)} ${salt} ${frames}\n`;
      if (mark === this.noted && existsSync(markOf(this.database))) return;
      writeFileSync(markOf(this.database), mark);
      this.noted = mark;
    } catch {
      // A full disk: an older mark is shorter, and holds as well.
    }
  }

  /** Before an orderly end. */
  forget(): void {
    rmSync(markOf(this.database), { force: true });
  }
}

/** How much of its log a database has lost since a server last looked, in bytes. */
export function lostBytes(database: string): number {
  const [bytes = ''] = readMark(database);
  return Math.max(0, (Number.parseInt(bytes, 10) || 0) - walBytes(database));
}

/** How many of its committed frames are no longer good. A log that has begun again since then is another one. */
export function lostFrames(database: string, { salt, frames }: Wal): number {
  const [, noted, committed = ''] = readMark(database);
  return noted === salt ? Math.max(0, (Number.parseInt(committed, 10) || 0) - frames) : 0;
}

function readMark(database: string): readonly string[] {
  const mark = markOf(database);
  return existsSync(mark) ? readFileSync(mark, 'utf8').trim().split(' ') : [];
}

function markOf(database: string): string {
  return `${database}.wal-mark`;
}

function walBytes(database: string): number {
  const wal = `${database}-wal`;
  return existsSync(wal) ? statSync(wal).size : 0;
}

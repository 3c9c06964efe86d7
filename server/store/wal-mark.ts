/**
 * How long SQLite's write-ahead log was when we last looked. While a server runs it never gets shorter, and an orderly end folds it into
 * the database: one that is missing or shorter at the next start has lost picks that were acknowledged.
 */
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';

export class WalMark {
  private readonly database: string;
  private noted = -1;

  constructor(database: string) {
    this.database = database;
  }

  /** Called about once a second. */
  note(): void {
    const bytes = walBytes(this.database);
    if (bytes === this.noted && existsSync(markOf(this.database))) return;
    try {
      writeFileSync(markOf(this.database), `${bytes}\n`);
      this.noted = bytes;
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
  const mark = markOf(database);
  const noted = existsSync(mark) ? Number.parseInt(readFileSync(mark, 'utf8'), 10) : 0;
  return Math.max(0, (noted || 0) - walBytes(database));
}

function markOf(database: string): string {
  return `${database}.wal-mark`;
}

function walBytes(database: string): number {
  const wal = `${database}-wal`;
  return existsSync(wal) ? statSync(wal).size : 0;
}

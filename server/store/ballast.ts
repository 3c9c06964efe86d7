/**
 * Room on the disk that is kept for the moment when nothing else is free: it is given up so that picks that wait in the journal reach
 * their tables and can be read. Until it is back nobody writes.
 */
import { closeSync, existsSync, fsyncSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

/** Far more than what can wait: 5,000 changes take less than a megabyte. */
const BYTES = 4 * 1024 * 1024;

export class Ballast {
  private readonly file: string;
  /** What the disk said when it was given up; null while it is there. */
  private why: unknown = null;

  constructor(database: string) {
    this.file = `${database}.ballast`;
    this.keep();
  }

  /** Gives it up; false when there is none to give. */
  drop(why: unknown): boolean {
    this.why = why;
    if (!existsSync(this.file)) return false;
    rmSync(this.file);
    return true;
  }

  /** Throws what the disk said, while there is no room. */
  check(): void {
    if (this.why !== null) throw this.why;
  }

  /** Takes it back, or takes it for the first time, as soon as there is twice the room. */
  keep(): void {
    try {
      if (!existsSync(this.file)) this.take();
      if (existsSync(this.file)) this.why = null;
    } catch {
      rmSync(this.file, { force: true });
    }
  }

  private take(): void {
    const { bavail, bsize } = statfsSync(dirname(this.file));
    if (bavail * bsize < 2 * BYTES) return;
    const open = openSync(this.file, 'w', 0o600);
    try {
      writeSync(open, Buffer.alloc(BYTES));
      fsyncSync(open);
    } finally {
      closeSync(open);
    }
  }
}

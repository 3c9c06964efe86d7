/** Is the SQLite file what a server left there? Nothing that lost its picks is started as if it were new. */
import { existsSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { readWal } from './wal.ts';
import { lostBytes, lostFrames } from './wal-mark.ts';

class BadStore extends Error {}

export function checkFile(file: string): void {
  const wal = `${file}-wal`;
  const walBytes = existsSync(wal) ? statSync(wal).size : 0;
  if (!existsSync(file)) {
    if (walBytes > 0) throw new BadStore(`${wal} is there without ${file}; put the database back, or move both away`);
    return;
  }
  if (statSync(file).size === 0 && walBytes === 0) {
    throw new BadStore(`${file} is empty; restore a backup, or delete it to begin with none`);
  }
  const lost = lostBytes(file);
  if (lost > 0) {
    throw new BadStore(
      `${wal} lacks ${lost} bytes that were on disk; put it back or restore a backup, or delete ${file}.wal-mark to go on without them`,
    );
  }
  if (walBytes > 0 && isDamaged(file, wal)) {
    throw new BadStore(
      `${wal} is damaged; restore a backup, or delete it and ${file}.wal-mark and lose what it had that the database has not`,
    );
  }
  const flaw = flawOf(file);
  if (flaw !== null) throw new BadStore(`${file} is damaged (${flaw}); restore a backup`);
}

function flawOf(file: string): string | null {
  try {
    const db = new DatabaseSync(file, { readOnly: true });
    const found = String(Object.values(db.prepare('pragma quick_check(1)').get() ?? {})[0]);
    db.close();
    return found === 'ok' ? null : (found.split('\n').at(-1) ?? found);
  } catch (error) {
    return (error as Error).message;
  }
}

/** SQLite takes a log up to the first frame that is not whole, and says nothing of the rest. */
function isDamaged(file: string, wal: string): boolean {
  const log = readWal(wal);
  return log === null || log.cutOff > 1 || lostFrames(file, log) > 0;
}

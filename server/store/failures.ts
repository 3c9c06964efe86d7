/** What went wrong with the store, where the program is not at fault: it is away, it is full, it is busy. */

export type Failure = 'away' | 'full' | 'busy';

/** PostgreSQL says so itself (SQLSTATE): it goes down, starts up, has no connection left. */
const AWAY_STATES = /^(57P0[123]|53300|08...)$/;
const AWAY_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EHOSTUNREACH']);
/** The driver has only words for these. */
const AWAY_WORDS = /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered)/;
const DISK_FULL_STATE = '53100';
/** SQLite's primary result codes; 10 is a write that the disk refused. */
const SQLITE: { readonly [code: number]: Failure } = { 5: 'busy', 6: 'busy', 10: 'full', 13: 'full' };

export function failureOf(error: unknown): Failure | null {
  if (!(error instanceof Error)) return null;
  const { code = '', errcode } = error as { code?: unknown; errcode?: unknown };
  if (code === 'ERR_SQLITE_ERROR') return SQLITE[Number(errcode) & 0xff] ?? null;
  if (code === DISK_FULL_STATE) return 'full';
  const isAway = AWAY_STATES.test(String(code)) || AWAY_CODES.has(String(code)) || AWAY_WORDS.test(error.message);
  return isAway ? 'away' : null;
}

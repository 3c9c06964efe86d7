/** Errors that reach a person: a stable code and harmless details; the sentences are in `text/`. */
export const errorCodes = [
  'BAD_SEATS',
  'BAD_OPTIONS',
  'BAD_LEGACY',
  'GAME_OVER',
  'NOT_YOUR_DECISION',
  'STALE_DECISION',
  'NOT_LISTED',
  'ANSWERED',
  'CONTRADICTS',
  'WORDS_WAITING',
  'RUNAWAY',
  'UNDO_NOTHING',
  'UNDO_NEEDS_CONSENT',
  'LOG_UNREADABLE',
  'LOG_OTHER_GAME',
  'LOG_DIVERGES',
  'NEWER_RULES',
  'NO_REHEARSAL',
  'PLAN_STALE',
] as const;
export type ErrorCode = (typeof errorCodes)[number];
export type ErrorDetail = { readonly [name: string]: string | number | readonly number[] };

export class TableError extends Error {
  readonly code: ErrorCode;
  readonly detail: ErrorDetail;

  constructor(code: ErrorCode, detail: ErrorDetail = {}) {
    super(`${code} ${JSON.stringify(detail)}`);
    this.name = 'TableError';
    this.code = code;
    this.detail = detail;
  }
}

/** An error that is an answer: status, code, harmless details. */
import { TableError } from '@tavola/kernel/errors.ts';
import type { ErrorCode, Problem } from './api/errors.ts';

export class Refusal extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  readonly detail: Problem['detail'];

  constructor(status: number, code: ErrorCode, detail: Problem['detail'] = {}) {
    super(code);
    this.name = 'Refusal';
    this.status = status;
    this.code = code;
    this.detail = detail;
  }
}

/** A rule of a game threw. That match stops, the others go on. */
export class BrokenRules extends Error {
  constructor(cause: unknown) {
    super(`the rules broke: ${String(cause)}`, { cause });
  }
}

export const notFound = () => new Refusal(404, 'NOT_FOUND');
export const forbidden = () => new Refusal(403, 'FORBIDDEN');

/** What the kernel refuses, as an answer; anything else is a fault of ours. */
export function refusalOf(error: unknown): Refusal | null {
  if (error instanceof Refusal) return error;
  if (error instanceof BrokenRules) return new Refusal(409, 'MATCH_BROKEN');
  if (!(error instanceof TableError)) return null;
  const { code, detail } = error;
  if (code === 'RUNAWAY') return new Refusal(409, 'MATCH_BROKEN');
  const unprocessable = ['BAD_SEATS', 'BAD_OPTIONS', 'NOT_LISTED', 'LOG_UNREADABLE', 'LOG_OTHER_GAME', 'LOG_DIVERGES'];
  return new Refusal(unprocessable.includes(code) ? 422 : 409, code, { ...detail });
}

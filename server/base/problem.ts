/** An error that is an answer: status, code, harmless details. */
import { TableError } from '@tavola/kernel/rules/errors.ts';
import type { ErrorCode, Problem } from '../api/errors.ts';
import { type Failure, failureOf } from '../store/failures.ts';

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

const storeRefusals: { readonly [F in Failure]: () => Refusal } = {
  away: () => new Refusal(503, 'STORE_AWAY', { seconds: 1 }),
  full: () => new Refusal(507, 'STORE_FULL'),
  busy: () => new Refusal(503, 'BUSY', { seconds: 1 }),
};

/** What the kernel or the store refuses, as an answer; anything else is a fault of ours. */
export function refusalOf(error: unknown): Refusal | null {
  if (error instanceof Refusal) return error;
  if (error instanceof BrokenRules) return new Refusal(409, 'MATCH_BROKEN');
  if (!(error instanceof TableError)) {
    const failure = failureOf(error);
    return failure && storeRefusals[failure]();
  }
  const { code, detail } = error;
  if (code === 'RUNAWAY') return new Refusal(409, 'MATCH_BROKEN');
  const unprocessable = [
    'BAD_SEATS',
    'BAD_OPTIONS',
    'BAD_LEGACY',
    'NOT_LISTED',
    'LOG_UNREADABLE',
    'LOG_OTHER_GAME',
    'LOG_DIVERGES',
  ];
  return new Refusal(unprocessable.includes(code) ? 422 : 409, code, { ...detail });
}

/** One thread (threads.ts): gets the name of a job and its data, gives what it found, or why it was refused. */
import { loadGame } from '@tavola/bots/library.ts';
import type { AnyGame } from '@tavola/kernel/rules/game.ts';
import type { ErrorCode, Problem } from '../api/errors.ts';
import { refusalOf } from '../base/problem.ts';
import { type JobName, jobs } from './jobs.ts';

export type Task = { readonly job: JobName; readonly game: string; readonly args: unknown };
/** Errors lose their class on the way between threads. */
export type Done =
  | { readonly result: unknown }
  | { readonly refused: { readonly status: number; readonly code: ErrorCode; readonly detail: Problem['detail'] } }
  | { readonly broken: string };

export async function work({ job, game, args }: Task): Promise<Done> {
  return done(job, (await loadGame(game)) as AnyGame, args);
}

export function done(job: JobName, game: AnyGame, args: unknown): Done {
  try {
    return { result: jobs[job](game, args as never) };
  } catch (error) {
    const refusal = refusalOf(error);
    if (!refusal) return { broken: error instanceof Error ? (error.stack ?? error.message) : String(error) };
    const { status, code, detail } = refusal;
    return { refused: { status, code, detail } };
  }
}

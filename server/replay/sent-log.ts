/** A log as somebody sent it: read and checked in another thread, because a large one would hold up everybody. */
import type { AnyGame } from '@tavola/kernel/rules/game.ts';
import type { Log } from '@tavola/kernel/table/log.ts';
import { currentLog } from '@tavola/kernel/table/upgrade.ts';
import { importLog } from '../api/table.ts';
import { hasNul } from '../base/nul.ts';
import { Refusal } from '../base/problem.ts';

export type SentLog = {
  /** Without picks and fingerprints, which are many. */
  readonly head: Log;
  /** All of it, and the picks alone, as JSON: so they travel fastest. */
  readonly log: string;
  readonly picks: string;
  readonly count: number;
  /** What was said of it besides. */
  readonly wanted: Omit<ReturnType<typeof importLog.parse>, 'log'>;
};

export function readSentLog(text: string): SentLog {
  const body = parsed(text);
  if (hasNul(body) || hasPrototype(body)) throw new Refusal(400, 'BAD_REQUEST');
  const checked = importLog.safeParse(body);
  if (!checked.success) {
    const path = checked.error.issues[0]?.path ?? [];
    throw new Refusal(400, 'BAD_REQUEST', path.length > 0 ? { field: `/${path.join('/')}` } : {});
  }
  const { log, ...wanted } = checked.data;
  return sentLog(log, wanted);
}

/** The same as today's rules write it. */
export function upgradedLog(game: AnyGame, { log, wanted }: SentLog): SentLog {
  return sentLog(currentLog(game, JSON.parse(log) as Log), wanted);
}

function sentLog(log: Log, wanted: SentLog['wanted']): SentLog {
  const picks = JSON.stringify(log.picks);
  return { head: { ...log, picks: [], checks: [] }, log: JSON.stringify(log), picks, count: log.picks.length, wanted };
}

export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(400, 'BAD_REQUEST');
  }
}

/** A key that would be taken for the prototype of whatever it is copied into. */
function hasPrototype(body: unknown): boolean {
  const left: unknown[] = [body];
  while (left.length > 0) {
    const it = left.pop();
    if (typeof it !== 'object' || it === null) continue;
    if (Object.hasOwn(it, '__proto__')) return true;
    left.push(...Object.values(it));
  }
  return false;
}

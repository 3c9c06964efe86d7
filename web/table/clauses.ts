/** Which clauses stand behind an event, and what an automaton considered. */
import type { AnyBoard } from '@tavola/games/board/contract.ts';
import type { Event } from '@tavola/kernel/decision.ts';
import type { Trace } from '@tavola/kernel/select.ts';

type Reasoned = Event & { readonly clause?: unknown; readonly why?: unknown };

/** Clauses may carry words after their id (`AUT-4.5.3 own warriors`). */
export function clauseId(clause: string): string {
  return clause.split(/[\s:]/)[0] ?? clause;
}

export function clausesOf(event: Event, board: AnyBoard | null): readonly string[] {
  const cited = board?.cites?.(event) ?? [];
  const { clause } = event as Reasoned;
  const own = typeof clause === 'string' ? [clause] : [];
  return [...new Set([...cited, ...own].map(clauseId))];
}

export function traceOf(event: Event): Trace {
  const { why } = event as Reasoned;
  const isTrace =
    Array.isArray(why) && why.every((step) => typeof step === 'object' && step !== null && 'clause' in step);
  return isTrace ? (why as Trace) : [];
}

/** The seat an event is about, by the convention that its field is called `seat`. */
export function seatOf(event: Event): number | null {
  const { seat } = event as { readonly seat?: unknown };
  return typeof seat === 'number' && seat >= 0 ? seat : null;
}

/** Which clauses stand behind an event. */

import type { AnyFace } from '@tavola/kernel/face/face.ts';
import { clauseId } from '@tavola/kernel/face/text.ts';
import type { Event } from '@tavola/kernel/rules/decision.ts';

type Citing = Event & { readonly clause?: unknown };

export function clausesOf(event: Event, face: AnyFace): readonly string[] {
  const cited = face.log?.cites?.(event) ?? [];
  const { clause } = event as Citing;
  const own = typeof clause === 'string' ? [clause] : [];
  return [...new Set([...cited, ...own].map(clauseId))];
}

/** The seat an event is about, by the convention that its field is called `seat`. */
export function seatOf(event: Event): number | null {
  const { seat } = event as { readonly seat?: unknown };
  return typeof seat === 'number' && seat >= 0 ? seat : null;
}

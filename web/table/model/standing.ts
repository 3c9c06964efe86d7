/** What a seat lets its host answer for it in reaction windows (kernel/host/standing.ts). */

import { type StandingOrder, USUAL_ORDER } from '@tavola/kernel/host/standing.ts';
import type { Viewer } from '@tavola/kernel/rules/ask.ts';
import type { Match } from '../../api/types.ts';

export function orderOf(match: Match, viewer: Viewer): StandingOrder {
  return match.standing.find(({ seat }) => seat === viewer) ?? USUAL_ORDER;
}

export function toggled(armed: readonly string[], card: string): readonly string[] {
  return armed.includes(card) ? armed.filter((other) => other !== card) : [...armed, card];
}

/** Whom a window concerns (kernel/host/standing.ts). Those of a battle are put only to its sides, and others only to those who lost pieces. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { cardOf } from './data/cards.ts';
import type { View } from './rules/view/view.ts';
import type { Ask } from './rules/vocabulary/asks.ts';
import type { Part } from './rules/vocabulary/phases.ts';

/** Services are sold at the start of Birdsong; dominance, paths and exposure can all be done in Daylight. */
const MAIN: readonly Part[] = ['start-of-birdsong', 'daylight'];

/** In the other windows of their own turn a crafted card must have its moment; a player who wants to expose a plot earlier asks for every window. */
export function concerns({ open }: View, seat: Seat, ask: Ask): boolean {
  if (typeof ask === 'string' || ask.kind !== 'window' || MAIN.includes(ask.part)) return true;
  return open.players[seat]?.crafted.some((card) => cardOf(card).timing === ask.part) ?? false;
}

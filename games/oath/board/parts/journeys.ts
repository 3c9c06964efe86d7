/** What a journey costs: as it is offered, or as the view says it would. */
import type { Slot } from '../../data/board.ts';
import type { View } from '../../rules/view.ts';
import { type Option, slotOf } from './props.ts';

export type Journey = { readonly cost: number; readonly toll: number };

/** The cheapest way there; null where none leads. */
export function journeyTo(view: View, slot: Slot, open: readonly Option[]): Journey | null {
  const offered = open.flatMap(({ move }) =>
    move.kind === 'travel' && slotOf(view, move.to) === slot ? [{ cost: move.cost, toll: move.toll }] : [],
  );
  const best = offered.sort((a, b) => a.cost - b.cost || a.toll - b.toll)[0];
  if (best) return best;
  const cost = view.journeys[slot] ?? null;
  return cost === null ? null : { cost, toll: 0 };
}

/** A site is a place to go to now. */
export function isOffered(open: readonly Option[]): boolean {
  return open.some(({ move }) => move.kind === 'travel');
}

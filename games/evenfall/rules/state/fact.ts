/** One public thing of a real table of Evenfall. */
import type { RegionId } from '../../data/boards.ts';
import type { RegionState, SpotAt } from './state.ts';

export type EvenfallFact =
  /** Witches that the Place in a slot needs; `none` for an empty slot. */
  | { readonly kind: 'slot'; readonly region: RegionId; readonly n: number }
  /** Witches of the Automa in a Region. */
  | { readonly kind: 'witches'; readonly region: RegionId }
  | { readonly kind: 'vp' }
  | { readonly kind: 'rondel' }
  | { readonly kind: 'track' }
  | { readonly kind: 'stones' }
  /** 0 when the Place deck is empty. */
  | { readonly kind: 'places-left' }
  /** Printed on her board: how many fields the rondel has, what each shows, the bonus of each step on her track. */
  | { readonly kind: 'fields' }
  | { readonly kind: 'field'; readonly n: number }
  | { readonly kind: 'bonus'; readonly step: number }
  /** Printed on a Region. */
  | { readonly kind: 'reward'; readonly region: RegionId; readonly min: number }
  /** Printed on a Place of hers, by the number under which it is kept. */
  | { readonly kind: 'harvest' | 'binding' | 'place-vp'; readonly place: number }
  /** Her Witches in the reserve, to compare. */
  | { readonly kind: 'witches-left' };

/** All slots of a Region, without looking into them. */
export function slotFacts({ id, slots }: RegionState): readonly EvenfallFact[] {
  return [...slots.keys()].map((n) => ({ kind: 'slot', region: id, n }));
}
export function spotFacts(place: number): readonly EvenfallFact[] {
  return (['harvest', 'binding', 'place-vp'] as const).map((kind) => ({ kind, place }));
}
/** The sheet of a Place of hers: `outer-2`. */
export function sheetOf({ circle, n }: SpotAt): string {
  return `${circle}-${n}`;
}

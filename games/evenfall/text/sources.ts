/** What gains, effects and action fields belong to, in the words of one language. */
import type { RegionId } from '../data/boards.ts';
import type { CovenId } from '../data/cards.ts';
import { sourceOf } from './names.ts';

type ThingWords = {
  readonly parts: { readonly [part: string]: string };
  readonly region: (id: RegionId) => string;
  readonly coven: (id: CovenId) => string;
  readonly card: (id: string) => string;
  readonly place: (id: string) => string;
  /** A place with its symbol. */
  readonly spot: (id: string) => string;
};

export function sourcesIn({ parts, region, coven, card, place, spot }: ThingWords) {
  /** What a gain or an effect comes from, with an article where the name wants one. */
  const source = (id: string): string => {
    const { kind } = sourceOf(id);
    if (kind === 'part') return parts[id] as string;
    if (kind === 'region') return region(id as RegionId);
    if (kind === 'coven') return coven(id as CovenId);
    return kind === 'card' ? card(id) : place(id);
  };
  /** Where an action field is: "the Northern Lakes", "Cave (Serpent)". */
  const fieldAt = (at: string): string => (sourceOf(at).kind === 'place' ? spot(at) : source(at));
  return { source, fieldAt };
}

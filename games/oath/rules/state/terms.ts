/** One proposal of a binding exchange (OATH-3.6). */
import type { BannerId } from '../../data/board.ts';
import type { CardId } from '../../data/cards.ts';
import type { Place } from './moves.ts';

export type TermKind = 'favor' | 'secret' | 'relic' | 'banner' | 'adviser' | 'site';
export type Terms = {
  favor: number;
  secrets: number;
  relics: CardId[];
  banners: BannerId[];
  /** Their places beside the board of the side that gives them. */
  advisers: number[];
  sites: Place[];
};

export function noTerms(): Terms {
  return { favor: 0, secrets: 0, relics: [], banners: [], advisers: [], sites: [] };
}

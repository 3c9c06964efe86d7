/**
 * Where layouts change. Plain CSS has no names for these, so style sheets repeat the numbers, and `tools/styles.test.ts` refuses any other.
 * A part that depends on its own room rather than on the screen asks its container (`@container`).
 */
import { useSyncExternalStore } from 'react';

/** The first width of each layout. Below the first: small phones. */
export const WIDTHS = { phone: 380, tablet: 720, desk: 900, large: 1280 } as const;
/** The last height at which a screen is short: a phone lying down, a small phone, a small laptop. */
export const HEIGHTS = { lying: 500, short: 720, low: 860 } as const;

/** A phone or small tablet held upright. */
const NARROW = `(max-width: ${WIDTHS.desk - 1}px) and (orientation: portrait)`;
const LARGE = `(min-width: ${WIDTHS.large}px)`;

/** Where what one holds stands in the shelf: every phone, and a tablet held upright. */
const SHELF = `(max-width: ${WIDTHS.desk - 1}px), (max-width: ${WIDTHS.large - 1}px) and (max-height: ${HEIGHTS.lying}px) and (orientation: landscape)`;

/** Is the table drawn for a phone held upright? */
export function useNarrow(): boolean {
  return useMedia(NARROW);
}

/** Is the table drawn with a shelf? */
export function useShelf(): boolean {
  return useMedia(SHELF);
}

/** Is it a large desk, where the corners of a board may hold other things? */
export function useLarge(): boolean {
  return useMedia(LARGE);
}

function useMedia(media: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = matchMedia(media);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => matchMedia(media).matches,
    () => false,
  );
}

/** How few touches name a card that was turned, where people are offered these. */
import type { Ask } from '../rules/ask.ts';
import type { RealFace } from './real-face.ts';

/** More cards than this are not all shown at once: the suit is touched first. */
export const MANY_CARDS = 30;

/** What the rule looks at first, which is a row: the suit. */
export function rowsOf(options: readonly string[]): readonly string[] {
  return [...new Set(options.map((option) => option.split('/')[0] as string))];
}

/** A suit and then its item, all in pictures. */
export function isBySuit(options: readonly string[], { pictured }: Pick<RealFace, 'pictured'>): boolean {
  const rows = rowsOf(options);
  return rows.length > 1 && rows.every((row) => (pictured?.(row) ?? null) !== null);
}

export function cardTaps(options: readonly string[], option: string, face: Pick<RealFace, 'pictured'>): number {
  const [row = ''] = option.split('/');
  const hasMore = options.some((one) => one.startsWith(`${row}/`));
  if (isBySuit(options, face)) return hasMore ? 2 : 1;
  return options.length > MANY_CARDS && !options.includes(row) ? 2 : 1;
}

/** Cards that are turned one after another share a screen: which of how many this one is; null for a card by itself. */
export function placeInRow(ask: Ask): { readonly nth: number; readonly of: number } | null {
  if (typeof ask === 'string') return null;
  const { nth, n = nth, of } = ask as { readonly nth?: number; readonly n?: number; readonly of?: number };
  return n !== undefined && of !== undefined && of > 1 ? { nth: n, of } : null;
}

/** Where a card that is read stands: right or left of the thing, or above or below it where neither side has room. */
import type { CSSProperties } from 'react';

const WIDTH = 214;
const GAP = 8;

export function placeBeside({ left, right, top, bottom }: DOMRect): CSSProperties {
  const { innerWidth, innerHeight } = globalThis;
  const upper = top + bottom < innerHeight;
  const level = upper ? { top: Math.max(GAP, top) } : { bottom: Math.max(GAP, innerHeight - bottom) };
  if (right + GAP + WIDTH < innerWidth) return { ...level, left: right + GAP, width: WIDTH };
  if (left - GAP - WIDTH > 0) return { ...level, left: left - GAP - WIDTH, width: WIDTH };
  const across = { left: Math.max(GAP, Math.min(left, innerWidth - WIDTH - GAP)), width: WIDTH };
  return upper ? { ...across, top: bottom + GAP } : { ...across, bottom: innerHeight - top + GAP };
}

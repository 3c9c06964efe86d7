/** Rates as people read them. */
import type { Rate } from '@tavola/bots/lab/result.ts';

export function percentOf(rate: number): string {
  return `${(100 * rate).toFixed(1)} %`;
}

/** `27.1 % (23.8-30.7)` */
export function percentWithInterval({ rate, from, to }: Rate): string {
  return `${percentOf(rate)} (${(100 * from).toFixed(1)}-${(100 * to).toFixed(1)})`;
}

/** `+4.8 (-0.6 to +10.2)`, in points of a hundred. */
export function pointsWithInterval({ rate, from, to }: Rate): string {
  return `${signed(rate)} (${signed(from)} … ${signed(to)})`;
}

function signed(rate: number): string {
  return `${rate < 0 ? '−' : '+'}${Math.abs(100 * rate).toFixed(1)}`;
}

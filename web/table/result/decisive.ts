/** The moves that decided a game, where no search has looked at it: the steps at which somebody came nearer to winning at once, or fell back. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';

export type Decisive = { readonly step: number; readonly seat: Seat; readonly change: number };

const MOST = 3;
const LEAST = 0.04;

/** `progress` is how near each seat was after each step, `pickers` who made it. In the order of the game. */
export function decisiveSteps(
  progress: readonly (readonly number[])[],
  pickers: readonly (Seat | null)[],
): readonly Decisive[] {
  const changes = progress.slice(1).flatMap((now, i): Decisive[] => {
    const step = i + 1;
    const seat = pickers[step] ?? null;
    if (seat === null || seat < 0) return [];
    return [{ step, seat, change: (now[seat] ?? 0) - (progress[i]?.[seat] ?? 0) }];
  });
  return changes
    .filter(({ change }) => Math.abs(change) >= LEAST)
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change) || b.step - a.step)
    .slice(0, MOST)
    .sort((a, b) => a.step - b.step);
}

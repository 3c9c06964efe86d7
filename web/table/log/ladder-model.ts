/** An automaton's choice as threads through rungs: which candidate is still in at which criterion, and where it falls out. */
import type { ShownCandidate } from '@tavola/games/board/shown.ts';
import type { Rung, Trace } from '@tavola/kernel/rules/select.ts';

/**
 * `in` passes, `out` ends here, `skipped` would have been better but is not allowed, `back` had fallen out by its rank and is the best that is
 * left, `waits` on the way to that, `gone` has no thread any more.
 */
export type Fate = 'in' | 'out' | 'skipped' | 'back' | 'waits' | 'gone';
export type LadderCell = { readonly fate: Fate; readonly value: number | null };
export type LadderStep = { readonly clause: string; readonly how: Rung['how']; readonly cells: readonly LadderCell[] };

/** One step for each criterion. Criteria that had only one candidate left to judge decided nothing and are left out. */
export function stepsOf({ candidates, rungs, taken }: Trace): readonly LadderStep[] {
  let alive = new Set(candidates.keys());
  const steps: LadderStep[] = [];
  for (const rung of rungs) {
    const { clause, how, values, out } = rung;
    const isSettled = alive.size < 2 && out.length === 0;
    const next = survivors(rung, alive);
    const fate = (place: number): Fate => {
      if (how === 'legal' && out.includes(place)) return 'skipped';
      if (next.has(place)) return alive.has(place) ? 'in' : 'back';
      if (alive.has(place)) return 'out';
      return taken.includes(place) ? 'waits' : 'gone';
    };
    const cells = candidates.map((_, place): LadderCell => {
      const it = fate(place);
      const value = values[place];
      const isShown = it === 'in' || it === 'out';
      return { fate: it, value: typeof value === 'number' && how !== 'first' && isShown ? value : null };
    });
    if (!isSettled) steps.push({ clause, how, cells });
    alive = next;
  }
  return steps;
}

function survivors({ how, values, out }: Rung, alive: ReadonlySet<number>): Set<number> {
  if (how === 'legal') return new Set([...values.keys()].filter((place) => values[place] === true));
  return new Set([...alive].filter((place) => !out.includes(place)));
}

/** What a board can ring: every candidate that no clause ruled out from the start, with what was counted for it. */
export function shownOf(trace: Trace): readonly ShownCandidate[] {
  const { candidates, rungs, taken } = trace;
  const ruledOut = new Set(rungs.flatMap(({ how, out }) => (how === 'where' ? out : [])));
  const steps = stepsOf(trace);
  return candidates.flatMap((name, place) => {
    if (ruledOut.has(place)) return [];
    const values = steps.flatMap(({ cells }) => cells[place]?.value ?? []);
    return [{ name, values, taken: taken.includes(place) }];
  });
}

/** The sign at the head of each thread: the names themselves where all are short, otherwise letters. */
export function signsOf(names: readonly string[]): readonly string[] {
  if (names.every((name) => name.length <= 3)) return names;
  return names.map((_, i) => (names.length > 26 ? String(i + 1) : String.fromCharCode(65 + i)));
}

/** Letters of the longest word that a column has room for, by how many columns there are. */
const ROOM = [0, 40, 20, 13, 10];

/** Is there room for the names below their signs? Otherwise they get a list. */
export function fitBelow(names: readonly string[]): boolean {
  const longest = Math.max(0, ...names.flatMap((name) => name.split(/[\s-]/)).map((word) => word.length));
  return longest <= (ROOM[names.length] ?? 0);
}

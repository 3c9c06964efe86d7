/** The same question several times in one gesture, as one row: what was taken of it so far, and how many there are in all (docs/flow.md). */
import type { Folding } from '../face/face.ts';
import { type FoldedOption, type Foresight, foldOf, type Gesture, kindAt, type Stage, touched } from './folding.ts';

export type Tray = {
  /** Its first stage. */
  readonly from: number;
  readonly taken: readonly FoldedOption[];
  /** Null where the question does not say how many are left. */
  readonly total: number | null;
  /** What is counted in the row; empty where things are touched where they lie. */
  readonly counts: readonly Count[];
};
export type Count = {
  readonly option: FoldedOption;
  readonly n: number;
  /** One more may be taken. */
  readonly isOpen: boolean;
};

/** Things of at most this many kinds are counted in a row. */
const MOST_KINDS = 4;

/** The tray in which these stages end; null where they end in none, or in one of a single pick. */
export function trayOf(folding: Folding | undefined, stages: readonly Stage[]): Tray | null {
  const last = stages.at(-1);
  if (!last || foldOf(folding, kindAt(last)) !== 'tray') return null;
  const from = stages.findLastIndex((stage) => kindAt(stage) !== kindAt(last)) + 1;
  const run = stages.slice(from);
  const taken = run.flatMap((stage) => stage.taken ?? []);
  const left = leftAt(last);
  const total = left === null ? null : run.length - 1 + left;
  if (total === null ? taken.length === 0 : total < 2) return null;
  return { from, taken, total, counts: countsOf(folding, run) };
}

/** The gesture with these picks in its tray, one after another; it ends where one of them is not offered. */
export function* refilled(
  folding: Folding | undefined,
  stages: readonly Stage[],
  { from }: Tray,
  ids: readonly string[],
): Foresight<Gesture> {
  const first = { ...(stages[from] as Stage), taken: null, isUsual: false };
  let gesture: Gesture = { stages: [...stages.slice(0, from), first], path: [], isWhole: false };
  for (const id of ids) {
    const option = gesture.isWhole ? undefined : gesture.stages.at(-1)?.options.find((one) => one.id === id);
    if (!option) break;
    gesture = yield* touched(folding, gesture.stages, option);
  }
  return gesture;
}

/** The picks of a tray with one more of this, or one fewer, in the order of the row. */
export function recounted({ counts }: Tray, option: string, more: 1 | -1): readonly string[] {
  return counts.flatMap(({ option: { id }, n }) => new Array<string>(n + (id === option ? more : 0)).fill(id));
}

function countsOf(folding: Folding | undefined, run: readonly Stage[]): readonly Count[] {
  const [first] = run as [Stage];
  const last = run.at(-1) as Stage;
  const isCounted = folding?.counted?.includes(kindAt(first)) ?? false;
  if (!isCounted || first.options.length > MOST_KINDS) return [];
  return first.options.map((option) => ({
    option,
    n: run.filter(({ taken }) => taken?.id === option.id).length,
    isOpen: last.taken === null && last.options.some(({ id }) => id === option.id),
  }));
}

/** How many are still to be taken, with this one, as trays say it. */
function leftAt({ ask }: Stage): number | null {
  return typeof ask === 'object' && 'left' in ask && typeof ask.left === 'number' ? ask.left : null;
}

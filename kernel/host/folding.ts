/**
 * Several questions of the rules shown as one (docs/flow.md). The rules go on asking one thing at a time; what follows from a touch is looked up by
 * previews, never in the true state. Pure: a host or a test answers what is looked up.
 */
import type { Fold, Folding } from '../face/face.ts';
import { type Ask, kindOf, type Move, type Seat } from '../rules/ask.ts';
import type { Option } from '../rules/decision.ts';
import { MOST_STEPS, type Step } from './gesture.ts';
import type { Preview } from './preview.ts';

/** A question, asked or foreseen. */
export type OneAsked = { readonly ask: Ask; readonly options: readonly Option[] };
/** Yields picks to try one after the other and is handed the question that is certain to follow, or null. */
export type Foresight<T> = Generator<readonly Step[], T, OneAsked | null>;

/** An option with the picks that lead to it from the question the rules ask, itself the last. */
export type FoldedOption = Option & { readonly path: readonly Step[] };
export type Stage = {
  readonly ask: Ask;
  readonly options: readonly FoldedOption[];
  /** What is chosen here; null only in the last stage, while it is asked. */
  readonly taken: FoldedOption | null;
  /** It was filled in; the person may change it. */
  readonly isUsual: boolean;
};
/** What was touched so far, stage by stage, with the picks that follow from it. */
export type Gesture = {
  readonly stages: readonly Stage[];
  readonly path: readonly Step[];
  /** Nothing is left to choose. */
  readonly isWhole: boolean;
};

/** At most this many numbers stand side by side; others are stepped through. */
export const MOST_IN_ROW = 4;
/** At most this many questions without a choice are looked through. */
const MOST_EMPTY = 4;
/** Kinds of moves that leave a question without doing anything in it. */
const LEAVING: readonly string[] = ['done', 'skip', 'stay', 'end-turn', 'ready'];

/** It leaves a question without doing anything in it. */
export function leaves({ kind }: Move): boolean {
  return LEAVING.includes(kind);
}

export function foldOf(folding: Folding | undefined, ask: Ask | string): Fold | null {
  return folding?.folds?.[kindOf(ask)] ?? null;
}

/** The question that a preview foresees for certain. */
export function foreseen({ next, ask, options }: Preview): OneAsked | null {
  return next === 'you' && ask !== null && options !== null ? { ask, options } : null;
}

/**
 * What is shown before anything is touched. A question without a choice shows the one behind it: its pick is sent with the next, so nobody can tell
 * by the time it took. What lies behind a gate, behind the end of this step, or behind an option that leads to places, is shown as well.
 */
export function* opened(folding: Folding | undefined, asked: OneAsked, windows: readonly string[]): Foresight<Stage> {
  let now = asked;
  let before: readonly Step[] = [];
  while (before.length < MOST_EMPTY && now.options.length === 1 && !windows.includes(kindOf(now.ask))) {
    const path = [...before, stepOf(now.ask, now.options[0] as Option)];
    const next = yield path;
    if (next === null) break;
    now = next;
    before = path;
  }
  const stage = stageOf(now, before);
  return foldOf(folding, now.ask) === null ? stage : yield* merged(folding, stage);
}

/** A question as the rules ask it. */
export function asAsked(asked: OneAsked): Stage {
  return stageOf(asked, []);
}

/** Whether `opened` has something to look up. */
export function hasMore(folding: Folding | undefined, asked: OneAsked, windows: readonly string[]): boolean {
  const { ask, options } = asked;
  if (options.length === 1) return !windows.includes(kindOf(ask));
  return foldOf(folding, ask) !== null && options.some((option) => isOpen(folding, ask, option));
}

/** What is shown until `opened` has found out: nothing that may be gone in a moment. */
export function waiting(asked: OneAsked): Stage {
  const stage = asAsked(asked);
  const { options } = stage;
  return { ...stage, options: options.length === 1 ? [] : options.filter((option) => !isEntry(stage, option)) };
}

/** An option that only leads into what it is a gate to. */
function isEntry({ ask }: Stage, { id }: Option): boolean {
  return id === kindOf(ask);
}

/** What follows it is shown beside it. */
function isOpen(folding: Folding | undefined, ask: Ask, { id, move }: Option): boolean {
  return id === kindOf(ask) || leaves(move) || leadsTo(folding, ask, move) !== null;
}

/** The kind of question that has the places of this option; null where it is a deed by itself. */
function leadsTo(folding: Folding | undefined, ask: Ask, move: Move): string | null {
  return folding?.leads?.(ask, move) ?? null;
}

/**
 * A question with what follows it. An option that only enters gives way to what it leads to; beside one that leaves stands the next step, and beside
 * one that leads somewhere the places it leads to.
 */
function* merged(folding: Folding | undefined, stage: Stage): Foresight<Stage> {
  const options = new Map<string, FoldedOption>(stage.options.map((option) => [option.id, option]));
  for (const option of stage.options) {
    const next = isOpen(folding, stage.ask, option) ? yield option.path : null;
    const leads = leadsTo(folding, stage.ask, option.move);
    if (next === null || (leads !== null && leads !== kindOf(next.ask))) continue;
    const enters = isEntry(stage, option);
    if (enters) options.delete(option.id);
    for (const behind of stageOf(next, option.path).options)
      if (enters || !leaves(behind.move)) options.set(behind.id, options.get(behind.id) ?? behind);
  }
  return { ...stage, options: [...options.values()] };
}

/** The gesture after `option` was touched in the newest of these stages, with everything filled in that is usual. */
export function* touched(
  folding: Folding | undefined,
  stages: readonly Stage[],
  option: FoldedOption,
): Foresight<Gesture> {
  const last = stages.at(-1) as Stage;
  return yield* followed(folding, [...stages.slice(0, -1), { ...last, taken: option, isUsual: false }]);
}

/** What is usual after the last of these. */
function* followed(folding: Folding | undefined, stages: readonly Stage[]): Foresight<Gesture> {
  const { ask, taken } = stages.at(-1) as Stage;
  let all = stages;
  let { path } = taken as FoldedOption;
  // With a number the deed is done.
  if (isAmount(folding, ask)) return { stages: all, path, isWhole: true };
  while (path.length < MOST_STEPS && foldOf(folding, path.at(-1)?.ask ?? '') !== null) {
    const next = yield path;
    if (next === null || !joins(folding, path, next.ask)) break;
    const stage = stageOf(next, path);
    const usual = usualOf(folding, stage);
    all = [...all, { ...stage, taken: usual, isUsual: usual !== null }];
    if (usual === null) return { stages: all, path, isWhole: false };
    path = usual.path;
    if (isAmount(folding, next.ask)) break;
  }
  return { stages: all, path, isWhole: true };
}

/** The same gesture with another choice in stage `n`, which was filled in; what came after it follows again. */
export function changed(
  folding: Folding | undefined,
  { stages }: Gesture,
  n: number,
  option: FoldedOption,
): Foresight<Gesture> {
  return followed(folding, [...stages.slice(0, n), { ...(stages[n] as Stage), taken: option, isUsual: true }]);
}

/** The stage in which more can be touched while a whole gesture waits: the last one that was filled in, but for numbers, which have a row. */
export function openStage(folding: Folding | undefined, stages: readonly Stage[]): Stage | null {
  return partsOf(stages).findLast((stage) => amounts(folding, stage) === null) ?? null;
}

/** What was filled in, with a choice: the person may change it. */
export function partsOf(stages: readonly Stage[]): readonly Stage[] {
  return stages.filter(({ isUsual, options }) => isUsual && options.length > 1);
}

/**
 * A gesture that waits for the person's yes: something was filled in behind what they pointed at. What was filled in before they saw while they
 * pointed. A drag fills in numbers by itself.
 */
export function waits(folding: Folding | undefined, { stages }: Gesture, isDragged = false): boolean {
  const behind = stages.slice(stages.findLastIndex(({ isUsual }) => !isUsual) + 1);
  if (isCounted(folding, stages.slice(0, stages.length - behind.length))) return true;
  return partsOf(behind).some(({ ask }) => !isDragged || !isAmount(folding, ask));
}

/** Several of the same were counted last. */
function isCounted(folding: Folding | undefined, stages: readonly Stage[]): boolean {
  const [before, last] = stages.slice(-2);
  if (!before || !last || kindAt(before) !== kindAt(last)) return false;
  return folding?.counted?.includes(kindAt(last)) ?? false;
}

/** The only option, or the one that ends a step by which nothing is lost, where everybody can see that; null where the person must be asked. */
export function idleOption(folding: Folding | undefined, asked: OneAsked, view: unknown, seat: Seat): Option | null {
  const { ask, options } = asked;
  if (!folding?.open?.includes(kindOf(ask)) && !isRead(folding, kindOf(ask))) return null;
  if (options.length === 1) return options[0] ?? null;
  const leaving = options.filter(({ move }) => leaves(move));
  const [only] = leaving;
  if (only === undefined || leaving.length > 1) return null;
  const moves = options.map(({ move }) => move);
  return folding?.idle?.(view, seat, moves) ? only : null;
}

/** What was only to be read is still drawn when this is asked. */
export function isStillRead(folding: Folding | undefined, { options }: Stage): boolean {
  const before = options[0]?.path.slice(0, -1) ?? [];
  return before.length > 0 && before.every((step) => isRead(folding, step.ask));
}

export type Amount = { readonly value: number; readonly option: FoldedOption };

/** The options as numbers, smallest first, where the game says that the question is about how many. */
export function amounts(folding: Folding | undefined, { ask, options }: Stage): readonly Amount[] | null {
  if (options.length < 2 || !isAmount(folding, ask)) return null;
  const fields = Object.keys(options[0]?.move ?? {});
  const of = (field: string) => options.map(({ move }) => (move as Fields)[field]);
  const varied = fields.filter((field) => new Set(of(field).map((value) => JSON.stringify(value))).size > 1);
  const [field] = varied;
  if (field === undefined || varied.length > 1 || !of(field).every((value) => typeof value === 'number')) return null;
  const all = options.map((option) => ({ value: (option.move as Fields)[field] as number, option }));
  return all.sort((a, b) => a.value - b.value);
}
type Fields = Move & { readonly [field: string]: unknown };

/** The kind of question that a stage answers, which may be one behind the one that was asked. */
export function kindAt({ ask, taken }: Stage): string {
  return taken?.path.at(-1)?.ask ?? kindOf(ask);
}

function isAmount(folding: Folding | undefined, ask: Ask): boolean {
  return folding?.amounts?.includes(kindOf(ask)) ?? false;
}

/** A stage of a gesture that is not the first joins what was touched before it. */
function joins(folding: Folding | undefined, path: readonly Step[], ask: Ask): boolean {
  const fold = foldOf(folding, ask);
  if (fold === null || fold === 'gate' || folding?.begins?.includes(kindOf(ask))) return false;
  return fold !== 'pair' || path.every((step) => step.ask !== kindOf(ask));
}

function usualOf(folding: Folding | undefined, stage: Stage): FoldedOption | null {
  const { ask, options } = stage;
  if (options.length === 1) return options[0] ?? null;
  const moves = options.map(({ move }) => move);
  const told = folding?.usual?.(ask, moves);
  if (told) return options[moves.indexOf(told)] ?? null;
  if (foldOf(folding, ask) === 'tray') return null;
  return amounts(folding, stage)?.at(-1)?.option ?? null;
}

function stageOf({ ask, options }: OneAsked, before: readonly Step[]): Stage {
  const folded = options.map((option) => ({ ...option, path: [...before, stepOf(ask, option)] }));
  return { ask, options: folded, taken: null, isUsual: false };
}

function stepOf(ask: Ask, { id }: Option): Step {
  return { ask: kindOf(ask), option: id };
}

function isRead(folding: Folding | undefined, kind: string): boolean {
  return folding?.reads?.includes(kind) ?? false;
}

/** Runs it with answers that are at hand. */
export function foreseeing<T>(work: Foresight<T>, look: (path: readonly Step[]) => OneAsked | null): T {
  let step = work.next();
  while (!step.done) step = work.next(look(step.value));
  return step.value;
}

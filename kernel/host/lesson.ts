/**
 * Lessons: a real table in a position that the author arranged, with scripted dice and opponents, and steps that say what to touch. The rules are the
 * real ones, so a lesson that they no longer offer fails its test.
 */

import { type Answer, type Chance, moveId, type Seat } from '../rules/ask.ts';
import { type ChanceSource, seededChance } from '../rules/chance.ts';
import type { AnyGame } from '../rules/game.ts';
import type { SeatWish } from '../table/setup.ts';
import { Table } from '../table/table.ts';
import { isPass } from '../table/undo.ts';

/** What a step says. */
export type StepWords = {
  /** What to do, or what to look at: one sentence. */
  readonly say: string;
  /** Why it matters, for anyone who wants to know. */
  readonly why?: string;
  /** What happened, in the list of what was done so far. */
  readonly done: string;
};

/** What a step does. */
export type StepFrame = {
  /** Its words have the same id. */
  readonly id: string;
  /** The option to take; left out where there is only something to read. */
  readonly pick?: string;
  /** What the others answer then, in order; what is not written down they pass, or take the first option. */
  readonly others?: readonly string[];
};

/** A lesson without its words. */
// biome-ignore lint/suspicious/noExplicitAny: a lesson arranges the state of its own game.
export type LessonFrame<S = any> = {
  readonly id: string;
  readonly minutes: number;
  readonly seats: number | readonly SeatWish[];
  readonly options?: unknown;
  /** Who learns; seat 0 when left out. */
  readonly seat?: Seat;
  readonly seed: number;
  /** What the dice show, in order; then the seed decides. */
  readonly rolls?: readonly number[];
  /** Makes the position in which the lesson begins, right after the setup. */
  readonly arrange?: (state: S) => void;
  /** Picks, of anybody, before the first step. */
  readonly before?: readonly string[];
  readonly steps: readonly StepFrame[];
};

/** What a lesson is called, and what a learner can do after it: one sentence, or two. */
type LessonTitle = { readonly title: string; readonly summary: string };

export type LessonStep = StepFrame & StepWords;
export type Lesson = Omit<LessonFrame, 'steps'> & LessonTitle & { readonly steps: readonly LessonStep[] };

/** The words of lessons, by lesson and step: a language that lacks one does not compile. */
export type LessonsWords<F extends readonly LessonFrame[]> = {
  readonly [L in F[number] as L['id']]: LessonTitle & {
    readonly steps: { readonly [step in L['steps'][number]['id']]: StepWords };
  };
};
type AnyWords = LessonTitle & { readonly steps: { readonly [step: string]: StepWords } };

/** Lessons with their words in one language. */
export function lessonsIn<F extends readonly LessonFrame[]>(frames: F, words: LessonsWords<F>): readonly Lesson[] {
  return frames.map((frame) => {
    const { title, summary, steps } = (words as { readonly [lesson: string]: AnyWords })[frame.id] as AnyWords;
    return {
      ...frame,
      title,
      summary,
      steps: frame.steps.map((step) => ({ ...step, ...(steps[step.id] as StepWords) })),
    };
  });
}

/** Somebody walks through a lesson. */
export class Course {
  readonly lesson: Lesson;
  readonly table: Table;
  readonly seat: Seat;
  /** How many steps are done. */
  at = 0;
  /** How many picks there were before the learner did something else; null while they follow. */
  private strayedAt: number | null = null;

  constructor(game: AnyGame, lesson: Lesson) {
    this.lesson = lesson;
    this.seat = lesson.seat ?? 0;
    const { seats, options = {} } = lesson;
    this.table = Table.start(arranged(game, lesson), { seats, options, chance: scriptedChance(lesson) });
    for (const option of lesson.before ?? []) this.take(option);
  }

  get step(): LessonStep | null {
    return this.lesson.steps[this.at] ?? null;
  }

  get strayed(): boolean {
    return this.strayedAt !== null;
  }

  /** The learner's pick. A pick that the lesson did not ask for is made too: it is allowed, and is taken back to go on. */
  pick(seat: Seat, decision: number, option: string): void {
    const { step } = this;
    const follows = step?.pick === option && !this.strayed;
    const before = this.table.count;
    this.table.pick(seat, decision, option);
    if (follows) this.goOn(step);
    else this.strayedAt ??= before;
  }

  /** The step is read. */
  read(): void {
    const { step } = this;
    if (step && step.pick === undefined) this.goOn(step);
  }

  /** Back to where the lesson was left. */
  takeBack(): void {
    if (this.strayedAt === null) return;
    this.table.rewind(this.strayedAt);
    this.strayedAt = null;
  }

  private goOn(step: LessonStep): void {
    this.at++;
    for (const option of step.others ?? []) this.take(option);
    const { table, seat } = this;
    // The end of a lesson leaves the table as it stands.
    while (this.step !== null && table.pending.length > 0 && !table.pending.includes(seat)) this.take(null);
  }

  /** A scripted pick of the seat that is asked and offered it; `null` is what passes, or the first option. */
  private take(option: string | null): void {
    const { table } = this;
    for (const seat of table.pending) {
      const ids = (table.question(seat)?.options ?? []).map(moveId);
      const id = option === null ? (ids.find(isPass) ?? ids[0]) : ids.find((one) => one === option);
      if (id === undefined) continue;
      table.pick(seat, table.decisionNumber, id);
      return;
    }
    throw new Error(`lesson ${this.lesson.id}, step ${this.at}: nobody is offered ${option}`);
  }
}

function arranged(game: AnyGame, { arrange }: Lesson): AnyGame {
  if (!arrange) return game;
  return {
    ...game,
    *setup(options, seats, inheritance) {
      const state = yield* game.setup(options, seats, inheritance);
      arrange(state);
      return state;
    },
  };
}

/** The dice that the lesson wrote down, then seeded ones. */
function scriptedChance({ seed, rolls = [] }: Lesson): ChanceSource {
  const seeded = seededChance(seed);
  const answers = new Map<number, Answer>();
  return {
    answer(request: Chance, n: number) {
      const again = answers.get(n);
      const rolled = again ?? (request.what === 'roll' ? rolls[answers.size] : undefined);
      if (rolled === undefined) return seeded.answer(request, n);
      answers.set(n, rolled);
      return rolled;
    },
  };
}

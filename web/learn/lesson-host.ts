/** The table of a lesson: it runs in this page, keeps nothing, and its opponents are scripted. */

import { explain } from '@tavola/kernel/host/explain.ts';
import { type Step, takeSteps } from '@tavola/kernel/host/gesture.ts';
import { Course, type Lesson } from '@tavola/kernel/host/lesson.ts';
import { type Preview, previewOf } from '@tavola/kernel/host/preview.ts';
import { type RefusedOption, refusedOptions } from '@tavola/kernel/host/why-not.ts';
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { AnyGame } from '@tavola/kernel/rules/game.ts';
import type { Trace } from '@tavola/kernel/rules/select.ts';
import type { HeardEvent } from '../api/types.ts';
import { NO_TABLE, type Snapshot, type TableHost, type Undo, withFrame } from '../host/host.ts';
import { frameOf, matchOf } from '../host/local-frame.ts';
import type { LocalMatch, LocalSeat } from '../host/store.ts';

export class LessonHost implements TableHost {
  readonly course: Course;
  private readonly saved: LocalMatch;
  private readonly listeners = new Set<() => void>();
  private state: Snapshot = { ...NO_TABLE, connection: 'local' };
  private revision = 0;

  constructor(game: AnyGame, lesson: Lesson) {
    this.course = new Course(game, lesson);
    this.saved = asSaved(this.course, game);
    this.show(0);
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  snapshot = (): Snapshot => this.state;
  close(): void {
    this.listeners.clear();
  }

  async pick(seat: Seat, decision: number, option: string, steps: readonly Step[] = []): Promise<void> {
    const since = this.state.frame?.told ?? 0;
    const { table } = this.course;
    this.course.pick(seat, decision, option);
    takeSteps(table, seat, steps, (next) => this.course.pick(seat, table.decisionNumber, next));
    this.show(since);
  }

  /** The step is read. */
  read(): void {
    const since = this.state.frame?.told ?? 0;
    this.course.read();
    this.show(since);
  }

  takeBack(): void {
    this.course.takeBack();
    this.show(0);
  }

  /** What strayed from the lesson can be taken back at once. */
  readonly undo: Undo = {
    possible: async () =>
      this.course.strayed ? { to: this.course.table.count - 1, free: true, asks: [], practice: false } : null,
    take: async () => this.takeBack(),
  };

  async refused(seat: Seat): Promise<readonly RefusedOption[]> {
    return refusedOptions(this.course.table, seat);
  }
  async preview(seat: Seat, option: string | readonly string[]): Promise<Preview> {
    return previewOf(this.course.table, seat, option);
  }
  async explain(n: number): Promise<readonly Trace[]> {
    return explain(this.course.table, n);
  }
  async publicly(): Promise<readonly HeardEvent[]> {
    return this.state.history.get('spectator') ?? [];
  }

  private show(since: number): void {
    const { table } = this.course;
    this.revision++;
    this.state = withFrame(this.state, frameOf(table, this.saved, this.revision, since));
    this.state = { ...this.state, match: matchOf(table, this.saved, this.revision, null) };
    for (const listener of this.listeners) listener();
  }
}

function asSaved({ table, seat, lesson }: Course, game: AnyGame): LocalMatch {
  const seats = table.seats.map(({ kind, ...seated }, i): LocalSeat => {
    const settings = seated.settings as LocalSeat['settings'];
    if (kind === 'automaton') return { kind, name: '', level: null, settings };
    return i === seat
      ? { kind: 'person', name: '', level: null, settings }
      : { kind: 'bot', name: '', level: 'easy', settings };
  });
  return {
    id: `lesson-${lesson.id}`,
    name: '',
    game: game.id,
    seats,
    log: table.log(),
    seed: '',
    created: 0,
    updated: 0,
    turn: true,
    origin: null,
    practice: 'allowed',
    uploaded: null,
  };
}

/** The table of a lesson: it runs in this page, keeps nothing, and its opponents are scripted. */
import type { Seat } from '@tavola/kernel/ask.ts';
import { explain } from '@tavola/kernel/explain.ts';
import type { AnyGame } from '@tavola/kernel/game.ts';
import { Course, type Lesson } from '@tavola/kernel/lesson.ts';
import { type Preview, previewOf } from '@tavola/kernel/preview.ts';
import type { Trace } from '@tavola/kernel/select.ts';
import { type RefusedOption, refusedOptions } from '@tavola/kernel/why-not.ts';
import { HostError } from '../host/errors.ts';
import { NO_TABLE, type Snapshot, type TableHost, withFrame } from '../host/host.ts';
import { frameOf, matchOf } from '../host/local-frame.ts';
import type { LocalMatch, LocalSeat } from '../host/store.ts';
import type { HeardEvent, PossibleUndo, SeenBeat } from '../host/types.ts';

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

  async pick(seat: Seat, decision: number, option: string): Promise<void> {
    const since = this.state.frame?.told ?? 0;
    this.course.pick(seat, decision, option);
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

  async possibleUndo(): Promise<PossibleUndo | null> {
    if (!this.course.strayed) return null;
    return { to: this.course.table.count - 1, free: true, asks: [], practice: false };
  }
  async undo(): Promise<void> {
    this.takeBack();
  }

  async refused(seat: Seat): Promise<readonly RefusedOption[]> {
    return refusedOptions(this.course.table, seat);
  }
  async preview(seat: Seat, option: string): Promise<Preview> {
    return previewOf(this.course.table, seat, option);
  }
  async explain(n: number): Promise<readonly Trace[]> {
    return explain(this.course.table, n);
  }
  async publicly(): Promise<readonly HeardEvent[]> {
    return this.state.history.get('spectator') ?? [];
  }
  async missed(): Promise<readonly SeenBeat[]> {
    return [];
  }

  async standing(): Promise<void> {}
  async mute(): Promise<void> {}
  sensible = notHere;
  hint = notHere;
  consent = notHere;
  talk = notHere;
  replaceByBot = notHere;
  abandon = notHere;
  repair = notHere;
  leave = notHere;
  rematch = notHere;

  private show(since: number): void {
    const { table } = this.course;
    this.revision++;
    this.state = withFrame(this.state, frameOf(table, this.saved, this.revision, since));
    this.state = { ...this.state, match: matchOf(table, this.saved, this.revision, null) };
    for (const listener of this.listeners) listener();
  }
}

/** A lesson has nobody to talk to, and nothing to leave. */
async function notHere(): Promise<never> {
  throw new HostError('OFFLINE');
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

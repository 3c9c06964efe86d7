/** What a table keeps so that it can be logged, forked and undone: its picks, its newest checkpoints, its fingerprints. */
import { type Answer, type Move, moveId, type Seat } from '../rules/ask.ts';
import { chanceId } from '../rules/chance.ts';
import { fingerprint } from '../rules/copy.ts';
import { TableError } from '../rules/errors.ts';
import type { Checkpoint, Log, LogPick } from './log.ts';

/** A pick that was made: at the table itself with its answer, or read from a log with its option id. */
export type MadePick = {
  readonly seat: Seat;
  readonly answer: Answer | null;
  readonly move: Move | null;
  readonly option: string | null;
};
export type Mark = Checkpoint & { readonly told: number; readonly checks: number };
type Check = readonly [picks: number, fingerprint: string];

const MARKS_KEPT = 2;

export class Transcript {
  picks: MadePick[] = [];
  /** Where a table that was resumed from a checkpoint began: events before it are not told again. */
  private base: Mark | null = null;
  private marks: Mark[] = [];
  private checks: Check[] = [];
  /** The fingerprints of a log that is being read again. */
  private expected: ReadonlyMap<number, string> = new Map();

  static ofLog(log: Log): Transcript {
    const transcript = new Transcript();
    transcript.picks = log.picks.map(madePick);
    transcript.checks = log.checks.slice();
    return transcript;
  }

  /** The beginning of this transcript up to a checkpoint: what a table that goes on from there starts with. */
  upTo(mark: Checkpoint | undefined, reading: boolean): Transcript {
    const transcript = new Transcript();
    const picks = mark?.picks ?? 0;
    transcript.picks = this.picks.slice(0, picks);
    transcript.checks = this.checks.filter(([at]) => at <= picks && mark !== undefined);
    transcript.base = this.base;
    if (mark && isMark(mark)) transcript.marks = [mark];
    else if (mark) {
      transcript.base = { ...mark, told: 0, checks: transcript.checks.length };
      transcript.marks = [transcript.base];
    }
    if (reading) transcript.expected = new Map(this.checks);
    return transcript;
  }

  get last(): Mark | null {
    return this.marks.at(-1) ?? null;
  }

  /** The newest point with at most `at` picks and `told` events behind it. */
  before(at: number, told = Number.POSITIVE_INFINITY): Mark | undefined {
    const isBefore = (mark: Mark) => mark.picks <= at && mark.told <= told;
    return this.marks.findLast(isBefore) ?? (this.base && isBefore(this.base) ? this.base : undefined);
  }

  mark(point: Checkpoint, told: number, checked: boolean): void {
    if (this.last?.picks === point.picks) this.marks.pop();
    if (checked) this.check(point);
    this.marks.push({ ...point, told, checks: this.checks.length });
    if (this.marks.length > MARKS_KEPT) this.marks.shift();
  }

  log(): Pick<Log, 'picks' | 'checks'> {
    return { picks: this.picksFrom(0), checks: this.checks.slice() };
  }

  picksFrom(from: number): LogPick[] {
    return this.picks.slice(from).map((taken): LogPick => [taken.seat, taken.option ?? optionOf(taken)]);
  }

  /** Compares the newest fingerprint with the log that is being read; called when no checkpoint can follow at the same pick. */
  settle(): void {
    const [picks, found] = this.checks.at(-1) ?? [0, undefined];
    const wanted = this.expected.get(picks);
    if (wanted !== undefined && found !== undefined && wanted !== found)
      throw new TableError('LOG_DIVERGES', { pick: picks });
  }

  /** Of several checkpoints at the same pick only the last one counts. */
  private check({ picks, state }: Checkpoint): void {
    if (this.checks.at(-1)?.[0] === picks) this.checks.pop();
    else this.settle();
    this.checks.push([picks, fingerprint(state)]);
  }
}

/** A pick as a log writes it. */
export function madePick([seat, option]: LogPick): MadePick {
  return { seat, option, answer: null, move: null };
}

/** A point of the table itself; one that a host kept may have more fields, but not this one. */
function isMark(point: Checkpoint): point is Mark {
  return 'checks' in point;
}

function optionOf({ answer, move }: MadePick): string {
  return move ? moveId(move) : chanceId(answer as Answer);
}

/** A selection over what is not known for sure: it asks only for the facts that can change whom it selects. */
import type { Doubts } from './doubts.ts';
import { type Ground, type Key, type Rung, type Score, Selection } from './select.ts';
import { Unsure } from './unsure.ts';
import { watching } from './watching.ts';

/** The least and the most that a criterion can give a candidate, and the facts on which that depends. */
type Range = { readonly low: number; readonly high: number; readonly facts: readonly string[] };
/** A candidate that may still be in, `sure` when it is; else the facts that decide it. One range for each criterion. */
type Row<C> = {
  readonly candidate: C;
  readonly sure: boolean;
  readonly member: readonly string[];
  readonly ranges: readonly Range[];
};

/** How far a selection over doubts has come. */
type Progress<C> = {
  readonly rows: readonly Row<C>[];
  readonly keys: readonly Key<C>[];
  readonly rungs: readonly Rung[];
  /** The newest criterion: the one that needs the facts. */
  readonly clause: string | null;
  /** Exactly one is taken, however many are tied. */
  readonly single: boolean;
};

export class Doubtful<C> extends Selection<C> {
  private readonly doubts: Doubts;
  private readonly rows: readonly Row<C>[];
  private readonly clause: string | null;
  private readonly single: boolean;

  private constructor(doubts: Doubts, ground: Ground<C>, { rows, keys, rungs, clause, single }: Progress<C>) {
    super(ground, [], [], keys, rungs, null);
    this.doubts = doubts;
    this.rows = rows;
    this.clause = clause;
    this.single = single;
  }

  static among<C>(doubts: Doubts, all: readonly C[], name: (candidate: C) => string): Doubtful<C> {
    const rows = all.map((candidate) => ({ candidate, sure: true, member: [], ranges: [] }));
    return new Doubtful(doubts, { all, name }, { rows, keys: [], rungs: [], clause: null, single: false });
  }

  override get list(): readonly C[] {
    const list: C[] = [];
    let best: Row<C> | null = null;
    for (const row of this.descending()) {
      if (best !== null && this.isBehind(row, best)) break;
      best ??= row;
      list.push(row.candidate);
      if (this.single) break;
    }
    return list;
  }

  override where(clause: string, test: (candidate: C) => boolean): Selection<C> {
    if (this.keys.length > 0) return this.settled().where(clause, test);
    const tried = this.rows.map((row) => this.doubts.everywhere(() => test(row.candidate)));
    const rows = this.rows.flatMap((row, i): Row<C>[] => {
      const { values, facts } = tried[i] as { values: readonly boolean[]; facts: readonly string[] };
      if (!values.includes(false)) return [row];
      return values.includes(true) ? [{ ...row, sure: false, member: [...row.member, ...facts] }] : [];
    });
    const said = (i: number) => onlyOne((tried[i] as { values: readonly boolean[] }).values);
    return this.narrowed('where', clause, rows, this.keys, said, false);
  }

  override most(clause: string, score: Score<C>): Selection<C> {
    return this.scored('most', clause, { score, sign: 1 });
  }

  override least(clause: string, score: Score<C>): Selection<C> {
    return this.scored('least', clause, { score, sign: -1 });
  }

  override first(clause: string, rank: Score<C> = (candidate) => this.ground.all.indexOf(candidate)): Selection<C> {
    return this.scored('first', clause, { score: rank, sign: -1 });
  }

  override random(...how: Parameters<Selection<C>['random']>): ReturnType<Selection<C>['random']> {
    return this.settled().random(...how);
  }

  override take(count: number): Selection<C> {
    return this.chosen(this.topmost(count));
  }

  override legal(clause: string, test: (candidate: C) => boolean, count = 1): Selection<C> {
    const list: C[] = [];
    const skipped: C[] = [];
    for (const { candidate } of this.descending()) {
      if (list.length >= count) break;
      const { values, facts } = this.doubts.everywhere(() => test(candidate));
      const allowed = onlyOne(values);
      if (allowed === null) throw new Unsure(facts, clause);
      (allowed ? list : skipped).push(candidate);
    }
    const { all } = this.ground;
    const values = all.map((one) => (list.includes(one) ? true : skipped.includes(one) ? false : null));
    const rung = { clause, how: 'legal', values, out: skipped.map((one) => all.indexOf(one)) } as const;
    return this.chosen(list, watching.traces ? [...this.rungs, rung] : this.rungs);
  }

  override ranking(): readonly C[] {
    return this.topmost(this.rows.length);
  }

  override moves<M extends { readonly kind: string }>(make: (candidate: C) => M): M[] {
    return this.list.map(make);
  }

  private topmost(count: number): C[] {
    const list: C[] = [];
    for (const { candidate } of this.descending()) {
      if (list.length >= count) break;
      list.push(candidate);
    }
    return list;
  }

  /** The candidates that are certainly in: from here on the criteria read what they need. */
  private settled(): Selection<C> {
    const open = this.rows.find(({ sure }) => !sure);
    if (open) throw new Unsure(open.member, this.clause);
    const standing = this.rows.map(({ candidate }) => candidate);
    return new Selection(this.ground, standing, this.list, this.keys, this.rungs, null);
  }

  private chosen(list: readonly C[], rungs = this.rungs): Selection<C> {
    return new Selection(this.ground, list, list, this.keys, rungs, null);
  }

  private scored(how: Rung['how'], clause: string, key: Key<C>): Selection<C> {
    const rows = this.rows.map((row): Row<C> => {
      const { values, facts } = this.doubts.everywhere(() => key.sign * key.score(row.candidate));
      const [low, high] = [Math.min(...values), Math.max(...values)];
      return { ...row, ranges: [...row.ranges, { low, high, facts: low === high ? [] : facts }] };
    });
    const said = (i: number) => {
      const range = rows[i]?.ranges.at(-1);
      return range && range.low === range.high ? key.sign * range.low : null;
    };
    return this.narrowed(how, clause, rows, [...this.keys, key], said, how === 'first');
  }

  private narrowed(
    how: Rung['how'],
    clause: string,
    rows: readonly Row<C>[],
    keys: readonly Key<C>[],
    said: (row: number) => number | boolean | null,
    single: boolean,
  ): Doubtful<C> {
    const { all } = this.ground;
    const values = () => {
      const places = this.rows.map(({ candidate }) => candidate);
      return all.map((one) => (places.includes(one) ? said(places.indexOf(one)) : null));
    };
    const stay = rows.map(({ candidate }) => candidate);
    const out = () => this.rows.flatMap(({ candidate }) => (stay.includes(candidate) ? [] : [all.indexOf(candidate)]));
    const rungs = watching.traces ? [...this.rungs, { clause, how, values: values(), out: out() }] : this.rungs;
    return new Doubtful(this.doubts, this.ground, { rows, keys, rungs, clause, single });
  }

  /** From the best down, as far as the caller reads; stops where facts must be told first. */
  private *descending(): Generator<Row<C>> {
    const left = this.rows.slice();
    while (left.length > 0) {
      const top = this.top(left);
      left.splice(left.indexOf(top), 1);
      yield top;
    }
  }

  /**
   * The best of `rows`. If the most promising one only has to be in, that alone is asked: when it is, the others may not matter. Ranges that
   * overlap are asked for together, to be compared.
   */
  private top(rows: readonly Row<C>[]): Row<C> {
    const top = rows.reduce((best, row) => (isMorePromising(row, best) ? row : best));
    if (!top.sure) throw new Unsure(top.member, this.clause);
    const rivals = rows.filter((row) => row !== top && mayComeFirst(row, top, rows));
    if (rivals.length === 0) return top;
    const facts = [top, ...rivals].flatMap(({ ranges }) => ranges.flatMap((range) => range.facts));
    throw new Unsure([...new Set(facts)], this.clause);
  }

  /** Is `row`, which comes after `best`, surely worse and not only tied? */
  private isBehind(row: Row<C>, best: Row<C>): boolean {
    for (const [i, range] of row.ranges.entries()) {
      const bar = best.ranges[i] as Range;
      if (range.high < bar.low) return true;
      if (!isSame(range, bar)) throw new Unsure([...new Set([...range.facts, ...bar.facts])], this.clause);
    }
    return false;
  }
}

function isMorePromising<C>(a: Row<C>, b: Row<C>): boolean {
  for (const [i, { high }] of a.ranges.entries()) {
    const other = (b.ranges[i] as Range).high;
    if (high !== other) return high > other;
  }
  return false;
}

/** Could `row` come before `top`, which is the more promising one? */
function mayComeFirst<C>(row: Row<C>, top: Row<C>, listed: readonly Row<C>[]): boolean {
  for (const [i, range] of row.ranges.entries()) {
    const bar = top.ranges[i] as Range;
    if (range.high < bar.low) return false;
    if (range.high > bar.low) return !isSame(range, bar);
  }
  return listed.indexOf(row) < listed.indexOf(top);
}

function isSame(a: Range, b: Range): boolean {
  return a.low === a.high && b.low === b.high && a.low === b.low;
}

function onlyOne<T>(values: readonly T[]): T | null {
  return values.every((value) => value === values[0]) ? (values[0] ?? null) : null;
}

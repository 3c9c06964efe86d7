/**
 * Choosing by clauses. Automata choose with it, and people who want to know why see every candidate with the numbers that decided; people's options
 * are listed with it, so that the clause that rules a move out can be named. Silent tables keep neither.
 */
import { type Ask, type Move, moveId, type Rules } from './ask.ts';
import { pick } from './chance.ts';
import { watching } from './watching.ts';

/** One criterion: what it says of each candidate, in the order of `Trace.candidates`; null for those that had fallen out before. */
export type Rung = {
  readonly clause: string;
  readonly how: 'where' | 'most' | 'least' | 'first' | 'legal' | 'random';
  readonly values: readonly (number | boolean | null)[];
  /** Places of the candidates that fell out here; of `legal`: those that were skipped, best first. */
  readonly out: readonly number[];
};
export type Trace = {
  readonly candidates: readonly string[];
  readonly rungs: readonly Rung[];
  /** Places of those that were taken, best first. */
  readonly taken: readonly number[];
};
/** Anything that can say how it came about. */
export type Traced = { readonly trace: Trace };

export type Score<C> = (candidate: C) => number;
export type Key<C> = { readonly score: Score<C>; readonly sign: 1 | -1 };
/** What it says of the candidates, read only if somebody wants to know, and which of them fell out by it. */
type Criterion<C> = Pick<Rung, 'how' | 'clause'> & {
  readonly values: () => Rung['values'];
  readonly fallen: readonly C[];
};
type Excluded<C> = { readonly candidate: C; readonly clause: string; readonly before: Excluded<C> | null };

/** What all steps of one selection share. */
export type Ground<C> = { readonly all: readonly C[]; readonly name: (candidate: C) => string };

export function select<C>(candidates: readonly C[], name: (candidate: C) => string = nameOf): Selection<C> {
  if (watching.doubts !== null) return watching.doubts.select(candidates, name);
  return certain(candidates, name);
}

/** A selection among candidates of which everything is known. */
export function certain<C>(candidates: readonly C[], name: (candidate: C) => string): Selection<C> {
  return new Selection({ all: candidates, name }, candidates, candidates, [], [], null);
}

export class Selection<C> {
  protected readonly ground: Ground<C>;
  protected readonly keys: readonly Key<C>[];
  protected readonly rungs: readonly Rung[];
  private readonly tied: readonly C[];
  /** Those that no `where` ruled out, whatever their rank. */
  private readonly standing: readonly C[];
  private readonly out: Excluded<C> | null;

  constructor(
    ground: Ground<C>,
    standing: readonly C[],
    list: readonly C[],
    keys: readonly Key<C>[],
    rungs: readonly Rung[],
    out: Excluded<C> | null,
  ) {
    this.ground = ground;
    this.standing = standing;
    this.tied = list;
    this.keys = keys;
    this.rungs = rungs;
    this.out = out;
  }

  /** The candidates that are best so far: more than one while they are tied. */
  get list(): readonly C[] {
    return this.tied;
  }

  /** The first candidate still in. */
  get best(): C | undefined {
    return this.list[0];
  }

  /** How it came about; empty unless somebody wants to know (explain.ts). */
  get trace(): Trace {
    const { all, name } = this.ground;
    return { candidates: all.map(name), rungs: this.rungs, taken: this.list.map((one) => all.indexOf(one)) };
  }

  /** Only those for which it is true. */
  where(clause: string, test: (candidate: C) => boolean): Selection<C> {
    const list = this.list.filter(test);
    const standing = this.standing === this.list ? list : this.standing.filter(test);
    return this.next('where', clause, standing, list, this.keys, test);
  }

  /** The highest; those that are tied stay together. */
  most(clause: string, score: Score<C>): Selection<C> {
    return this.ranked('most', clause, { score, sign: 1 });
  }

  /** The lowest; those that are tied stay together. */
  least(clause: string, score: Score<C>): Selection<C> {
    return this.ranked('least', clause, { score, sign: -1 });
  }

  /** Exactly one: the lowest rank, and among equal ranks the one listed first. */
  first(clause: string, rank: Score<C> = (candidate) => this.ground.all.indexOf(candidate)): Selection<C> {
    const key: Key<C> = { score: rank, sign: -1 };
    return this.next('first', clause, this.standing, best(this.list, key).slice(0, 1), [...this.keys, key], rank);
  }

  /** A criterion that is asked for only while more than one is left, and that does not count as a reason if it tells none of them apart. */
  tieBreak(criterion: (tied: Selection<C>) => Selection<C>): Selection<C> {
    if (this.list.length < 2) return this;
    const decided = criterion(this);
    return decided.list.length < this.list.length ? decided : this;
  }

  /** Exactly one of those still tied, drawn by chance. */
  *random(clause: string, ask: Ask | null = null): Rules<Selection<C>> {
    if (this.list.length < 2) return this;
    const one = yield* pick(this.list, ask, this.ground.name);
    const keys = [...this.keys, { score: (candidate: C) => (candidate === one ? 1 : 0), sign: 1 as const }];
    return this.next('random', clause, this.standing, [one], keys, (candidate) => candidate === one);
  }

  /** The best `count` in rank order; ties are taken in the order in which the candidates were listed. */
  take(count: number): Selection<C> {
    const list = this.ranking().slice(0, count);
    return new Selection(this.ground, this.standing, list, this.keys, this.rungs, this.out);
  }

  /**
   * Walks the candidates from the best down and takes the first `count` that are allowed; those skipped on the way are remembered with the clause. The
   * test runs only as far as needed.
   */
  legal(clause: string, test: (candidate: C) => boolean, count = 1): Selection<C> {
    const list: C[] = [];
    const skipped: C[] = [];
    for (const candidate of this.ranking()) {
      if (list.length >= count) break;
      if (test(candidate)) list.push(candidate);
      else skipped.push(candidate);
    }
    const { all } = this.ground;
    const values = () => all.map((one) => (list.includes(one) ? true : skipped.includes(one) ? false : null));
    return this.kept({ how: 'legal', clause, values, fallen: skipped }, list, list, this.keys);
  }

  /** All that no clause ruled out, the best first; what is tied stays in the order in which it was listed. */
  ranking(): readonly C[] {
    const { keys, standing } = this;
    if (keys.length === 0) return standing;
    const scored = standing.map((candidate) => ({
      candidate,
      scores: keys.map(({ score, sign }) => sign * score(candidate)),
    }));
    return scored.sort((a, b) => compared(a.scores, b.scores)).map(({ candidate }) => candidate);
  }

  /** The moves of the candidates still in. While "why not?" is being answered, the others are remembered with their clause. */
  moves<M extends Move>(make: (candidate: C) => M): M[] {
    const { refused } = watching;
    for (let out = refused && this.out; out; out = out.before) {
      const move = make(out.candidate);
      refused?.set(moveId(move), { move, clause: out.clause });
    }
    return this.list.map(make);
  }

  private ranked(how: Rung['how'], clause: string, key: Key<C>): Selection<C> {
    return this.next(how, clause, this.standing, best(this.list, key), [...this.keys, key], key.score);
  }

  private next(
    how: Rung['how'],
    clause: string,
    standing: readonly C[],
    list: readonly C[],
    keys: readonly Key<C>[],
    value: (candidate: C) => number | boolean,
  ): Selection<C> {
    if (!watching.traces && watching.refused === null)
      return new Selection(this.ground, standing, list, keys, NONE, null);
    const fallen = this.list.filter((one) => !list.includes(one));
    const seen = how === 'where' ? this.list : this.standing;
    const values = () => this.ground.all.map((one) => (seen.includes(one) ? value(one) : null));
    return this.kept({ how, clause, values, fallen }, standing, list, keys);
  }

  private kept(
    { how, clause, values, fallen }: Criterion<C>,
    standing: readonly C[],
    list: readonly C[],
    keys: readonly Key<C>[],
  ): Selection<C> {
    const { traces, refused } = watching;
    let { rungs, out } = this;
    if (refused) for (const candidate of fallen) out = { candidate, clause, before: out };
    if (traces) {
      const { all } = this.ground;
      rungs = [...rungs, { clause, how, values: values(), out: fallen.map((one) => all.indexOf(one)) }];
    }
    return new Selection(this.ground, standing, list, keys, rungs, out);
  }
}

const NONE: readonly never[] = [];

function best<C>(list: readonly C[], { score, sign }: Key<C>): readonly C[] {
  let most = Number.NEGATIVE_INFINITY;
  let kept: C[] = [];
  for (const candidate of list) {
    const value = sign * score(candidate);
    if (value > most) {
      most = value;
      kept = [candidate];
    } else if (value === most) kept.push(candidate);
  }
  return kept;
}

function compared(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return (b[i] as number) - (a[i] as number);
  return 0;
}

function nameOf(candidate: unknown): string {
  if (typeof candidate === 'object' && candidate !== null && 'id' in candidate) return String(candidate.id);
  return typeof candidate === 'object' ? JSON.stringify(candidate) : String(candidate);
}

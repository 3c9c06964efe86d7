/**
 * Choosing by clauses. Automata pick their target with it and keep the trace of their reasons; people's options are
 * listed with it, so that the clause that rules a move out can be named. Silent tables keep neither.
 */
import { type Move, moveId, type Rules } from './ask.ts';
import { pick } from './chance.ts';
import { watching } from './watching.ts';

export type TraceStep = {
  readonly clause: string;
  readonly how: 'where' | 'most' | 'least' | 'first' | 'random';
  /** Names of the candidates that stayed and of those that fell out at this step. */
  readonly left: readonly string[];
  readonly out: readonly string[];
};
export type Trace = readonly TraceStep[];

export function select<C>(candidates: readonly C[], name: (candidate: C) => string = nameOf): Selection<C> {
  return new Selection(candidates, name, [], null);
}

type Out<C> = { readonly candidate: C; readonly clause: string; readonly before: Out<C> | null };

export class Selection<C> {
  /** The candidates still in. */
  readonly list: readonly C[];
  readonly trace: Trace;
  private readonly name: (candidate: C) => string;
  private readonly out: Out<C> | null;

  constructor(list: readonly C[], name: (candidate: C) => string, trace: Trace, out: Out<C> | null) {
    this.list = list;
    this.name = name;
    this.trace = trace;
    this.out = out;
  }

  /** The first candidate still in. */
  get best(): C | undefined {
    return this.list[0];
  }

  where(clause: string, test: (candidate: C) => boolean): Selection<C> {
    return this.narrowed('where', clause, this.list.filter(test));
  }

  most(clause: string, score: (candidate: C) => number): Selection<C> {
    return this.narrowed('most', clause, highest(this.list, score));
  }

  least(clause: string, score: (candidate: C) => number): Selection<C> {
    return this.narrowed(
      'least',
      clause,
      highest(this.list, (candidate) => -score(candidate)),
    );
  }

  /** Exactly one: the lowest rank, and among equal ranks the one listed first. */
  first(clause: string, rank: (candidate: C) => number = () => 0): Selection<C> {
    return this.narrowed('first', clause, highest(this.list, (candidate) => -rank(candidate)).slice(0, 1));
  }

  /** Exactly one, drawn by chance. */
  *random(clause: string): Rules<Selection<C>> {
    if (this.list.length < 2) return this;
    return this.narrowed('random', clause, [yield* pick(this.list)]);
  }

  /** The moves of the candidates still in. While "why not?" is being answered, the others are remembered with their clause. */
  moves<M extends Move>(make: (candidate: C) => M): M[] {
    const { refused } = watching;
    if (refused) for (let out = this.out; out; out = out.before) refused.set(moveId(make(out.candidate)), out.clause);
    return this.list.map(make);
  }

  private narrowed(how: TraceStep['how'], clause: string, list: readonly C[]): Selection<C> {
    const { traces, refused } = watching;
    if (!traces && !refused) return new Selection(list, this.name, this.trace, null);
    const fallen = this.list.filter((candidate) => !list.includes(candidate));
    let out = this.out;
    for (const candidate of fallen) out = { candidate, clause, before: out };
    const step = { clause, how, left: list.map(this.name), out: fallen.map(this.name) };
    return new Selection(list, this.name, traces ? [...this.trace, step] : this.trace, out);
  }
}

function highest<C>(list: readonly C[], score: (candidate: C) => number): readonly C[] {
  let best = Number.NEGATIVE_INFINITY;
  let kept: C[] = [];
  for (const candidate of list) {
    const value = score(candidate);
    if (value > best) {
      best = value;
      kept = [candidate];
    } else if (value === best) kept.push(candidate);
  }
  return kept;
}

function nameOf(candidate: unknown): string {
  if (typeof candidate === 'object' && candidate !== null && 'id' in candidate) return String(candidate.id);
  return typeof candidate === 'object' ? JSON.stringify(candidate) : String(candidate);
}

/**
 * What the app was not told about a real table. While the rules run, the cells of such facts are armed: a rule that reads one stops, and the
 * table asks for it. A selection tries all that could stand there first, and asks only if that changes whom it selects.
 */
import { moveId } from './ask.ts';
import { Doubtful } from './doubtful.ts';
import { type DeclaredFact, readValue, type Value } from './real.ts';
import { certain, type Selection } from './select.ts';
import { Unsure } from './unsure.ts';

type Cells = { [key: string]: Value };
type Armed = { readonly id: string; readonly known: DeclaredFact; value: Value };
/** What a question may answer, over everything that could stand in the cells it reads. */
export type PossibleAnswers<T> = { readonly values: readonly T[]; readonly facts: readonly string[] };

/** Beyond this many worlds, not every one is tried: numbers are then tried at both ends only. */
const MOST_TRIES = 3000;

/** A question reads a cell that the world being tried says nothing about yet. */
class Fresh {
  readonly cell: Armed;
  constructor(cell: Armed) {
    this.cell = cell;
  }
}

export class Doubts {
  private readonly armed = new Map<string, Armed>();
  private readonly written: (id: string) => void;
  private trying: ReadonlyMap<Armed, Value> | null = null;
  private quiet = false;

  /** `written` hears of facts that the rules have settled by writing them. */
  constructor(written: (id: string) => void) {
    this.written = written;
  }

  arm(known: DeclaredFact): void {
    const { holder, key } = known;
    const id = moveId(known.fact);
    if (this.armed.has(id)) return;
    const cell: Armed = { id, known, value: (holder as Cells)[key] ?? null };
    this.armed.set(id, cell);
    Object.defineProperty(holder, key, {
      configurable: true,
      enumerable: true,
      get: () => this.read(cell),
      set: (value: Value) => {
        cell.value = value;
        this.release(cell);
        this.written(cell.id);
      },
    });
  }

  disarm(): void {
    for (const cell of this.armed.values()) this.release(cell);
  }

  /** Looks at the state without being stopped, to copy it. */
  silently<T>(look: () => T): T {
    const before = this.quiet;
    this.quiet = true;
    try {
      return look();
    } finally {
      this.quiet = before;
    }
  }

  /** A selection among candidates that may not be known well enough. One inside another just reads the world being tried. */
  select<C>(candidates: readonly C[], name: (candidate: C) => string): Selection<C> {
    if (this.armed.size === 0 || this.trying !== null) return certain(candidates, name);
    return Doubtful.among(this, candidates, name);
  }

  /** Asks `question` in every world that the cells it reads leave open. */
  everywhere<T>(question: () => T): PossibleAnswers<T> {
    const facts = new Set<string>();
    const values = this.tried(question, facts, false) ?? this.tried(question, facts, true);
    if (values === null) throw new Unsure([...facts], null);
    return { values, facts: [...facts] };
  }

  private tried<T>(question: () => T, facts: Set<string>, ends: boolean): T[] | null {
    const values: T[] = [];
    let left = MOST_TRIES;
    const everyWorld = (chosen: ReadonlyMap<Armed, Value>): boolean => {
      if (--left < 0) return false;
      const fresh = this.answered(question, chosen, values);
      if (fresh === null) return true;
      facts.add(fresh.id);
      return worlds(fresh.known, ends).every((value) => everyWorld(new Map(chosen).set(fresh, value)));
    };
    return everyWorld(new Map()) ? values : null;
  }

  /** The answer joins `values`, or the first cell that the question reads beyond `chosen` is given back. */
  private answered<T>(question: () => T, chosen: ReadonlyMap<Armed, Value>, values: T[]): Armed | null {
    const before = this.trying;
    this.trying = chosen;
    try {
      values.push(question());
      return null;
    } catch (signal) {
      if (signal instanceof Fresh) return signal.cell;
      throw signal;
    } finally {
      this.trying = before;
    }
  }

  private read(cell: Armed): Value {
    if (this.quiet) return cell.value;
    if (isHidden(cell.known)) throw new Error(`a rule looks at what nobody can tell: ${cell.id}`);
    if (this.trying === null) throw new Unsure([cell.id], null);
    const value = this.trying.get(cell);
    if (value === undefined) throw new Fresh(cell);
    return value;
  }

  private release(cell: Armed): void {
    this.armed.delete(cell.id);
    const { holder, key } = cell.known;
    Object.defineProperty(holder, key, { configurable: true, enumerable: true, writable: true, value: cell.value });
  }
}

/** A hidden thing is a fact that nobody can tell: an automaton that looks at one is wrong. */
function isHidden({ among }: DeclaredFact): boolean {
  return !('min' in among) && among.length === 0;
}

function worlds({ among }: DeclaredFact, ends: boolean): readonly Value[] {
  if (!('min' in among)) return among.map((one) => readValue(among, String(one))?.value ?? null);
  const { min, max } = among;
  if (ends) return min === max ? [min] : [min, max];
  return Array.from({ length: max - min + 1 }, (_, i) => min + i);
}

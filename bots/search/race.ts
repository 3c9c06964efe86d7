/**
 * Which of its options a seat prefers, by trials in rounds. Options in the running are tried equally often, the n-th time all in the same world,
 * so that what differs is due to the options. With every part of the budget that is used up the worse half drops out (sequential halving), and
 * sooner whatever is clearly behind. So what the budget brings goes to the options that are hard to tell apart.
 */
import type { Edge } from './tree.ts';

/** What each trial of an option brought, by the number of the world it happened in. */
type Runner = { readonly edge: Edge; readonly values: number[] };

/** An option should be tried at least this often in the first round; where there are too many for that, those that promise least are left out. */
const FIRST_TRIALS = 2;
/** Each time every option has had this many trials, those that are clearly behind drop out. */
const LOOKED_AT = 32;
/** Clearly: the difference to the best is this many times its standard error. */
const CLEAR = 4;
/** Options that brought the same in each of this many worlds are the same, as far as a search can tell. */
const SAME = 96;

export class Race {
  /** Those still in it, the one that promised most first. */
  private runners: Runner[];
  private readonly entered: number;
  private readonly rounds: number;
  private readonly trust: number;
  private turn = 0;

  /** `edges` are in the order in which they promise something; `trust` is what the policy's pick is preferred by. */
  constructor(edges: readonly Edge[], iterations: number, trust: number) {
    const entered = edges.slice(0, mostFor(iterations, edges.length));
    this.runners = entered.map((edge) => ({ edge, values: [] }));
    this.entered = entered.length;
    this.rounds = roundsFor(entered.length);
    this.trust = trust;
  }

  /** The option to be tried next, and in which world. */
  get next(): { readonly edge: Edge; readonly world: number } {
    const { edge, values } = this.runners[this.turn] as Runner;
    return { edge, world: values.length };
  }

  /** Only one is left: the pick is settled. */
  get isOver(): boolean {
    return this.runners.length === 1;
  }

  /** Those still in the running, the best first. */
  get standing(): readonly Edge[] {
    return this.ordered().map(({ edge }) => edge);
  }

  /** What the trial of `next` brought; `share` of the budget, 0 to 1, is used up. */
  credit(value: number, share: number): void {
    this.runners[this.turn]?.values.push(value);
    this.turn++;
    if (this.turn < this.runners.length) return;
    this.turn = 0;
    if (this.runners.length > 1) this.thinOut(share);
  }

  private thinOut(share: number): void {
    const trials = (this.runners[0] as Runner).values.length;
    if (trials % LOOKED_AT === 0) this.dropHopeless();
    const most = share >= 1 ? 1 : Math.ceil(this.entered / 2 ** Math.floor(share * this.rounds));
    if (this.runners.length <= most) return;
    const staying = new Set(this.ordered().slice(0, most));
    this.runners = this.runners.filter((runner) => staying.has(runner));
  }

  private dropHopeless(): void {
    const [best] = this.ordered() as [Runner];
    this.runners = this.runners.filter((runner) => runner === best || !this.isHopeless(runner, best));
  }

  private isHopeless(runner: Runner, best: Runner): boolean {
    const { mean, error } = differenceOf(best.values, runner.values);
    const ahead = mean + this.bonusOf(best) - this.bonusOf(runner);
    return error === 0 ? ahead > 0 || best.values.length >= SAME : ahead > CLEAR * error;
  }

  /** The best first; of equals the one that promised more. Halfway through a sweep only worlds that all have seen count. */
  private ordered(): readonly Runner[] {
    const worlds = Math.min(...this.runners.map(({ values }) => values.length));
    const worth = new Map(this.runners.map((runner) => [runner, meanOf(runner.values, worlds) + this.bonusOf(runner)]));
    return this.runners.toSorted((a, b) => (worth.get(b) ?? 0) - (worth.get(a) ?? 0));
  }

  private bonusOf({ edge }: Runner): number {
    return edge.advised ? this.trust : 0;
  }
}

function roundsFor(options: number): number {
  return Math.max(1, Math.ceil(Math.log2(options)));
}

/** How many of the options these iterations are enough for. */
function mostFor(iterations: number, options: number): number {
  let most = 2;
  while (most < options && FIRST_TRIALS * (most + 1) * roundsFor(most + 1) <= iterations) most++;
  return most;
}

function meanOf(values: readonly number[], worlds: number): number {
  let sum = 0;
  for (let i = 0; i < worlds; i++) sum += values[i] as number;
  return sum / Math.max(1, worlds);
}

/** By how much the first is better, world by world, and the standard error of that. */
function differenceOf(
  first: readonly number[],
  second: readonly number[],
): { readonly mean: number; readonly error: number } {
  const n = first.length;
  let [sum, squares] = [0, 0];
  for (let i = 0; i < n; i++) {
    const difference = (first[i] as number) - (second[i] as number);
    sum += difference;
    squares += difference * difference;
  }
  const mean = sum / n;
  return { mean, error: Math.sqrt(Math.max(0, squares / n - mean * mean) / n) };
}

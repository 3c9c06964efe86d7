/**
 * Information-set Monte Carlo tree search for any number of seats. Each iteration imagines a world: a fork of the table in which everything
 * that the seat cannot know is dealt anew. It goes down the tree of what was tried so far, adds one node, plays out, and credits every seat's
 * picks with what that seat got. Sealed picks are made by each seat for itself, none knowing the others'.
 */
import { type Move, moveId, type Question, type Seat } from '@tavola/kernel/ask.ts';
import { streamChance } from '@tavola/kernel/chance.ts';
import { type Rng, seededRng } from '@tavola/kernel/rng.ts';
import type { Table } from '@tavola/kernel/table.ts';
import type { Memory } from './memory.ts';
import { playout, sensible } from './playout.ts';
import type { Thought } from './thought.ts';
import { type Edge, edgesOf, followed, followedTogether, type Node, newNode, selected, weighAnew } from './tree.ts';

/** Whatever ends first. Only without a time limit is the pick the same each time. */
export type Budget = {
  readonly iterations?: number | undefined;
  readonly milliseconds?: number | undefined;
  /** How much of what it saw the bot remembers, 0 to 1. */
  readonly recall?: number | undefined;
};

/**
 * The position of the option that the search likes best. `table` must be recorded; it is not changed. With a memory it knows what lies behind
 * the options from its last pick, and weighs the options themselves anew.
 */
export function search(table: Table, seat: Seat, seed: number, budget: Budget, memory?: Memory): number {
  return searched(table, seat, seed, budget, memory).index;
}

/** The same, with the number of iterations that were made: fewer than the budget when the pick was settled before. */
export function searched(
  table: Table,
  seat: Seat,
  seed: number,
  budget: Budget,
  memory?: Memory,
): { index: number; iterations: number } {
  if ((table.question(seat)?.options.length ?? 0) < 2) return { index: 0, iterations: 0 };
  const running = pondered(table, seat, seed, budget, memory);
  return { index: running.best, iterations: running.made };
}

/** A search that has come to its end, because its budget is used up, the pick is settled, or somebody says that it is enough. */
export function pondered(
  table: Table,
  seat: Seat,
  seed: number,
  budget: Budget,
  memory?: Memory,
  isEnough: () => boolean = () => false,
): Search {
  const running = new Search(table, seat, seed, budget, memory?.treeOf(table, seat) ?? newNode());
  const isOver = () => running.isSettled || isEnough();
  if (!isOver()) while (running.step()) if (running.made % CHECKED === 0 && isOver()) break;
  if (running.isAlone) memory?.keep(table, seat, seed, running.root);
  return running;
}

/** An option that was tried: how often, and what each seat may hope for after it. */
export type Tried = {
  /** Its position among the options. */
  readonly index: number;
  readonly visits: number;
  /** One number a seat, 0 to 1. */
  readonly values: readonly number[];
};

/** A search that is made step by step, so that somebody can look on and stop it. */
export class Search {
  /** How many iterations were made. */
  made = 0;
  private readonly table: Table;
  private readonly seat: Seat;
  private readonly seed: number;
  private readonly question: Question;
  readonly root: Node;
  private readonly edges: Edge[];
  /** What every seat got, in all, by the option it began with. */
  private readonly sums = new Map<Edge, number[]>();
  private readonly rng: Rng;
  private readonly iterations: number;
  private readonly milliseconds: number;
  private readonly recall: number;
  private readonly began: number;
  private readonly at: number;
  /** Nobody else picks at the same time. */
  readonly isAlone: boolean;

  constructor(table: Table, seat: Seat, seed: number, budget: Budget, root: Node = newNode()) {
    const { iterations = Number.POSITIVE_INFINITY, milliseconds = Number.POSITIVE_INFINITY, recall = 1 } = budget;
    this.table = table;
    this.seat = seat;
    this.seed = seed;
    this.question = table.question(seat) as Question;
    this.root = root;
    this.edges = edgesOf(root, this.question);
    weighAnew(this.edges);
    this.rng = seededRng(seed);
    this.iterations = iterations;
    this.milliseconds = milliseconds;
    this.recall = recall;
    this.began = this.isTimed ? performance.now() : 0;
    // Sealed picks of others that are already in are unknown to this seat: the worlds start where everybody was asked.
    this.at = table.decisionNumber;
    this.isAlone = table.openQuestions === 1 && this.at === table.count;
  }

  /** How much of the budget is used up, 0 to 1. */
  get share(): number {
    const passed = this.isTimed ? (performance.now() - this.began) / this.milliseconds : 0;
    return Math.min(1, Math.max(this.made / this.iterations, passed));
  }

  /** Whether no other move can be tried as often as the first in the iterations or the time left: the pick would be the same. */
  get isSettled(): boolean {
    return isSettled(this.root, Math.min(this.iterations - this.made, this.leftInTime));
  }

  /** How many iterations the rest of the time will bring, about. */
  private get leftInTime(): number {
    if (!this.isTimed || this.made === 0) return Number.POSITIVE_INFINITY;
    const passed = (performance.now() - this.began) / this.milliseconds;
    return (this.made * Math.max(0, 1 - passed)) / passed;
  }

  /** The position of the option that was tried most. */
  get best(): number {
    return mostVisited(this.edges, this.question.options);
  }

  /** One iteration more; false when the budget is used up. */
  step(): boolean {
    const { table, seat, seed, isAlone, at } = this;
    if (this.made >= this.iterations || (this.made > 0 && this.isTimed && this.share >= 1)) return false;
    const first = this.made > 0 && isAlone ? selected(this.edges, this.question, this.rng, table.game.bot) : null;
    const luck = luckOf(seed, isAlone ? (first?.visits ?? 0) : this.made);
    const world = table.fork({ chance: streamChance(luck.chance), at });
    world.redeal(seat, luck.rng, this.recall);
    const { path, values } = iterate(this.root, world, luck.rng, first);
    this.credit(path, values);
    this.made++;
    return true;
  }

  /** How often each option was tried, and what that brought in all. */
  get thoughts(): readonly Thought[] {
    const tried = this.edges.filter(({ visits }) => visits > 0);
    return tried.map(({ move, visits, total }) => ({ id: moveId(move), visits, total }));
  }

  /** Every option that was tried, the one the search would pick first. */
  ranked(): readonly Tried[] {
    const { options } = this.question;
    const tried = this.edges.filter(({ visits }) => visits > 0).sort((a, b) => (isBetter(a, b) ? -1 : 1));
    return tried.map((edge) => ({
      index: placeOf(edge, options),
      visits: edge.visits,
      values: (this.sums.get(edge) ?? []).map((sum) => sum / edge.visits),
    }));
  }

  private get isTimed(): boolean {
    return this.milliseconds < Number.POSITIVE_INFINITY;
  }

  private credit(path: readonly Edge[], values: readonly number[]): void {
    const own = path.find((edge) => edge.seat === this.seat);
    if (!own) return;
    const sums = this.sums.get(own);
    if (!sums) this.sums.set(own, [...values]);
    else for (const [seat, value] of values.entries()) sums[seat] = (sums[seat] ?? 0) + value;
  }
}

/**
 * Where the seat picks alone, the n-th trial of each of its moves happens in the same world with the same dice: what differs is due to the
 * moves, and fewer trials tell them apart.
 */
function luckOf(seed: number, trial: number): { readonly rng: Rng; readonly chance: Rng } {
  const mixed = Math.imul(trial + 1, 0x9e3779b1) ^ seed;
  return { rng: seededRng(mixed), chance: seededRng(Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d)) };
}

/** How often the search looks whether it may stop. */
const CHECKED = 8;

function isSettled(root: Node, left: number): boolean {
  const edges = root.choices.length === 1 ? (root.choices[0]?.edges ?? []) : [];
  let [most, second] = [0, 0];
  for (const { visits } of edges) {
    if (visits > most) [most, second] = [visits, most];
    else if (visits > second) second = visits;
  }
  return most - second > left;
}

type Iteration = { readonly path: readonly Edge[]; readonly values: readonly number[] };

function iterate(root: Node, world: Table, rng: Rng, first: Edge | null): Iteration {
  const path = descend(root, world, rng, first);
  const values = playout(world, rng);
  for (const edge of path) {
    edge.visits++;
    edge.total += values[edge.seat] ?? 0;
  }
  return { path, values };
}

/** Down the tree, by the first move if it is given, until a move is taken that was never tried, or not often enough to look behind it. */
function descend(root: Node, world: Table, rng: Rng, first: Edge | null): readonly Edge[] {
  const patience = world.game.bot?.patience ?? 1;
  const path: Edge[] = [];
  let node = root;
  for (let fresh = false; !fresh; ) {
    const from = path.length;
    for (let left = world.openQuestions; left > 0; left--) {
      const question = world.firstQuestion;
      if (question === null) return path;
      const edge = (path.length === 0 && first) || nextEdge(edgesOf(node, question), question, world, rng);
      if (edge.visits < patience) fresh = true;
      path.push(edge);
      world.take(question.seat, edge.index);
    }
    if (path.length === from) return path;
    node = path.length === from + 1 ? followed(path[from] as Edge) : followedTogether(node, path.slice(from));
  }
  return path;
}

/** Where untried moves must promise something (`urgency`), the policy's pick is tried first, and preferred by what `trust` says. */
function nextEdge(edges: Edge[], question: Question, world: Table, rng: Rng): Edge {
  const habits = world.game.bot;
  const { seat, ask, options } = question;
  const rank = habits?.rank ? () => habits.rank?.(world.state, seat, ask, options) ?? [] : null;
  const edge = selected(edges, question, rng, habits, rank);
  if (edge.visits > 0 || habits?.urgency === undefined || edges.some(({ visits }) => visits > 0)) return edge;
  if (rank) {
    edge.advised = true;
    return edge;
  }
  const index = sensible(world, question, rng);
  const advised = edges.find((other) => other.index === index) ?? edge;
  advised.advised = true;
  return advised;
}

function mostVisited(edges: readonly Edge[], options: readonly Move[]): number {
  let best: Edge | null = null;
  for (const edge of edges) if (best === null || isBetter(edge, best)) best = edge;
  return best === null ? 0 : placeOf(best, options);
}

function placeOf({ move }: Edge, options: readonly Move[]): number {
  const id = moveId(move);
  return Math.max(
    0,
    options.findIndex((option) => moveId(option) === id),
  );
}

function isBetter(a: Edge, b: Edge): boolean {
  return a.visits !== b.visits ? a.visits > b.visits : a.total > b.total;
}

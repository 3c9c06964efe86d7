/**
 * Information-set Monte Carlo tree search for any number of seats. Each iteration imagines a world: a fork of the table in which everything
 * that the seat cannot know is dealt again. It goes down the tree of what was tried so far, adds one node, plays out, and credits every seat's
 * picks with what that seat got. Sealed picks are made by each seat for itself, none knowing the others'.
 */
import { type Move, moveId, type Question, type Seat } from '@tavola/kernel/rules/ask.ts';
import type { AnyGame } from '@tavola/kernel/rules/game.ts';
import { type Rng, seededRng, shuffleInPlace } from '@tavola/kernel/rules/rng.ts';
import type { Table } from '@tavola/kernel/table/table.ts';
import type { Memory } from './memory.ts';
import { playout, sensible } from './playout.ts';
import { guided } from './prior.ts';
import { Race } from './race.ts';
import type { Thought } from './thought.ts';
import {
  type Edge,
  edgesOf,
  followed,
  followedTogether,
  type Node,
  newNode,
  offered,
  selected,
  weighAgain,
} from './tree.ts';
import { World } from './world.ts';

/** Whatever ends first. Only without a time limit is the pick the same each time. */
export type Budget = {
  readonly iterations?: number | undefined;
  readonly milliseconds?: number | undefined;
  /** How much of what it saw the bot remembers, 0 to 1. */
  readonly recall?: number | undefined;
};

/**
 * The position of the option that the search likes best. `table` must be recorded; it is not changed. With a memory it knows what lies behind
 * the options from its last pick, and weighs the options themselves again.
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
  readonly table: Table;
  readonly seat: Seat;
  readonly seed: number;
  readonly recall: number;
  readonly foresight: number | undefined;
  private readonly question: Question;
  readonly root: Node;
  private readonly edges: Edge[];
  /** What every seat got, in all, by the option it began with. */
  private readonly sums = new Map<Edge, number[]>();
  private readonly rng: Rng;
  private readonly iterations: number;
  private readonly milliseconds: number;
  private readonly began: number;
  /** Nobody else picks at the same time. */
  readonly isAlone: boolean;
  /** The positions of the only options that it thinks about; null: all. */
  among: readonly number[] | null = null;
  /** Where it picks alone, from the first iteration on. */
  private race: Race | null = null;

  constructor(table: Table, seat: Seat, seed: number, budget: Budget, root: Node = newNode()) {
    const { iterations = Number.POSITIVE_INFINITY, milliseconds = Number.POSITIVE_INFINITY, recall = 1 } = budget;
    this.table = table;
    this.seat = seat;
    this.seed = seed;
    this.question = table.question(seat) as Question;
    this.root = root;
    this.edges = edgesOf(root, this.question);
    weighAgain(this.edges);
    this.rng = seededRng(seed);
    this.iterations = iterations;
    this.milliseconds = milliseconds;
    this.recall = recall;
    this.foresight = table.game.bot?.foresight?.(this.expected, table.seats.length);
    this.began = this.isTimed ? performance.now() : 0;
    this.isAlone = table.openQuestions === 1 && table.decisionNumber === table.count;
  }

  /** How much of the budget is used up, 0 to 1. */
  get share(): number {
    const passed = this.isTimed ? (performance.now() - this.began) / this.milliseconds : 0;
    return Math.min(1, Math.max(this.made / this.iterations, passed));
  }

  /** Whether the pick would be the same whatever came in the iterations or the time left. */
  get isSettled(): boolean {
    if (this.isAlone) return this.race?.isOver ?? false;
    return isSettled(this.root, Math.min(this.iterations - this.made, this.leftInTime));
  }

  /** How many iterations the rest of the time will bring, about. */
  private get leftInTime(): number {
    if (!this.isTimed || this.made === 0) return Number.POSITIVE_INFINITY;
    const passed = (performance.now() - this.began) / this.milliseconds;
    return (this.made * Math.max(0, 1 - passed)) / passed;
  }

  /** The position of the option that it would pick. */
  get best(): number {
    const [best] = this.ordered;
    return best ? placeOf(best, this.question.options) : 0;
  }

  /** One iteration more; false when the budget is used up. */
  step(): boolean {
    if (this.made >= this.iterations || (this.made > 0 && this.isTimed && this.share >= 1)) return false;
    const world = new World(this, this.race?.next.world ?? this.made);
    if (this.isAlone) this.race ??= this.begun(world);
    const { path, values } = iterate(this.root, world, this.race?.next.edge ?? null);
    this.credit(path, values);
    this.made++;
    this.race?.credit(values[this.seat] ?? 0, this.share);
    return true;
  }

  /** The options at the start: what the policy would pick first, then the others by what they promise, equals in any order. */
  private begun({ table, rng }: World): Race {
    const { question } = this;
    const habits = this.table.game.bot;
    const edges = offered(this.edges, question, habits?.pointless).filter((edge) => this.isMeant(edge));
    const ranks = habits?.rank?.(table.state, question.seat, question.ask, question.options);
    for (const edge of edges) edge.promise = ranks?.[edge.index] ?? edge.promise;
    const entries = shuffleInPlace(edges, this.rng).sort((a, b) => b.promise - a.promise);
    if (habits?.prior !== undefined) {
      const pick = ranks ? entries[0]?.index : sensible(table, question, rng);
      for (const edge of entries) edge.advised = edge.index === pick;
      entries.sort((a, b) => Number(b.advised) - Number(a.advised));
    }
    return new Race(entries, this.expected, habits?.trust ?? 0);
  }

  /** How many iterations the budget will bring, at least. */
  private get expected(): number {
    return Math.min(this.iterations, iterationsIn(this.table.game, this.milliseconds));
  }

  /** How often each option was tried, and what that brought in all, with what the policy's pick is preferred by. */
  get thoughts(): readonly Thought[] {
    const tried = this.edges.filter(({ visits }) => visits > 0);
    const trust = this.table.game.bot?.trust ?? 0;
    const worth = ({ advised, visits, total }: Edge) => total + (advised ? trust * visits : 0);
    return tried.map((edge) => ({ id: moveId(edge.move), visits: edge.visits, total: worth(edge) }));
  }

  /** Every option that was tried, the one the search would pick first. */
  ranked(): readonly Tried[] {
    const { options } = this.question;
    return this.ordered.map((edge) => ({
      index: placeOf(edge, options),
      visits: edge.visits,
      values: (this.sums.get(edge) ?? []).map((sum) => sum / edge.visits),
    }));
  }

  private get ordered(): readonly Edge[] {
    const standing = this.race?.standing ?? [];
    const others = this.edges.filter((edge) => !standing.includes(edge)).sort((a, b) => (isBetter(a, b) ? -1 : 1));
    return [...standing, ...others].filter((edge) => edge.visits > 0 && this.isMeant(edge));
  }

  private isMeant(edge: Edge): boolean {
    return this.among?.includes(placeOf(edge, this.question.options)) ?? true;
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

/** About how many iterations this much time brings. */
export function iterationsIn({ bot }: AnyGame, milliseconds: number): number {
  return (milliseconds * (bot?.pace ?? USUAL_PACE)) / 1000;
}
/** In a second, where a game does not say. */
const USUAL_PACE = 500;

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

function iterate(root: Node, world: World, first: Edge | null): Iteration {
  const path = descend(root, world, first);
  const values = playout(world);
  for (const edge of path) {
    edge.visits++;
    edge.total += values[edge.seat] ?? 0;
  }
  return { path, values };
}

/** Down the tree, by the first move if it is given, until a move is taken that was never tried, or not often enough to look behind it. */
function descend(root: Node, world: World, first: Edge | null): readonly Edge[] {
  const { table, rng } = world;
  const patience = table.game.bot?.patience ?? 1;
  const path: Edge[] = [];
  let node = root;
  for (let fresh = false; !fresh && !world.isFarEnough; ) {
    const from = path.length;
    for (let left = table.openQuestions; left > 0; left--) {
      const question = table.firstQuestion;
      if (question === null) return path;
      const edge = (path.length === 0 && first) || nextEdge(edgesOf(node, question), question, table, rng);
      if (edge.visits < patience) fresh = true;
      path.push(edge);
      table.take(question.seat, edge.index);
    }
    if (path.length === from) return path;
    node = path.length === from + 1 ? followed(path[from] as Edge) : followedTogether(node, path.slice(from));
  }
  return path;
}

/** Where the game says how good its policy is (`prior`), the policy guides the search. */
function nextEdge(edges: Edge[], question: Question, world: Table, rng: Rng): Edge {
  const { prior, trust, pointless, rank } = world.game.bot ?? {};
  if (prior === undefined) return selected(edges, question, rng, pointless);
  const { seat, ask, options } = question;
  return guided(edges, question, {
    prior,
    trust,
    pointless,
    advice: () => sensible(world, question, rng),
    ...(rank && { rank: () => rank(world.state, seat, ask, options) }),
  });
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

/**
 * Information-set Monte Carlo tree search for any number of seats. Each iteration imagines a world: a fork of the table in which everything
 * that the seat cannot know is dealt anew. It goes down the tree of what was tried so far, adds one node, plays out, and credits every seat's
 * picks with what that seat got. Sealed picks are made by each seat for itself, none knowing the others'.
 */
import { type Move, moveId, type Question, type Seat } from '@tavola/kernel/ask.ts';
import { streamChance } from '@tavola/kernel/chance.ts';
import { type Rng, seededRng } from '@tavola/kernel/rng.ts';
import type { Table } from '@tavola/kernel/table.ts';
import { playout, sensible } from './playout.ts';
import { type Edge, edgesOf, followed, followedTogether, type Node, newNode, selected } from './tree.ts';

/** Whatever ends first. Only without a time limit is the pick the same each time. */
export type Budget = {
  readonly iterations?: number | undefined;
  readonly milliseconds?: number | undefined;
  /** How much of what it saw the bot remembers, 0 to 1. */
  readonly recall?: number | undefined;
};

/** The position of the option that the search likes best. `table` must be recorded; it is not changed. */
export function search(table: Table, seat: Seat, seed: number, budget: Budget): number {
  return searched(table, seat, seed, budget).index;
}

/** The same, with the number of iterations that were made: fewer than the budget when the pick was settled before. */
export function searched(
  table: Table,
  seat: Seat,
  seed: number,
  budget: Budget,
): { index: number; iterations: number } {
  const question = table.question(seat);
  const options = question?.options ?? [];
  if (question === null || options.length < 2) return { index: 0, iterations: 0 };
  const root = newNode();
  const edges = edgesOf(root, question);
  const rng = seededRng(seed);
  const { iterations = Number.POSITIVE_INFINITY, milliseconds = Number.POSITIVE_INFINITY, recall = 1 } = budget;
  const timed = milliseconds < Number.POSITIVE_INFINITY;
  const end = timed ? performance.now() + milliseconds : milliseconds;
  // Sealed picks of others that are already in are unknown to this seat: the worlds start where everybody was asked.
  const at = table.decisionNumber;
  const isAlone = table.openQuestions === 1 && at === table.count;
  let made = 0;
  while (made < iterations && (made === 0 || !timed || end > performance.now())) {
    const first = made > 0 && isAlone ? selected(edges, question, rng, table.game.bot) : null;
    const luck = luckOf(seed, isAlone ? (first?.visits ?? 0) : made);
    const world = table.fork({ chance: streamChance(luck.chance), at });
    world.redeal(seat, luck.rng, recall);
    iterate(root, world, luck.rng, first);
    made++;
    if (made % CHECKED === 0 && isSettled(root, iterations - made)) break;
  }
  return { index: mostVisited(edges, options), iterations: made };
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

/** Whether no other move can be tried as often as the first in the iterations that are left: the pick would be the same. */
function isSettled(root: Node, left: number): boolean {
  const edges = root.choices.length === 1 ? (root.choices[0]?.edges ?? []) : [];
  let [most, second] = [0, 0];
  for (const { visits } of edges) {
    if (visits > most) [most, second] = [visits, most];
    else if (visits > second) second = visits;
  }
  return most - second > left;
}

function iterate(root: Node, world: Table, rng: Rng, first: Edge | null): void {
  const path = descend(root, world, rng, first);
  const values = playout(world, rng);
  for (const edge of path) {
    edge.visits++;
    edge.total += values[edge.seat] ?? 0;
  }
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
  const edge = selected(edges, question, rng, habits);
  if (edge.visits > 0 || habits?.urgency === undefined || edges.some(({ visits }) => visits > 0)) return edge;
  const index = sensible(world, question, rng);
  const advised = edges.find((other) => other.index === index) ?? edge;
  advised.advised = true;
  return advised;
}

function mostVisited(edges: readonly Edge[], options: readonly Move[]): number {
  let best: Edge | null = null;
  for (const edge of edges) if (best === null || isBetter(edge, best)) best = edge;
  const id = best && moveId(best.move);
  return Math.max(
    0,
    options.findIndex((move) => moveId(move) === id),
  );
}

function isBetter(a: Edge, b: Edge): boolean {
  return a.visits !== b.visits ? a.visits > b.visits : a.total > b.total;
}

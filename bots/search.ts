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
  const options = table.question(seat)?.options ?? [];
  if (options.length < 2) return { index: 0, iterations: 0 };
  const root = newNode();
  const rng = seededRng(seed);
  const chance = streamChance(rng);
  const { iterations = Number.POSITIVE_INFINITY, milliseconds = Number.POSITIVE_INFINITY, recall = 1 } = budget;
  const timed = milliseconds < Number.POSITIVE_INFINITY;
  const end = timed ? performance.now() + milliseconds : milliseconds;
  // Sealed picks of others that are already in are unknown to this seat: the worlds start where everybody was asked.
  const at = table.decisionNumber;
  const imagined = { chance, at };
  let made = 0;
  while (made < iterations && (made === 0 || !timed || end > performance.now())) {
    const world = table.fork(imagined);
    world.redeal(seat, rng, recall);
    iterate(root, world, rng);
    made++;
    if (made % CHECKED === 0 && isSettled(root, iterations - made)) break;
  }
  const question = table.question(seat);
  return { index: question ? mostVisited(edgesOf(root, question), options) : 0, iterations: made };
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

function iterate(root: Node, world: Table, rng: Rng): void {
  const path = descend(root, world, rng);
  const values = playout(world, rng);
  for (const edge of path) {
    edge.visits++;
    edge.total += values[edge.seat] ?? 0;
  }
}

/** Down the tree until a move is taken that was never tried. */
function descend(root: Node, world: Table, rng: Rng): readonly Edge[] {
  const path: Edge[] = [];
  let node = root;
  for (let fresh = false; !fresh; ) {
    const from = path.length;
    for (let left = world.openQuestions; left > 0; left--) {
      const question = world.firstQuestion;
      if (question === null) return path;
      const edge = nextEdge(edgesOf(node, question), question, world, rng);
      if (edge.visits === 0) fresh = true;
      path.push(edge);
      world.take(question.seat, edge.index);
    }
    if (path.length === from) return path;
    node = path.length === from + 1 ? followed(path[from] as Edge) : followedTogether(node, path.slice(from));
  }
  return path;
}

/** Where untried moves must promise something (`urgency`), the policy's pick is tried first. */
function nextEdge(edges: Edge[], question: Question, world: Table, rng: Rng): Edge {
  const habits = world.game.bot;
  const edge = selected(edges, question, rng, habits);
  if (edge.visits > 0 || habits?.urgency === undefined || edges.some(({ visits }) => visits > 0)) return edge;
  const index = sensible(world, question, rng);
  return edges.find((other) => other.index === index) ?? edge;
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

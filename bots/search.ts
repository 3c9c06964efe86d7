/**
 * Information-set Monte Carlo tree search for any number of seats. Each iteration imagines a world: a fork of the table in which everything
 * that the seat cannot know is dealt anew. It goes down the tree of what was tried so far, adds one node, plays out, and credits every seat's
 * picks with what that seat got. Sealed picks are made by each seat for itself, none knowing the others'.
 */
import { type Move, moveId, type Seat } from '@tavola/kernel/ask.ts';
import { streamChance } from '@tavola/kernel/chance.ts';
import { type Rng, seededRng } from '@tavola/kernel/rng.ts';
import type { Table } from '@tavola/kernel/table.ts';
import { playout } from './playout.ts';
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
  const options = table.question(seat)?.options ?? [];
  if (options.length < 2) return 0;
  const root = newNode();
  const rng = seededRng(seed);
  const chance = streamChance(rng);
  const { iterations = Number.POSITIVE_INFINITY, milliseconds = Number.POSITIVE_INFINITY, recall = 1 } = budget;
  const timed = milliseconds < Number.POSITIVE_INFINITY;
  const end = timed ? performance.now() + milliseconds : milliseconds;
  // Sealed picks of others that are already in are unknown to this seat: the worlds start where everybody was asked.
  const at = table.decisionNumber;
  const imagined = { chance, at };
  for (let i = 0; i < iterations && (i === 0 || !timed || end > performance.now()); i++) {
    const world = table.fork(imagined);
    world.redeal(seat, rng, recall);
    iterate(root, world, rng);
  }
  const question = table.question(seat);
  return question ? mostVisited(edgesOf(root, question), options) : 0;
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
  const habits = world.game.bot;
  let node = root;
  for (let fresh = false; !fresh; ) {
    const from = path.length;
    for (let left = world.openQuestions; left > 0; left--) {
      const question = world.firstQuestion;
      if (question === null) return path;
      const edge = selected(edgesOf(node, question), question, rng, habits);
      if (edge.visits === 0) fresh = true;
      path.push(edge);
      world.take(question.seat, edge.index);
    }
    if (path.length === from) return path;
    node = path.length === from + 1 ? followed(path[from] as Edge) : followedTogether(node, path.slice(from));
  }
  return path;
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

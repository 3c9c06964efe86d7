/**
 * The tree of an information-set search: what was tried at each point, by whom, and what came of it. It is an open loop: a node is
 * reached by the picks alone, so chance and hidden cards may differ at each visit, and with them who is asked and what is offered.
 */
import { kindOf, type Move, moveId, type Question, type Seat } from '@tavola/kernel/ask.ts';
import type { Rng } from '@tavola/kernel/rng.ts';

/** One move of one seat at a node. */
export type Edge = {
  readonly seat: Seat;
  readonly id: string;
  /** How often it was offered, and how often taken. */
  available: number;
  visits: number;
  /** The sum of what it brought to its seat. */
  total: number;
  /** Where it leads, when nobody else picked at the same time. */
  next: Node | null;
};
/** What one seat was asked at a node. Each seat keeps its own statistics, also where several pick at the same time. */
type Choice = { readonly seat: Seat; readonly ask: string; readonly edges: Map<string, Edge> };
export type Node = {
  readonly choices: Choice[];
  /** Where sealed picks lead together, by their ids. */
  joint: Map<string, Node> | null;
};

/** Balance between what was good and what was tried little, for rewards between 0 and 1 (found by trial on the example games). */
const EXPLORATION = 0.5;

export function newNode(): Node {
  return { choices: [], joint: null };
}

/** The edges of the question at this node so far. */
export function edgesOf(node: Node, question: Question): Map<string, Edge> {
  const ask = kindOf(question.ask);
  for (const choice of node.choices) if (choice.seat === question.seat && choice.ask === ask) return choice.edges;
  const edges = new Map<string, Edge>();
  node.choices.push({ seat: question.seat, ask, edges });
  return edges;
}

/** The option to try: one that never was, at random, else the highest upper confidence bound among those on offer. Pointless kinds are left out. */
export function selected(
  edges: Map<string, Edge>,
  question: Question,
  rng: Rng,
  pointless: readonly string[],
  exploration = EXPLORATION,
): { edge: Edge; index: number } {
  const { options, seat } = question;
  let untried = 0;
  let best = Number.NEGATIVE_INFINITY;
  let index = 0;
  let found: Edge | null = null;
  for (let i = 0; i < options.length; i++) {
    const move = options[i] as Move;
    if (pointless.includes(move.kind)) continue;
    const edge = edgeOf(edges, seat, move);
    edge.available++;
    if (edge.visits === 0) {
      untried++;
      if (rng.below(untried) > 0) continue;
    } else {
      if (untried > 0) continue;
      const bound = edge.total / edge.visits + exploration * Math.sqrt(Math.log(edge.available) / edge.visits);
      if (bound <= best) continue;
      best = bound;
    }
    found = edge;
    index = i;
  }
  return { edge: found as Edge, index };
}

function edgeOf(edges: Map<string, Edge>, seat: Seat, move: Move): Edge {
  const id = moveId(move);
  const known = edges.get(id);
  if (known) return known;
  const edge: Edge = { seat, id, available: 0, visits: 0, total: 0, next: null };
  edges.set(id, edge);
  return edge;
}

/** The node that these picks lead to: one, or several that were sealed. */
export function follow(node: Node, taken: readonly Edge[]): Node {
  const [only] = taken;
  if (only && taken.length === 1) {
    only.next ??= newNode();
    return only.next;
  }
  node.joint ??= new Map();
  const key = taken.map((edge) => edge.id).join(' ');
  const known = node.joint.get(key);
  if (known) return known;
  const next = newNode();
  node.joint.set(key, next);
  return next;
}

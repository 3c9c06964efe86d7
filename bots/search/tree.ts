/**
 * The tree of an information-set search: what was tried at each point, by whom, and what came of it. It is an open loop: a node is
 * reached by the picks alone, so chance and hidden cards may differ at each visit, and with them who is asked and what is offered.
 */
import { kindOf, type Move, moveId, type Question, type Seat } from '@tavola/kernel/rules/ask.ts';
import type { Rng } from '@tavola/kernel/rules/rng.ts';

/** One move of one seat at a node. */
export type Edge = {
  readonly seat: Seat;
  readonly move: Fields;
  /** Of its fields, in their order. */
  readonly values: readonly unknown[];
  /** Its place in the options when it was offered last. */
  index: number;
  /** It was the policy's pick when the node was new. */
  advised: boolean;
  /** What the game said it is worth when it was offered first (`rank`), or what it brought when it was thought of before; the same for all others. */
  promise: number;
  /** How often it was offered, and how often taken. */
  available: number;
  visits: number;
  /** The sum of what it brought to its seat. */
  total: number;
  /** Where it leads, when nobody else picked at the same time. */
  next: Node | null;
};
/** What one seat was asked at a node. Each seat keeps its own statistics, also where several pick at the same time. */
type Choice = { readonly seat: Seat; readonly ask: string; readonly edges: Edge[] };
export type Node = {
  readonly choices: Choice[];
  /** Where sealed picks lead together, by their ids. */
  joint: Map<string, Node> | null;
};

/** Balance between what was good and what was tried little, for rewards between 0 and 1 (found by trial on the example games). */
const EXPLORATION = 0.5;
const NONE: readonly string[] = [];

export function newNode(): Node {
  return { choices: [], joint: null };
}

/** The edges of the question at this node so far. */
export function edgesOf(node: Node, question: Question): Edge[] {
  const ask = kindOf(question.ask);
  for (const choice of node.choices) if (choice.seat === question.seat && choice.ask === ask) return choice.edges;
  const edges: Edge[] = [];
  node.choices.push({ seat: question.seat, ask, edges });
  return edges;
}

/** The edges of all options on offer. Pointless kinds are left out, unless there is nothing else. */
export function offered(edges: Edge[], { options, seat }: Question, pointless: readonly string[] = NONE): Edge[] {
  const known = edges.length;
  const offers = options.flatMap((option, index) => {
    if (pointless.includes(option.kind)) return [];
    const at = placeOf(edges, known, 0, option as Fields);
    const edge = at >= 0 ? (edges[at] as Edge) : newEdge(edges, seat, option);
    edge.index = index;
    return [edge];
  });
  return offers.length > 0 ? offers : offered(edges, { options, seat } as Question);
}

/** The option to try: any that never was, else the one with the highest upper confidence bound. Pointless kinds are left out, unless there is nothing else. */
export function selected(edges: Edge[], question: Question, rng: Rng, pointless: readonly string[] = NONE): Edge {
  const { options, seat } = question;
  const known = edges.length;
  let untried: Edge | null = null;
  let waiting = 0;
  let best = Number.NEGATIVE_INFINITY;
  let found: Edge | null = null;
  let place = -1;
  for (let i = 0; i < options.length; i++) {
    const move = options[i] as Fields;
    if (pointless.length > 0 && pointless.includes(move.kind)) continue;
    const at = placeOf(edges, known, place + 1, move);
    if (at >= 0) place = at;
    const edge = at >= 0 ? (edges[at] as Edge) : newEdge(edges, seat, move);
    edge.index = i;
    edge.available++;
    if (edge.visits === 0) {
      waiting++;
      if (rng.below(waiting) === 0) untried = edge;
      continue;
    }
    const bound = edge.total / edge.visits + EXPLORATION * Math.sqrt(logOf(edge.available) / edge.visits);
    if (bound > best) {
      best = bound;
      found = edge;
    }
  }
  return untried ?? found ?? selected(edges, question, rng);
}

/** Logarithms of the counts that most searches reach. */
const LOGS = Float64Array.from({ length: 4096 }, (_, n) => Math.log(n));
function logOf(n: number): number {
  return n < LOGS.length ? (LOGS[n] as number) : Math.log(n);
}

/** Where the move stands among the first `known` edges, or -1. Options mostly keep their order, so the search starts at `from`. */
function placeOf(edges: readonly Edge[], known: number, from: number, move: Fields): number {
  for (let i = from; i < known; i++) if (isSame(edges[i] as Edge, move)) return i;
  for (let i = 0; i < from && i < known; i++) if (isSame(edges[i] as Edge, move)) return i;
  return -1;
}

/** Two moves are the same when their ids are; plain values are compared in their order, as the id names them, without making it. */
export function isSame(edge: Pick<Edge, 'move' | 'values'>, move: Fields): boolean {
  const { values } = edge;
  let i = 0;
  for (const field in move) {
    const [ours, theirs] = [values[i++], move[field]];
    if (ours === theirs) continue;
    return typeof ours === 'object' && typeof theirs === 'object' && moveId(edge.move) === moveId(move);
  }
  return i === values.length;
}
type Fields = Move & { readonly [field: string]: unknown };

function newEdge(edges: Edge[], seat: Seat, move: Move): Edge {
  const edge: Edge = {
    seat,
    move: move as Fields,
    values: Object.values(move),
    index: 0,
    advised: false,
    promise: 0,
    available: 0,
    visits: 0,
    total: 0,
    next: null,
  };
  edges.push(edge);
  return edge;
}

/**
 * Forgets how often the moves themselves were tried, not what lies behind them: it was found in other worlds, one move's mostly in other ones
 * than the next one's, and such counts cannot be compared. What they brought is a promise.
 */
export function weighAgain(edges: readonly Edge[]): void {
  for (const edge of edges) {
    if (edge.visits > 0) edge.promise = edge.total / edge.visits;
    edge.available = 0;
    edge.visits = 0;
    edge.total = 0;
    edge.advised = false;
  }
}

/** The node that this pick leads to. */
export function followed(taken: Edge): Node {
  taken.next ??= newNode();
  return taken.next;
}

/** The node that sealed picks of several seats lead to. */
export function followedTogether(node: Node, taken: readonly Edge[]): Node {
  node.joint ??= new Map();
  const key = taken.map((edge) => moveId(edge.move)).join(' ');
  const known = node.joint.get(key);
  if (known) return known;
  const next = newNode();
  node.joint.set(key, next);
  return next;
}

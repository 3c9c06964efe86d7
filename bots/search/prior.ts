/**
 * Which option to try next where the game has a policy: its pick gets most of the trials until another one shows that it is better. The others
 * share the rest, so that however many trials there are, what lies behind a move is judged by sensible play (PUCT: Rosin 2011).
 */
import type { Question } from '@tavola/kernel/rules/ask.ts';
import { type Edge, offered } from './tree.ts';

/** How strongly what was tried little is tried, for rewards between 0 and 1 (found by trial on Root and Evenfall). */
const PULL = 0.3;

export type Guide = {
  /** How likely the policy's pick is the best one, 0 to 1. */
  readonly prior: number;
  readonly trust?: number | undefined;
  readonly pointless?: readonly string[] | undefined;
  /** The policy's pick, as a position in the options. */
  advice(): number;
  /** What each option is worth at a glance: of equals the one that promises most is tried first. */
  rank?(): readonly number[];
};

/** At a new node the policy's pick, else the option with the highest bound. */
export function guided(known: Edge[], question: Question, guide: Guide): Edge {
  const isNew = known.every(({ visits }) => visits === 0);
  const before = known.length;
  const edges = offered(known, question, guide.pointless);
  if (edges.length === 1) return edges[0] as Edge;
  if (guide.rank && known.length > before) rankAgain(edges, guide.rank());
  return isNew ? advised(edges, guide.advice()) : highest(edges, guide);
}

function rankAgain(edges: readonly Edge[], ranks: readonly number[]): void {
  for (const edge of edges) if (edge.visits === 0) edge.promise = ranks[edge.index] as number;
}

function advised(edges: readonly Edge[], index: number): Edge {
  const edge = edges.find((other) => other.index === index) ?? (edges[0] as Edge);
  edge.advised = true;
  return edge;
}

function highest(edges: readonly Edge[], { prior, trust = 0 }: Guide): Edge {
  let [visits, total, isAdvised] = [0, 0, false];
  for (const edge of edges) {
    visits += edge.visits;
    total += edge.total;
    isAdvised ||= edge.advised;
  }
  // What was never tried is taken to be as good as what was.
  const usual = visits > 0 ? total / visits : 0;
  const rest = isAdvised ? (1 - prior) / (edges.length - 1) : 1 / edges.length;
  const pull = PULL * Math.sqrt(visits + 1);
  let best = edges[0] as Edge;
  let most = Number.NEGATIVE_INFINITY;
  for (const edge of edges) {
    const mean = edge.visits > 0 ? edge.total / edge.visits : usual;
    const bound =
      mean + (edge.advised ? trust + (pull * prior) / (1 + edge.visits) : (pull * rest) / (1 + edge.visits));
    if (bound > most || (bound === most && edge.promise > best.promise)) [most, best] = [bound, edge];
  }
  return best;
}

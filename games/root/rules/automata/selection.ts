/** AUT-2.9: the one selection function. Every choice of an automaton is made by it, and so can be explained. */

import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { type Selection, select } from '@tavola/kernel/rules/select.ts';
import { type FactionId, factionIds } from '../../data/factions.ts';
import { type Clearing, clearings } from '../../data/maps.ts';
import type { Key } from '../contract/services.ts';
import { mapOf, playerOf, type State } from '../state/state.ts';
import type { AutomatonAsk } from '../vocabulary/automata.ts';

/** A hard filter of the action: whatever fails it is not a candidate at all. */
export type Filter<C> = readonly [clause: string, test: (candidate: C) => boolean];

export type Choice<C> = {
  readonly from: readonly C[];
  readonly where?: readonly Filter<C>[];
  readonly by?: readonly Key<C>[];
  /**
   * The last tie-break (AUT-2.9.1): clearings by priority, players by setup order, chance, or the order in which they are listed.
   * `random` names the clause that leaves it to chance.
   */
  readonly tie: 'high' | 'low' | 'setup' | 'listed' | { readonly random: string; readonly seat: Seat };
  /** AUT-2.3: what is not allowed is skipped, the next best is tried. */
  readonly legal?: (candidate: C) => boolean;
  /** How many; one when left out. */
  readonly take?: number | 'all';
  /** The clearing of a candidate that is more than a clearing. */
  readonly at?: (candidate: C) => Clearing;
  /** What the candidates are called in an explanation. */
  readonly name?: (candidate: C) => string;
};

/** Candidates that pass the filters, ranked by the keys and the last tie-break; of these the best that are allowed, best first. */
export function* selection<C>(state: State, choice: Choice<C>): Rules<Selection<C>> {
  const { from, where = [], by = [], tie, legal = everything, take = 1 } = choice;
  let found = select(from, choice.name ?? String);
  for (const [clause, test] of where) found = found.where(clause, test);
  for (const [clause, how, value] of by)
    found = how === 'most' ? found.most(clause, value) : found.least(clause, value);
  if (typeof tie === 'object') return yield* byChance(found, tie, legal);
  const rank = ranks[tie](state, choice.at ?? asClearing);
  const count = take === 'all' ? from.length : take;
  return found.first(clauses[tie], (candidate) => rank(candidate, from)).legal('AUT-2.3', legal, count);
}

/** Where chance decides, only what is allowed takes part. */
function* byChance<C>(
  found: Selection<C>,
  { random, seat }: { readonly random: string; readonly seat: Seat },
  legal: (candidate: C) => boolean,
): Rules<Selection<C>> {
  const ask: AutomatonAsk = { kind: 'automaton.chance', seat, clause: random };
  return yield* found.where('AUT-2.3', legal).random(random, ask);
}

function everything(): boolean {
  return true;
}

function asClearing<C>(candidate: C): Clearing {
  return candidate as unknown as Clearing;
}

const clauses = { high: 'AUT-2.1', low: 'AUT-2.1', setup: 'AUT-2.2', listed: 'AUT-2.1' } as const;

type Rank = <C>(state: State, at: (candidate: C) => Clearing) => (candidate: C, from: readonly C[]) => number;

/** A clearing's number is its priority; the Pass comes first either way (AUT-12.2.2). */
const ranks: { readonly [tie in keyof typeof clauses]: Rank } = {
  high: (state, at) => (candidate) => priority(state, at(candidate), 1),
  low: (state, at) => (candidate) => priority(state, at(candidate), -1),
  setup: (state) => (candidate) => setupPlace(state, candidate as Seat),
  listed: () => (candidate, from) => from.indexOf(candidate),
};

/** AUT-2.4: several are acted on from the highest priority to the lowest, however they were found. Nobody else sorts clearings. */
export function inOrder(state: State, several: readonly Clearing[]): readonly Clearing[] {
  return several.toSorted((a, b) => priority(state, a, 1) - priority(state, b, 1));
}

function priority(state: State, clearing: Clearing, sign: 1 | -1): number {
  return clearing === mapOf(state).pass ? -clearings.length - 1 : sign * clearing;
}

/** AUT-2.2: the letters of the factions; of two Vagabonds the earlier in turn order. */
export function setupPlace(state: State, seat: Seat): number {
  const { order } = state.open;
  const letter = factionIds.indexOf(playerOf(state, seat).faction as FactionId);
  return letter * order.length + order.indexOf(seat);
}

/** What a player is called among the candidates of a selection (face.ts says the name). */
export function seatName(seat: Seat): string {
  return `seat-${seat}`;
}

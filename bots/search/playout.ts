/** A quick game to its end, or to the game's horizon, and what it was worth to every seat. */
import type { Move, Question } from '@tavola/kernel/rules/ask.ts';
import type { Outcome } from '@tavola/kernel/rules/game.ts';
import type { Rng } from '@tavola/kernel/rules/rng.ts';
import type { Table } from '@tavola/kernel/table/table.ts';
import type { World } from './world.ts';

/** Where random play goes on for ever, a playout counts as a draw after this many decisions. */
const MOST_DECISIONS = 5_000;

/** Plays on with the game's own policy, or at random. Gives 0 to 1 for each seat. */
export function playout(world: Pick<World, 'table' | 'rng' | 'isFarEnough'>): readonly number[] {
  const { table, rng } = world;
  const hints = table.game.bot;
  const most = hints?.evaluate ? (hints.horizon ?? MOST_DECISIONS) : MOST_DECISIONS;
  for (let decisions = 0; table.outcome === null; decisions++) {
    const question = table.firstQuestion;
    if (question === null || world.isFarEnough || (decisions >= most && isQuiet(table))) return evaluation(table);
    table.take(question.seat, sensible(table, question, rng));
  }
  return rewards(table.outcome, table.seats.length);
}

function isQuiet({ game, state }: Table): boolean {
  return game.bot?.quiet?.(state) ?? true;
}

/** A position in the options: what the game's policy says, or any. */
export function sensible(table: Table, question: Question, rng: Rng): number {
  const policy = table.game.bot?.policy;
  const options = question.options as readonly Move[];
  return policy ? policy(table.state, question.seat, question.ask, options, rng) : rng.below(options.length);
}

/** What the position is worth to each seat, 0 to 1: the result of a game that is over, else the game's own judgement, else the same for all. */
export function evaluation(table: Table): readonly number[] {
  const { outcome, seats, game } = table;
  if (outcome) return rewards(outcome, seats.length);
  return game.bot?.evaluate?.(table.state) ?? seats.map(() => 1 / seats.length);
}

/** How much of a reward is for winning; the rest is for the points, so that a seat that cannot win still plays for them. */
const FOR_WINNING = 0.9;
/** A lead of this many points is clear. */
const CLEAR_LEAD = 10;

/** One, shared by the winners; where the game counts points, a little less, and a little for the lead in points. */
export function rewards({ winners, scores }: Outcome, seats: number): readonly number[] {
  const values = new Array<number>(seats).fill(0);
  for (const winner of winners) values[winner] = 1 / winners.length;
  if (!scores) return values;
  return values.map((share, seat) => FOR_WINNING * share + (1 - FOR_WINNING) * leadOf(scores, seat));
}

/** 0 to 1: a half is level with the best of the others. */
function leadOf(scores: readonly number[], seat: number): number {
  const rival = Math.max(0, ...scores.filter((_, other) => other !== seat));
  return 1 / (1 + Math.exp((rival - (scores[seat] ?? 0)) / CLEAR_LEAD));
}

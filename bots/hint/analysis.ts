/**
 * A finished game looked at again: every seat's chances from turn to turn, and the turns at which they changed most, with what a search would have
 * done there. The search knows what the seat knew. Its caller answers each question (`JudgeTask`) where it likes, in a thread or here.
 */
import { type Move, moveId, type Question, type Seat } from '@tavola/kernel/rules/ask.ts';
import type { AnyGame, Outcome } from '@tavola/kernel/rules/game.ts';
import type { LogPick } from '@tavola/kernel/table/log.ts';
import type { Position } from '@tavola/kernel/table/position.ts';
import { budgetOf } from '../search/bot.ts';
import { tableAt } from '../search/position.ts';
import { Search } from '../search/search.ts';
import { chancesNow, type Idea, ideaOf } from './hint.ts';
import { reasonsOf } from './reasons.ts';
import type { Strength } from './strength.ts';

/** After `at` picks every seat had these chances. */
export type AnalysisPoint = { readonly at: number; readonly chances: readonly number[] };

export type TurningPoint = {
  /** The pick that it was about: after `at` picks `seat` made it. */
  readonly at: number;
  readonly seat: Seat;
  /** How much the seat's chance changed in that turn, -1 to 1. */
  readonly swing: number;
  readonly played: Idea;
  /** What the search would have done; null when it was the same. */
  readonly preferred: Idea | null;
};

export type Analysis = {
  readonly strength: Strength;
  readonly points: readonly AnalysisPoint[];
  /** In the order of the game, three at most. */
  readonly turning: readonly TurningPoint[];
};

/** What is asked about one position: it is reached by `at` picks, and `seat` picked `played` there. */
export type JudgeTask = {
  readonly at: number;
  readonly seat: Seat;
  readonly played: string;
  /** How much of the work is done, 0 to 1. */
  readonly share: number;
};
export type Judged = {
  readonly chances: readonly number[];
  readonly played: Idea | null;
  readonly best: Idea | null;
};

/** At most this many positions on the curve; longer games are looked at in every second turn, or third. */
const MOST_POINTS = 40;
const MOST_TURNING = 3;
/** At most this many picks of a turning point are looked at. */
const MOST_LOOKED = 6;
/** A smaller change of chances does not count as a turning point. */
const LEAST_SWING = 0.03;

export function* analysing(
  picks: readonly LogPick[],
  seats: number,
  outcome: Outcome,
  strength: Strength,
): Generator<JudgeTask, Analysis, Judged> {
  const turns = thinned(turnsOf(picks), MOST_POINTS);
  const work = turns.length + MOST_TURNING * MOST_LOOKED;
  let done = 0;
  const task = (at: number): JudgeTask => {
    const [seat, played] = picks[at] as LogPick;
    return { at, seat, played, share: done++ / work };
  };
  const points: AnalysisPoint[] = [];
  for (const at of turns) {
    const { chances } = yield task(at);
    points.push({ at, chances });
  }
  points.push({ at: picks.length, chances: sharesOf(outcome, seats) });
  const turning: TurningPoint[] = [];
  for (const { from, to, seat, swing } of swingsOf(points, picks)) {
    const own = Array.from({ length: to - from }, (_, i) => from + i).filter((at) => picks[at]?.[0] === seat);
    let found: (TurningPoint & { readonly weight: number }) | null = null;
    for (const at of thinned(own, MOST_LOOKED)) {
      const judged = yield task(at);
      const point = turningPoint(judged, at, seat, swing);
      if (point && (found === null || point.weight > found.weight)) found = point;
    }
    if (found) {
      const { weight: _, ...point } = found;
      turning.push(point);
    }
  }
  return { strength, points, turning: turning.sort((a, b) => a.at - b.at) };
}

/** Answers a question about a position: `bot` there is a search (`analysisBot`). Null when it was stopped. */
export function judgeAt(
  game: AnyGame,
  position: Position,
  played: string,
  isStopped: () => boolean = () => false,
): Judged | null {
  const { seat, bot, seed } = position;
  const budget = budgetOf(bot);
  if (budget === null) throw new Error(`there is no search ${bot}`);
  const table = tableAt(game, position);
  const question = table.question(seat);
  if (question === null) throw new Error(`seat ${seat} is not asked`);
  const running = new Search(table, seat, seed, budget);
  while (running.step()) if (isStopped()) return null;
  const ranked = running.ranked();
  const chances = chancesNow(ranked, table.seats.length);
  const place = question.options.findIndex((move) => moveId(move) === played);
  const [first] = ranked;
  const tried = ranked.find(({ index }) => index === place);
  const best = first ? ideaOf(question, first) : null;
  const own = tried ? ideaOf(question, tried) : untried(question, place);
  if (!first || !best || !own || first.index === place) return { chances, played: own, best };
  const [why = [], whyNot = []] = reasonsOf(table, seat, [first.index, place], seed);
  return { chances, played: { ...own, reasons: whyNot }, best: { ...best, reasons: why } };
}

/** The search did not think of it: what it brings is not known. */
function untried({ options }: Question, place: number): Idea | null {
  const move = options[place] as Move | undefined;
  return move ? { id: moveId(move), move, visits: 0, chances: [], reasons: [] } : null;
}

/** Where another seat begins to pick. Dice are nobody's turn. */
function turnsOf(picks: readonly LogPick[]): number[] {
  const turns: number[] = [];
  let last = -1;
  for (const [at, [seat]] of picks.entries()) {
    if (seat < 0 || seat === last) continue;
    turns.push(at);
    last = seat;
  }
  return turns;
}

function thinned<T>(list: readonly T[], most: number): readonly T[] {
  const each = Math.ceil(list.length / most);
  return list.filter((_, i) => i % each === 0);
}

type Swing = { readonly from: number; readonly to: number; readonly seat: Seat; readonly swing: number };

/** The turns in which the chance of the seat whose turn it was changed most. */
function swingsOf(points: readonly AnalysisPoint[], picks: readonly LogPick[]): readonly Swing[] {
  const swings = points.slice(0, -1).map(({ at, chances }, i): Swing => {
    const { at: to, chances: later } = points[i + 1] as AnalysisPoint;
    const [seat] = picks[at] as LogPick;
    return { from: at, to, seat, swing: (later[seat] ?? 0) - (chances[seat] ?? 0) };
  });
  return swings
    .filter(({ swing }) => Math.abs(swing) >= LEAST_SWING)
    .sort((a, b) => Math.abs(b.swing) - Math.abs(a.swing))
    .slice(0, MOST_TURNING);
}

/** Of a turn that went badly the pick that cost most, of one that went well the one that brought most. */
function turningPoint({ chances, played, best }: Judged, at: number, seat: Seat, swing: number) {
  if (!played || !best) return null;
  const now = chances[seat] ?? 0;
  const own = played.chances[seat] ?? now;
  const weight = swing < 0 ? (best.chances[seat] ?? now) - own : own - now;
  return { at, seat, swing, played, preferred: best.id === played.id ? null : best, weight };
}

function sharesOf({ winners }: Outcome, seats: number): readonly number[] {
  return Array.from({ length: seats }, (_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
}

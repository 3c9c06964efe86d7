/** Random plans in random games: what is played was listed, and nothing about a plan depends on what its player cannot know. */
import type { Step } from '@tavola/kernel/host/gesture.ts';
import { imagined, recallOf } from '@tavola/kernel/host/past.ts';
import { Followed, patched } from '@tavola/kernel/host/patch.ts';
import {
  type PlannedStep,
  type PlanStop,
  type Rehearsal,
  rehearsed,
  type StopWish,
  stopOf,
  stopWishes,
  USUAL_STOPS,
} from '@tavola/kernel/host/plan.ts';
import { kindOf, type Move, moveId, type Seat } from '@tavola/kernel/rules/ask.ts';
import { realDice, seededChance } from '@tavola/kernel/rules/chance.ts';
import { TableError } from '@tavola/kernel/rules/errors.ts';
import type { AnyGame } from '@tavola/kernel/rules/game.ts';
import { type Rng, seededRng } from '@tavola/kernel/rules/rng.ts';
import type { SeatWish } from '@tavola/kernel/table/setup.ts';
import { Table } from '@tavola/kernel/table/table.ts';
import { pickAtRandom } from './walk.ts';

export type PlanWalkSetup = {
  readonly seats: number | readonly SeatWish[];
  readonly options?: unknown;
  readonly seed: number;
  /** A longer game is left there. */
  readonly mostDecisions?: number;
  /** A plan is tried at about one decision in this many. */
  readonly every?: number;
};

/** How often what happened, for the report of a campaign. */
export type PlanTally = {
  games: number;
  rehearsals: number;
  refused: number;
  saved: number;
  steps: number;
  played: number;
  whole: number;
  readonly stops: { [stop in PlanStop]?: number };
};
export const emptyTally = (): PlanTally => ({
  games: 0,
  rehearsals: 0,
  refused: 0,
  saved: 0,
  steps: 0,
  played: 0,
  whole: 0,
  stops: {},
});

type Saved = {
  readonly seat: Seat;
  readonly steps: readonly PlannedStep[];
  readonly stops: readonly StopWish[];
  next: number;
  since: number | null;
};

const MOST_STEPS = 8;
/** Fewer than for people: what is judged certain by too few of them is found here. */
const WORLDS = 4;

/** Plays one random game with plans; throws with the seed and the pick at the first flaw. */
export function planWalk(game: AnyGame, setup: PlanWalkSetup, tally: PlanTally): void {
  const { seed, mostDecisions = 2000, every = 12 } = setup;
  const table = Table.start(game, { ...setup, chance: seededChance(seed) });
  const rng = seededRng(seed ^ 0x51ab);
  const plans = new Map<Seat, Saved>();
  tally.games++;
  for (let n = 0; table.outcome === null && n < mostDecisions; n++) {
    const fail = (what: string): never => {
      throw new Error(`${game.id}, seed ${seed}, pick ${table.count}: ${what}`);
    };
    if (rng.below(every) === 0) prepare(table, plans, rng, tally, fail);
    if (!playStep(table, plans, rng, tally, fail)) pickAtRandom(table, rng);
    for (const [seat, plan] of plans) if (plan.next > 0 && !isTurnOf(table, seat)) plans.delete(seat);
  }
}

function prepare(
  table: Table,
  plans: Map<Seat, Saved>,
  rng: Rng,
  tally: PlanTally,
  fail: (what: string) => never,
): void {
  const seats = table.seats.flatMap(({ kind }, seat) => (kind === 'player' && !isTurnOf(table, seat) ? [seat] : []));
  const seat = seats[rng.below(Math.max(1, seats.length))];
  if (seat === undefined || plans.has(seat)) return;
  const steps = randomSteps(table, seat, rng);
  tally.rehearsals++;
  if (steps === null) {
    tally.refused++;
    return;
  }
  const point = table.lastCheckpoint;
  const before = JSON.stringify([table.state, table.count]);
  const [here, there] = [table, worldOf(table, seat, rng)].map((world) => {
    const { table: at, start, steps: planned, end } = longest(world, seat, steps, seededRng(rng.below(2 ** 31)));
    const after = planned.reduce((view, { change }) => (change ? patched(view, change) : view), start);
    if (end === null && new Followed(after).follow(at.view(seat)) !== null)
      fail('the steps of a rehearsal do not lead to what it shows');
    return { text: JSON.stringify([planned, end, at.view(seat), at.decision(seat)]), planned };
  });
  if (here?.text !== there?.text)
    fail(`a rehearsal of seat ${seat} depends on what it cannot know: ${differing(here?.text, there?.text)}`);
  if (point && JSON.stringify([table.state, table.count]) !== before) fail('a rehearsal touched the table');
  const planned = here?.planned ?? [];
  if (planned.length === 0) return;
  const stops = rng.below(2) === 0 ? USUAL_STOPS : stopWishes.filter(() => rng.below(3) === 0);
  plans.set(seat, { seat, steps: planned, stops, next: 0, since: null });
  tally.saved++;
  tally.steps += planned.length;
}

/** Steps of a rehearsal that picks at random, as far as one goes; null where none is possible. */
function randomSteps(table: Table, seat: Seat, rng: Rng): Step[] | null {
  const steps: Step[] = [];
  try {
    const { table: at } = rehearsed(table, seat, [], rng);
    for (let question = at.question(seat); question && steps.length < MOST_STEPS; question = at.question(seat)) {
      const i = rng.below(question.options.length);
      steps.push({ ask: kindOf(question.ask), option: moveId(question.options[i] as Move) });
      at.take(seat, i);
    }
  } catch (error) {
    if (error instanceof TableError && error.code === 'NO_REHEARSAL') return null;
    throw error;
  }
  return steps;
}

/** What can be planned of these steps: what is uncertain may come before the last of them. */
function longest(table: Table, seat: Seat, steps: readonly Step[], rng: Rng): Rehearsal {
  try {
    return rehearsed(table, seat, steps, rng, WORLDS);
  } catch (error) {
    if (!(error instanceof TableError && error.code === 'PLAN_STALE')) throw error;
    return rehearsed(table, seat, steps.slice(0, error.detail.step as number), rng, WORLDS);
  }
}

/** The same moment with what `seat` cannot know dealt again. */
function worldOf(table: Table, seat: Seat, rng: Rng): Table {
  const { game, options, lastCheckpoint: point } = table;
  if (!point) return table;
  const state = imagined(game, options, point.state, seat, rng);
  const log = { ...table.log(), picks: [], checks: [] };
  return Table.resume(game, log, { chance: realDice, checkpoint: { picks: 0, chance: 0, state } });
}

/** Plays the next step of a plan whose turn it is, or ends the plan; false where somebody must be asked. */
function playStep(
  table: Table,
  plans: Map<Seat, Saved>,
  rng: Rng,
  tally: PlanTally,
  fail: (what: string) => never,
): boolean {
  for (const [seat, plan] of plans) {
    if (!table.pending.includes(seat) || !isTurnOf(table, seat)) continue;
    const step = plan.steps[plan.next];
    if (step === undefined) return false;
    const stop = stopOf(table, seat, plan.steps, plan.next, plan, WORLDS);
    const world = redealt(table, plan, rng);
    const other = stopOf(world, seat, plan.steps, plan.next, plan, WORLDS);
    const [here, there] = [stop, other].map((it) => JSON.stringify(it));
    if (here !== there)
      fail(`seat ${seat} is stopped by ${here} here, by ${there} where what it cannot know lies elsewhere`);
    if (stop !== null) {
      tally.stops[stop.reason] = (tally.stops[stop.reason] ?? 0) + 1;
      plans.delete(seat);
      return false;
    }
    if (!table.decision(seat)?.options.some(({ id }) => id === step.option)) fail(`${step.option} is not listed`);
    table.pick(seat, table.decisionNumber, step.option);
    tally.played++;
    plan.next++;
    plan.since = table.pickers().lastIndexOf(seat) + 1;
    if (plan.next === plan.steps.length) {
      tally.whole++;
      plans.delete(seat);
    }
    return true;
  }
  return false;
}

function redealt(table: Table, { seat, since }: Saved, rng: Rng): Table {
  const first = since === null ? -1 : table.told.findIndex(({ at }) => at > since);
  const telling = first < 0 ? {} : { telling: first };
  const world = table.fork({ chance: realDice, watched: true, recorded: true, ...telling });
  world.redeal(seat, rng, recallOf(table.game, table.options));
  return world;
}

function isTurnOf(table: Table, seat: Seat): boolean {
  return table.game.turn?.(table.view(seat)) === seat;
}

function differing(one = '', other = ''): string {
  let i = 0;
  while (i < one.length && one[i] === other[i]) i++;
  return `…${one.slice(Math.max(0, i - 60), i + 60)} / …${other.slice(Math.max(0, i - 60), i + 60)}`;
}

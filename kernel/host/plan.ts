/**
 * A turn prepared while others play (docs/slow-play.md): its rehearsal, and whether a step of it may still be played. Both see no more than the seat
 * itself: the rehearsal is dealt again, and what is judged is what its player would be shown.
 */
import { type Ask, CHANCE, kindOf, type Move, moveId, type Seat } from '../rules/ask.ts';
import { realDice } from '../rules/chance.ts';
import { copy } from '../rules/copy.ts';
import { concerns, type HeardEvent } from '../rules/decision.ts';
import { TableError } from '../rules/errors.ts';
import { type AnyGame, type PlannedMove, type ReadingId, readingIds } from '../rules/game.ts';
import type { Rng } from '../rules/rng.ts';
import { Table } from '../table/table.ts';
import type { Step } from './gesture.ts';
import { imagined } from './past.ts';
import { type Change, Followed } from './patch.ts';
import { type Preview, previewOf } from './preview.ts';
import { cameToLight, unknownIn } from './unknown.ts';

/** A longer plan is refused. */
export const MOST_PLANNED = 30;

/** What a person switches on and off. `effect`: a step would bring something else than in the rehearsal. `lost`: own pieces or cards are fewer. */
export const stopWishes = ['effect', 'lost', ...readingIds] as const;
export type StopWish = (typeof stopWishes)[number];
export const USUAL_STOPS: readonly StopWish[] = ['effect', 'lost'];

/** Why a plan ended before its last step. The first eight always end it. */
export const planStops = [
  'question',
  'not-listed',
  'chance',
  'secret',
  'window',
  'undo',
  'pause',
  'away',
  ...stopWishes,
] as const;
export type PlanStop = (typeof planStops)[number];
/** `where`: what changed, by the ids of `Things.describe`; only of `places`. */
export type Stopped = { readonly reason: PlanStop; readonly where: readonly string[] };

/** A step with what was foreseen of it in the rehearsal. */
export type PlannedStep = Step & {
  readonly said: { readonly ask: Ask; readonly move: Move };
  /** The events that are certain, as JSON, without what only counts time. */
  readonly effect: string;
  /** How things are to stand just before it. */
  readonly lost: readonly number[];
  readonly readings: { readonly [id in ReadingId]?: string };
  /** From what the seat sees before it to what it sees after it; null where that is not known, or nothing changes. */
  readonly change: Change | null;
};

/** What the last step leads to: dice or hidden cards, somebody else's decision, or the end of the game. Null: the rehearsal can go on. */
export const rehearsalEnds = ['chance', 'others', 'over'] as const;
export type RehearsalEnd = (typeof rehearsalEnds)[number];

export type Rehearsal = {
  /** As it stands before a last step, whose consequences nobody can know. */
  readonly table: Table;
  /** What the seat sees before the first step. */
  readonly start: unknown;
  readonly steps: readonly PlannedStep[];
  readonly end: RehearsalEnd | null;
};

/** Plays these steps at the start of the next turn of `seat`, in a world dealt again. `worlds`: of each preview. Throws NO_REHEARSAL, or PLAN_STALE with the first step that is not possible. */
export function rehearsed(table: Table, seat: Seat, wanted: readonly Step[], rng: Rng, worlds?: number): Rehearsal {
  const fork = turnBegun(table, seat, rng);
  const start = fork.view(seat);
  const followed = new Followed(start);
  const taken: (Pick<PlannedStep, 'said' | 'effect' | 'change'> & { readonly step: Step; readonly view: unknown })[] =
    [];
  let end: RehearsalEnd | null = null;
  for (const [n, step] of wanted.entries()) {
    const question = end === null ? fork.question(seat) : null;
    const at = question?.options.findIndex((move) => moveId(move) === step.option) ?? -1;
    if (!question || kindOf(question.ask) !== step.ask || at < 0) throw new TableError('PLAN_STALE', { step: n });
    const preview = previewOf(fork, seat, step.option, worlds);
    const said = { ask: question.ask, move: question.options[at] as Move };
    const view = fork.view(seat);
    end = endOf(fork.game, seat, preview);
    if (end === null) fork.take(seat, at);
    const after = end === null ? fork.view(seat) : preview.view;
    const change = after === null ? null : copy(followed.follow(after));
    taken.push({ step, said, view, effect: effectOf(preview.events), change });
  }
  const moves = taken.map(({ step, said }) => ({ ask: step.ask, move: said.move }));
  const steps = taken.map(({ step: { ask, option }, said, effect, view, change }) => {
    return { ask, option, said, effect, change, ...standing(fork.game, view, seat, moves) };
  });
  return { table: fork, start, steps, end };
}

/** Why the step may not be played, by what `seat` sees; null when it may. `since`: how many picks there were after the step before it, if there is one. */
export function stopOf(
  table: Table,
  seat: Seat,
  steps: readonly PlannedStep[],
  next: number,
  { stops, since }: { readonly stops: readonly StopWish[]; readonly since: number | null },
  worlds?: number,
): Stopped | null {
  const step = steps[next] as PlannedStep;
  const question = table.question(seat);
  if (!question || kindOf(question.ask) !== step.ask) return stoppedBy('question');
  if (!question.options.some((move) => moveId(move) === step.option)) return stoppedBy('not-listed');
  if (since !== null && table.picksFrom(since).some(([picker]) => picker === CHANCE)) return stoppedBy('chance');
  if (since !== null && table.told.some(({ at, secret }) => at > since && secret !== null && concerns(secret.to, seat)))
    return stoppedBy('secret');
  if (stops.includes('effect') && effectOf(previewOf(table, seat, step.option, worlds).events) !== step.effect)
    return stoppedBy('effect');
  const moves = steps.map(({ ask, said }) => ({ ask, move: said.move }));
  const { lost, readings } = standing(table.game, table.view(seat), seat, moves);
  if (stops.includes('lost') && lost.some((count, i) => count < (step.lost[i] ?? 0))) return stoppedBy('lost');
  const changed = readingIds.find((id) => stops.includes(id) && readings[id] !== step.readings[id]);
  if (changed === undefined) return null;
  return stoppedBy(changed, changed === 'places' ? differing(step.readings.places, readings.places) : []);
}

export function stoppedBy(reason: PlanStop, where: readonly string[] = []): Stopped {
  return { reason, where };
}

/** The places that are read otherwise now. */
function differing(before = '[]', now = '[]'): string[] {
  const [old, fresh] = [before, now].map((text) =>
    (JSON.parse(text) as [string, ...unknown[]][]).map((it) => JSON.stringify(it)),
  );
  const odd = [
    ...(old ?? []).filter((it) => !fresh?.includes(it)),
    ...(fresh ?? []).filter((it) => !old?.includes(it)),
  ];
  return [...new Set(odd.map((it) => (JSON.parse(it) as [string])[0]))];
}

/** The first question of that turn. Windows of others in between are passed: that nobody used one is what is imagined. */
function turnBegun(table: Table, seat: Seat, rng: Rng): Table {
  const { game, options, lastCheckpoint: point } = table;
  const state = point && imagined(game, options, point.state, seat, rng);
  if (!state || !game.rehearse?.(state, seat)) throw new TableError('NO_REHEARSAL');
  const log = { ...table.log(), dice: 'app' as const, picks: [], checks: [] };
  const setup = { chance: realDice, watched: true, checked: false, checkpoint: { picks: 0, chance: 0, state } };
  const unknown = unknownIn(table, copy(state), seat);
  const fork: Table = Table.resume(game, log, setup);
  while (!fork.pending.includes(seat)) {
    const [other = CHANCE] = fork.pending;
    const question = fork.question(other);
    const pass = question?.options.findIndex(({ kind }) => kind === 'pass') ?? -1;
    const isWindow = question !== null && game.reactions?.windows.includes(kindOf(question.ask));
    if (!isWindow || pass < 0) throw new TableError('NO_REHEARSAL');
    fork.take(other, pass);
  }
  // A card that the turn begins with is not known before.
  const isLit = cameToLight(unknown, unknownIn(table, copy(fork.state), seat));
  if (isLit || game.turn?.(fork.view(seat)) !== seat) throw new TableError('NO_REHEARSAL');
  return fork;
}

function endOf(game: AnyGame, seat: Seat, { next, view, options }: Preview): RehearsalEnd | null {
  if (next === 'end') return 'over';
  if (next === 'others') return 'others';
  if (next === 'chance' || options === null) return 'chance';
  return game.turn?.(view) === seat ? null : 'others';
}

/** What counts time only would differ at every table. */
function effectOf(events: readonly HeardEvent[]): string {
  return JSON.stringify(events.map(({ event }) => ({ ...event, round: undefined })));
}

function standing(game: AnyGame, view: unknown, seat: Seat, moves: readonly PlannedMove[]) {
  const { lost, named } = game.readings ?? { lost: () => [], named: {} };
  const read = readingIds.flatMap((id) =>
    named[id] ? [[id, JSON.stringify(named[id](view, seat, moves))] as const] : [],
  );
  return { lost: lost(view, seat), readings: Object.fromEntries(read) as PlannedStep['readings'] };
}

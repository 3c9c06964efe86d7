/** Picks: what people do at a running table. */
import { takeSteps } from '@tavola/kernel/host/gesture.ts';
import { CHANCE, type Seat } from '@tavola/kernel/rules/ask.ts';
import { TableError } from '@tavola/kernel/rules/errors.ts';
import type { PickBody } from '../api/table.ts';
import { BrokenRules, forbidden, Refusal } from '../base/problem.ts';
import { isOpenTo, ownSeat } from '../live/access.ts';
import type { LiveMatch, LoadedTable } from '../memory/live-match.ts';
import { isTurnOf, runningPlan } from '../memory/plans.ts';
import { slices } from '../memory/slices.ts';
import { ordersAfterPick } from '../memory/standing.ts';
import { type Desk, Unchanged } from './desk.ts';
import type { Draft } from './draft.ts';
import { visible } from './visible.ts';

export type Picked = { readonly revision: number; readonly count: number };
/** `planned`: which step of the seat's plan it is. */
type SeatPick = PickBody & { readonly seat: Seat; readonly planned?: number };

/** A person picks for a seat it holds. */
export function personPick(desk: Desk, id: string, person: string, pick: PickBody): Promise<Picked> {
  // Most who pick are at a table that is in memory: that need not be waited for.
  const held = desk.held(id);
  if (held && isOpenTo(held, person)) return ownPick(desk, held, person, pick);
  return visible(desk, id, person).then((live) => ownPick(desk, live, person, pick));
}

function ownPick(desk: Desk, live: LiveMatch, person: string, pick: PickBody): Promise<Picked> {
  const { decision, option, revision, steps } = pick;
  const seat = pick.seat === CHANCE ? CHANCE : ownSeat(live, person, pick.seat);
  // Who may read a die or a card is asked for each of them.
  const gesture = seat === CHANCE ? [] : steps;
  return makePick(desk, live.id, { seat, decision, option, revision, steps: gesture }, person);
}

/** What is rolled or drawn is said by somebody who may see it. */
function mayRead(live: LiveMatch, { table }: LoadedTable, person: string): boolean {
  const mine = live.seatsOf(person);
  return live.row.dice === 'people' && (table.reader === null ? mine.length > 0 : mine.includes(table.reader));
}

/** `person` is who picked; null when a program did so for the seat. */
export function makePick(desk: Desk, id: string, pick: SeatPick, person: string | null = null): Promise<Picked> {
  return desk.change(id, 'table', (live, draft) => {
    const { status, revision } = live.row;
    if (status !== 'playing' && status !== 'over') throw new Refusal(409, 'NOT_PLAYING', { decision: null, revision });
    if (live.loaded) return take(desk, live, live.loaded, draft, pick, person);
    return live.load().then((loaded) => take(desk, live, loaded, draft, pick, person));
  });
}

function take(
  desk: Desk,
  live: LiveMatch,
  loaded: LoadedTable,
  draft: Draft,
  pick: SeatPick,
  person: string | null,
): Picked | Promise<Picked> {
  const { table } = loaded;
  if (pick.seat === CHANCE && (person === null || !mayRead(live, loaded, person))) throw forbidden();
  const before = table.count;
  checkPlanned(live, pick);
  // A person who decides by hand in their own turn has thrown the plan away.
  if (person !== null && live.plans.has(pick.seat) && isTurnOf(table, pick.seat)) draft.setPlan(pick.seat, null);
  try {
    refuseUndone(live, table.decisionNumber, pick);
    const most = desk.config.limits.picks;
    if (before >= most && !wasMade(loaded, pick, live.row.undone)) throw new Refusal(409, 'MATCH_TOO_LONG', { most });
    draft.before(loaded);
    slices.begin(() => table.pick(pick.seat, pick.decision, pick.option));
    const room = Math.max(0, most - table.count);
    takeSteps(table, pick.seat, (pick.steps ?? []).slice(0, room), (option) =>
      slices.begin(() => table.pick(pick.seat, table.decisionNumber, option)),
    );
  } catch (error) {
    if (error instanceof TableError && error.code === 'NOT_LISTED') return notListed(desk, live, loaded, pick);
    throw pickError(live, loaded, pick, error);
  }
  if (!table.isPaused) return taken(live, loaded, draft, pick, person, before);
  // Until the rules came to rest nobody may look.
  live.goAhead();
  return slices.settle(table).then(
    () => taken(live, loaded, draft, pick, person, before),
    (error) => {
      throw pickError(live, loaded, pick, error);
    },
  );
}

function taken(
  live: LiveMatch,
  loaded: LoadedTable,
  draft: Draft,
  pick: SeatPick,
  person: string | null,
  before: number,
): Picked {
  const { table } = loaded;
  // A person who picks is back.
  if (person !== null && live.seats[pick.seat]?.away) draft.setSeat(pick.seat, { away: null });
  // Programs pick and never connect: they may be told of their next turn all the same.
  const picker = person === null ? undefined : draft.seats[pick.seat];
  if (picker && (picker.told ?? 0) > picker.seen)
    draft.setSeat(pick.seat, { seen: Math.max(draft.now, picker.told ?? 0) });
  const plan = pick.planned === undefined ? undefined : draft.plans.get(pick.seat);
  if (plan) draft.setPlan(pick.seat, { ...plan, next: plan.next + 1, since: before + 1 });
  draft.append(loaded, before);
  live.gesture = { seat: pick.seat, from: before, to: table.count };
  for (const { seat, standing_json } of ordersAfterPick(table, draft.seats, pick.seat))
    draft.setSeat(seat, { standing_json });
  return { revision: draft.row.revision, count: table.count };
}

/** Nothing may have happened to the plan since its step was judged. */
function checkPlanned(live: LiveMatch, { seat, planned }: SeatPick): void {
  if (planned === undefined) return;
  const isNext = runningPlan(live, seat)?.next === planned && !live.seats[seat]?.away;
  if (!isNext || live.row.undo_json !== null) throw new Refusal(409, 'PLAN_STALE');
}

/** A pick sent before an undo and arriving after it means a decision that no longer exists. */
function refuseUndone({ row }: LiveMatch, decision: number, { revision }: SeatPick): void {
  if (revision !== undefined && revision < row.undone) throw new TableError('STALE_DECISION', { decision });
}

function pickError(live: LiveMatch, loaded: LoadedTable, pick: SeatPick, error: unknown): unknown {
  if (error instanceof Refusal) return error;
  if (!(error instanceof TableError)) return new BrokenRules(error);
  const { table } = loaded;
  if (error.code === 'RUNAWAY') return error;
  if (wasMade(loaded, pick, live.row.undone)) {
    return new Unchanged<Picked>({ revision: live.row.revision, count: table.count });
  }
  const decision = live.row.status === 'playing' ? table.decision(pick.seat) : null;
  return new Refusal(409, error.code, { decision, revision: live.row.revision });
}

/** The clause is found in another thread; where that has too much to do, it is left out. */
async function notListed({ replays }: Desk, live: LiveMatch, { table }: LoadedTable, pick: SeatPick): Promise<never> {
  const { decisionNumber: decision } = table;
  const refused = await replays.now(live.id, live, 'refused', { after: [], seat: pick.seat }).catch((error) => {
    if (error instanceof Refusal) return [];
    throw error;
  });
  throw new Refusal(422, 'NOT_LISTED', {
    decision,
    clause: refused.find(({ id }) => id === pick.option)?.clause ?? null,
  });
}

/** Was exactly this picked by this seat at this decision? */
function wasMade({ table }: LoadedTable, { seat, decision, option, revision }: SeatPick, undone: number): boolean {
  if (decision >= table.count || (revision !== undefined && revision < undone)) return false;
  const made = table.picksFrom(decision).find(([picker]) => picker === seat);
  return made?.[1] === option;
}

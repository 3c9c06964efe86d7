/** Turns that people prepare: tried, kept and thrown away by their person, and played by the table. Nothing of it is told to anybody else. */
import { randomBytes } from 'node:crypto';
import type { Step } from '@tavola/kernel/host/gesture.ts';
import { MOST_PLANNED, type PlanStop, type Stopped, type StopWish, stoppedBy } from '@tavola/kernel/host/plan.ts';
import { kindOf, type Seat } from '@tavola/kernel/rules/ask.ts';
import { Refusal } from '../base/problem.ts';
import type { Desk } from '../match/desk.ts';
import { makePick } from '../match/pick.ts';
import { isPaused } from '../memory/clock.ts';
import type { LiveMatch, Pending } from '../memory/live-match.ts';
import { isTurnOf, planRow, runningPlan, type SavedPlan, stoppedText } from '../memory/plans.ts';

type Wish = { readonly seat: Seat; readonly steps: readonly Step[] };

/** The rehearsal after these steps, as the text of an answer. */
export async function tryPlan(desk: Desk, live: LiveMatch, person: string, wish: Wish): Promise<string> {
  await checkRehearsal(live, wish);
  const framed = { id: live.id, row: { revision: live.row.revision, status: live.row.status }, seats: live.seats };
  return desk.replays.now(person, live, 'rehearse', { ...wish, words: newWords(), match: framed });
}

/** Rehearses it once more and keeps what was foreseen. Throws PLAN_STALE where a step is not possible any more. */
export async function savePlan(
  desk: Desk,
  live: LiveMatch,
  person: string,
  { seat, steps: wanted, stops }: Wish & { readonly stops: readonly StopWish[] },
): Promise<void> {
  if (wanted.length > MOST_PLANNED) throw new Refusal(422, 'PLAN_TOO_LONG', { most: MOST_PLANNED });
  const { undone, count: picks } = live.row;
  await checkRehearsal(live, { seat, steps: wanted });
  const { start, steps } = await desk.replays.now(person, live, 'plan', { seat, steps: wanted, words: newWords() });
  await desk.queue(live.id, async () => {
    const now = await desk.find(live.id);
    const isTheirs = now.seats[seat]?.person === person && now.row.undone === undone;
    // Its turn may have come in the meantime.
    if (!isTheirs || (await isOwnTurn(now, seat))) throw new Refusal(409, 'PLAN_STALE');
    const plan = { undone, picks, start, steps, stops, next: 0, since: null, stopped: null, made: desk.config.now() };
    const row = planRow(live.id, seat, plan);
    const { match: _, seat: __, ...fields } = row;
    await desk.store.db
      .insertInto('plans')
      .values(row)
      .onConflict((conflict) => conflict.columns(['match', 'seat']).doUpdateSet(fields))
      .execute();
    await changed(desk, now, seat, plan);
  });
}

export async function dropPlan(desk: Desk, id: string, seat: Seat): Promise<void> {
  await desk.queue(id, async () => {
    const live = await desk.find(id);
    if (!live.plans.has(seat)) return;
    await desk.store.db.deleteFrom('plans').where('match', '=', id).where('seat', '=', seat).execute();
    await changed(desk, live, seat, null);
  });
}

/** The seat is asked: plays the next step of its plan, or ends the plan, if its turn has come. */
export async function playPlan(desk: Desk, id: string, { seat, decision }: Pending, revision: number): Promise<void> {
  const live = await desk.find(id);
  const plan = runningPlan(live, seat);
  if (plan === null || live.row.status !== 'playing') return;
  const asked = await live.read((loaded) => {
    const { table } = loaded;
    const question = table.decisionNumber === decision ? table.question(seat) : null;
    return question && isTurnOf(table, seat) ? { loaded, kind: kindOf(question.ask) } : null;
  });
  if (asked === null) return;
  const step = plan.steps[plan.next] as SavedPlan['steps'][number];
  const outer = outerStop(desk, live, seat, asked.kind, step);
  const stop = outer ? stoppedBy(outer) : await judged(desk, live, plan, seat);
  if (stop !== null) return stopPlan(desk, id, seat, plan, stop);
  await makePick(desk, id, { seat, decision, option: step.option, revision, planned: plan.next });
}

/** What ends a plan whatever its step is. */
function outerStop({ config }: Desk, live: LiveMatch, seat: Seat, asked: string, step: Step): PlanStop | null {
  if (live.row.undo_json !== null) return 'undo';
  if (isPaused(live.row, config.now())) return 'pause';
  if (live.seats[seat]?.away) return 'away';
  // The standing order wants the person to be asked.
  return asked !== step.ask && live.game.reactions?.windows.includes(asked) ? 'window' : null;
}

async function judged({ replays }: Desk, live: LiveMatch, plan: SavedPlan, seat: Seat): Promise<Stopped | null> {
  const { steps, next, stops, since } = plan;
  const loaded = await live.read((it) => it);
  return replays.since(live, loaded, since ?? loaded.table.count, 'judge', { seat, steps, next, stops, since });
}

async function stopPlan(desk: Desk, id: string, seat: Seat, plan: SavedPlan, why: Stopped): Promise<void> {
  await desk.queue(id, async () => {
    const live = await desk.find(id);
    const now = live.plans.get(seat);
    if (now?.made !== plan.made || now.next !== plan.next || now.stopped !== null) return;
    const { db } = desk.store;
    await db
      .updateTable('plans')
      .set({ stopped: stoppedText(why) })
      .where('match', '=', id)
      .where('seat', '=', seat)
      .execute();
    await changed(desk, live, seat, { ...now, stopped: why });
  });
}

/** It is in the store: in memory too, here and in other processes, and its person is told. */
async function changed(desk: Desk, live: LiveMatch, seat: Seat, plan: SavedPlan | null): Promise<void> {
  const plans = new Map(live.plans);
  if (plan) plans.set(seat, plan);
  else plans.delete(seat);
  live.plans = plans;
  desk.audience.showPlan(live, seat);
  await desk.store.notify(`plan ${live.id}`);
}

/** A person whose turn it is decides now; a table without a clock of days, or a game without rehearsals, has no plans. */
async function checkRehearsal(live: LiveMatch, { seat, steps }: Wish): Promise<void> {
  live.mustHaveTable();
  const { row, game } = live;
  if (row.status !== 'playing') throw new Refusal(409, 'NOT_PLAYING');
  if (steps.length > MOST_PLANNED) throw new Refusal(422, 'PLAN_TOO_LONG', { most: MOST_PLANNED });
  const isOffered = row.plans === 1 && row.dice === 'app' && game.rehearse !== undefined;
  if (!isOffered || (await isOwnTurn(live, seat))) throw new Refusal(409, 'NO_REHEARSAL');
}

function isOwnTurn(live: LiveMatch, seat: Seat): Promise<boolean> {
  return live.read(({ table }) => isTurnOf(table, seat));
}

function newWords(): number[] {
  const bytes = randomBytes(16);
  return [0, 4, 8, 12].map((offset) => bytes.readInt32LE(offset));
}

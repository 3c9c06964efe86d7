/** A change of a match that is being made: rows as they will be, and the picks that come or go. */
import { stoppedBy } from '@tavola/kernel/host/plan.ts';
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { LogPick } from '@tavola/kernel/table/log.ts';
import { leftAfter, turnOf } from '../memory/clock.ts';
import { type Holder, type LiveMatch, type LoadedTable, type Pending, writePending } from '../memory/live-match.ts';
import { hasBegun, isTurnOf, runningPlan, type SavedPlan, stoppedText } from '../memory/plans.ts';
import type { PackedCheckpoint } from '../memory/position.ts';
import type { Stand } from '../memory/stand.ts';
import { standingOption } from '../memory/standing.ts';
import { type WakeRules, wakeTime } from '../memory/wake.ts';
import type { HolderRow } from '../store/room-rows.ts';
import type { CheckpointRow, MatchRow, PickRow, SeatRow, WatcherRow } from '../store/schema.ts';
import {
  type Change,
  changeOf,
  holdersWrite,
  holderWrite,
  newMatch,
  planWrite,
  type Write,
  watcherWrite,
} from '../store/writes.ts';

/** A match is loaded from a checkpoint that is at most about this many picks old. */
const PICKS_BETWEEN_CHECKPOINTS = 40;
/** Picks of a table that is being played move its place in the lists only so often. */
const UPDATED_EVERY_MS = 10_000;

export class Draft {
  readonly row: MatchRow;
  seats: readonly SeatRow[];
  pending: readonly Pending[];
  holders: readonly Holder[];
  /** Screens that show the match from here on; who changes them says so to the store too (`also`). */
  boards: readonly string[];
  plans: ReadonlyMap<Seat, SavedPlan>;
  readonly now: number;
  /** The table after this change, when it is another one than before. */
  loaded: LoadedTable | null;
  private readonly live: LiveMatch;
  private readonly rules: WakeRules;
  /** Those whose plans this change moves. */
  readonly planners = new Set<Seat>();
  private readonly touched: Seat[] = [];
  private wide = false;
  /** Whose turn it was, where its end is rewarded. */
  private turn: Seat | null = null;
  private picks: PickRow[] = [];
  private cut: number | null = null;
  private checkpoint: CheckpointRow | null = null;
  private readonly points: CheckpointRow[] = [];
  private readonly others: Write[] = [];

  constructor(live: LiveMatch, now: number, rules: WakeRules) {
    this.live = live;
    this.now = now;
    this.rules = rules;
    this.row = { ...live.row, revision: live.row.revision + 1 };
    if (now - this.row.updated >= UPDATED_EVERY_MS) this.row.updated = now;
    this.seats = live.seats;
    this.pending = live.pending;
    this.holders = live.holders;
    this.boards = live.boards;
    this.plans = live.plans;
    this.loaded = live.loaded;
  }

  /** Did it change more than the board? */
  get isWide(): boolean {
    return this.wide;
  }

  /** Something else than a pick. */
  set(fields: Partial<MatchRow>): void {
    Object.assign(this.row, fields, { updated: this.now });
    this.wide = true;
  }

  setSeat(seat: Seat, fields: Partial<SeatRow>): void {
    const before = this.seats[seat];
    if (fields.person !== undefined && fields.person !== before?.person) this.setPlan(seat, null);
    const plan = this.plans.get(seat);
    if (plan && fields.away && plan.stopped === null) this.setPlan(seat, { ...plan, stopped: stoppedBy('away') });
    this.seats = this.seats.map((row) => (row.seat === seat ? { ...row, ...fields } : row));
    this.touched.push(seat);
    this.wide = true;
  }

  /** Somebody holds a seat from now on. */
  holds(row: Omit<HolderRow, 'name'>, name: string): void {
    this.holders = [...this.holders, { ...row, name }];
    this.others.push(holderWrite({ ...row, name: row.person === null ? name : null }));
  }

  /** Somebody watches from now on. */
  watches(row: WatcherRow): void {
    this.others.push(watcherWrite(row));
  }

  /** Where a plan stands from here on; null when it is gone. It is written with this change, and nobody but its person is told. */
  setPlan(seat: Seat, plan: SavedPlan | null): void {
    if (!this.plans.has(seat)) return;
    const plans = new Map(this.plans);
    if (plan) plans.set(seat, plan);
    else plans.delete(seat);
    this.plans = plans;
    this.planners.add(seat);
  }

  setPending(pending: readonly Pending[]): void {
    this.pending = pending;
  }

  /** Before `loaded.table` makes a pick. */
  before({ table }: LoadedTable): void {
    if (this.row.clock_increment !== null) this.turn = turnOf(table);
  }

  /** The picks that `loaded.table` made since `from`, chance included. */
  append(loaded: LoadedTable, from: number): void {
    this.live.goAhead();
    const { id: match, revision } = this.row;
    let number = from;
    for (const [seat, option] of loaded.table.picksFrom(from)) {
      this.picks.push({ match, number: number++, seat, option, revision, at: this.now });
      loaded.revisions.push(revision);
    }
    this.loaded = loaded;
    this.settle(loaded);
  }

  /** Everything from pick `to` on is taken back; `loaded` is the table as it was then. */
  takeBack(loaded: LoadedTable, to: number): void {
    this.cut = to;
    this.pending = [];
    for (const [seat, plan] of this.plans) if (to < plan.picks || hasBegun(plan)) this.setPlan(seat, null);
    this.loaded = loaded;
    this.set({ undone: this.row.revision, undo_json: null });
    if (this.holders.some(({ from_pick }) => from_pick > to)) {
      this.holders = this.holders.map((it) => ({ ...it, from_pick: Math.min(it.from_pick, to) }));
      this.others.push(holdersWrite(this.row.id, to));
    }
    this.settle(loaded);
  }

  /** The match does not begin at the setup but in this state. */
  beginAt(state: string): void {
    this.addPoint({ picks: 0, chance: 0, told: 0, state });
  }

  /** The match begins after these picks; its table is loaded when somebody looks. */
  beginAfter(given: readonly LogPick[], stand: Stand): void {
    const { id: match, revision } = this.row;
    this.picks = [...given, ...stand.more].map(([seat, option], number) => ({
      match,
      number,
      seat,
      option,
      revision,
      at: this.now,
    }));
    for (const point of stand.points) this.addPoint(point);
    this.stand(stand);
  }

  /** Another match comes to be with this change, or neither does. */
  also({ writes }: Pick<Change, 'writes'>): void {
    this.others.push(...writes);
    this.wide = true;
  }

  change(): Change {
    this.finish();
    const { touched } = this;
    const seats = touched.length === 0 ? [] : this.seats.filter((row) => touched.includes(row.seat));
    const { live, row, picks, cut, checkpoint } = this;
    const plans = [...this.planners].map((seat) => {
      const plan = this.plans.get(seat) ?? null;
      return planWrite(row.id, seat, plan && { ...plan, stopped: stoppedText(plan.stopped) });
    });
    const others = [...this.others, ...plans];
    return changeOf({ before: live.row, row, isPlain: this.isPlain(), seats, picks, cut, checkpoint, others });
  }

  /** Everything, for a match that is not in the store yet. */
  birth(): Change {
    this.finish();
    const { live, row, seats, picks, others } = this;
    const checkpoints = this.checkpoint ? [...this.points, this.checkpoint] : this.points;
    return newMatch({ row, seats, invitations: live.invitations, picks, checkpoints, others });
  }

  private finish(): void {
    this.row.pending_json = writePending(this.pending);
    const { row, seats, pending, loaded } = this;
    const answers = (seat: SeatRow) =>
      runningPlan(this, seat.seat) !== null || (loaded !== null && standingOption(loaded.table, seats, seat) !== null);
    row.wake = row.status === 'playing' ? wakeTime(row, seats, pending, this.rules, answers) : null;
  }

  private isPlain(): boolean {
    const { row } = this;
    const { status, left_json, outcome_json, undo_json, updated, wake } = this.live.row;
    const isSame = status === row.status && updated === row.updated && wake === row.wake && left_json === row.left_json;
    return (
      !this.wide &&
      this.planners.size === 0 &&
      isSame &&
      outcome_json === row.outcome_json &&
      undo_json === row.undo_json
    );
  }

  /** After the commit: the match is as this draft says. */
  apply(): void {
    const { live, row, seats, pending, loaded } = this;
    live.row = row;
    live.seats = seats;
    live.pending = pending;
    live.holders = this.holders;
    live.boards = this.boards;
    live.plans = this.plans;
    if (loaded && this.checkpoint) loaded.stored = this.checkpoint.picks;
    live.catchUp(loaded);
  }

  private settle(loaded: LoadedTable): void {
    const { table } = loaded;
    const { row } = this;
    const { count, decisionNumber: decision, pending, outcome } = table;
    this.stand({ count, decision, pending, outcome });
    for (const [seat, plan] of this.plans)
      if (outcome || (hasBegun(plan) && !isTurnOf(table, seat))) this.setPlan(seat, null);
    const point = table.lastCheckpoint;
    if (
      point &&
      (point.picks >= loaded.stored + PICKS_BETWEEN_CHECKPOINTS || (this.cut !== null && point.picks > loaded.stored))
    ) {
      const told = loaded.before + table.toldAtCheckpoint;
      const { picks, chance, state } = point;
      this.checkpoint = { match: row.id, picks, chance, told, state_json: JSON.stringify(state) };
    }
  }

  private stand({
    count,
    decision,
    pending,
    outcome,
  }: Pick<Stand, 'count' | 'decision' | 'pending' | 'outcome'>): void {
    const { row, now } = this;
    const asked = this.pending;
    this.pending = pending.map((seat) => this.pendingOf(seat, decision, asked));
    if (row.clock_player !== null) this.charge(asked.filter((it) => !this.pending.includes(it)));
    row.count = count;
    row.undo_json = null;
    row.outcome_json = outcome ? JSON.stringify(outcome) : null;
    row.status = outcome ? 'over' : 'playing';
    if (outcome) row.updated = now;
  }

  private addPoint({ picks, chance, told, state }: PackedCheckpoint): void {
    this.points.push({ match: this.row.id, picks, chance, told, state_json: state });
  }

  private pendingOf(seat: Seat, decision: number, asked: readonly Pending[]): Pending {
    const same = asked.find((it) => it.seat === seat && it.decision === decision);
    return same ?? { seat, decision, since: this.now, noticed: 0 };
  }

  /** The time of those who answered is taken from their clocks. */
  private charge(answered: readonly Pending[]): void {
    const { row, seats, now, turn, loaded } = this;
    const ended = turn !== null && loaded && turnOf(loaded.table) !== turn ? turn : null;
    row.left_json = JSON.stringify(leftAfter({ row, seats, answered, ended, now }));
  }
}

/** A match in memory: its rows, and its table while somebody plays or looks. */

import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { ToldEvent } from '@tavola/kernel/rules/decision.ts';
import type { AnyGame } from '@tavola/kernel/rules/game.ts';
import type { Table } from '@tavola/kernel/table/table.ts';
import type { Gesture } from '@tavola/kernel/table/undo.ts';
import { Refusal, refusalOf } from '../base/problem.ts';
import type { HolderRow } from '../store/room-rows.ts';
import type { InvitationRow, MatchRow, SeatRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { loadTable } from './load.ts';
import type { SavedPlan } from './plans.ts';

/** A seat that must pick: which decision, since when, and what was looked at: nothing (0), whether to say that it is their turn (1), everything (2). */
export type Pending = {
  readonly seat: Seat;
  readonly decision: number;
  readonly since: number;
  readonly noticed: number;
  /** When to look again, if not when it would be usual: the person was there, is patient, or has quiet hours. */
  readonly quiet?: number;
};

/** As it is kept: written at every pick, so as short as can be. */
type ShortPending = readonly [seat: Seat, decision: number, since: number, noticed: number, quiet?: number];

export function writePending(pending: readonly Pending[]): string {
  const short = pending.map(({ seat, decision, since, noticed, quiet }) =>
    quiet === undefined
      ? `[${seat},${decision},${since},${noticed}]`
      : `[${seat},${decision},${since},${noticed},${quiet}]`,
  );
  return `[${short.join()}]`;
}

/** Rows of older versions have the whole objects. */
export function readPending({ pending_json }: MatchRow): Pending[] {
  return (JSON.parse(pending_json) as (Pending | ShortPending)[]).map((it) => {
    if (!('length' in it)) return it;
    const [seat, decision, since, noticed, quiet] = it;
    return { seat, decision, since, noticed, ...(quiet === undefined ? {} : { quiet }) };
  });
}

export type LoadedTable = {
  readonly table: Table;
  /** The revision at which each pick was made. */
  readonly revisions: number[];
  /** The picks that the checkpoint covered from which the table was resumed. */
  readonly from: number;
  /** How many events were told before those in `table.told`. */
  readonly before: number;
  /** Those events, once somebody asked for them. */
  earlier: readonly ToldEvent[] | null;
  /** Picks at the newest checkpoint in the store. */
  stored: number;
};

/** `name`: what the person is called, or was. */
export type Holder = HolderRow & { readonly name: string };

export type MatchRows = {
  readonly row: MatchRow;
  readonly seats: readonly SeatRow[];
  readonly invitations: readonly InvitationRow[];
  /** Of seats that changed hands, in that order. */
  readonly holders: readonly Holder[];
  /** Screens that show it to the room: persons of kind `board`. */
  readonly boards: readonly string[];
};

const ROWS_BYTES = 4000;
const STATE_BYTES = 40_000;
const PICK_BYTES = 250;

export class LiveMatch {
  /** Why it cannot go on here: its game or its rules are not the ones of this server, or its picks no longer fit them. */
  stopped: Refusal | null;
  row: MatchRow;
  seats: readonly SeatRow[];
  pending: readonly Pending[];
  invitations: readonly InvitationRow[];
  holders: readonly Holder[];
  boards: readonly string[];
  /** Turns that people prepared here. */
  plans: ReadonlyMap<Seat, SavedPlan>;
  loaded: LoadedTable | null = null;
  lastUsed = 0;
  /** The newest gesture, which undo takes back whole; single picks again once it is forgotten. */
  gesture: Gesture | null = null;
  /** It was born here, and nobody said anything since: the store need not be asked. */
  isSilent = false;
  /** How many events its readers have: the table is loaded from a checkpoint that tells the others. */
  known = Number.POSITIVE_INFINITY;
  /** The revision at which each seat's bot was set to work. */
  readonly driven = new Map<Seat, number>();
  private readonly store: Store;
  private readonly rules: AnyGame | null;
  private loading: Promise<LoadedTable> | null = null;
  private writing: PromiseWithResolvers<void> | null = null;

  constructor(
    store: Store,
    game: AnyGame | null,
    { row, seats, invitations, holders, boards }: MatchRows,
    stopped: Refusal | null = null,
    plans: ReadonlyMap<Seat, SavedPlan> = new Map(),
  ) {
    this.store = store;
    this.rules = game;
    this.stopped = stopped ?? (game === null ? new Refusal(409, 'NOT_OFFERED') : null);
    this.row = row;
    this.seats = seats;
    this.invitations = invitations;
    this.holders = holders;
    this.boards = boards;
    this.pending = readPending(row);
    this.plans = plans;
  }

  get id(): string {
    return this.row.id;
  }

  get game(): AnyGame {
    if (this.rules === null) throw new Refusal(409, 'NOT_OFFERED');
    return this.rules;
  }

  /** What it takes in memory, about. */
  get bytes(): number {
    return ROWS_BYTES + (this.loaded ? STATE_BYTES + this.row.count * PICK_BYTES : 0);
  }

  /** The seats that this person plays. */
  seatsOf(person: string | undefined): Seat[] {
    if (person === undefined) return [];
    return this.seats.filter((seat) => seat.person === person).map((seat) => seat.seat);
  }

  get ended(): boolean {
    return this.row.status === 'over' || this.row.status === 'abandoned';
  }

  get hasTable(): boolean {
    return this.stopped === null && this.row.status !== 'waiting' && this.row.seed !== null;
  }

  /** Throws where there is nothing to look at, or nobody here can. */
  mustHaveTable(): void {
    if (this.stopped) throw this.stopped;
    if (!this.hasTable) throw new Refusal(409, 'NOT_PLAYING');
  }

  /** The table has picks that are not in the store yet; nobody may look until they are. */
  get isAhead(): boolean {
    return this.writing !== null;
  }

  goAhead(): void {
    this.writing ??= Promise.withResolvers<void>();
  }

  /** The store has it all: this is the table now. */
  catchUp(loaded: LoadedTable | null): void {
    this.loaded = loaded;
    this.writing?.resolve();
    this.writing = null;
  }

  /** The store has none of it: the table is read from there again. */
  fallBack(): void {
    this.catchUp(null);
  }

  /** Looks at the table as the store has it: waits for picks that are on their way, then looks in one go. */
  async read<T>(look: (loaded: LoadedTable) => T): Promise<Awaited<T>> {
    for (;;) {
      await this.writing?.promise;
      const loaded = await this.load();
      if (!this.isAhead && loaded === this.loaded) return await look(loaded);
    }
  }

  /**
   * For those in the match's queue, who are alone with it; all others `read`.
   * Loaded once, however many ask: a second table that comes late would lack what was picked meanwhile.
   */
  async load(): Promise<LoadedTable> {
    this.mustHaveTable();
    if (this.loaded) return this.loaded;
    this.loading ??= loadTable(this.store, this.game, this, { told: this.known }).finally(() => {
      this.loading = null;
    });
    const loaded = await this.loading.catch((error) => {
      const refusal = refusalOf(error);
      if (refusal?.code === 'MATCH_BROKEN') this.stopped = refusal;
      throw error;
    });
    this.loaded ??= loaded;
    return this.loaded;
  }
}

/** A table that runs in this browser: the kernel on the page, bots in a worker, every pick saved. */
import { missingConsent, type UndoWish } from '@tavola/kernel/host/consent.ts';
import { type Step, takeSteps } from '@tavola/kernel/host/gesture.ts';
import {
  orderAfterAsking,
  orderAfterPick,
  type StandingOrder,
  standingPass,
  USUAL_ORDER,
} from '@tavola/kernel/host/standing.ts';
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { Table } from '@tavola/kernel/table/table.ts';
import type { Gesture } from '@tavola/kernel/table/undo.ts';
import { codeOf, HostError } from '../api/errors.ts';
import { loadGame } from '../shelf/game-list.ts';
import { askBot } from './bot-client.ts';
import { NO_TABLE, type Snapshot, withFrame } from './host.ts';
import { frameOf, matchOf, stoppedMatch } from './local-frame.ts';
import { resumeAsFar } from './local-new.ts';
import { sealedLog } from './seal.ts';
import { type LocalMatch, loadLocal, peopleOf, saveLocal } from './store.ts';

export class LocalTable {
  /** Somebody asks to take a pick back; bots wait meanwhile. */
  wish: (UndoWish & { readonly practice: boolean }) | null = null;
  /** The newest gesture; forgotten with the page. */
  gesture: Gesture | null = null;
  private readonly listeners = new Set<() => void>();
  private state: Snapshot = { ...NO_TABLE, connection: 'local' };
  private table: Table | null = null;
  private saved: LocalMatch | null = null;
  private revision = 0;
  private closed = false;
  private readonly orders = new Map<Seat, StandingOrder>();

  constructor(id: string) {
    this.load(id).catch((error) => this.set({ problem: codeOf(error) }));
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  readonly snapshot = (): Snapshot => this.state;
  readonly close = (): void => {
    this.closed = true;
  };

  open(): { readonly table: Table; readonly saved: LocalMatch } {
    if (!this.table || !this.saved) throw new HostError('NOT_FOUND');
    return { table: this.table, saved: this.saved };
  }

  /** The seats of the people at this screen. */
  people(): Seat[] {
    return peopleOf(this.open().saved);
  }

  /** Whose consent a wish still lacks. At one screen every seat is somebody else's. */
  missing({ seat, agreed }: UndoWish): Seat[] {
    const people = this.people().map((person) => ({ seat: person, person: String(person) }));
    return missingConsent(people, seat, agreed);
  }

  async pick(seat: Seat, decision: number, option: string, steps: readonly Step[] = []): Promise<void> {
    const { table } = this.open();
    const from = table.count;
    table.pick(seat, decision, option);
    takeSteps(table, seat, steps, (next) => table.pick(seat, table.decisionNumber, next));
    this.gesture = { seat, from, to: table.count };
    const answered = orderAfterPick(this.orderOf(seat));
    if (answered) this.orders.set(seat, answered);
    await this.goOn();
  }

  async order(seat: Seat, order: Partial<StandingOrder>): Promise<void> {
    this.orders.set(seat, { ...this.orderOf(seat), ...order });
    await this.goOn();
  }

  orderOf(seat: Seat): StandingOrder {
    return this.orders.get(seat) ?? USUAL_ORDER;
  }

  /** Changes what is kept about the table; `goOn` or `startOver` writes it down. */
  keep(change: Partial<LocalMatch>): void {
    this.saved = { ...this.open().saved, ...change };
  }

  /** Writes down what was kept, with nothing new at the table. */
  async save(): Promise<void> {
    await saveLocal(this.open().saved);
  }

  /** It is practice from now on: what was seen was seen. */
  keepAsPractice(): void {
    const { log } = this.open().saved;
    this.keep({ practice: 'used', log: { ...log, practice: true } });
  }

  /** Shows what is new, saves, and lets the bots play. */
  goOn(): Promise<void> {
    return this.moved(this.told);
  }

  /** The same after something was taken back: everything is told again. */
  startOver(): Promise<void> {
    return this.moved(0);
  }

  /** Nothing happened at the table but a wish was made, or answered. */
  showWish(): void {
    this.show(this.told);
    if (!this.wish) this.letBotsPlay();
  }

  private async load(id: string): Promise<void> {
    const saved = await loadLocal(id);
    if (!saved) throw new HostError('NOT_FOUND');
    const game = await loadGame(saved.game);
    this.saved = saved;
    const { table, misfit } = resumeAsFar(game, saved);
    this.table = table;
    // Nothing is played or written until the people here go back to the last good pick.
    if (misfit !== null) return this.set({ match: stoppedMatch(table, saved, misfit) });
    this.show(0);
    this.letBotsPlay();
  }

  private get told(): number {
    return this.state.frame?.told ?? 0;
  }

  /** Shows, saves and goes on after the table changed; `since` events stay as they were. */
  private async moved(since: number): Promise<void> {
    const { table, saved } = this.open();
    this.passForPeople();
    this.revision++;
    this.show(since);
    this.saved = {
      ...saved,
      log: sealedLog(table, saved.seed, saved.log),
      updated: Date.now(),
      turn: !saved.abandoned && table.pending.some((seat) => saved.seats[seat]?.kind !== 'bot'),
    };
    await saveLocal(this.saved);
    this.letBotsPlay();
  }

  private show(since: number): void {
    const { table, saved } = this.open();
    this.state = withFrame(this.state, frameOf(table, saved, this.revision, since));
    const standing = this.people().map((seat) => ({ seat, ...this.orderOf(seat) }));
    const asked = this.wish && { ...this.wish, missing: this.missing(this.wish) };
    this.set({ match: { ...matchOf(table, saved, this.revision, asked), standing } });
  }

  /** Windows that nobody here need be asked about are answered before anything is shown. */
  private passForPeople(): void {
    const { table, saved } = this.open();
    const people = saved.abandoned ? [] : this.people();
    const company = { sharesScreen: people.length > 1 };
    const passOf = (seat: Seat) => standingPass(table, seat, this.orderOf(seat), company);
    for (;;) {
      const seat = table.pending.find((pending) => people.includes(pending) && passOf(pending) !== null);
      if (seat === undefined) break;
      table.pick(seat, table.decisionNumber, passOf(seat) as string);
    }
    for (const seat of people) {
      const next = orderAfterAsking(table, seat, this.orderOf(seat));
      if (next) this.orders.set(seat, next);
    }
  }

  private async letBotsPlay(): Promise<void> {
    const { table, saved } = this.open();
    const seat = table.pending.find((pending) => saved.seats[pending]?.kind === 'bot');
    if (seat === undefined || this.closed || this.wish || saved.abandoned) return;
    const revision = this.revision;
    const option = await askBot(table, seat, saved.seats[seat]?.level ?? 'medium', saved.hurried ?? false);
    if (revision !== this.revision || this.closed) return;
    const decision = table.decision(seat);
    const fallback = decision?.options[0]?.id;
    if (decision && fallback !== undefined) await this.pick(seat, decision.number, option ?? fallback);
  }

  private set(change: Partial<Snapshot>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) listener();
  }
}

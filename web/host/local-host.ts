/** A table that runs in this browser: kernel on the page, bots in a worker, every pick saved. */
import type { Hint, Thinking } from '@tavola/bots/hint.ts';
import { sensibleOptions } from '@tavola/bots/sensible.ts';
import { hintBot } from '@tavola/bots/strength.ts';
import type { Eyes, Seat } from '@tavola/kernel/ask.ts';
import { beatsSince, sinceOwnPick } from '@tavola/kernel/beats.ts';
import { answeredWish, missingConsent, type UndoWish } from '@tavola/kernel/consent.ts';
import { explain } from '@tavola/kernel/explain.ts';
import type { AnyGame } from '@tavola/kernel/game.ts';
import { replayFrom } from '@tavola/kernel/past.ts';
import { undoTerms } from '@tavola/kernel/practice.ts';
import { type Preview, previewOf } from '@tavola/kernel/preview.ts';
import type { Trace } from '@tavola/kernel/select.ts';
import {
  orderAfterAsking,
  orderAfterPick,
  type StandingOrder,
  standingPass,
  USUAL_ORDER,
} from '@tavola/kernel/standing.ts';
import type { Table } from '@tavola/kernel/table.ts';
import { learnedSince, undoOf } from '@tavola/kernel/undo.ts';
import { type RefusedOption, refusedOptions } from '@tavola/kernel/why-not.ts';
import { loadGame } from '../game-list.ts';
import { askBot, askHint } from './bot-client.ts';
import { codeOf, HostError } from './errors.ts';
import { type HintWish, NO_TABLE, type Snapshot, type TableHost, withFrame } from './host.ts';
import { frameOf, matchOf, stoppedMatch } from './local-frame.ts';
import { resumeAsFar, startLocal } from './local-new.ts';
import { painted } from './painted.ts';
import { sealedLog } from './seal.ts';
import { isAmongOthers, type LocalMatch, loadLocal, peopleOf, practiceOf, saveLocal, statusOf } from './store.ts';
import type { HeardEvent, PossibleUndo, SeenBeat, UndoRequest } from './types.ts';

export function openLocalTable(id: string): TableHost {
  return new LocalHost(id);
}

class LocalHost implements TableHost {
  private readonly listeners = new Set<() => void>();
  private state: Snapshot = { ...NO_TABLE, connection: 'local' };
  private table: Table | null = null;
  private saved: LocalMatch | null = null;
  private revision = 0;
  private wish: (UndoWish & { readonly practice: boolean }) | null = null;
  private closed = false;
  private readonly orders = new Map<Seat, StandingOrder>();

  constructor(id: string) {
    this.load(id).catch((error) => this.set({ problem: codeOf(error) }));
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  snapshot = (): Snapshot => this.state;
  close(): void {
    this.closed = true;
  }

  /** The page answers the touch first; the rules run afterwards. */
  async pick(seat: Seat, decision: number, option: string): Promise<void> {
    await painted();
    await this.picked(seat, decision, option);
  }

  private async picked(seat: Seat, decision: number, option: string): Promise<void> {
    this.open().table.pick(seat, decision, option);
    const answered = orderAfterPick(this.orderOf(seat));
    if (answered) this.orders.set(seat, answered);
    await this.moved(this.state.frame?.told ?? 0);
  }

  async refused(seat: Seat): Promise<readonly RefusedOption[]> {
    return refusedOptions(this.open().table, seat);
  }

  async preview(seat: Seat, option: string): Promise<Preview> {
    await painted();
    return previewOf(this.open().table, seat, option);
  }

  async sensible(seat: Seat): Promise<readonly string[]> {
    await this.checkAlone();
    return sensibleOptions(this.open().table, seat);
  }

  async hint(
    seat: Seat,
    { strength, seconds }: HintWish,
    signal: AbortSignal,
    onThinking: (thinking: Thinking) => void,
  ): Promise<Hint | null> {
    await this.checkAlone();
    return askHint(this.open().table, seat, hintBot(strength, seconds), onThinking, signal);
  }

  /** The page answers the touch first: the rules may have to run from the beginning. */
  async explain(n: number): Promise<readonly Trace[]> {
    await painted();
    return explain(this.open().table, n);
  }

  async missed(eyes: Eyes): Promise<readonly SeenBeat[]> {
    await painted();
    const { table, saved } = this.open();
    const since = sinceOwnPick(table.pickers(), eyes);
    const isOver = statusOf(saved, table.outcome) !== 'playing';
    if (since < replayFrom(table.game, table.options, table.count, isOver)) throw new HostError('NOT_OVER');
    return beatsSince(table, eyes, since);
  }

  async possibleUndo(seat: Seat): Promise<PossibleUndo | null> {
    const { table, saved } = this.open();
    const company = { sharesScreen: this.people().length > 1 };
    const passes = (at: Table) => standingPass(at, seat, this.orderOf(seat), company) !== null;
    const possible = saved.abandoned ? null : undoOf(table, seat, passes);
    if (!possible) return null;
    const alone = this.people().length === 1;
    const others = this.missing({ seat, to: possible.to, agreed: [] });
    const learned = alone && !possible.free && learnedSince(table, seat, possible.to);
    const terms = undoTerms({ ...possible, learned, others, alone, over: table.outcome !== null });
    if (terms.practice && practiceOf(saved) === 'no') throw new HostError('NO_PRACTICE');
    return terms;
  }

  async undo(seat: Seat, asPractice: boolean): Promise<void> {
    const possible = await this.possibleUndo(seat);
    if (!possible) throw new HostError('UNDO_NOTHING');
    const { to, free, practice } = possible;
    if (practice && !asPractice && practiceOf(this.open().saved) !== 'used') throw new HostError('STALE_DECISION');
    this.wish = { seat, to, agreed: free ? this.people() : [], practice };
    await this.undoIfAgreed();
  }

  async consent(seat: Seat, agree: boolean): Promise<void> {
    const answered = this.wish && answeredWish(this.wish, [seat], agree);
    this.wish = answered && { ...answered, practice: this.wish?.practice ?? false };
    await this.undoIfAgreed();
  }

  async publicly(): Promise<readonly HeardEvent[]> {
    return this.state.history.get('spectator') ?? [];
  }

  async talk(): Promise<void> {
    throw new HostError('OFFLINE');
  }

  async mute(): Promise<void> {}

  async standing(seat: Seat, order: Partial<StandingOrder>): Promise<void> {
    this.orders.set(seat, { ...this.orderOf(seat), ...order });
    await this.moved(this.state.frame?.told ?? 0);
  }

  async replaceByBot(): Promise<void> {
    throw new HostError('OFFLINE');
  }

  async leave(): Promise<void> {
    throw new HostError('OFFLINE');
  }

  /** The table goes on from the last good pick. It is practice from then on: what was seen was seen. */
  async repair(): Promise<void> {
    const { saved } = this.open();
    this.saved = { ...saved, practice: 'used', log: { ...saved.log, practice: true } };
    await this.moved(0);
  }

  /** Whoever shares a screen can ask the others aloud. */
  async abandon(): Promise<void> {
    this.saved = { ...this.open().saved, abandoned: true };
    await this.moved(this.state.frame?.told ?? 0);
  }

  async rematch(): Promise<string> {
    const { saved } = this.open();
    const { game, seats, name, log } = saved;
    const practice = practiceOf(saved) === 'no' ? 'no' : 'allowed';
    const next = await startLocal({ game, options: log.options, seats, name, dice: log.dice, practice });
    return `/match/${next.id}`;
  }

  private async load(id: string): Promise<void> {
    const saved = await loadLocal(id);
    if (!saved) throw new HostError('NOT_FOUND');
    const game: AnyGame = await loadGame(saved.game);
    this.saved = saved;
    const { table, misfit } = resumeAsFar(game, saved);
    this.table = table;
    // Nothing is played or written until the people here go back to the last good pick.
    if (misfit !== null) return this.set({ match: stoppedMatch(table, saved, misfit) });
    this.show(0);
    this.letBotsPlay();
  }

  private open(): { table: Table; saved: LocalMatch } {
    if (!this.table || !this.saved) throw new HostError('NOT_FOUND');
    return { table: this.table, saved: this.saved };
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
    this.set({ match: { ...matchOf(table, saved, this.revision, this.asked()), standing } });
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

  private orderOf(seat: Seat): StandingOrder {
    return this.orders.get(seat) ?? USUAL_ORDER;
  }

  private async letBotsPlay(): Promise<void> {
    const { table, saved } = this.open();
    const seat = table.pending.find((pending) => saved.seats[pending]?.kind === 'bot');
    if (seat === undefined || this.closed || this.wish || saved.abandoned) return;
    const revision = this.revision;
    const option = await askBot(table, seat, saved.seats[seat]?.level ?? 'medium');
    if (revision !== this.revision || this.closed) return;
    const decision = table.decision(seat);
    const fallback = decision?.options[0]?.id;
    if (decision && fallback !== undefined) await this.picked(seat, decision.number, option ?? fallback);
  }

  private async undoIfAgreed(): Promise<void> {
    const { table, saved } = this.open();
    const { wish } = this;
    if (wish && this.missing(wish).length === 0) {
      this.wish = null;
      if (wish.practice) this.saved = { ...saved, practice: 'used', log: { ...saved.log, practice: true } };
      table.rewind(wish.to);
      await this.moved(0);
      return;
    }
    this.show(this.state.frame?.told ?? 0);
    if (!wish) this.letBotsPlay();
  }

  /** At one screen every seat is somebody else's. */
  private missing({ seat, agreed }: UndoWish): Seat[] {
    const people = this.people().map((person) => ({ seat: person, person: String(person) }));
    return missingConsent(people, seat, agreed);
  }

  private asked(): UndoRequest | null {
    return this.wish && { ...this.wish, missing: this.missing(this.wish) };
  }

  private async checkAlone(): Promise<void> {
    if (await isAmongOthers(this.open().saved)) throw new HostError('HINT_WITH_OTHERS');
  }

  private people(): Seat[] {
    return peopleOf(this.open().saved);
  }

  private set(change: Partial<Snapshot>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) listener();
  }
}

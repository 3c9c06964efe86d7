/** One evening in this browser: the assistant, its pace, and the save after every pick. */

import { Assistant } from '@tavola/kernel/real/assistant.ts';
import { type Entry, strike } from '@tavola/kernel/real/entries.ts';
import { type ChanceSource, fairChance } from '@tavola/kernel/rules/chance.ts';
import type { AnyGame } from '@tavola/kernel/rules/game.ts';
import { tableChance } from '@tavola/kernel/rules/real.ts';
import type { Table } from '@tavola/kernel/table/table.ts';
import { boxLearner } from './box-learner.ts';
import { firstTask, type IsTask } from './hands.ts';
import { drawnAgain, isLayingOut, skipSetUp } from './set-up.ts';
import { keepForGood, loadEvening, onSavedElsewhere, type Pace, type SavedEvening, saveEvening } from './store.ts';
import { Writer } from './writer.ts';

export class Evening {
  app: Assistant;
  /** Changes with everything that happens. */
  changes = 0;
  /** Another tab went on with this evening while something was told here, too: that can be recovered. */
  isTakenUp = false;
  /** How often the lines on the screen were corrected. */
  corrections = 0;
  protected saved: SavedEvening;
  protected readonly game: AnyGame;
  private readonly isTask: IsTask;
  private readonly learn: (table: Table) => void;
  /** Another tab tells it meanwhile: here it is only looked at. */
  readonly writer: Writer;
  private readonly listeners = new Set<() => void>();
  /** Saves and reads follow one another. */
  private stored: Promise<void> = Promise.resolve();
  private stopFollowing: () => void = () => {};

  constructor(game: AnyGame, saved: SavedEvening, isTask: IsTask) {
    this.game = game;
    this.isTask = isTask;
    this.saved = saved;
    this.learn = boxLearner(saved.game);
    this.writer = new Writer(saved.id, () => this.changed());
    this.app = this.opened();
  }

  get name(): string {
    return this.saved.name;
  }
  /** The game of a chronicle that this evening became; null while it has not become one. */
  get kept(): string | null {
    return this.saved.kept ?? null;
  }
  /** Its chronicle goes on from what it left. */
  async keepChronicle(): Promise<string> {
    const { keepEvening } = await import('./kept-evening.ts');
    const kept = this.kept ?? (await keepEvening({ ...this.saved, ...this.app.save() }));
    this.keep({ kept });
    return kept;
  }
  get pace(): Pace {
    return this.saved.pace;
  }
  get rolls(): boolean {
    return this.saved.rolls;
  }

  /** While somebody looks at it, it goes on with what another tab saves. */
  readonly subscribe = (listener: () => void): (() => void) => {
    if (this.listeners.size === 0) this.begin();
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
      if (this.listeners.size === 0) this.stopFollowing();
    };
  };

  private begin(): void {
    const stop = onSavedElsewhere((id) => {
      if (id !== this.saved.id) return;
      this.writer.heardOf();
      this.follow();
    });
    this.writer.start();
    this.stopFollowing = () => {
      stop();
      this.writer.stop();
    };
  }

  /** The lines that people have ticked. */
  get ticks(): readonly string[] {
    return this.saved.ticks ?? [];
  }
  tick(line: string): void {
    if (this.ticks.includes(line)) this.keep({ ticks: this.ticks.filter((one) => one !== line) });
    else this.tickAll([line]);
  }
  /** All lines of a part of the set-up are done. */
  tickAll(lines: readonly string[]): void {
    this.keep({ ticks: [...new Set([...this.ticks, ...lines])] });
  }

  /** The app's own draws of the set-up (corners, ties) once more. */
  drawAgain(seed: string): void {
    if (this.writer.isReading) return;
    this.app = drawnAgain(this.app, this.chance(seed));
    this.keep({ seed, ticks: [], seen: 0 });
  }

  /** The instructions that hands have not followed yet, by their number in `told`. */
  get ahead(): number {
    return Math.min(this.saved.seen, this.app.table.told.length);
  }

  answer(option: string): void {
    this.answers([option]);
  }

  /** What one touch says, to several questions in a row where it is all dice of a throw. */
  answers(options: readonly string[]): void {
    this.change(() => {
      const { app } = this;
      const [seat] = app.table.pending;
      if (seat !== undefined && app.table.question(seat)?.outside) this.followed();
      const joins = isLayingOut(app) ? this.saved.joins : undefined;
      app.answers(options);
      if (joins !== undefined) {
        skipSetUp(app, joins);
        this.followed();
      }
      this.runOn();
    });
  }

  /** Hands have done everything that was told so far. */
  private followed(): void {
    this.saved = { ...this.saved, seen: this.app.table.told.length, ticks: [] };
    this.corrections = 0;
  }

  /** Hands have followed what is on the screen: one step, or everything up to the question that waits. */
  done(): void {
    const { app } = this;
    this.change(() => {
      this.followed();
      void keepForGood();
      if (app.waitsForHands && this.pace === 'turn') app.done();
      else if (app.waitsForHands) app.answer('done');
    });
  }

  tell(fact: string, said: string): void {
    const onScreen = firstTask(this.app.table, this.ahead, this.isTask);
    if (onScreen !== null) this.corrections++;
    this.change(() => {
      this.app.tell(fact, said, onScreen);
      this.runOn();
    });
  }

  /** What one sheet asks for. */
  tellAll(facts: Parameters<Assistant['tellAll']>[0]): void {
    this.change(() => {
      this.app.tellAll(facts);
      this.runOn();
    });
  }

  /** Whatever is told and answered is one gesture: one step back takes all of it. */
  together(act: () => void): void {
    this.change(() => this.app.trail.together(act));
  }
  /** As if this entry had never been told. */
  strike(entry: Entry): void {
    this.change(() => strike(this.app, entry));
  }
  /** One answer back; where the app says "done" itself, those do not count as steps. */
  undo(): void {
    const { app } = this;
    this.change(() => {
      while (app.undo() && app.waitsForHands && this.pace === 'turn');
    });
    this.keep({ seen: this.seenBefore() });
  }

  /** One answer on again, of those that lie ahead. */
  redo(): void {
    const { app } = this;
    this.change(() => {
      while (app.redo() && app.waitsForHands && this.pace === 'turn');
    });
  }

  /** To where this many picks had been made, behind or ahead. */
  goTo(at: number): void {
    const isForth = at > this.app.table.count;
    this.change(() => this.app.goTo(at));
    this.keep({ seen: isForth ? this.app.table.toldAtCheckpoint : this.seenBefore() });
  }

  /** What was cut off, or told in this tab before another one went on; by its place in `trail.branches`. */
  recover(place: number): void {
    this.isTakenUp = false;
    this.change(() => this.app.recover(place));
    this.keep({ seen: this.app.table.toldAtCheckpoint });
  }

  /** It was just saved as a file. */
  filed(): void {
    this.keep({ filed: Date.now() });
  }

  /** As it is kept, for a file. */
  get document(): SavedEvening {
    return this.saved;
  }

  /** After a step back the instructions of this part of the turn are on the screen again. */
  private seenBefore(): number {
    return Math.min(this.saved.seen, this.app.table.toldAtCheckpoint);
  }

  miscounted(check: string): void {
    this.change(() => this.app.miscounted(check));
  }
  agree(habit: Partial<Pick<SavedEvening, 'pace' | 'rolls'>>): void {
    this.keep(habit);
  }

  /** At the pace of a whole turn the app says "done" itself; the instructions are read as one list. */
  private runOn(): void {
    if (this.pace === 'turn' && this.app.need === null) this.app.done();
  }

  private change(what: () => void): void {
    if (this.writer.isReading) return;
    try {
      what();
    } finally {
      this.keep({});
    }
  }

  /** An evening that goes on is out of the bin. */
  protected keep(change: Partial<SavedEvening>): void {
    if (this.writer.isReading) return;
    const { erased: _, ...saved } = this.saved;
    const now = Date.now();
    this.saved = { ...saved, ...change, ...this.app.save(now), updated: now };
    this.next(() => this.store());
    this.learn(this.app.table);
    this.changed();
  }

  private next(work: () => Promise<void>): void {
    this.stored = this.stored.then(work, work);
  }

  protected async store(): Promise<void> {
    const { isMine, evening } = await saveEvening(this.saved);
    if (isMine) this.saved = { ...this.saved, revision: evening.revision ?? 0 };
    else this.takeUp(evening);
  }

  /** Another tab was faster: its evening goes on, and what was told here can be recovered. */
  private takeUp(saved: SavedEvening): void {
    const here = this.app.save();
    this.open(saved);
    const before = this.app.trail.branches.length;
    this.app.takeUp(here);
    this.isTakenUp = this.app.trail.branches.length > before;
    this.keep({});
  }

  /** Another tab has saved: this one shows the same. */
  protected follow(): void {
    this.next(async () => {
      const { changes } = this;
      const saved = await loadEvening(this.saved.id);
      const isNewer = saved !== undefined && (saved.revision ?? 0) > (this.saved.revision ?? 0);
      // What was told here meanwhile is saved next, and meets the newer evening then.
      if (isNewer && changes === this.changes) this.open(saved);
    });
  }

  private open(saved: SavedEvening): void {
    this.saved = saved;
    this.app = this.opened();
    this.changed();
  }

  private chance(seed: string): ChanceSource {
    return tableChance(fairChance(seed), this.game, () => this.rolls);
  }
  protected opened(): Assistant {
    return Assistant.open(this.game, this.saved, this.chance(this.saved.seed));
  }

  protected changed(): void {
    this.changes++;
    for (const listener of this.listeners) listener();
  }
}

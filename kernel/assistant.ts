/** One evening at a real table, without a screen: what to show, and what to do with the answer. The web and the terminal both sit on it. */
import { CHANCE, moveId, type Seat, TABLE } from './ask.ts';
import type { ChanceSource } from './chance.ts';
import type { Decision, ToldEvent } from './decision.ts';
import { TableError } from './errors.ts';
import type { AnyGame, Legacy } from './game.ts';
import type { Checkpoint, Log, LogPick } from './log.ts';
import { UNKNOWN } from './picture.ts';
import { type Check, type RealTable, sayValue } from './real.ts';
import type { SeatWish } from './setup.ts';
import { DONE } from './step.ts';
import { Table } from './table.ts';
import { Unsure } from './unsure.ts';
import { currentLog } from './verify.ts';

/** Facts that must be told before the last answer can be taken, for which clause, and what was said up to there. */
export type Need = Pick<Unsure, 'facts' | 'clause' | 'told'>;
type Answer = { readonly seat: Seat; readonly option: string };
/** What is kept between evenings. With the checkpoint the evening goes on even if the rules have changed since. */
export type Saved = { readonly log: Log; readonly checkpoint: Checkpoint | null };
export type Evening = {
  readonly seats: readonly SeatWish[];
  readonly options?: unknown;
  /** The legacy of the game that this one follows from. */
  readonly inheritance?: Legacy | undefined;
  readonly chance: ChanceSource;
};
/** How an evening was opened: as it was left; from the newest turn's start with what followed; or from that start alone. */
export type Opened = 'whole' | 'since-checkpoint' | 'at-checkpoint';

export class Assistant {
  readonly table: Table;
  readonly opened: Opened;
  need: Need | null = null;
  private waiting: Answer | null = null;
  /** What was told so that the waiting answer can be taken. */
  private heard: string[] = [];

  private constructor(table: Table, opened: Opened) {
    this.table = table;
    this.opened = opened;
  }

  static start(game: AnyGame, evening: Evening): Assistant {
    return new Assistant(Table.start(game, { ...evening, dice: 'people' }), 'whole');
  }

  /** From the whole log; else from the last turn's start with the picks since; else from that start. */
  static open(game: AnyGame, { log, checkpoint }: Saved, chance: ChanceSource): Assistant {
    const tries: readonly (() => Assistant)[] = [
      () => new Assistant(Table.resume(game, currentLog(game, log), { chance }), 'whole'),
      () => resumed({ ...log, checks: [] }, 'since-checkpoint'),
      () => resumed({ ...log, checks: [], picks: log.picks.slice(0, checkpoint?.picks) }, 'at-checkpoint'),
    ];
    const resumed = (from: Log, opened: Opened) => {
      if (checkpoint === null) throw new TableError('LOG_DIVERGES', { pick: 0 });
      return new Assistant(Table.resume(game, from, { chance, checkpoint }), opened);
    };
    let failed: unknown;
    for (const open of tries) {
      try {
        return open();
      } catch (error) {
        if (!(error instanceof TableError) && !(error instanceof Unsure)) throw error;
        failed ??= error;
      }
    }
    throw failed;
  }

  save(): Saved {
    return { log: this.table.log(), checkpoint: this.table.lastCheckpoint };
  }

  /** What is asked now: dice and cards, a person's decision, or "done". */
  get decision(): Decision | null {
    const [seat] = this.table.pending;
    return seat === undefined ? null : this.table.decision(seat);
  }

  /** An instruction is on the screen and waits for hands. */
  get waitsForHands(): boolean {
    return this.need === null && this.table.question(TABLE)?.ask === DONE.kind;
  }

  answer(option: string): void {
    const { decision } = this;
    if (decision === null) throw new TableError('GAME_OVER');
    this.take({ seat: decision.seat, option });
  }

  /** Says "done" up to the next real question: a turn at one go. */
  done(): void {
    while (this.waitsForHands) this.answer(DONE.kind);
  }

  /**
   * A fact in the words of the log (`warriors:8:1`, `3`). While a step is on the screen that is not done yet, it corrects what the step was made
   * of: the step is made anew. Otherwise it is a report and counts from now on.
   */
  tell(fact: string, said: string): void {
    const from = this.need === null ? this.stepOnScreen() : null;
    if (from !== null) this.correct(from, fact, said);
    else {
      this.hear(fact, said);
      if (this.need) this.settle([fact]);
    }
  }

  /** All facts of one sheet, in any order: one that does not fit yet is heard after the others. If they cannot be true together, none counts. */
  tellAll(facts: readonly (readonly [fact: string, said: string])[]): void {
    const { table } = this;
    const before = table.count;
    for (let left = facts; left.length > 0; ) {
      const refusals = left.map(([fact, said]) => this.refusal(`${fact}=${said}`));
      if (!refusals.includes(null)) {
        table.rewind(before);
        throw refusals[0];
      }
      left = left.filter((_, i) => refusals[i] !== null);
    }
    if (this.need) this.settle(facts.map(([fact]) => fact));
  }

  /** One step back, whatever it was; what the app itself rolled is no step. */
  undo(): boolean {
    this.forgetNeed();
    return this.rewindTo(this.table.count - 1) >= 0;
  }

  /** Back to where something was told (its `at`), to do or correct it anew; everything after it is made anew too. */
  backTo(at: number): void {
    this.forgetNeed();
    this.table.rewind(at);
  }

  /** The totals to compare with the table now and then; a wrong one puts its facts in doubt. */
  checks(): readonly (Check & { readonly id: string })[] {
    const all = this.table.state === undefined ? [] : (this.table.game.real?.checks?.(this.table.state) ?? []);
    return all.map((one: Check) => ({ ...one, id: moveId(one.check) }));
  }
  miscounted(id: string): void {
    const check = this.checks().find((one) => one.id === id);
    for (const fact of check?.about ?? []) this.hear(moveId(fact), UNKNOWN);
  }

  /** What has been told of what is printed in the box, each as `fact=value`. */
  learned(): readonly string[] {
    const { game } = this.table;
    const kinds = game.real?.box?.kinds ?? [];
    const printed = this.table.facts().filter(({ fact, sure }) => sure && kinds.includes(fact.kind));
    return printed.map((known) => `${known.id}=${sayValue(known)}`);
  }

  /** The pick after which the step that people see was told; null when all that was told is done. */
  private stepOnScreen(): number | null {
    const { table } = this;
    const [seat] = table.pending;
    const newest = table.told.at(-1);
    if (newest === undefined || newest.at === 0 || seat === undefined || table.question(seat)?.outside) return null;
    const done = table.picksFrom(newest.at).some(([picker, option]) => picker === TABLE && option === DONE.kind);
    return done ? null : newest.at - 1;
  }

  /** Answers to a step that is no longer the same are dropped: they were answers to something else. */
  private correct(from: number, fact: string, said: string): void {
    const { table } = this;
    const picks = table.picksFrom(0);
    const told = table.told.slice();
    const to = this.rewindTo(from);
    if (to < 0 || table.state === undefined) {
      // Before it there was nothing that could be told: there is no step to make anew.
      for (const pick of picks.slice(table.count)) this.retake(pick);
      this.hear(fact, said);
      return;
    }
    const kept = table.told.length;
    try {
      this.hear(fact, said);
    } catch (error) {
      for (const pick of picks.slice(to)) this.retake(pick);
      throw error;
    }
    if (!this.retake(picks[to] as LogPick)) return;
    const again = table.told.slice(kept);
    if (words(again) !== words(told.slice(kept, kept + again.length))) return;
    for (const pick of picks.slice(to + 1)) {
      const answered = pick[0] === CHANCE && table.pending[0] !== CHANCE;
      if (!answered && (this.need !== null || !this.retake(pick))) return;
    }
  }

  /** Of two tellings of one fact in a row the second replaces the first. */
  private hear(fact: string, said: string): void {
    const { table } = this;
    const last = table.count > 0 ? table.picksFrom(table.count - 1)[0] : undefined;
    const repeats = last?.[0] === TABLE && last[1].startsWith(`${fact}=`);
    if (repeats) table.rewind(table.count - 1);
    try {
      table.pick(TABLE, table.decisionNumber, `${fact}=${said}`);
    } catch (error) {
      if (repeats) table.pick(TABLE, table.decisionNumber, last[1]);
      throw error;
    }
  }

  /** Hears it; gives back why it cannot be. */
  private refusal(told: string): TableError | null {
    const { table } = this;
    try {
      table.pick(TABLE, table.decisionNumber, told);
      return null;
    } catch (error) {
      if (error instanceof TableError) return error;
      throw error;
    }
  }

  private settle(told: readonly string[]): void {
    const need = this.need as Need;
    const facts = need.facts.filter((fact) => !told.includes(fact));
    this.heard.push(...told);
    this.need = { ...need, facts };
    if (facts.length === 0 && this.waiting) this.take(this.waiting);
  }

  /** To the newest pick that a person made at or before `at`: what the app rolled itself it rolls again at once. -1 when there is none. */
  private rewindTo(at: number): number {
    for (let to = at; to >= 0; to--) {
      this.table.rewind(to);
      if (this.table.count === to) return to;
    }
    return -1;
  }

  /** False when it no longer fits: what was asked is asked anew. */
  private retake([seat, option]: LogPick): boolean {
    try {
      this.take({ seat, option });
      return true;
    } catch (error) {
      if (!(error instanceof TableError)) throw error;
      return false;
    }
  }

  private take(answer: Answer): void {
    const { table } = this;
    if (this.waiting !== answer) this.heard = [];
    this.forgetNeed();
    try {
      table.pick(answer.seat, table.decisionNumber, answer.option);
    } catch (error) {
      if (!(error instanceof Unsure)) throw error;
      const { facts, clause, told } = error;
      if (facts.every((fact) => this.heard.includes(fact))) throw new Error(`doubted and used in one step: ${facts}`);
      this.waiting = answer;
      this.need = { facts, clause, told };
    }
  }

  private forgetNeed(): void {
    this.waiting = null;
    this.need = null;
  }
}

/** The options that hand to an evening what earlier ones have learned of the box. What is no longer possible is left out. */
export function learnedOptions(
  { real, options }: Pick<AnyGame, 'real' | 'options'>,
  learned: readonly string[],
): object {
  const { box }: Pick<RealTable<unknown>, 'box'> = real ?? {};
  const field = box && options.fields[box.option];
  if (field?.kind !== 'several') return {};
  return { [(box as NonNullable<typeof box>).option]: learned.filter((word) => field.values.includes(word)) };
}

/** What is known of a box after one more evening: of two words about one fact the newer counts. */
export function relearned(before: readonly string[], newer: readonly string[]): readonly string[] {
  const factOf = (word: string) => word.split('=')[0] as string;
  const told = new Set(newer.map(factOf));
  return [...before.filter((word) => !told.has(factOf(word))), ...newer];
}

function words(told: readonly ToldEvent[]): string {
  return JSON.stringify(told.map(({ event }) => event));
}

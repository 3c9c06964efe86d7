/** One evening at a real table, without a screen: what to show, and what to do with the answer. The web and the terminal both sit on it. */
import { moveId, TABLE } from '../rules/ask.ts';
import type { ChanceSource } from '../rules/chance.ts';
import type { Decision } from '../rules/decision.ts';
import { TableError } from '../rules/errors.ts';
import type { AnyGame, Legacy } from '../rules/game.ts';
import type { Check } from '../rules/real.ts';
import { DONE } from '../rules/step.ts';
import { Unsure } from '../rules/unsure.ts';
import type { Checkpoint, Log, LogPick } from '../table/log.ts';
import { UNKNOWN } from '../table/picture.ts';
import type { SeatWish } from '../table/setup.ts';
import { Table } from '../table/table.ts';
import { checkVersion, currentLog } from '../table/upgrade.ts';
import { correct, isOwnMove, newestStep } from './correction.ts';
import { hearSheet, type Told } from './sheet.ts';
import { type SavedTrail, Trail } from './trail.ts';
import { Moments, type Turn } from './turns.ts';

/** Facts that must be told before the last answer can be taken, for which clause, and what was said up to there. */
export type Need = Pick<Unsure, 'facts' | 'clause' | 'told'>;
/** What is kept between evenings. With the checkpoint the evening goes on even if the rules have changed since. */
export type Saved = SavedTrail & {
  readonly log: Log;
  readonly checkpoint: Checkpoint | null;
  /** An answer that cannot be taken until facts are told. */
  readonly waiting?: LogPick | undefined;
};
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
  /** What lies ahead, and what was cut off. */
  readonly trail: Trail;
  private readonly moments: Moments;
  need: Need | null = null;
  /** The answer that waits for what is needed. */
  waiting: LogPick | null = null;
  /** What was told so that the waiting answer can be taken. */
  private heard: string[] = [];

  private constructor(
    game: AnyGame,
    opened: Opened,
    begin: (keep: Moments['keep']) => Table,
    { waiting, ...trail }: Partial<Saved> = {},
    least?: number,
  ) {
    this.moments = new Moments(game);
    this.table = begin(this.moments.keep);
    this.opened = opened;
    this.trail = new Trail(this.table, trail, least);
    if (waiting) this.give(waiting);
  }

  static start(game: AnyGame, evening: Evening): Assistant {
    return new Assistant(game, 'whole', (onCheckpoint) =>
      Table.start(game, { ...evening, dice: 'people', onCheckpoint }),
    );
  }

  /** From the whole log; else from the last turn's start with the picks since; else from that start. */
  static open(game: AnyGame, saved: Saved, chance: ChanceSource): Assistant {
    const { log, checkpoint, branches } = saved;
    checkVersion(game, log);
    const whole = () =>
      new Assistant(
        game,
        'whole',
        (onCheckpoint) => Table.resume(game, currentLog(game, log), { chance, onCheckpoint }),
        saved,
      );
    const kept = { checkpoint, branches: branches ?? [] };
    const tries: readonly (() => Assistant)[] = [
      whole,
      () => Assistant.resume(game, { ...kept, log }, chance),
      () => Assistant.resume(game, { ...kept, log: shortened(log, checkpoint) }, chance, 'at-checkpoint'),
    ];
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

  /** From the checkpoint on: quick, but without the turns before it. */
  static resume(game: AnyGame, saved: Saved, chance: ChanceSource, opened: Opened = 'since-checkpoint'): Assistant {
    const { checkpoint } = saved;
    if (checkpoint === null) throw new TableError('LOG_DIVERGES', { pick: 0 });
    const log = { ...saved.log, checks: [] };
    const begin = (onCheckpoint: Moments['keep']) => Table.resume(game, log, { chance, checkpoint, onCheckpoint });
    return new Assistant(game, opened, begin, saved, checkpoint.picks);
  }

  /** `now` dates what was cut off since the last time. */
  save(now?: number): Saved {
    const { table, waiting } = this;
    return {
      log: table.log(),
      checkpoint: table.lastCheckpoint,
      ...this.trail.save(now),
      ...(waiting && { waiting }),
    };
  }

  /** The same evening as others told it: what is the same already stays. */
  follow(picks: readonly LogPick[], { waiting, ...trail }: Partial<Saved>): void {
    this.forgetNeed();
    this.trail.follow(picks, trail);
    if (waiting) this.give(waiting);
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

  /** The turns so far, the newest last: `turnLines` says what hands do in them. */
  turns(): readonly Turn[] {
    return this.moments.turns(this.table);
  }

  answer(option: string): void {
    const { decision } = this;
    if (decision === null) throw new TableError('GAME_OVER');
    this.trail.along(() => this.take([decision.seat, option]));
  }

  /** What one touch says to several questions in a row, as when all dice of a roll are told at once: one step. */
  answers(options: readonly string[]): void {
    const before = this.table.count;
    const [first] = this.table.pending;
    this.trail.along(() => {
      for (const option of options) if (this.need === null && this.table.pending[0] === first) this.answer(option);
    });
    this.trail.join(before);
  }

  /** Says "done" up to the next real question: a turn at one go. */
  done(): void {
    while (this.waitsForHands) this.answer(DONE.kind);
  }

  /**
   * A fact in the words of the log (`warriors:8:1`, `3`). While instructions are on the screen that hands have not followed yet, it corrects what they
   * were made of: they are made again. Otherwise it is a report and counts from now on. `onScreen` is the number (in `told`) of the first of them, by
   * itself the newest step that is not done.
   */
  tell(fact: string, said: string, onScreen: number | null = newestStep(this.table)): void {
    this.trail.along(() => {
      const first = onScreen === null || isOwnMove(this.table, onScreen) ? 0 : (this.table.told[onScreen]?.at ?? 0);
      if (this.need) {
        this.report(fact, said);
        this.settle([[fact, said]]);
      } else if (first > 0) correct(this, first - 1, fact, said);
      else this.report(fact, said);
    });
  }

  /** All facts of one sheet, in any order: one that does not fit yet is heard after the others. If they cannot be true together, none counts. */
  tellAll(facts: readonly Told[]): void {
    this.trail.together(() => {
      hearSheet(this.table, facts);
      if (this.need) this.settle(facts);
    });
  }

  /** One step back, whatever it was; what the app itself rolled is not a step. */
  undo(): boolean {
    this.forgetNeed();
    return this.trail.along(() => {
      let to = this.back(this.table.count - 1);
      while (to > 0 && this.trail.isJoined(to)) to = this.back(to - 1);
      return to >= 0;
    });
  }

  /** One step on again; false when nothing lies ahead. */
  redo(): boolean {
    if (this.trail.ahead === 0) return false;
    this.forgetNeed();
    this.trail.forth();
    return true;
  }

  /** To where this many picks had been made, behind or ahead. */
  goTo(at: number): void {
    this.forgetNeed();
    this.trail.goTo(at);
  }

  /** The evening as it stood before a branch (by its place in `trail.branches`) was cut off. */
  recover(place = 0): void {
    this.forgetNeed();
    this.trail.recover(place);
  }

  /** The same evening went on elsewhere, and this is it now; what was told only in `here` can be recovered. */
  takeUp(here: Saved): void {
    this.trail.takeUp(here.log.picks, here);
  }

  /** The totals to compare with the table now and then; a wrong one puts its facts in doubt. */
  checks(): readonly (Check & { readonly id: string })[] {
    const all = this.table.state === undefined ? [] : (this.table.game.real?.checks?.(this.table.state) ?? []);
    return all.map((one: Check) => ({ ...one, id: moveId(one.check) }));
  }
  miscounted(id: string): void {
    const check = this.checks().find((one) => one.id === id);
    this.trail.along(() => {
      for (const fact of check?.about ?? []) this.report(moveId(fact), UNKNOWN);
    });
  }

  /** A fact counts from now on. Of two tellings of one fact in a row the second replaces the first. */
  report(fact: string, said: string): void {
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

  /** With what was told the waiting answer may be taken, or need something else. */
  private settle(facts: readonly Told[]): void {
    this.heard.push(...facts.flatMap(([fact, said]) => (said === UNKNOWN ? [] : [fact])));
    if (this.waiting) this.take(this.waiting);
  }

  /** To the newest pick that a person made at or before `at`: what the app rolled itself it rolls again at once. -1 when there is none. */
  back(at: number): number {
    for (let to = at; to >= this.trail.least; to--) {
      this.table.rewind(to);
      if (this.table.count === to) return to;
    }
    return -1;
  }

  /** Gives an answer again; false when it no longer fits. */
  give(pick: LogPick): boolean {
    try {
      this.take(pick);
      return true;
    } catch (error) {
      if (!(error instanceof TableError)) throw error;
      return false;
    }
  }

  private take(answer: LogPick): void {
    const { table } = this;
    if (this.waiting !== answer) this.heard = [];
    const doubted = new Set(this.heard.length > 0 ? table.facts().flatMap(({ id, sure }) => (sure ? [] : [id])) : []);
    const settled = this.heard.filter((fact) => !doubted.has(fact));
    this.forgetNeed();
    try {
      table.pick(answer[0], table.decisionNumber, answer[1]);
    } catch (error) {
      if (!(error instanceof Unsure)) throw error;
      const { facts, clause, told } = error;
      if (facts.every((fact) => settled.includes(fact))) throw new Error(`doubted and used in one step: ${facts}`);
      this.waiting = answer;
      this.need = { facts, clause, told };
    }
  }

  private forgetNeed(): void {
    this.waiting = null;
    this.need = null;
  }
}

function shortened(log: Log, checkpoint: Checkpoint | null): Log {
  return { ...log, picks: log.picks.slice(0, checkpoint?.picks) };
}

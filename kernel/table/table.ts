/**
 * A table: one match, running. It has three sides. The host (server, browser, terminal, test) starts it, shows it and hands in picks. The rules see
 * it as a RulesTable (game.ts; running.ts is how they are run). Playouts take by position, without ids, checks or texts.
 */
import { type Answer, CHANCE, type Eyes, type Question, type Seat } from '../rules/ask.ts';
import { type Decision, type HeardEvent, heard } from '../rules/decision.ts';
import { TableError } from '../rules/errors.ts';
import type { AnyGame } from '../rules/game.ts';
import type { Rng } from '../rules/rng.ts';
import { Unsure } from '../rules/unsure.ts';
import type { Checkpoint, Log, LogPick } from './log.ts';
import { type Believed, isTold } from './picture.ts';
import { Running } from './running.ts';
import { type Agreement, agreed, type ForkSetup, type Keeping, newlyAgreed, type TableSetup } from './setup.ts';
import { type MadePick, madePick, Transcript } from './transcript.ts';

const NOBODY: readonly Seat[] = [];

// biome-ignore lint/suspicious/noExplicitAny: the host knows a game only by its contract.
export class Table<S = any> extends Running<S> {
  /** How many picks had been made before the one whose consequences run; null before the first. */
  private picked: number | null = null;

  private constructor(game: AnyGame, agreement: Agreement, setup: ForkSetup) {
    super(game, agreement, setup);
  }

  // ---- host: a table comes to be

  /** A new table. The beginning of a log is `resume` with its first picks. */
  static start<S>(game: AnyGame, setup: TableSetup): Table<S> {
    const table = new Table<S>(game, newlyAgreed(game, setup), { watched: true, recorded: true, ...setup });
    table.begin();
    return table;
  }

  /** Goes on with the picks of a log, from the start or from a checkpoint. Throws LOG_DIVERGES at the first pick that today's rules do not offer. */
  static resume<S>(
    game: AnyGame,
    log: Log,
    setup: Keeping & { readonly checkpoint?: Checkpoint | undefined },
  ): Table<S> {
    const table = new Table<S>(game, agreed(game, log), { watched: true, ...setup });
    const transcript = Transcript.ofLog(log);
    table.transcript = transcript.upTo(setup.checkpoint, true);
    table.replay(setup.checkpoint, transcript.picks, transcript.picks.length);
    return table;
  }

  /** A second table at the same point (or an earlier one) that goes its own way. */
  fork(setup: ForkSetup): Table<S> {
    const transcript = this.transcriptOf();
    const fork = new Table<S>(this.game, this.agreement, setup);
    const at = setup.at ?? this.count;
    const mark = transcript.before(at, setup.telling);
    if (fork.transcript) fork.transcript = transcript.upTo(mark, false);
    fork.replay(mark, transcript.picks, at);
    return fork;
  }

  /** Takes back every pick from number `to` on. */
  rewind(to: number): void {
    this.replayed(this.transcriptOf().picks, to);
  }

  /** Goes on with picks as a log writes them: dice too, no matter who rolls them now. */
  advance(picks: readonly LogPick[]): void {
    const all = [...this.transcriptOf().picks, ...picks.map(madePick)];
    this.replayed(all, all.length);
  }

  private replayed(picks: readonly MadePick[], to: number): void {
    const transcript = this.transcriptOf();
    const mark = transcript.before(to);
    this.transcript = transcript.upTo(mark, false);
    this.told = this.told.slice(0, mark?.told ?? 0);
    this.replay(mark, picks, to);
  }

  // ---- host: what it shows

  /** The seats that must pick now; CHANCE when people read the dice. */
  get pending(): readonly Seat[] {
    return this.open?.seats ?? NOBODY;
  }

  /** Who answers for CHANCE where people roll and draw: the seat that alone may see the card, or null for anybody. */
  get reader(): Seat | null {
    const request = this.open?.request;
    return request?.type === 'chance' ? request.reader : null;
  }

  /** The number of the open decision: how many picks had been made when it was asked. */
  get decisionNumber(): number {
    return this.open?.number ?? this.count;
  }

  decision(seat: Seat): Decision | null {
    return this.open?.decision(seat) ?? null;
  }

  /** What the player of `seat` is asked: its own question, or the dice and cards that it may read for everybody. */
  decisionFor(seat: Seat): Decision | null {
    const reads = this.open?.request.type === 'chance' && (this.reader === null || this.reader === seat);
    return this.decision(reads ? CHANCE : seat);
  }

  /** Null while people are still setting the table up: there is nothing to see yet. */
  view(eyes: Eyes): unknown {
    return this.state === undefined ? null : this.game.view(this.state, eyes);
  }

  /** What these eyes were told since `from` picks had been made. */
  eventsFor(eyes: Eyes, from = 0): readonly HeardEvent[] {
    return this.told.filter((told) => told.at >= from).map((told) => heard(told, eyes));
  }

  /** What these eyes heard of the events from number `first` up to `end`. */
  heardBetween(eyes: Eyes, first: number, end: number): readonly HeardEvent[] {
    return this.told.slice(first, end).map((told) => heard(told, eyes));
  }

  // ---- host: what it keeps

  log(): Log {
    const { game, outcome } = this;
    const { options, seats, dice, inheritance } = this.agreement;
    return {
      game: game.id,
      version: game.version,
      options,
      seats,
      ...this.transcriptOf().log(),
      ...(dice === 'people' && { dice }),
      ...(inheritance && { inheritance }),
      ...(outcome && { outcome }),
    };
  }

  /** Who picked, newest last; CHANCE among them. */
  pickers(): readonly Seat[] {
    return this.transcriptOf().picks.map((taken) => taken.seat);
  }

  /** The newest point from which `resume` can go on. */
  get lastCheckpoint(): Checkpoint | null {
    const mark = this.transcript?.last;
    if (mark === null || mark === undefined) return null;
    const { picks, chance, state, doubts } = mark;
    return doubts ? { picks, chance, state, doubts } : { picks, chance, state };
  }

  /** How many events of `told` came before `lastCheckpoint`. */
  get toldAtCheckpoint(): number {
    return this.transcript?.last?.told ?? 0;
  }

  /** The picks from number `from` on, as the log writes them. */
  picksFrom(from: number): readonly LogPick[] {
    return this.transcriptOf().picksFrom(from);
  }

  // ---- host: picks

  /** The pick of a person or bot, checked. A rejected pick changes nothing, and neither does one at which the rules break. */
  pick(seat: Seat, decision: number, option: string): void {
    const { open } = this;
    if (open === null) throw new TableError('GAME_OVER');
    if (isTold(seat, option)) {
      this.hearSound(option);
      return;
    }
    if (!open.seats.includes(seat)) throw new TableError('NOT_YOUR_DECISION');
    if (decision !== open.number) throw new TableError('STALE_DECISION', { decision: open.number });
    const answer = open.answerOf(seat, option);
    if (answer === null) throw new TableError('NOT_LISTED', { decision });
    this.picked = this.count;
    this.carefully(() => this.answer(seat, answer));
  }

  /** Goes on where the rules were stopped for others (`isPaused`): to the next question, the end, or the next stop. */
  goOn(): void {
    this.carefully(() => this.resumePaused());
  }

  /** Where the rules break, the pick that they were at is taken back. */
  private carefully(run: () => void): void {
    const told = this.told.length;
    try {
      run();
    } catch (error) {
      if (error instanceof Unsure) error.told = this.told.slice(told);
      if (this.transcript && this.picked !== null) this.rewind(this.picked);
      throw error;
    }
  }

  // ---- host: a real table

  /** Every fact that people can tell or correct now. */
  facts(): readonly Believed[] {
    return this.state === undefined ? [] : (this.picture?.facts(this.state) ?? []);
  }

  /** What is wrong with the state as it is now (`Game.flaw`), or null. */
  flaw(): string | null {
    return this.game.flaw(this.state, this.options);
  }

  /** What people say must not break what held before. */
  private hearSound(option: string): void {
    if (this.state === undefined) throw new TableError('NOT_LISTED', { decision: this.decisionNumber });
    const before = this.count;
    const wasSound = this.flaw() === null;
    this.hear(option);
    const flaw = wasSound ? this.flaw() : null;
    if (flaw === null) return;
    this.rewind(before);
    throw new TableError('CONTRADICTS', { flaw });
  }

  // ---- playouts

  /** The first open question and how many are open: `pending` without lists. */
  get firstQuestion(): Question | null {
    return this.open?.first ?? null;
  }
  get openQuestions(): number {
    return this.open?.left ?? 0;
  }

  /** A pick by position, unchecked. */
  take(seat: Seat, answer: Answer): void {
    this.answer(seat, answer);
  }

  /** Puts a possible deal in place of all that `seat` cannot know. For forks only. */
  redeal(seat: Seat, rng: Rng, recall = 1): void {
    this.game.redeal(this.state, seat, rng, recall);
    this.open?.listAgain(seat);
  }

  private transcriptOf(): Transcript {
    if (this.transcript === null) throw new Error('this table keeps no transcript');
    return this.transcript;
  }
}

/** Did a person type this pick, reading dice or cards? */
export function isTyped(table: Table, at: number): boolean {
  return table.agreement.dice === 'people' && table.pickers()[at] === CHANCE;
}

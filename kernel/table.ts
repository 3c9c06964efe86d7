/** The table runs the rules: it hands each question to its seat, checks the pick, and resumes the rules with it. */
import { type Answer, CHANCE, type Chance, type Eyes, type Question, type Rules, type Seat } from './ask.ts';
import { type ChanceSource, readChance } from './chance.ts';
import { copy } from './copy.ts';
import { type Decision, type Event, heard, type Told } from './decision.ts';
import { TableError } from './errors.ts';
import type { AnyGame, Outcome, Play, SeatKind, Secret } from './game.ts';
import type { Checkpoint, Log, LogPick } from './log.ts';
import { Open } from './open.ts';
import { quietStep, resetPace } from './pace.ts';
import { Record, type Taken } from './record.ts';
import type { Rng } from './rng.ts';
import { checkedOptions, type ForkSetup, type Keeping, seatKinds, type TableSetup } from './setup.ts';
import { takeRefused, watching } from './watching.ts';

const NOBODY: readonly Seat[] = [];

// biome-ignore lint/suspicious/noExplicitAny: the host knows a game only by its contract.
export class Table<S = any> implements Play<S, any, any> {
  readonly game: AnyGame;
  readonly options: unknown;
  readonly seats: readonly SeatKind[];
  readonly watched: boolean;
  state!: S;
  outcome: Outcome | null = null;
  /** Everything told so far; since the checkpoint when the table was resumed from one. */
  told: Told[] = [];
  /** How many picks were made, chance included. */
  count = 0;

  private readonly chance: ChanceSource;
  private readonly collecting: boolean;
  private readonly checked: boolean;
  private record: Record | null;
  private rules!: Rules<unknown>;
  private inSetup = false;
  private open: Open | null = null;
  private chanceCount = 0;
  private script: readonly Taken[] | null = null;

  private constructor(game: AnyGame, options: unknown, seats: readonly SeatKind[], setup: ForkSetup) {
    this.game = game;
    this.options = options;
    this.seats = seats;
    this.chance = setup.chance;
    this.watched = setup.watched ?? false;
    this.checked = setup.checked ?? this.watched;
    this.record = setup.recorded ? new Record() : null;
    this.collecting = setup.collecting ?? false;
  }

  static start<S>(game: AnyGame, setup: TableSetup): Table<S> {
    const seats = seatKinds(setup.seats);
    const table = new Table<S>(game, checkedOptions(game, setup.options, seats), seats, {
      watched: true,
      recorded: true,
      ...setup,
    });
    table.begin();
    return table;
  }

  /** Goes on with the picks of a log, from the start or from a checkpoint. Throws LOG_DIVERGES at the first pick that today's rules do not offer. */
  static resume<S>(
    game: AnyGame,
    log: Log,
    setup: Keeping & { readonly checkpoint?: Checkpoint | undefined },
  ): Table<S> {
    const table = new Table<S>(game, checkedOptions(game, log.options, log.seats), log.seats, {
      watched: true,
      ...setup,
    });
    const record = Record.ofLog(log);
    table.record = record.upTo(setup.checkpoint, true);
    table.replay(setup.checkpoint, record.picks, record.picks.length);
    return table;
  }

  /** A second table at the same point (or an earlier one) that goes its own way. */
  fork(setup: ForkSetup): Table<S> {
    const record = this.recordOf();
    const fork = new Table<S>(this.game, this.options, this.seats, setup);
    const at = setup.at ?? this.count;
    const mark = record.before(at);
    if (fork.record) fork.record = record.upTo(mark, false);
    fork.replay(mark, record.picks, at);
    return fork;
  }

  /** Takes back every pick from number `to` on. */
  rewind(to: number): void {
    const record = this.recordOf();
    const mark = record.before(to);
    this.record = record.upTo(mark, false);
    this.told = this.told.slice(0, mark?.told ?? 0);
    this.replay(mark, record.picks, to);
  }

  // ---- what a host asks

  /** The seats that must pick now; CHANCE when people read the dice. */
  get pending(): readonly Seat[] {
    return this.open?.seats ?? NOBODY;
  }

  /** The first open question and how many are open: `pending` without lists, for bots and playouts. */
  get firstQuestion(): Question | null {
    return this.open?.first ?? null;
  }
  get openQuestions(): number {
    return this.open?.left ?? 0;
  }
  /** The number of the open decision: how many picks had been made when it was asked. */
  get decisionNumber(): number {
    return this.open?.number ?? this.count;
  }

  /** What the rules ask `seat` now, without ids or texts. */
  question(seat: Seat): Question | null {
    return this.open?.question(seat) ?? null;
  }

  decision(seat: Seat): Decision | null {
    return this.open?.decision(seat) ?? null;
  }

  view(eyes: Eyes): unknown {
    return this.game.view(this.state, eyes);
  }

  /** What these eyes were told since `from` picks had been made. */
  eventsFor(eyes: Eyes, from = 0): readonly { readonly at: number; readonly event: Event }[] {
    return this.told.filter((told) => told.at >= from).map((told) => ({ at: told.at, event: heard(told, eyes) }));
  }

  log(): Log {
    const { game, options, seats, outcome } = this;
    const log = { game: game.id, version: game.version, options, seats, ...this.recordOf().log() };
    return outcome ? { ...log, outcome } : log;
  }

  /** Who picked, newest last; CHANCE among them. */
  pickers(): readonly Seat[] {
    return this.recordOf().picks.map((taken) => taken.seat);
  }

  /** The newest point from which `resume` can go on. */
  get lastCheckpoint(): Checkpoint | null {
    const mark = this.record?.last;
    return mark ? { picks: mark.picks, chance: mark.chance, state: mark.state } : null;
  }

  /** How many events of `told` came before `lastCheckpoint`. */
  get toldAtCheckpoint(): number {
    return this.record?.last?.told ?? 0;
  }

  /** The picks from number `from` on, as the log writes them. */
  picksFrom(from: number): readonly LogPick[] {
    return this.recordOf().picksFrom(from);
  }

  // ---- picks

  /** The pick of a person or bot, checked. A rejected pick changes nothing, and neither does one at which the rules break. */
  pick(seat: Seat, decision: number, option: string): void {
    const { open } = this;
    if (open === null) throw new TableError('GAME_OVER');
    if (!open.seats.includes(seat)) throw new TableError('NOT_YOUR_DECISION');
    if (decision !== open.number) throw new TableError('STALE_DECISION', { decision: open.number });
    const answer = open.answerOf(seat, option);
    if (answer === null) throw new TableError('NOT_LISTED', { decision });
    const before = this.count;
    try {
      this.take(seat, answer);
    } catch (error) {
      if (this.record) this.rewind(before);
      throw error;
    }
  }

  /** A pick by position, unchecked: the fast way for bots and playouts. */
  take(seat: Seat, answer: Answer): void {
    this.keep(seat, answer);
    const complete = (this.open as Open).take(seat, answer);
    if (complete !== null) this.run(complete);
  }

  /** Puts a possible deal in place of all that `seat` cannot know. For forks only. */
  redeal(seat: Seat, rng: Rng, recall = 1): void {
    this.game.redeal(this.state, seat, rng, recall);
    this.open?.listAgain(seat);
  }

  // ---- what rules use

  tell(event: Event, secret: Secret<Event> | null = null): void {
    quietStep();
    if (this.watched) this.told.push({ at: this.count, event, secret });
  }

  checkpoint(): void {
    quietStep();
    const point = this.record && { picks: this.count, chance: this.chanceCount, state: copy(this.state) };
    if (point) this.record?.mark(point, this.told.length, this.checked);
  }

  // ---- running

  private begin(): void {
    this.inSetup = true;
    this.rules = this.game.setup(this.options, this.seats);
    this.run();
  }

  private replay(from: Checkpoint | undefined, picks: readonly Taken[], to: number): void {
    let end = to;
    while (picks[end]?.seat === CHANCE) end++;
    this.script = end < picks.length ? picks.slice(0, end) : picks;
    this.outcome = null;
    this.count = from?.picks ?? 0;
    this.chanceCount = from?.chance ?? 0;
    if (from) {
      this.state = copy(from.state) as S;
      this.inSetup = false;
      this.rules = this.game.play(this);
      this.run();
    } else this.begin();
    while (this.count < this.script.length) {
      const { seat, answer, option } = this.script[this.count] as Taken;
      const known = answer ?? this.open?.answerOf(seat, option as string) ?? null;
      if (known === null) throw this.diverged();
      this.take(seat, known);
    }
    this.record?.settle();
    this.script = null;
  }

  /** Resumes the rules until somebody must pick or the game is over. */
  private run(first?: Answer): void {
    let answer = first;
    resetPace();
    watching.traces = this.watched;
    watching.refused = this.collecting ? new Map() : null;
    for (;;) {
      const step = this.rules.next(answer as Answer);
      answer = undefined;
      if (step.done) {
        if (!this.inSetup) {
          this.open = null;
          this.outcome = step.value as Outcome;
          return;
        }
        this.inSetup = false;
        this.state = step.value as S;
        this.checkpoint();
        this.rules = this.game.play(this);
        continue;
      }
      const request = step.value;
      if (request.type === 'chance') {
        quietStep();
        answer = this.scriptedChance(request) ?? this.chance.answer(request, this.chanceCount);
        if (answer !== undefined) {
          this.keep(CHANCE, answer);
          continue;
        }
      } else if (request.type === 'choose' && this.collecting) request.refused = takeRefused();
      this.open = new Open(request, this.count);
      return;
    }
  }

  private scriptedChance(request: Chance): Answer | undefined {
    if (this.script === null || this.count >= this.script.length) return undefined;
    const { seat, answer, option } = this.script[this.count] as Taken;
    const known = seat === CHANCE ? (answer ?? readChance(request, option as string)) : null;
    if (known === null) throw this.diverged();
    return known;
  }

  private keep(seat: Seat, answer: Answer): void {
    if (this.record) {
      const move = this.question(seat)?.options[answer as number] ?? null;
      this.record.picks.push({ seat, answer, move, option: null });
    }
    this.count++;
    if (seat === CHANCE) this.chanceCount++;
  }

  private recordOf(): Record {
    if (this.record === null) throw new Error('this table keeps no record');
    return this.record;
  }

  private diverged(): TableError {
    this.record?.settle();
    return new TableError('LOG_DIVERGES', { pick: this.count });
  }
}

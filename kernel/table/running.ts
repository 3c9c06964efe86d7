/** The machinery of a table: it resumes the rules with each answer until somebody must pick, and plays a transcript again. */
import { type Answer, BREATH, CHANCE, type Chance, type Question, type Rules, type Seat, TABLE } from '../rules/ask.ts';
import { type ChanceSource, chanceId, readChance } from '../rules/chance.ts';
import { copy } from '../rules/copy.ts';
import { type Event, type ToldEvent, toldEvent } from '../rules/decision.ts';
import { TableError } from '../rules/errors.ts';
import type { AnyGame, Outcome, Pause, RulesTable, SeatSetup, TellOptions } from '../rules/game.ts';
import { checkBegun, takenUp } from '../rules/legacy.ts';
import { paceNow, quietStep, resetPace } from '../rules/pace.ts';
import { type Fact, isRealTable } from '../rules/real.ts';
import { takeRefused, watching } from '../rules/watching.ts';
import type { Checkpoint } from './log.ts';
import { OpenQuestion } from './open-question.ts';
import { isTold, Picture, type Saying } from './picture.ts';
import type { Agreement, ForkSetup, Keeping } from './setup.ts';
import { type MadePick, Transcript } from './transcript.ts';

/** A moment worth a look: how many events had been told, and the state as it was. */
export type Beat<S> = { readonly told: number; readonly state: S };

// biome-ignore lint/suspicious/noExplicitAny: the host knows a game only by its contract.
export abstract class Running<S> implements RulesTable<S, any, any, any> {
  readonly game: AnyGame;
  readonly agreement: Agreement;
  readonly watched: boolean;
  state!: S;
  outcome: Outcome | null = null;
  /** Everything told so far; since the checkpoint when the table was resumed from one. */
  told: ToldEvent[] = [];
  /** At a real table: what people said by themselves, since the checkpoint when the table was resumed from one. */
  sayings: readonly Saying[] = [];
  /** The moments that the newest pick led through. */
  beats: Beat<S>[] = [];
  /** How many picks were made, chance included. */
  count = 0;
  /** The rules stopped between two instructions (`isTired`): until they go on nothing can be picked or shown. */
  isPaused = false;

  protected open: OpenQuestion | null = null;
  protected transcript: Transcript | null;
  /** Only of a real table. */
  protected readonly picture: Picture | null;
  private readonly chance: ChanceSource;
  private readonly collecting: boolean;
  private readonly explaining: boolean;
  private readonly checked: boolean;
  private readonly onCheckpoint: Keeping['onCheckpoint'];
  private readonly onTell: ForkSetup['onTell'];
  private readonly isTired: (() => boolean) | undefined;
  /** Steps taken before the rules were stopped. */
  private pace = 0;
  private rules!: Rules<unknown>;
  private inSetup = false;
  private chanceCount = 0;
  private script: readonly MadePick[] | null = null;

  protected constructor(game: AnyGame, agreement: Agreement, setup: ForkSetup) {
    this.game = game;
    this.agreement = agreement;
    this.chance = setup.chance;
    this.watched = setup.watched ?? false;
    this.checked = setup.checked ?? this.watched;
    this.onCheckpoint = setup.onCheckpoint;
    this.onTell = setup.onTell;
    this.isTired = setup.isTired;
    this.transcript = setup.recorded ? new Transcript() : null;
    this.picture = isRealTable(agreement) ? new Picture(game, agreement.options) : null;
    this.collecting = setup.collecting ?? false;
    this.explaining = setup.explaining ?? false;
  }

  // ---- what rules use

  get options(): unknown {
    return this.agreement.options;
  }

  get seats(): readonly SeatSetup[] {
    return this.agreement.seats;
  }

  tell(event: Event, telling?: TellOptions<Event>): void {
    quietStep();
    this.onTell?.(this.state);
    if (this.watched) this.told.push(toldEvent(this.count, event, telling, this.explaining));
  }

  beat(): Pause | undefined {
    quietStep();
    if (this.picture !== null) return 'wait';
    if (this.watched) this.beats.push({ told: this.told.length, state: copy(this.state) });
    return this.isTired !== undefined && this.script === null ? 'breathe' : undefined;
  }

  checkpoint(): void {
    quietStep();
    this.onCheckpoint?.(this.state, this.told.length);
    const { transcript } = this;
    if (transcript === null) return;
    const state = () => copy(this.state);
    const point = { picks: this.count, chance: this.chanceCount, state: watching.doubts?.silently(state) ?? state() };
    const kept = this.picture ? { ...point, doubts: this.picture.doubts } : point;
    transcript.mark(kept, this.told.length, this.checked);
  }

  doubt(facts: readonly Fact[]): void {
    this.picture?.doubt(this.state, facts);
  }

  // ---- running

  protected begin(): void {
    this.inSetup = true;
    this.state = undefined as S;
    const { options, seats, inheritance } = this.agreement;
    if (inheritance) takenUp(this.game, inheritance);
    this.rules = this.game.setup(options, seats, inheritance);
    this.run();
  }

  /** Plays the first `to` picks again; what chance answered next comes again too, unless people had typed it. */
  protected replay(from: Checkpoint | undefined, picks: readonly MadePick[], to: number): void {
    let end = to;
    while (this.agreement.dice === 'app' && picks[end]?.seat === CHANCE) end++;
    this.script = end < picks.length ? picks.slice(0, end) : picks;
    this.outcome = null;
    this.beats = [];
    this.count = from?.picks ?? 0;
    this.sayings = this.sayings.filter(({ at }) => at < this.count);
    this.chanceCount = from?.chance ?? 0;
    this.picture?.reset(from?.doubts);
    if (from) {
      this.state = copy(from.state) as S;
      this.inSetup = false;
      this.rules = this.game.play(this);
      this.run();
    } else this.begin();
    while (this.count < this.script.length) {
      const { seat, answer, option } = this.script[this.count] as MadePick;
      if (isTold(seat, option)) {
        this.hear(option as string);
        continue;
      }
      const known = answer ?? this.open?.answerOf(seat, option as string) ?? null;
      if (known === null) throw this.diverged();
      this.answer(seat, known);
    }
    this.transcript?.settle();
    this.script = null;
  }

  /** What people say of their real table is a pick like any other, whatever is asked; what is asked is listed again. */
  protected hear(option: string): void {
    const said = this.picture?.hear(this.state, option, this.open?.number ?? this.count);
    if (said) this.sayings = [...this.sayings, { at: this.count, ...said }];
    this.transcript?.picks.push({ seat: TABLE, answer: null, move: null, option });
    this.count++;
    this.open = this.open?.after(this.count) ?? null;
  }

  /** The rules go on once everybody asked has answered. */
  protected answer(seat: Seat, answer: Answer): void {
    const open = this.open as OpenQuestion;
    const question = this.picture && this.question(seat);
    const move = question?.outside ? question.options[answer as number] : undefined;
    if (move) this.sayings = [...this.sayings, { at: this.count, move }];
    this.keep(seat, answer, open.request.type === 'chance' ? open.request : null);
    const complete = open.take(seat, answer);
    if (complete === null) return;
    if (this.beats.length > 0) this.beats = [];
    this.run(complete);
  }

  /** Resumes the rules where they were stopped. */
  protected resumePaused(): void {
    this.run(undefined, this.pace);
  }

  /** Resumes the rules until somebody must pick, the game is over, or they are stopped for others. */
  private run(first?: Answer, pace = 0): void {
    resetPace(pace);
    this.isPaused = false;
    watching.traces = this.explaining;
    watching.refused = this.collecting ? new Map() : null;
    watching.realPiles = this.agreement.dice === 'people';
    try {
      if (this.picture) this.picture.carefully(this.state, () => this.resume(first));
      else this.resume(first);
    } finally {
      watching.realPiles = false;
    }
  }

  private resume(first?: Answer): void {
    let answer = first;
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
        if (this.agreement.inheritance) checkBegun(this.game, this.state, this.options);
        if (this.picture) this.doubt(this.game.real?.forget?.(this.state) ?? []);
        this.checkpoint();
        this.rules = this.game.play(this);
        continue;
      }
      const request = step.value;
      if (request === BREATH) {
        if (!this.isTired?.()) continue;
        this.isPaused = true;
        this.pace = paceNow();
        this.open = null;
        return;
      }
      if (request.type === 'chance') {
        quietStep();
        if (!this.hearsFirst()) answer = this.scriptedChance(request) ?? this.chance.answer(request, this.chanceCount);
        if (answer !== undefined) {
          this.keep(CHANCE, answer, request);
          continue;
        }
      } else if (request.type === 'choose' && this.collecting) request.refused = takeRefused();
      this.open = new OpenQuestion(request, this.count);
      return;
    }
  }

  private scriptedChance(request: Chance): Answer | undefined {
    if (this.script === null || this.count >= this.script.length) return undefined;
    const { seat, answer, option } = this.script[this.count] as MadePick;
    const known = seat === CHANCE ? (answer ?? readChance(request, option as string)) : null;
    if (known === null) throw this.diverged();
    return known;
  }

  /** While a transcript is read: something was told here before chance was answered. */
  private hearsFirst(): boolean {
    const next = this.picture && this.script?.[this.count];
    return next != null && isTold(next.seat, next.option);
  }

  private keep(seat: Seat, answer: Answer, request: Chance | null): void {
    if (this.transcript) {
      const move = this.question(seat)?.options[answer as number] ?? null;
      const option = request?.what === 'draw' ? chanceId(answer, request) : null;
      this.transcript.picks.push({ seat, answer, move, option });
    }
    this.count++;
    if (seat === CHANCE) this.chanceCount++;
  }

  /** What the rules ask `seat` now, without ids or texts. */
  question(seat: Seat): Question | null {
    return this.open?.question(seat) ?? null;
  }

  private diverged(): TableError {
    this.transcript?.settle();
    return new TableError('LOG_DIVERGES', { pick: this.count });
  }
}

/**
 * For tests: a digital game with automata, and the same game beside a real table that hears only what people there would tell. The automata must
 * give the same instructions in the same words. What differs from game to game is an `Evening`, which is handed
 * the mirror that it plays in.
 */
import { type AnyText, type Say, taskText } from '@tavola/kernel/face/text.ts';
import { Assistant } from '@tavola/kernel/real/assistant.ts';
import { kindOf, type Seat } from '@tavola/kernel/rules/ask.ts';
import { type ChanceSource, seededChance } from '@tavola/kernel/rules/chance.ts';
import type { AnyGame, Legacy } from '@tavola/kernel/rules/game.ts';
import { type DeclaredFact, type RealTable, sayValue, tableChance } from '@tavola/kernel/rules/real.ts';
import { kindOfSeat } from '@tavola/kernel/table/setup.ts';
import { expect } from 'vitest';
import type { Facts, Happening, Retold, Tape, Taped, TapedEvent } from './mirror-tape.ts';
import { isPick, outside } from './mirror-tape.ts';

export type Evening<S, E extends Happening> = {
  readonly game: AnyGame;
  readonly text: AnyText;
  /** Parts of the state that nobody can tell, hands above all: a rule that looks at one fails. */
  hidden(state: S): readonly Pick<DeclaredFact, 'fact' | 'holder' | 'key'>[];
  /** What people answer to what the app asks; null when they have told something instead, or when the tape is at its end. */
  reply(question: Question): string | null;
  /** Cuts what happened into stretches that can be compared, each the instructions of automata in words. */
  stretches(events: readonly Noted<E>[]): (readonly string[])[];
  /** What people say of a fact, where that is not simply on the tape. */
  truth?(id: string): string | undefined;
  /** A fact that was asked for contradicts what else is believed: what people tell first. */
  untangle?(id: string): void;
  /** Stretches of people who joined in the middle, as far as they can be alike. */
  alike?(lines: readonly string[]): readonly string[];
  /** How an answer is given, where a test measures it. */
  answering?(option: string, give: () => void): void;
  /** Who breaks ties: by itself the app, from a seed of its own. */
  readonly ties?: ChanceSource;
  /** Facts that only the automata's own rules change: nobody ever has to tell them. */
  readonly itsOwn?: RegExp;
  /** Pieces that change places need a few passes; more of them say that something is not as told. */
  readonly passes: number;
};
type Decision = NonNullable<Assistant['decision']>;
/** A question that was answered when this many picks had been made. */
export type Answered = { readonly at: number; readonly kind: string };
export type Question = {
  readonly seat: Seat;
  readonly ask: Decision['ask'];
  readonly kind: string;
  readonly ids: readonly string[];
};
/** Of the app's own events nobody keeps what lay on the table. */
export type Noted<E extends Happening> = { readonly event: E; readonly facts?: Facts | null };

export type Beside = {
  readonly options?: object;
  readonly inheritance?: Legacy | undefined;
};

export class Mirror<S, E extends Happening, V extends Evening<S, E> = Evening<S, E>> {
  readonly app: Assistant;
  readonly evening: V;
  readonly tape: Tape<E>;
  /** Where on the tape the app is. */
  at = 0;
  /** Facts that people were asked for, and how many they told by themselves. */
  readonly asked: string[] = [];
  told = 0;
  readonly retold: Retold[] = [];
  /** Every question that people answered, "done" left out. */
  readonly answered: Answered[] = [];
  /** What people see on their table now. */
  facts: Facts = new Map();
  /** How many stretches the digital game was ahead when people joined. */
  behind = 0;
  /** The digital game ended in the middle of a turn. */
  over = false;
  private compared = 0;

  constructor(begin: (mirror: Mirror<S, E>) => V, tape: Tape<E>, { options, inheritance }: Beside = {}) {
    this.tape = tape;
    this.evening = begin(this);
    const game = armed(this.evening);
    const chance = tableChance(this.evening.ties ?? seededChance(1), game, () => false);
    this.app = Assistant.start(game, { seats: tape.seats.map(outside), options, inheritance, chance });
  }

  get state(): S {
    return this.app.table.state as S;
  }

  /** To the end of the tape, comparing stretch by stretch. */
  play(): void {
    const { app } = this;
    while (app.table.outcome === null && !this.over) {
      const { seat, ask, options } = app.decision as Decision;
      const question = { seat, ask, kind: kindOf(ask), ids: options.map(({ id }) => id) };
      const option = this.evening.reply(question);
      if (option !== null) this.answer(option);
    }
    this.compare();
  }

  answer(option: string): void {
    const { app } = this;
    const { decision } = app;
    if (decision && !decision.options.some(({ id }) => id === option))
      throw new Error(`${option} is not offered: ${decision.options.map(({ id }) => id).join(' ')}`);
    if (decision && option !== 'done') this.answered.push({ at: app.table.count, kind: kindOf(decision.ask) });
    const give = () => app.answer(option);
    if (this.evening.answering) this.evening.answering(option, give);
    else give();
    while (app.need !== null) {
      for (const fact of app.need.facts) {
        if (app.need === null) break;
        this.asked.push(fact);
        this.tellAsked(fact);
      }
    }
  }

  private tellAsked(id: string): void {
    try {
      this.app.tell(id, this.truth(id) ?? this.firstSeen(id));
    } catch (error) {
      if (!String(error).includes('CONTRADICTS') || !this.evening.untangle) throw error;
      this.evening.untangle(id);
    }
  }

  /** Before anybody has told anything: what lies on the table from the start. */
  private firstSeen(id: string): string {
    const seen = this.tape.entries.find((it) => it.kind === 'event' && it.facts !== null) as TapedEvent<E>;
    return seen.facts?.get(id) as string;
  }

  private truth(id: string): string | undefined {
    return this.evening.truth ? this.evening.truth(id) : this.facts.get(id);
  }

  // ---- the tape

  /** To the first of these from here on, and past it. */
  next<T extends Taped<E>>(is: (it: Taped<E>) => boolean): T {
    const found = this.ahead(is);
    if (found < 0) throw new Error(`not on the tape: ${kindOf(this.app?.decision?.ask ?? 'set-up')}`);
    this.at = found + 1;
    return this.tape.entries[found] as T;
  }

  /** What chance said next to this question, where everybody reads it. */
  nextSaid(ask: string): string {
    return this.next<Extract<Taped<E>, { kind: 'chance' }>>(
      (it) => it.kind === 'chance' && it.ask === ask && it.reader === null,
    ).said;
  }

  /** What this seat picks next. */
  nextPick(seat: Seat, asks: readonly string[]): string {
    return this.next<Extract<Taped<E>, { kind: 'pick' }>>(isPick(seat, asks)).option;
  }

  /** Where the first of these is from here on, or -1. */
  ahead(is: (it: Taped<E>) => boolean): number {
    return this.tape.entries.findIndex((it, i) => i >= this.at && is(it));
  }

  /** Where the first of these events is from here on, or -1. */
  eventAhead(is: (event: E) => boolean): number {
    return this.ahead((it) => it.kind === 'event' && is(it.event));
  }

  eventAt(place: number): TapedEvent<E> | undefined {
    const found = this.tape.entries[place];
    return found?.kind === 'event' ? found : undefined;
  }

  /** What the app has told so far. */
  events(): readonly E[] {
    return this.app.table.told.map(({ event }) => event as E);
  }

  isAutomaton(seat: Seat): boolean {
    const wish = this.tape.seats[seat];
    return wish !== undefined && kindOfSeat(wish) === 'automaton';
  }

  // ---- words

  /** An instruction as people read it; null for what is none. */
  words(event: E): string | null {
    return taskText(this.evening.text, event, this.say());
  }

  private say(): Say {
    return { language: 'en', me: 'spectator', words: this.evening.text.words, who: (seat) => `seat ${seat}` };
  }

  /** Both sides as far as they have come, in stretches. */
  stretches(): { readonly mine: (readonly string[])[]; readonly theirs: (readonly string[])[] } {
    const taped = this.tape.entries.filter((it) => it.kind === 'event');
    const mine = this.events().map((event) => ({ event }));
    return { mine: this.evening.stretches(mine), theirs: this.evening.stretches(taped) };
  }

  /** Every instruction so far, in words. */
  compare(): void {
    const { mine, theirs } = this.stretches();
    const alike = (lines: readonly string[] | undefined) =>
      lines && this.evening.alike ? this.evening.alike(lines) : lines;
    // People who joined count rounds from there on, and so may begin a turn after the last one of the digital game.
    const end = this.evening.alike ? Math.min(mine.length, theirs.length - this.behind) : mine.length;
    for (; this.compared < end; this.compared++)
      expect(alike(mine[this.compared])).toEqual(alike(theirs[this.compared + this.behind]));
  }

  // ---- telling

  /** Tells what differs from what people see, of what is `wanted`. `shown`: what lies there when it has been told, where the step on the screen changes it once more. */
  tellTruth(
    facts: Facts | null,
    wanted: (id: string) => boolean,
    { joining = false, shown = facts as Facts } = {},
  ): void {
    this.facts = facts as Facts;
    for (let pass = 0; ; pass++) {
      const wrong = this.wrong(wanted, shown);
      if (wrong.length === 0) return;
      const drifted = wrong.filter((id) => this.evening.itsOwn?.test(id));
      if (drifted.length > 0 && !joining) throw new Error(`the app lost track of ${drifted}`);
      const before = this.told;
      for (const id of wrong) this.tell(id);
      if (this.told === before || pass > this.evening.passes) throw new Error(`these facts cannot be told: ${wrong}`);
    }
  }

  private wrong(wanted: (id: string) => boolean, shown: Facts): readonly string[] {
    const said = (id: string) => (shown === this.facts ? this.truth(id) : shown.get(id));
    return this.app.table
      .facts()
      .filter(({ id, sure, place, ...known }) => {
        if (place === NOWHERE || !wanted(id)) return false;
        return sayValue(known) !== said(id) || !sure;
      })
      .map(({ id }) => id);
  }

  /** Everything that is still in doubt, until nothing contradicts it. */
  tellDoubted(): void {
    for (let left = Number.POSITIVE_INFINITY; ; ) {
      const open = this.app.table.facts().filter(({ sure, place }) => !sure && place !== NOWHERE);
      if (open.length === 0 || open.length === left) return;
      left = open.length;
      for (const { id } of open) if (this.app.need !== null) this.tell(id);
    }
  }

  /** What moves would for a moment lie twice; then the fact waits until the others are told. A place that is gone has nothing to tell. */
  private tell(id: string): void {
    const { table } = this.app;
    const known = table.facts().find((one) => one.id === id);
    const said = { at: table.count, id, from: known ? sayValue(known) : '', to: this.truth(id) as string };
    try {
      this.app.tell(id, said.to);
      this.told++;
      this.retold.push(said);
    } catch (error) {
      if (!/CONTRADICTS|NOT_LISTED/.test(String(error))) throw error;
    }
  }
}

/** The place of facts that nobody can tell. */
const NOWHERE = 'nowhere';

function armed<S, E extends Happening>({ game, hidden }: Evening<S, E>): AnyGame {
  const real = game.real as RealTable<S>;
  const untold = (state: S): DeclaredFact[] => hidden(state).map((one) => ({ ...one, among: [], place: NOWHERE }));
  return {
    ...game,
    real: {
      ...real,
      facts: (state: S, options: unknown) => [...real.facts(state, options), ...untold(state)],
      forget: (state: S) => [...(real.forget?.(state) ?? []), ...untold(state).map(({ fact }) => fact)],
    },
  };
}

/** A phone of a shared evening: what the table believes, and on top of it its own words that have not arrived. */
import { fingerprint } from '../rules/copy.ts';
import { TableError } from '../rules/errors.ts';
import type { LogPick } from '../table/log.ts';
import type { Assistant } from './assistant.ts';
import { answersOf, type Cell, factOf, hear, type Saying, type Shared, type Voice, type Word } from './shared.ts';

/** What is new since `rev`: keep your first `cut` picks, then append. */
export type Update = {
  readonly rev: number;
  readonly cut: number;
  readonly picks: readonly LogPick[];
  readonly shared: Shared;
  readonly waiting: LogPick | null;
  /** What lies ahead of the pointer. */
  readonly redo: readonly LogPick[];
  /** Words that were decided since. */
  readonly decided: readonly string[];
};
/** Everything that must outlive a closed tab. */
export type Followed = {
  readonly rev: number;
  readonly picks: readonly LogPick[];
  readonly shared: Shared;
  readonly waiting: LogPick | null;
  readonly redo: readonly LogPick[];
  /** Words that have not arrived, with what lay before the person who said them. */
  readonly unsent: readonly Unsent[];
};
export type Unsent = { readonly word: Word; readonly before: string | null };
/** Longer ones wait no more: the phone must find its table first. */
const MOST_UNSENT = 200;

/** Who speaks here; the table knows the name. */
const OWN = '';

export class Following {
  readonly app: Assistant;
  /** What the table believes. */
  private truth: Omit<Followed, 'unsent'>;
  /** With this phone's own words. */
  shared: Shared;
  unsent: readonly Unsent[];

  constructor(app: Assistant, { unsent, ...truth }: Followed) {
    this.app = app;
    this.truth = truth;
    this.shared = truth.shared;
    this.unsent = unsent;
    this.showAgain();
  }

  get rev(): number {
    return this.truth.rev;
  }

  get save(): Followed {
    return { ...this.truth, unsent: this.unsent };
  }

  /** The picks that everybody has. */
  get arrived(): readonly LogPick[] {
    return this.truth.picks;
  }

  /** Applies a word here and keeps it until it has arrived. Throws where it cannot be; then nothing has changed. */
  say(word: string, saying: Saying): void {
    if (this.unsent.length >= MOST_UNSENT) throw new TableError('WORDS_WAITING');
    const whole = 'say' in saying ? { say: saying.say.map((cell) => ({ ...cell, had: this.shown(cell) })) } : saying;
    const one = { word: { ...whole, word, rev: this.truth.rev }, before: beforeOf(this.app, saying) };
    try {
      this.hear(one.word);
    } catch (error) {
      this.showAgain();
      throw error;
    }
    this.unsent = [...this.unsent, one];
  }

  /** How many answers were given by now: the number of the question that is open. */
  get decision(): number {
    return answersOf(this.app.table).length;
  }

  /** What a cell showed before this phone's own words that have not arrived. */
  private shown({ fact, had }: Cell): string {
    const cells = this.unsent.flatMap(({ word }) => ('say' in word ? word.say : []));
    return cells.find((cell) => cell.fact === fact)?.had ?? had;
  }

  /** What others said meanwhile. Older news change nothing. */
  receive(update: Update): void {
    const { rev, cut, picks, shared, waiting, redo, decided } = update;
    this.unsent = this.unsent.filter(({ word }) => !decided.includes(word.word));
    if (rev >= this.truth.rev)
      this.truth = { rev, picks: [...this.truth.picks.slice(0, cut), ...picks], shared, waiting, redo };
    this.showAgain();
  }

  /** This word was decided: taken or refused. */
  settled(word: string): void {
    this.unsent = this.unsent.filter((one) => one.word.word !== word);
    this.showAgain();
  }

  /** What the table believes, and on top of it what has not arrived: where something else lies before the person now, a word stays as old as it is. */
  private showAgain(): void {
    const { app, truth } = this;
    app.follow(truth.picks, { redo: truth.redo, ...(truth.waiting && { waiting: truth.waiting }) });
    this.shared = truth.shared;
    this.unsent = this.unsent.map((one) => {
      const isSame = beforeOf(app, one.word) === one.before;
      const word = isSame ? { ...one.word, rev: truth.rev } : one.word;
      try {
        if (isSame) this.hear(word);
        return { ...one, word };
      } catch (error) {
        if (!(error instanceof TableError)) throw error;
        return one;
      }
    });
  }

  /** The number that this phone has told and nobody else has changed. */
  private ownVoice(fact: string): Voice | null {
    const picks = this.app.table.picksFrom(this.truth.picks.length);
    const told = picks.findLast((pick) => factOf(pick) === fact);
    return told ? { by: OWN, said: told[1].slice(fact.length + 1) } : null;
  }

  private hear(word: Word): void {
    const own = { by: OWN, teller: (fact: string) => this.ownVoice(fact), isLate: false, isNewest: true };
    this.shared = hear(this.app, this.shared, word, own).shared;
  }
}

/** What a person looks at who says this: a question and which one it is, or the whole list of steps; of facts every cell speaks for itself. */
function beforeOf({ table }: Assistant, saying: Saying): string | null {
  if ('say' in saying || 'settle' in saying) return null;
  if (!('answer' in saying)) return fingerprint(table.picksFrom(0));
  const [seat] = table.pending;
  const ask = seat === undefined ? null : table.decision(seat)?.ask;
  return JSON.stringify([answersOf(table).length, seat ?? null, ask ?? null]);
}

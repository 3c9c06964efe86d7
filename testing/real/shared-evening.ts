/** A shared evening in memory: the one place that keeps it, and phones. What lies between them is the test's. */
import { Assistant, type Saved } from '@tavola/kernel/real/assistant.ts';
import { Following, type Update } from '@tavola/kernel/real/following.ts';
import { type Entered, entered, type Ledger } from '@tavola/kernel/real/ledger.ts';
import { numberOf, type Saying, type Word } from '@tavola/kernel/real/shared.ts';
import { fairChance } from '@tavola/kernel/rules/chance.ts';
import { TableError } from '@tavola/kernel/rules/errors.ts';
import type { AnyGame } from '@tavola/kernel/rules/game.ts';
import { tableChance } from '@tavola/kernel/rules/real.ts';
import type { LogPick } from '@tavola/kernel/table/log.ts';
import type { SeatWish } from '@tavola/kernel/table/setup.ts';

/** What became of a word: taken, or refused with a code. */
export type Verdict = { readonly fate: Entered['fate'] | 'refused'; readonly code?: string; readonly detail?: object };
type Decided = Verdict & {
  readonly by: string;
  readonly word: Word;
  readonly rev: number;
  /** The facts of the word that were believed already. */
  readonly known: readonly string[];
};
/** A copy, as if it had been sent. */
const sent = <T>(it: T): T => JSON.parse(JSON.stringify(it));
const SEED = 'an evening of the tests';

export class SharedTable {
  readonly game: AnyGame;
  ledger: Ledger;
  readonly verdicts = new Map<string, Decided>();
  fallen: (readonly [word: string, pick: LogPick])[] = [];
  private points: NonNullable<Saved['checkpoint']>[] = [];
  private readonly revs: number[] = [];

  constructor(game: AnyGame, seats: readonly SeatWish[], options: object = {}, rolls = false) {
    this.game = game;
    this.rolls = rolls;
    const app = Assistant.start(game, { seats, options: { ...options, ...game.real?.options }, chance: this.chance });
    const { count } = app.table;
    this.ledger = {
      saved: sent(app.save()),
      shared: { pace: 'turn', seen: count, clashes: [] },
      spoken: Array.from({ length: count }, () => null),
      credits: {},
      rev: 1,
      undone: 0,
      moved: 1,
    };
    this.revs = Array.from({ length: count }, () => 1);
  }

  readonly rolls: boolean;
  get chance() {
    return tableChance(fairChance(SEED), this.game, () => this.rolls);
  }
  get picks(): readonly LogPick[] {
    return this.ledger.saved.log.picks;
  }

  /** The same word twice counts once. */
  take(by: string, word: Word): Verdict {
    const known = this.verdicts.get(word.word);
    if (known) return known;
    const believed = this.phone('before').app;
    const cells = 'say' in word ? word.say : [];
    const same = cells.flatMap(({ fact, said }) => (numberOf(believed.table, fact) === said ? [fact] : []));
    const verdict = this.decide(by, word);
    this.verdicts.set(word.word, { ...verdict, by, word, rev: this.ledger.rev, known: same });
    return verdict;
  }

  private decide(by: string, word: Word): Verdict {
    const { ledger } = this;
    const checkpoint =
      'undo' in word ? (this.points.findLast(({ picks }) => picks <= word.undo.from) ?? null) : ledger.saved.checkpoint;
    const whose = (one: string) => this.verdicts.get(one)?.by ?? null;
    try {
      const from = { ...ledger, saved: { ...ledger.saved, checkpoint } };
      const entry = { word, by, fallen: this.fallen };
      const after = sent(entered(this.game, from, entry, { chance: this.chance, whose, now: 0 }));
      if (after.fate !== 'known') this.enter(after);
      return { fate: after.fate };
    } catch (error) {
      if (!(error instanceof TableError)) throw error;
      return { fate: 'refused', code: error.code, detail: error.detail };
    }
  }

  private enter({ fate: _, cut, fallen, isOver: __, ...ledger }: Entered): void {
    this.ledger = ledger;
    const { picks } = ledger.saved.log;
    this.revs.length = cut;
    while (this.revs.length < picks.length) this.revs.push(ledger.rev);
    const there = new Set(picks.map(([, option], i) => `${ledger.spoken[i]} ${option}`));
    this.fallen = [...this.fallen, ...fallen].filter(([word, [, option]]) => !there.has(`${word} ${option}`));
    const point = ledger.saved.checkpoint;
    this.points = this.points.filter(({ picks: at }) => at < (point?.picks ?? 0));
    if (point) this.points.push(point);
  }

  /** What is new since `rev`. */
  news(rev: number): Update {
    const { saved, shared, rev: now } = this.ledger;
    const first = this.revs.findIndex((at) => at > rev);
    const cut = first < 0 ? this.picks.length : first;
    const decided = [...this.verdicts].filter(([, verdict]) => verdict.rev > rev).map(([word]) => word);
    const { waiting = null, redo = [] } = saved;
    return sent({ rev: now, cut, picks: this.picks.slice(cut), shared, waiting, redo, decided });
  }

  /** A phone that joins now. */
  phone(name: string): Phone {
    const { saved, shared, rev } = this.ledger;
    const app = saved.checkpoint
      ? Assistant.resume(this.game, sent(saved), this.chance)
      : Assistant.open(this.game, sent(saved), this.chance);
    const { waiting = null, redo = [] } = saved;
    return new Phone(name, new Following(app, { rev, picks: this.picks, shared, waiting, redo, unsent: [] }));
  }
}

export class Phone {
  readonly name: string;
  readonly following: Following;
  readonly said: Word[] = [];

  constructor(name: string, following: Following) {
    this.name = name;
    this.following = following;
  }

  get app(): Assistant {
    return this.following.app;
  }

  /** False when the phone itself refuses it. */
  say(saying: Saying): boolean {
    try {
      this.following.say(`${this.name}-${this.said.length}`, saying);
    } catch (error) {
      if (!(error instanceof TableError)) throw error;
      return false;
    }
    this.said.push((this.following.unsent.at(-1) as { word: Word }).word);
    return true;
  }

  tell(...facts: readonly (readonly [fact: string, said: string])[]): boolean {
    return this.say({ say: facts.map(([fact, said]) => ({ fact, said, had: this.had(fact) })) });
  }

  answer(option: string): boolean {
    const [seat = 0] = this.app.table.pending;
    return this.say({ answer: { seat, decision: this.following.decision, option } });
  }

  had(fact: string): string {
    return numberOf(this.app.table, fact);
  }

  /** Sends what waits, in order, and hears what is new. */
  send(table: SharedTable): readonly Verdict[] {
    const verdicts: Verdict[] = [];
    for (let next = this.following.unsent[0]; next; next = this.following.unsent[0]) {
      verdicts.push(table.take(this.name, sent(next.word)));
      this.following.settled(next.word.word);
      this.hear(table);
    }
    this.hear(table);
    return verdicts;
  }

  hear(table: SharedTable): void {
    this.following.receive(table.news(this.following.rev));
  }
}

/**
 * Whose bot thinks next: first where somebody waits, then round by person, then by table. One person never holds all
 * threads, nor do the tables at which nobody waits: the next to come finds one. Hints and analyses have half of them at most, and
 * are called back when the bot of somebody who waits finds none.
 */

/** At whose table a bot is asked. */
export type Claim = {
  /** 0: a person plays and looks on; 1: its people are away; 2: nobody but bots plays. */
  readonly rank: 0 | 1 | 2;
  /** Those in whose place it waits; the one who was served longest ago counts. */
  readonly people: readonly string[];
  readonly match: string;
  /** A hint or an analysis: no move waits for it. */
  readonly isAside?: boolean;
};

/** Threads that nobody else needs for the moment. */
export type Loan = {
  readonly threads: number;
  /** One of them is free again. */
  end(): void;
};
/** Borrows up to `most` threads besides its own; `giveBack` is called as soon as somebody waits. */
export type Borrow = (most: number, giveBack: () => void) => Loan;
/** What is to be done when a hint or an analysis is called back: it ends soon, and may come again. */
export type OnRecall = (recall: () => void) => void;

type Waiting = { claim(): Claim; begin(turn: Turn): void };
type Turn = { readonly rank: number; readonly person: string; readonly isAside: boolean };
type QueueEntry = Turn & {
  readonly waiting: Waiting;
  readonly match: string;
  readonly personServed: number;
  readonly matchServed: number;
};

const MOST_REMEMBERED = 10_000;

export class Turns {
  private readonly slots: number;
  private readonly running: Turn[] = [];
  /** Oldest first. */
  private readonly queue: Waiting[] = [];
  /** When each person and each table had its last turn. */
  private readonly served = new Map<string, number>();
  private turn = 0;
  /** Who gives threads back when asked. */
  private readonly lenders = new Set<() => void>();
  /** Hints and analyses that can be called back. */
  private readonly asides = new Map<Turn, () => void>();

  /** One thread more than `threads` stands ready, so that nobody has to wait for somebody else's bot. */
  constructor(threads: number) {
    this.slots = threads + 1;
  }

  get size(): number {
    return this.queue.length + this.running.length;
  }

  /** How many bots wait in the place of people. */
  get waited(): number {
    return this.queue.map((it) => it.claim()).filter(({ rank, isAside }) => rank === 0 && !isAside).length;
  }

  /** Runs `work` when its turn has come. The claim is asked each time, because people come and go. */
  run<T>(claim: () => Claim, work: (borrow: Borrow, onRecall: OnRecall) => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const begin = (held: Turn) => {
        const done = () => {
          this.running.splice(this.running.indexOf(held), 1);
          this.asides.delete(held);
          this.next();
        };
        const borrow: Borrow = (most, giveBack) => this.borrowed(held, most, giveBack);
        const onRecall: OnRecall = (recall) => {
          this.asides.set(held, recall);
          this.callBack();
        };
        work(borrow, onRecall).finally(done).then(resolve, reject);
      };
      this.queue.push({ claim, begin });
      this.next();
    });
  }

  /** Nobody who waits is served any more. */
  stop(): void {
    this.queue.length = 0;
  }

  /** One thread always stays free, so that the next to come is served at once. Nothing is lent where nobody looks on. */
  private borrowed({ rank, person, isAside }: Turn, most: number, giveBack: () => void): Loan {
    const own = this.running.filter((it) => it.person === person).length;
    const spare = Math.min(most, this.slots - 1 - own, this.slots - 1 - this.running.length);
    const lent: Turn[] = Array.from({ length: rank === 0 ? Math.max(0, spare) : 0 }, () => ({ rank, person, isAside }));
    this.running.push(...lent);
    if (lent.length > 0) this.lenders.add(giveBack);
    return {
      threads: lent.length,
      end: () => {
        const one = lent.pop();
        if (one) this.running.splice(this.running.indexOf(one), 1);
        if (lent.length === 0) this.lenders.delete(giveBack);
        this.next();
      },
    };
  }

  private next(): void {
    this.serve();
    if (this.queue.length > 0) for (const giveBack of this.lenders) giveBack();
    this.callBack();
  }

  /** Somebody's bot found no thread: hints and analyses end, those first that are in its own person's way. */
  private callBack(): void {
    if (this.asides.size === 0) return;
    const isFull = this.running.length >= this.slots;
    const waiting = this.queue.map((it) => this.entry(it)).filter(({ rank, isAside }) => rank === 0 && !isAside);
    for (const [turn, recall] of this.asides) {
      if (!waiting.some(({ person }) => isFull || person === turn.person)) continue;
      this.asides.delete(turn);
      recall();
    }
  }

  private serve(): void {
    while (this.running.length < this.slots) {
      const first = this.first();
      if (!first) return;
      const { waiting, person, match } = first;
      this.queue.splice(this.queue.indexOf(waiting), 1);
      this.remember(`person ${person}`);
      this.remember(`match ${match}`);
      this.running.push(first);
      waiting.begin(first);
    }
  }

  private first(): QueueEntry | null {
    let first: QueueEntry | null = null;
    for (const waiting of this.queue) {
      const entry = this.entry(waiting);
      if (this.mayRun(entry) && (first === null || isBefore(entry, first))) first = entry;
    }
    return first;
  }

  private entry(waiting: Waiting): QueueEntry {
    const { rank, people, match, isAside = false } = waiting.claim();
    const servedAt = (key: string) => this.served.get(key) ?? 0;
    let [person = ''] = people;
    for (const other of people) if (servedAt(`person ${other}`) < servedAt(`person ${person}`)) person = other;
    return {
      waiting,
      rank,
      person,
      match,
      isAside,
      personServed: servedAt(`person ${person}`),
      matchServed: servedAt(`match ${match}`),
    };
  }

  private mayRun({ rank, person, isAside }: Turn): boolean {
    const most = this.slots - 1;
    if (isAside && this.running.filter((it) => it.isAside).length >= Math.floor(this.slots / 2)) return false;
    const own = this.running.filter((it) => it.person === person).length;
    const unwatched = this.running.filter((it) => it.rank > 0 || it.isAside).length;
    return own < most && ((rank === 0 && !isAside) || unwatched < most);
  }

  private remember(key: string): void {
    if (this.served.size >= MOST_REMEMBERED) this.served.clear();
    this.served.set(key, ++this.turn);
  }
}

/** Where all is equal the one that waits longer stays first. */
function isBefore(a: QueueEntry, b: QueueEntry): boolean {
  if (a.rank !== b.rank) return a.rank < b.rank;
  if (a.isAside !== b.isAside) return b.isAside;
  return a.personServed !== b.personServed ? a.personServed < b.personServed : a.matchServed < b.matchServed;
}

/**
 * Picks that are on disk but not yet in their tables. A pick at each of fifty matches touches a hundred pages there, and one page here,
 * as one row for all of them. They are moved before anybody reads those tables, before the same match changes otherwise, and at every
 * start. For SQLite only: with PostgreSQL other processes read what we write.
 */
import type { Ballast } from './ballast.ts';
import { failureOf } from './failures.ts';
import type { Sqlite } from './sqlite.ts';
import { type Change, type Picked, picksWrites, type Write, writesOf } from './writes.ts';

/** A match whose revision in the file we saw and nobody else can have changed, with its picks that wait here, and its newest checkpoint. */
type Known = { revision: number; waiting: Picked[]; later: readonly Write[] };
type Entry = readonly [
  match: string,
  before: number,
  revision: number,
  count: number,
  pending: string,
  picks: Short[],
  at?: number,
];
/** Older versions wrote the time with each pick. */
type Short = readonly [number: number, seat: number, option: string, at?: number];

/** At most this many changes are left for the start after a crash. */
const MOST_WAITING = 5000;
/** Queries that must find every pick in its table. */
const NEEDS_PICKS = /^begin\b|\b(matches|picks)\b/i;
/** No version of a file: nothing that we remember of it need be true. */
const UNKNOWN = -1;

export class Journal {
  private readonly sqlite: Sqlite;
  private readonly ballast: Ballast;
  private readonly known = new Map<string, Known>();
  private waiting = 0;
  /** The file's, when we last looked: another one after somebody else wrote to it. */
  private version = UNKNOWN;

  constructor(sqlite: Sqlite, ballast: Ballast) {
    this.sqlite = sqlite;
    this.ballast = ballast;
    this.settle();
    sqlite.onQuery = (query) => {
      if (NEEDS_PICKS.test(query) && !sqlite.isBusy()) this.settle();
    };
  }

  /** Moves everything that waits; on a full disk into the room that is kept for that. */
  settle(): void {
    try {
      this.settleNow();
    } catch (error) {
      if (failureOf(error) !== 'full' || !this.ballast.drop(error)) throw error;
      this.settleNow();
    }
  }

  /** Writes changes as one transaction, in one go; gives those that were not too late. */
  write(changes: readonly Change[]): ReadonlySet<Change> {
    this.ballast.check();
    const accepted = new Set<Change>();
    if (this.waiting > MOST_WAITING) this.settle();
    this.transaction(() => {
      if (this.isOld()) this.readAgain();
      const entries: Entry[] = [];
      for (const change of changes) {
        const { match, picked } = change;
        const known = this.known.get(match);
        if (picked && known?.revision === picked.before) {
          entries.push(entryOf(match, picked));
          known.revision = picked.revision;
          known.waiting.push(picked);
          if (change.writes.length > 0) known.later = change.writes;
        } else if (!this.writeNow(change, known)) continue;
        accepted.add(change);
      }
      if (entries.length === 0) return;
      this.sqlite.run('insert into journal (entries_json) values (?)', [JSON.stringify(entries)]);
      this.waiting += entries.length;
    });
    return accepted;
  }

  private settleNow(): void {
    if (this.waiting > 0 || this.isOld()) this.transaction(() => (this.isOld() ? this.readAgain() : this.moveAll()));
    else this.known.clear();
  }

  /** What waits goes first: the row must have the revision that the change saw. */
  private writeNow(change: Change, known: Known | undefined): boolean {
    const { match, revision } = change;
    if (known && revision > 0) this.move(match, known);
    if (!this.run(writesOf(change))) return false;
    if (known && revision > 0) known.revision = revision;
    else if (revision > 0) this.known.set(match, { revision, waiting: [], later: [] });
    return true;
  }

  /** Matches of which nothing waited were quiet since the last time: they are forgotten. */
  private moveAll(): void {
    for (const [match, known] of this.known) {
      if (known.waiting.length === 0) this.known.delete(match);
      else this.move(match, known);
    }
    this.sqlite.run('delete from journal', []);
    this.waiting = 0;
  }

  private move(match: string, known: Known): void {
    const { waiting, later } = known;
    if (waiting.length === 0) return;
    if (!this.run([...picksWrites(match, waiting), ...later])) throw new Error('the journal and its tables differ');
    known.waiting = [];
    known.later = [];
  }

  /** The journal of somebody else, or of a process that ended: entries whose match went on meanwhile were moved before. */
  private readAgain(): void {
    this.known.clear();
    if (this.exists()) {
      for (const entries of this.sqlite.column('select entries_json from journal order by id')) {
        for (const entry of JSON.parse(entries) as Entry[]) this.run(picksWrites(entry[0], [pickedOf(entry)]));
      }
      this.sqlite.run('delete from journal', []);
    }
    this.waiting = 0;
    this.version = this.sqlite.version();
  }

  /** A copy of an older version that was restored has none until it is migrated. */
  private exists(): boolean {
    return this.sqlite.column("select name from sqlite_master where name = 'journal'").length > 0;
  }

  private isOld(): boolean {
    return this.sqlite.version() !== this.version;
  }

  /** Whether the first write changed a row; otherwise none of the others is made. */
  private run(writes: readonly Write[]): boolean {
    for (let i = 0; i < writes.length; i++) {
      const [statement, values] = writes[i] as Write;
      if (this.sqlite.run(statement.sqlite, values) !== 1 && i === 0) return false;
    }
    return true;
  }

  private transaction(work: () => void): void {
    this.sqlite.run('begin immediate', []);
    try {
      work();
      this.sqlite.run('commit', []);
    } catch (error) {
      this.version = UNKNOWN;
      if (this.sqlite.isBusy()) this.sqlite.run('rollback', []);
      throw error;
    }
  }
}

function entryOf(match: string, { before, revision, count, pending, picks }: Picked): Entry {
  return [
    match,
    before,
    revision,
    count,
    pending,
    picks.map(({ number, seat, option }) => [number, seat, option]),
    picks[0]?.at ?? 0,
  ];
}

function pickedOf([match, before, revision, count, pending, picks, made = 0]: Entry): Picked {
  const rows = picks.map(([number, seat, option, at = made]) => ({ match, number, seat, option, revision, at }));
  return { before, revision, count, pending, picks: rows };
}

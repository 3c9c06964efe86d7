/** Who does not want to read whom. Remembered for a while, so that describing a match asks no database. */
import { Refusal } from '../base/problem.ts';
import type { Store } from '../store/store.ts';

type Known = { readonly muted: readonly string[]; readonly until: number };

const NONE: readonly string[] = [];
/** How long what somebody said at another process may go unnoticed. */
const TRUSTED_MS = 5000;
const MOST_KNOWN = 2000;
const MOST_MUTED = 200;

export class Mutes {
  private readonly store: Store;
  private readonly now: () => number;
  /** In the order in which they were read: the oldest is forgotten first. */
  private readonly known = new Map<string, Known>();

  constructor(store: Store, now: () => number) {
    this.store = store;
    this.now = now;
  }

  of(person: string): readonly string[] {
    return this.known.get(person)?.muted ?? NONE;
  }

  async load(person: string): Promise<void> {
    if ((this.known.get(person)?.until ?? 0) > this.now()) return;
    const rows = await this.store.db.selectFrom('mutes').select('muted').where('person', '=', person).execute();
    this.known.delete(person);
    if (this.known.size >= MOST_KNOWN) this.known.delete(this.known.keys().next().value ?? '');
    this.known.set(person, { muted: rows.map((row) => row.muted), until: this.now() + TRUSTED_MS });
  }

  async set(person: string, other: string, muted: boolean): Promise<void> {
    const { db } = this.store;
    await this.loadAgain(person);
    const others = this.of(person).filter((it) => it !== other);
    if (muted && others.length >= MOST_MUTED) throw new Refusal(409, 'LIMIT_REACHED', { most: MOST_MUTED });
    await db.deleteFrom('mutes').where('person', '=', person).where('muted', '=', other).execute();
    if (muted) await db.insertInto('mutes').values({ person, muted: other }).execute();
    await this.loadAgain(person);
  }

  /** What is remembered is no longer true. */
  async loadAgain(person: string): Promise<void> {
    this.known.delete(person);
    await this.load(person);
  }

  /** Those among `readers` who muted `person`. */
  async by(person: string): Promise<Set<string>> {
    const rows = await this.store.db.selectFrom('mutes').select('person').where('muted', '=', person).execute();
    return new Set(rows.map((row) => row.person));
  }
}

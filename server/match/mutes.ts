/** Who does not want to read whom. Remembered while this process runs, so that describing a match asks no database. */
import type { Store } from '../store/store.ts';

const NONE: readonly string[] = [];

export class Mutes {
  private readonly store: Store;
  private readonly known = new Map<string, string[]>();

  constructor(store: Store) {
    this.store = store;
  }

  of(person: string): readonly string[] {
    return this.known.get(person) ?? NONE;
  }

  async load(person: string): Promise<void> {
    if (this.known.has(person)) return;
    const rows = await this.store.db.selectFrom('mutes').select('muted').where('person', '=', person).execute();
    this.known.set(
      person,
      rows.map((row) => row.muted),
    );
  }

  async set(person: string, other: string, muted: boolean): Promise<void> {
    const { db } = this.store;
    await db.deleteFrom('mutes').where('person', '=', person).where('muted', '=', other).execute();
    if (muted) await db.insertInto('mutes').values({ person, muted: other }).execute();
    this.known.delete(person);
    await this.load(person);
  }

  /** Those among `readers` who muted `person`. */
  async by(person: string): Promise<Set<string>> {
    const rows = await this.store.db.selectFrom('mutes').select('person').where('muted', '=', person).execute();
    return new Set(rows.map((row) => row.person));
  }
}

/** Links: secrets that open one thing, once or a few times, for a while. The store knows only their hashes. */
import { type Kysely, sql } from 'kysely';
import { hashOf, newSecret } from '../base/ids.ts';
import type { LinkKind, LinkRow, Schema } from '../store/schema.ts';
import { atMost, type Store } from '../store/store.ts';

export type Link<T> = { readonly person: string | null; readonly target: T; readonly expires: number };
type Fresh<T> = { readonly target: T; readonly person?: string; readonly lasts: number; readonly uses?: number };
/** Also within a transaction of the caller's. */
type Db = Kysely<Schema>;

const SWEPT_AT_ONCE = 500;

/** `T` is what the links of this kind lead to, as JSON. */
export class Links<T> {
  private readonly store: Store;
  private readonly kind: LinkKind;
  private readonly now: () => number;

  constructor(store: Store, kind: LinkKind, now: () => number) {
    this.store = store;
    this.kind = kind;
    this.now = now;
  }

  /** Makes a link that lasts this many milliseconds; its secret is given away here and never again. */
  async make({ target, person, lasts, uses = 1 }: Fresh<T>, db: Db = this.store.db): Promise<string> {
    const secret = newSecret();
    const row: LinkRow = {
      hash: hashOf(secret),
      kind: this.kind,
      person: person ?? null,
      target_json: JSON.stringify(target),
      expires: this.now() + lasts,
      uses,
      asked_json: null,
    };
    await db.insertInto('links').values(row).execute();
    return secret;
  }

  /** What the link leads to, without using it. */
  async look(secret: string): Promise<Link<T> | null> {
    const { db } = this.store;
    const query = db.selectFrom('links').selectAll().where('hash', '=', hashOf(secret)).where('kind', '=', this.kind);
    return this.linkOf(await query.where('expires', '>', this.now()).executeTakeFirst());
  }

  /** Uses the link. Of several who use the last time it has, in whichever process, one gets it and the others null. */
  async take(secret: string, db: Db = this.store.db): Promise<Link<T> | null> {
    const hash = hashOf(secret);
    const last = db.deleteFrom('links').where('hash', '=', hash).where('kind', '=', this.kind);
    const taken = await last.where('uses', '=', 1).returningAll().executeTakeFirst();
    if (taken) return taken.expires > this.now() ? this.linkOf(taken) : null;
    const counted = await db
      .updateTable('links')
      .set({ uses: sql<number>`uses - 1` })
      .where('hash', '=', hash)
      .where('kind', '=', this.kind)
      .where('uses', '>', 1)
      .where('expires', '>', this.now())
      .returningAll()
      .executeTakeFirst();
    return this.linkOf(counted);
  }

  /** The link opens nothing any more; says whether it did until now. */
  async revoke(secret: string, db: Db = this.store.db): Promise<boolean> {
    const query = db.deleteFrom('links').where('hash', '=', hashOf(secret)).where('kind', '=', this.kind);
    return (await query.executeTakeFirstOrThrow()).numDeletedRows > 0n;
  }

  /** So do all links of this person, or all that lead there. */
  async revokeAll(of: { readonly person: string } | { readonly target: T }, db: Db = this.store.db): Promise<void> {
    const all = db.deleteFrom('links').where('kind', '=', this.kind);
    const some =
      'person' in of ? all.where('person', '=', of.person) : all.where('target_json', '=', JSON.stringify(of.target));
    await some.execute();
  }

  private linkOf(row: LinkRow | undefined): Link<T> | null {
    return row ? { person: row.person, target: JSON.parse(row.target_json) as T, expires: row.expires } : null;
  }
}

/** Forgets links whose time is over, some at once; says whether there may be more of them. */
export async function sweepLinks({ db }: Store, now: number): Promise<boolean> {
  const late = db.selectFrom('links').select('hash').where('expires', '<=', now).limit(atMost(SWEPT_AT_ONCE));
  const { numDeletedRows } = await db.deleteFrom('links').where('hash', 'in', late).executeTakeFirstOrThrow();
  return numDeletedRows === BigInt(SWEPT_AT_ONCE);
}

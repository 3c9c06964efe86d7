/** Links: secrets that open one thing, once or a few times, for a while. The store knows only their hashes. */
import { type Kysely, sql } from 'kysely';
import { hashOf, newSecret } from '../base/ids.ts';
import type { LinkKind, LinkRow, Schema } from '../store/schema.ts';
import { atMost, type Store } from '../store/store.ts';

/** `asked` is what was said of it since it was made. */
export type Link<T, A = null> = {
  readonly person: string | null;
  readonly target: T;
  readonly expires: number;
  readonly asked: A | null;
};
type Fresh<T> = {
  readonly target: T;
  readonly person?: string;
  readonly lasts: number;
  readonly uses?: number;
  /** Where people type it; otherwise a long one is made. */
  readonly secret?: string;
};
/** Also within a transaction of the caller's. */
type Db = Kysely<Schema>;

const SWEPT_AT_ONCE = 500;

/** `T` is what the links of this kind lead to, `A` what their holders may ask, both as JSON. */
export class Links<T, A = null> {
  private readonly store: Store;
  private readonly kind: LinkKind;
  private readonly now: () => number;

  constructor(store: Store, kind: LinkKind, now: () => number) {
    this.store = store;
    this.kind = kind;
    this.now = now;
  }

  /** Makes a link that lasts this many milliseconds; its secret is given away here and never again. */
  async make(
    { target, person, lasts, uses = 1, secret = newSecret() }: Fresh<T>,
    db: Db = this.store.db,
  ): Promise<string> {
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
  async look(secret: string): Promise<Link<T, A> | null> {
    const { db } = this.store;
    const query = db.selectFrom('links').selectAll().where('hash', '=', hashOf(secret)).where('kind', '=', this.kind);
    return this.linkOf(await query.where('expires', '>', this.now()).executeTakeFirst());
  }

  /** Uses the link. Of several who use the last time it has, in whichever process, one gets it and the others null. */
  async take(secret: string, db: Db = this.store.db): Promise<Link<T, A> | null> {
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

  /** Says `to` of a link of which `from` was said; false where something else was said meanwhile, or it is gone. */
  async ask(secret: string, from: A | null, to: A): Promise<boolean> {
    const query = this.store.db
      .updateTable('links')
      .set({ asked_json: JSON.stringify(to) })
      .where('hash', '=', hashOf(secret))
      .where('kind', '=', this.kind)
      .where('expires', '>', this.now())
      .where('asked_json', from === null ? 'is' : '=', from === null ? null : JSON.stringify(from));
    return (await query.executeTakeFirstOrThrow()).numUpdatedRows > 0n;
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

  private linkOf(row: LinkRow | undefined): Link<T, A> | null {
    if (!row) return null;
    const { person, target_json, expires, asked_json } = row;
    return {
      person,
      target: JSON.parse(target_json) as T,
      expires,
      asked: JSON.parse(asked_json ?? 'null') as A | null,
    };
  }
}

/** Forgets links whose time is over, some at once; says whether there may be more of them. */
export async function sweepLinks({ db }: Store, now: number): Promise<boolean> {
  const late = db.selectFrom('links').select('hash').where('expires', '<=', now).limit(atMost(SWEPT_AT_ONCE));
  const { numDeletedRows } = await db.deleteFrom('links').where('hash', 'in', late).executeTakeFirstOrThrow();
  return numDeletedRows === BigInt(SWEPT_AT_ONCE);
}

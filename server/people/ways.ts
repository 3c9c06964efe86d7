/** The ways in that a person has, and what may be done with them only after a fresh proof. */
import { type Kysely, sql } from 'kysely';
import { Refusal } from '../base/problem.ts';
import type { PasskeyRow, Schema } from '../store/schema.ts';
import type { Store } from '../store/store.ts';

/** A borrowed session must not become a stolen account. */
const PROOF_MS = 600_000;

export type WayIn = 'passkey' | 'password' | 'code';
export type Ways = {
  readonly password: boolean;
  readonly passkeys: readonly PasskeyRow[];
  /** Codes made last: how many there were and are left. */
  readonly codes: { readonly of: number; readonly left: number; readonly made: number } | null;
};
/** A person in one of their sessions. */
export type Holder = { readonly person: string; readonly session: string };
type Db = Kysely<Schema>;

/** First in a transaction: until it ends nobody else changes this person's ways, in whichever process. */
export async function lockPerson(trx: Db, person: string): Promise<void> {
  await trx.updateTable('people').set({ handle: sql<string>`handle` }).where('id', '=', person).execute();
}

export async function waysOf(db: Db, person: string): Promise<Ways> {
  const row = await db.selectFrom('people').select('password').where('id', '=', person).executeTakeFirst();
  const keys = db.selectFrom('passkeys').selectAll().where('person', '=', person);
  const codes = await db.selectFrom('recoveries').select(['used', 'made']).where('person', '=', person).execute();
  const left = codes.filter(({ used }) => used === null).length;
  return {
    password: typeof row?.password === 'string',
    passkeys: await keys.orderBy('created').execute(),
    codes: codes[0] ? { of: codes.length, left, made: codes[0].made } : null,
  };
}

export function kindsOf({ password, passkeys, codes }: Ways): readonly WayIn[] {
  const has = { passkey: passkeys.length > 0, password, code: (codes?.left ?? 0) > 0 };
  return (['passkey', 'password', 'code'] as const).filter((way) => has[way]);
}

/** In this session its person has just given a passkey, a password or a code. */
export async function isProved({ db }: Store, session: string, now: number): Promise<boolean> {
  const row = await db.selectFrom('sessions').select('proved').where('id', '=', session).executeTakeFirst();
  return (row?.proved ?? 0) > now - PROOF_MS;
}

/** A person without a way in needs no proof: there is nothing that could be given. */
export async function mustBeProved(store: Store, { person, session }: Holder, now: number): Promise<void> {
  const ways = kindsOf(await waysOf(store.db, person));
  if (ways.length > 0 && !(await isProved(store, session, now))) throw new Refusal(403, 'PROOF_NEEDED', { ways });
}

export async function prove(db: Db, session: string, now: number): Promise<void> {
  await db.updateTable('sessions').set({ proved: now }).where('id', '=', session).execute();
}

/** Recovery codes: ten of them, each opens the account once. The first group finds a code, the others are kept like a password. */
import { randomInt } from 'node:crypto';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { RecoveryRow, Schema } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { passwordFits, passwordHash } from './passwords.ts';
import { type Holder, lockPerson, prove } from './ways.ts';

/** 32 of them, five bits each: nothing that is taken for something else. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const GROUP = 4;
const CODES = 10;
const MOST_WRONG = 5;
const LOCKED_MS = 3_600_000;

/** Three groups, as people read them out. */
export function newCode(): string {
  return [newGroup(), newGroup(), newGroup()].join('-');
}

/** As it was meant, however it was typed; null where it cannot be one. */
export function readCode(typed: string): string | null {
  const letters = typed.toUpperCase().replaceAll(/[\s\-–—.]/g, '');
  if (letters.length !== 3 * GROUP || [...letters].some((letter) => !LETTERS.includes(letter))) return null;
  return letters.replaceAll(/(.{4})(?=.)/g, '$1-');
}

/** Makes ten, which replace all that there were; they are shown once, to a session that has proved itself by them. */
export async function makeCodes(store: Store, { person, session }: Holder, now: number): Promise<readonly string[]> {
  const rests: { readonly rest: string; readonly hash: string }[] = [];
  // One after another: a hash takes a thread of Node's own, and others need those too.
  for (let i = 0; i < CODES; i++) {
    const rest = `${newGroup()}-${newGroup()}`;
    rests.push({ rest, hash: await passwordHash(rest) });
  }
  return store.db.transaction().execute(async (trx) => {
    await lockPerson(trx, person);
    await trx.deleteFrom('recoveries').where('person', '=', person).execute();
    const codes: string[] = [];
    for (const { rest, hash } of rests) {
      const mark = await insertUnder(trx, { person, hash, made: now, used: null, wrong: 0, tried: 0 });
      codes.push(`${mark}-${rest}`);
    }
    await prove(trx, session, now);
    return codes.sort();
  });
}

/** Whose code this is, which is used up by it; null for a wrong, used, locked or unknown one, at the same cost. `only`: another's is not touched. */
export async function useCode(store: Store, typed: string, now: number, only?: string): Promise<string | null> {
  const code = readCode(typed);
  const [mark = '', ...rest] = (code ?? newCode()).split('-');
  // Counted as wrong before it is looked at: however many come at once, no more than five are.
  const row = await store.db
    .updateTable('recoveries')
    .set({ wrong: sql<number>`case when wrong >= ${MOST_WRONG} then 1 else wrong + 1 end`, tried: now })
    .where('mark', '=', mark)
    .where('used', 'is', null)
    .$if(only !== undefined, (it) => it.where('person', '=', only ?? ''))
    .where((it) => it.or([it('wrong', '<', MOST_WRONG), it('tried', '<=', now - LOCKED_MS)]))
    .returning(['hash'])
    .executeTakeFirst();
  const fits = await passwordFits(rest.join('-'), row?.hash ?? null);
  if (!row || !fits || code === null) return null;
  const used = await store.db
    .updateTable('recoveries')
    .set({ used: now, wrong: 0 })
    .where('mark', '=', mark)
    .where('used', 'is', null)
    .where('hash', '=', row.hash)
    .returning('person')
    .executeTakeFirst();
  return used?.person ?? null;
}

/** A first group that no other code has. */
async function insertUnder(trx: Kysely<Schema>, row: Omit<RecoveryRow, 'mark'>): Promise<string> {
  for (;;) {
    const mark = newGroup();
    const query = trx.insertInto('recoveries').values({ mark, ...row });
    const made = await query
      .onConflict((it) => it.column('mark').doNothing())
      .returning('mark')
      .executeTakeFirst();
    if (made) return mark;
  }
}

function newGroup(): string {
  return Array.from({ length: GROUP }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}

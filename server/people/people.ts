/** Who is who: guests, accounts, bot accounts and their sessions. */
import { sql } from 'kysely';
import type { Person } from '../api/people.ts';
import { hashOf, newId, newSecret } from '../base/ids.ts';
import { Refusal } from '../base/problem.ts';
import type { LinkKind, PersonRow, SessionRow } from '../store/schema.ts';
import { atMost, type Store } from '../store/store.ts';
import { passwordFits, passwordHash } from './passwords.ts';

export type Somebody = { readonly person: PersonRow; readonly session: string };
type Credentials = { readonly login: string; readonly password: string };
type Known = { readonly somebody: Somebody; until: number };

/** How long another process's revocation may go unnoticed. */
const TRUSTED_MS = 5000;
const MOST_KNOWN = 20_000;
const SEEN_EVERY_MS = 600_000;
const MOST_SESSIONS = 50;
/** After this many finished tables a guest has something to lose. */
const FINISHED = 3;
/** What each person has once at most: matches it watches, people it muted. */
const SETS = [
  ['watchers', 'match'],
  ['mutes', 'muted'],
  ['evening_people', 'evening'],
] as const;
/** What is known of somebody new. */
const NOTHING = {
  name: '',
  login: null,
  password: null,
  language: null,
  owner: null,
  webhook: null,
  handle: null,
  offered: null,
  holidays_json: '[]',
  zone: null,
  quiet_json: null,
  notice_delay: null,
  remind: 1,
  mail: null,
  mail_state: null,
  mail_mode: null,
} as const;
/** Links that a guest gave to others; those of its own go with it. */
const GIVEN: readonly LinkKind[] = ['seat', 'group', 'door'];
export const SESSION_MS = 400 * 86_400_000;

export class People {
  private readonly store: Store;
  private readonly now: () => number;
  private readonly known = new Map<string, Known>();
  /** Called with the sessions that were closed. */
  onClosed: (sessions: ReadonlySet<string>) => void = () => {};

  constructor(store: Store, now: () => number) {
    this.store = store;
    this.now = now;
  }

  /** Who holds this session secret, if that was looked up a moment ago. */
  remembered(secret: string): Somebody | null {
    const known = this.known.get(secret);
    return known && known.until > this.now() ? known.somebody : null;
  }

  /** Who holds this session secret. */
  async who(secret: string): Promise<Somebody | null> {
    const known = this.remembered(secret);
    if (known) return known;
    this.known.delete(secret);
    const row = await this.session(secret);
    if (!row) return null;
    const person = await this.find(row.person);
    if (!person) return null;
    const somebody = { person, session: row.id };
    if (this.known.size >= MOST_KNOWN) this.known.clear();
    this.known.set(secret, { somebody, until: this.now() + TRUSTED_MS });
    return somebody;
  }

  /** Everybody is looked up again. */
  forget(): void {
    this.known.clear();
  }

  async find(id: string): Promise<PersonRow | undefined> {
    return this.store.db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst();
  }

  async newPerson(fields: Partial<PersonRow> & { kind: PersonRow['kind'] }): Promise<PersonRow> {
    const row = { id: newId('p'), ...NOTHING, created: this.now(), ...fields };
    await this.store.db.insertInto('people').values(row).execute();
    return row;
  }

  /** A new session; the secret goes into the cookie and is kept nowhere. */
  async open(person: string, { browser = '', proved = false } = {}): Promise<string> {
    const secret = newSecret();
    const now = this.now();
    const row: SessionRow = {
      id: newId('s'),
      hash: hashOf(secret),
      person,
      created: now,
      seen: now,
      browser,
      proved: proved ? now : null,
    };
    await this.store.db.insertInto('sessions').values(row).execute();
    await this.closeOldest(person);
    return secret;
  }

  private async closeOldest(person: string): Promise<void> {
    const rows = await this.store.db
      .selectFrom('sessions')
      .select('id')
      .where('person', '=', person)
      .orderBy('seen', 'desc')
      .orderBy('created', 'desc')
      .offset(atMost(MOST_SESSIONS))
      .limit(atMost(MOST_SESSIONS))
      .execute();
    for (const { id } of rows) await this.close(person, id);
  }

  async sessions(person: string): Promise<readonly SessionRow[]> {
    return this.store.db.selectFrom('sessions').selectAll().where('person', '=', person).orderBy('created').execute();
  }

  async close(person: string, session: string): Promise<boolean> {
    const query = this.store.db.deleteFrom('sessions').where('person', '=', person).where('id', '=', session);
    const { numDeletedRows } = await query.executeTakeFirstOrThrow();
    // A browser that was signed out shows nobody's turns.
    await this.store.db.deleteFrom('pushes').where('session', '=', session).execute();
    this.closed(numDeletedRows > 0n ? [session] : []);
    return numDeletedRows > 0n;
  }

  async closeOthers(person: string, session: string | null): Promise<void> {
    const query = this.store.db.deleteFrom('sessions').where('person', '=', person);
    const others = session === null ? query : query.where('id', '!=', session);
    const rows = await others.returning('id').execute();
    const gone = rows.map(({ id }) => id);
    if (gone.length > 0) await this.store.db.deleteFrom('pushes').where('session', 'in', gone).execute();
    this.closed(gone);
  }

  /** Those of these sessions that have ended. */
  async gone(sessions: readonly string[]): Promise<Set<string>> {
    const rows = await this.store.db.selectFrom('sessions').select('id').where('id', 'in', sessions).execute();
    const kept = new Set(rows.map(({ id }) => id));
    return new Set(sessions.filter((id) => !kept.has(id)));
  }

  async change(id: string, fields: Partial<PersonRow>): Promise<PersonRow> {
    const row = await this.store.db
      .updateTable('people')
      .set(fields)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst();
    this.known.clear();
    if (!row) throw new Refusal(401, 'NO_PERSON');
    return row;
  }

  /** The guest becomes an account and stays the same person. */
  async claim(person: PersonRow, login: string, password: string): Promise<PersonRow> {
    if (person.kind !== 'guest') throw new Refusal(409, 'ALREADY_ACCOUNT');
    return this.register(person, { login, password });
  }

  private async register({ id }: PersonRow, { login, password }: Credentials): Promise<PersonRow> {
    const isTaken = async () => ((await this.byLogin(login))?.id ?? id) !== id;
    if (await isTaken()) throw new Refusal(409, 'LOGIN_TAKEN');
    const hash = await passwordHash(password);
    try {
      return await this.change(id, { kind: 'account', login, password: hash });
    } catch (error) {
      if (await isTaken()) throw new Refusal(409, 'LOGIN_TAKEN');
      throw error;
    }
  }

  /** Says once whether a guest has finished enough tables to be shown the account page. */
  async offerAccount(guest: string): Promise<boolean> {
    const { db } = this.store;
    const seated = db
      .selectFrom('seats')
      .innerJoin('matches', 'matches.id', 'seats.match')
      .select('matches.id')
      .distinct();
    const over = seated.where('seats.person', '=', guest).where('matches.status', '=', 'over').limit(atMost(FINISHED));
    if ((await over.execute()).length < FINISHED) return false;
    const query = db.updateTable('people').set({ offered: this.now() }).where('id', '=', guest);
    return (await query.where('offered', 'is', null).returning('id').executeTakeFirst()) !== undefined;
  }

  async login(login: string, password: string): Promise<PersonRow> {
    const person = await this.byLogin(login);
    if (!(await passwordFits(password, person?.password ?? null)) || !person) throw new Refusal(401, 'BAD_LOGIN');
    return person;
  }

  /** A password for an account, and a login where it has none yet. */
  async setPassword(person: PersonRow, login: string, password: string): Promise<void> {
    if (person.kind !== 'account') throw new Refusal(403, 'FORBIDDEN');
    await this.register(person, { login: person.login ?? login, password });
  }

  async botsOf(owner: string): Promise<readonly PersonRow[]> {
    return this.store.db.selectFrom('people').selectAll().where('owner', '=', owner).orderBy('created').execute();
  }

  /** What a guest had besides its seats goes to the account that it logs into; of what both have there is one. */
  async inherit(from: string, { id: person, name }: PersonRow): Promise<void> {
    await this.store.db.transaction().execute(async (trx) => {
      await trx.updateTable('people').set({ owner: person }).where('owner', '=', from).execute();
      await trx.updateTable('pushes').set({ person, session: null }).where('person', '=', from).execute();
      await trx.updateTable('channels').set({ by: person }).where('by', '=', from).execute();
      await trx.deleteFrom('outbox').where('receiver', '=', from).execute();
      await trx.updateTable('seat_holders').set({ person }).where('person', '=', from).execute();
      await trx.updateTable('talk').set({ person, name }).where('person', '=', from).execute();
      await trx.updateTable('links').set({ person }).where('person', '=', from).where('kind', 'in', GIVEN).execute();
      await trx.updateTable('evenings').set({ owner: person }).where('owner', '=', from).execute();
      await trx.updateTable('evening_words').set({ person }).where('person', '=', from).execute();
      for (const [table, column] of SETS) {
        const [rows, what] = [sql.table(table), sql.ref(column)];
        const own = sql`select ${what} from ${rows} where person = ${person}`;
        await sql`update ${rows} set person = ${person} where person = ${from} and ${what} not in (${own})`.execute(
          trx,
        );
      }
    });
  }

  /** Nothing of the person remains but the picks of its matches, under no name. */
  async erase(person: string): Promise<void> {
    const sessions = await this.store.db.transaction().execute(async (trx) => {
      const bots = await trx.selectFrom('people').select('id').where('owner', '=', person).execute();
      const ids = [person, ...bots.map((bot) => bot.id)];
      const closed = await trx.deleteFrom('sessions').where('person', 'in', ids).returning('id').execute();
      await trx.deleteFrom('pushes').where('person', 'in', ids).execute();
      await trx.deleteFrom('channels').where('by', 'in', ids).execute();
      await trx.deleteFrom('outbox').where('receiver', 'in', ids).execute();
      await trx.deleteFrom('mutes').where('person', 'in', ids).execute();
      await trx.deleteFrom('watchers').where('person', 'in', ids).execute();
      await trx.deleteFrom('talk').where('person', 'in', ids).execute();
      await trx.updateTable('seat_holders').set({ person: null }).where('person', 'in', ids).execute();
      await trx.deleteFrom('people').where('id', 'in', ids).execute();
      return closed.map(({ id }) => id);
    });
    this.closed(sessions);
  }

  private closed(sessions: readonly string[]): void {
    this.known.clear();
    this.onClosed(new Set(sessions));
  }

  private async byLogin(login: string): Promise<PersonRow | undefined> {
    return this.store.db.selectFrom('people').selectAll().where('login', '=', login).executeTakeFirst();
  }

  private async session(secret: string): Promise<SessionRow | undefined> {
    const hash = hashOf(secret);
    const row = await this.store.db.selectFrom('sessions').selectAll().where('hash', '=', hash).executeTakeFirst();
    const now = this.now();
    if (!row || row.seen < now - SESSION_MS) return undefined;
    if (row.seen < now - SEEN_EVERY_MS) {
      await this.store.db.updateTable('sessions').set({ seen: now }).where('id', '=', row.id).execute();
    }
    return row;
  }
}

export function personOf({ id, name, kind, login, language }: PersonRow): Person {
  return { id, name, kind, login, language };
}

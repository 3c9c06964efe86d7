/** A few letters that stand for a link, for people in one room: typed once, and good for a day. */
import { randomInt } from 'node:crypto';
import type { Config } from '../base/config.ts';
import { isHomeAddress } from '../base/network.ts';
import { notFound, Refusal } from '../base/problem.ts';
import type { CodeKind, CodeRow } from '../store/room-rows.ts';
import { atMost, type Store } from '../store/store.ts';

type CodePlace = { readonly kind: CodeKind; readonly target: string };

/** Without I, O, 0 and 1, which look alike. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const AT_HOME = 4;
const ELSEWHERE = 6;
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** After this many wrong codes a minute, from wherever they come, none is answered for a minute. */
const MOST_WRONG = 300;
const SWEPT_AT_ONCE = 500;

export class Codes {
  private readonly store: Store;
  private readonly config: Config;
  private wrong = 0;
  private counted = 0;
  private restsUntil = 0;

  constructor(store: Store, config: Config) {
    this.store = store;
    this.config = config;
  }

  /** The code of a link, as long as the one who asks from `address` needs it. */
  async codeFor(place: CodePlace, address: string): Promise<string> {
    const { db } = this.store;
    const now = this.config.now();
    const length = this.lengthFor(address);
    const query = db.selectFrom('codes').select('code').where('until', '>', now);
    const known = await query.where('target', '=', place.target).where('kind', '=', place.kind).execute();
    const fitting = known.find(({ code }) => code.length === length);
    if (fitting) return fitting.code;
    for (;;) {
      const row: CodeRow = { code: drawn(length), ...place, until: now + DAY_MS };
      await db.deleteFrom('codes').where('code', '=', row.code).where('until', '<=', now).execute();
      const insert = db
        .insertInto('codes')
        .values(row)
        .onConflict((it) => it.doNothing());
      const { numInsertedOrUpdatedRows } = await insert.executeTakeFirstOrThrow();
      if (numInsertedOrUpdatedRows) return row.code;
    }
  }

  /** What a code stands for; `find` says where that leads, or null where the link is void. Wrong ones are counted. */
  async look<T>(code: string, address: string, find: (place: CodePlace) => Promise<T | null>): Promise<T> {
    const now = this.config.now();
    if (now < this.restsUntil)
      throw new Refusal(429, 'TOO_MANY', { seconds: Math.ceil((this.restsUntil - now) / 1000) });
    const found = await this.placeOf(code.toUpperCase(), address);
    const led = found && (await find(found));
    if (led) return led;
    this.count(now);
    throw notFound();
  }

  private async placeOf(code: string, address: string): Promise<CodePlace | null> {
    if (code.length === AT_HOME && this.lengthFor(address) !== AT_HOME) return null;
    const query = this.store.db.selectFrom('codes').select(['kind', 'target']).where('code', '=', code);
    return (await query.where('until', '>', this.config.now()).executeTakeFirst()) ?? null;
  }

  /** Four letters are enough where only this house can ask. */
  private lengthFor(address: string): number {
    const { publicUrl, proxies } = this.config;
    const isAlone = publicUrl === undefined && (proxies === 0 || (Array.isArray(proxies) && proxies.length === 0));
    return isAlone && isHomeAddress(address) ? AT_HOME : ELSEWHERE;
  }

  private count(now: number): void {
    if (now >= this.counted + MINUTE_MS) {
      this.counted = now;
      this.wrong = 0;
    }
    if (++this.wrong <= MOST_WRONG) return;
    this.restsUntil = now + MINUTE_MS;
    this.wrong = 0;
  }
}

/** Forgets codes whose day is over, some at once. */
export async function sweepCodes({ db }: Store, now: number): Promise<boolean> {
  const late = db.selectFrom('codes').select('code').where('until', '<=', now).limit(atMost(SWEPT_AT_ONCE));
  const { numDeletedRows } = await db.deleteFrom('codes').where('code', 'in', late).executeTakeFirstOrThrow();
  return numDeletedRows === BigInt(SWEPT_AT_ONCE);
}

function drawn(length: number): string {
  return Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}

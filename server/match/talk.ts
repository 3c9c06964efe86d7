/** What is said at a table is kept, numbered, and handed to the readers. */
import type { Message } from '../api/matches.ts';
import type { Config } from '../base/config.ts';
import type { PersonRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import type { Desk } from './desk.ts';

/** What was said before that at the same table is forgotten. */
const MOST_KEPT = 1000;

type Talk = { readonly desk: Desk; readonly store: Store };

export async function sayAtTable(
  { desk, store, config }: Talk & { readonly config: Pick<Config, 'now'> },
  match: string,
  person: PersonRow,
  text: string,
): Promise<number> {
  return desk.queue(match, async () => {
    const message = await store.db.transaction().execute(async (trx) => {
      // The match's row is locked, so that two processes do not draw the same number.
      await trx
        .updateTable('matches')
        .set((eb) => ({ created: eb.ref('created') }))
        .where('id', '=', match)
        .execute();
      const last = await trx
        .selectFrom('talk')
        .select((eb) => eb.fn.max('number').as('number'))
        .where('match', '=', match)
        .executeTakeFirst();
      const number = Number(last?.number ?? 0) + 1;
      const row = { match, number, person: person.id, name: person.name, text, at: config.now() };
      await trx.insertInto('talk').values(row).execute();
      await trx
        .deleteFrom('talk')
        .where('match', '=', match)
        .where('number', '<=', number - MOST_KEPT)
        .execute();
      return row;
    });
    endSilence(desk, match);
    await hand(desk, match, message);
    await store.notify(`talk ${match} ${message.number}`);
    return message.number;
  });
}

/** Another process took a message: hand it to our readers. */
export async function talkHeard({ desk, store }: Talk, match: string, number: number): Promise<void> {
  endSilence(desk, match);
  if (desk.hub.readers(match).size === 0) return;
  const row = await store.db
    .selectFrom('talk')
    .selectAll()
    .where('match', '=', match)
    .where('number', '=', number)
    .executeTakeFirst();
  if (row) await hand(desk, match, row);
}

/** From now on the store is asked what was said. */
function endSilence(desk: Desk, match: string): void {
  const live = desk.held(match);
  if (live) live.isSilent = false;
}

async function hand(desk: Desk, match: string, { number, person, name, text, at }: Message): Promise<void> {
  const mutedBy = person === null ? new Set<string>() : await desk.mutes.by(person);
  desk.hub.talk(match, { number, person, name, text, at }, mutedBy);
}

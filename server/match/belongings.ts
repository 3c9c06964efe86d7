/** A person's seats, wherever they are: moved to an account, left. */
import type { PersonRow } from '../store/schema.ts';
import type { Desk } from './desk.ts';
import { leaveSeats } from './seats.ts';

async function matchesOf({ store }: Desk, person: string): Promise<string[]> {
  const seated = await store.db
    .selectFrom('seats')
    .innerJoin('matches', 'matches.id', 'seats.match')
    .select('seats.match')
    .distinct()
    .where('seats.person', '=', person)
    .execute();
  const made = await store.db.selectFrom('matches').select('id').where('owner', '=', person).execute();
  return [...new Set([...seated.map((row) => row.match), ...made.map((row) => row.id)])];
}

/** The guest logged in: everything it held belongs to the account now. */
export async function moveSeats(
  desk: Desk,
  from: string,
  to: Pick<PersonRow, 'id' | 'name' | 'holidays_json'>,
): Promise<void> {
  for (const id of await matchesOf(desk, from)) {
    await desk.change(id, 'both', (live, draft) => {
      for (const seat of live.seatsOf(from)) {
        const name = live.seats[seat]?.kind === 'person' ? { name: to.name } : {};
        draft.setSeat(seat, { person: to.id, holidays_json: to.holidays_json, ...name });
      }
      if (live.row.owner === from) draft.set({ owner: to.id });
    });
  }
}

/** The person goes away for good: bots play on, and no name is left. */
export async function leaveEverything(desk: Desk, person: string): Promise<void> {
  for (const id of await matchesOf(desk, person)) {
    await desk.change(id, 'both', (live, draft) => {
      leaveSeats(live, draft, live.seatsOf(person), desk.standardLevel);
      if (live.row.owner === person) {
        const heir = draft.seats.find((seat) => seat.person !== null && seat.person !== person);
        draft.set({
          channel: null,
          owner: heir?.person ?? '',
          ...(heir || live.ended ? {} : { status: 'abandoned' as const }),
        });
      }
    });
  }
}

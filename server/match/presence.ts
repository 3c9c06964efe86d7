/** When people were last connected. Written by the sweep, many at once: a moment's delay costs nobody anything. */
import type { SeatRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';

export class Presence {
  private readonly store: Store;
  /** By match and person, not yet in the store. */
  private marks = new Map<string, Map<string, number>>();

  constructor(store: Store) {
    this.store = store;
  }

  mark(match: string, person: string, now: number): void {
    const people = this.marks.get(match) ?? new Map<string, number>();
    this.marks.set(match, people.set(person, now));
  }

  /** The seats of a match as the store has them, with what it does not know yet. */
  over(match: string, seats: readonly SeatRow[]): readonly SeatRow[] {
    const people = this.marks.get(match);
    if (!people) return seats;
    return seats.map((seat) => ({ ...seat, seen: people.get(seat.person ?? '') ?? seat.seen }));
  }

  async write(): Promise<void> {
    const { marks } = this;
    if (marks.size === 0) return;
    this.marks = new Map();
    await this.store.db.transaction().execute(async (trx) => {
      for (const [match, people] of marks) {
        for (const [person, seen] of people) {
          await trx
            .updateTable('seats')
            .set({ seen })
            .where('match', '=', match)
            .where('person', '=', person)
            .execute();
        }
      }
    });
  }
}

/** When people were last connected. Written by the sweep, many at once; where other processes want to know, at once. */
import type { SeatRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { seenChange } from '../store/writes.ts';

export class Presence {
  private readonly store: Store;
  /** By match, not yet in the store. */
  private seats = new Map<string, SeatRow[]>();

  constructor(store: Store) {
    this.store = store;
  }

  /** The seats of a person who just came or went. */
  async mark(match: string, seats: readonly SeatRow[]): Promise<void> {
    const marked = this.seats.get(match) ?? [];
    const others = marked.filter(({ seat }) => !seats.some((it) => it.seat === seat));
    this.seats.set(match, [...others, ...seats]);
    if (this.store.shared) await this.write();
  }

  /** The seats of a match as the store has them, with what it does not know yet. */
  over(match: string, seats: readonly SeatRow[]): readonly SeatRow[] {
    const marked = this.seats.get(match);
    if (!marked) return seats;
    const seenOf = ({ seat, seen }: SeatRow) => marked.find((it) => it.seat === seat)?.seen ?? seen;
    return seats.map((it) => ({ ...it, seen: seenOf(it) }));
  }

  async write(): Promise<void> {
    const marked = [...this.seats.values()].flat();
    this.seats = new Map();
    await Promise.all(marked.map((seat) => this.store.commit(seenChange(seat))));
  }
}

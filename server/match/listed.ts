/** Matches as a list shows them, as text. One that is over and that nobody looks at is described once for each person. */
import { match as schema } from '../api/matches.ts';
import type { MatchRows } from '../memory/live-match.ts';
import type { Desk } from './desk.ts';

const MOST_KNOWN = 3000;

export class Listed {
  private readonly desk: Desk;
  /** The one that was wanted longest ago comes first. */
  private readonly known = new Map<string, string>();

  constructor(desk: Desk) {
    this.desk = desk;
  }

  textOf(rows: MatchRows, person: string | null): string {
    const { row, seats } = rows;
    // A revision says all but what people are called today.
    const key = JSON.stringify([person, row.id, row.revision, seats.map(({ name }) => name)]);
    const known = this.known.get(key);
    if (known !== undefined) {
      this.known.delete(key);
      this.known.set(key, known);
      return known;
    }
    const match = this.desk.describe(rows, person);
    // Whom somebody muted stands in every match; a list need not repeat it.
    const text = JSON.stringify(schema.parse({ ...match, muted: [] }));
    const isOver = match.status === 'over' || match.status === 'abandoned';
    if (isOver && match.watchers === 0 && !match.seats.some(({ present }) => present)) this.keep(key, text);
    return text;
  }

  private keep(key: string, text: string): void {
    const [oldest] = this.known.keys();
    if (this.known.size >= MOST_KNOWN && oldest !== undefined) this.known.delete(oldest);
    this.known.set(key, text);
  }
}

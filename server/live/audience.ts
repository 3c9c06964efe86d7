/** Everybody who looks at a match: what they are told when it changes, and how it looks to each of them. */
import type { Match } from '../api/matches.ts';
import type { Config } from '../base/config.ts';
import type { Games } from '../base/games.ts';
import { describe } from '../memory/describe.ts';
import { LiveMatch, type MatchRows } from '../memory/live-match.ts';
import { hasHistory } from '../memory/telling.ts';
import type { Replays } from '../replay/replays.ts';
import type { SeatRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { eyesOf, mayStay } from './access.ts';
import { withHistory } from './history.ts';
import type { Hub } from './hub.ts';
import type { Mutes } from './mutes.ts';
import type { Stream } from './stream.ts';

export type AudienceParts = {
  readonly store: Store;
  readonly games: Games;
  readonly hub: Hub;
  readonly mutes: Mutes;
  readonly replays: Replays;
  readonly config: Config;
};
/** What a change touched: the board, or the people around it. */
export type Touched = 'table' | 'match' | 'both';

/** Another process's word that a person is connected holds for this long. */
const PRESENT_MS = 60_000;

export class Audience {
  private readonly parts: AudienceParts;

  constructor(parts: AudienceParts) {
    this.parts = parts;
  }

  /** Tells everybody who looks, from the match's queue; with a promise only where the past must be played again, or where there is much to tell. */
  publish(live: LiveMatch, touched: Touched): Promise<void> | undefined {
    const { hub } = this.parts;
    const { row, loaded } = live;
    if (hub.readers(live.id).size === 0) return undefined;
    if (touched !== 'table' || row.status !== 'playing' || row.clock_decision || row.clock_player) {
      this.followSeats(live);
      this.showPeople(live);
    }
    if (touched === 'match' || !live.hasTable) return undefined;
    const isAtHand = loaded !== null && (hasHistory(loaded, 0) || hasHistory(loaded, hub.least(live, loaded)));
    if (!isAtHand) return this.publishFromStore(live);
    return hub.table(live, loaded);
  }

  /** The people around the board, to everybody who looks but one. */
  showPeople(live: LiveMatch, but: Stream | null = null): void {
    this.parts.hub.match(live, (person) => JSON.stringify(this.describe(live, person)), but);
  }

  /** How the plan of a seat stands, to its own person. */
  showPlan(live: LiveMatch, seat: number): void {
    const person = live.seats[seat]?.person ?? null;
    if (person !== null) this.parts.hub.matchTo(live.id, person, () => JSON.stringify(this.describe(live, person)));
  }

  describe(rows: MatchRows, person: string | null): Match {
    const { hub, mutes, games, store } = this.parts;
    const { id } = rows.row;
    const seated = new Set([...rows.seats.map((seat) => seat.person), ...rows.boards]);
    let watchers = 0;
    for (const stream of hub.readers(id)) if (!seated.has(stream.person)) watchers++;
    return describe(rows, {
      person,
      muted: person === null ? [] : mutes.of(person),
      watchers,
      stopped: rows instanceof LiveMatch ? rows.stopped : games.stops(rows.row),
      now: this.parts.config.now(),
      plans: rows instanceof LiveMatch ? rows.plans : null,
      isPresent: (seat) => this.isPresent(id, seat),
      isReading: (board) => store.shared || hub.isReading(id, board),
    });
  }

  isPresent(match: string, { person, seen }: SeatRow): boolean {
    const { hub, store, config } = this.parts;
    if (person === null) return false;
    if (hub.isReading(match, person)) return true;
    return store.shared && seen > config.now() - PRESENT_MS;
  }

  private async publishFromStore(live: LiveMatch): Promise<void> {
    const { hub, replays } = this.parts;
    const loaded = await live.load();
    await withHistory(replays, live, loaded, hub.least(live, loaded));
    await hub.table(live, loaded);
  }

  /** Readers who took or lost a seat look through other eyes from now on, or no more. */
  private followSeats(live: LiveMatch): void {
    for (const stream of this.parts.hub.readers(live.id)) {
      if (!mayStay(live, stream)) stream.dismiss();
      if (stream.chosen) continue;
      const viewers = eyesOf(live, stream.person);
      if (viewers.join() === stream.viewers.join()) continue;
      stream.startOver(viewers);
    }
  }
}

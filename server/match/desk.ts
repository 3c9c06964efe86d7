/** All matches: loaded when wanted, changed one change at a time, forgotten when idle. */
import type { FastifyBaseLogger } from 'fastify';
import type { Match } from '../api/matches.ts';
import type { Config } from '../base/config.ts';
import { faultOf } from '../base/fault.ts';
import type { Games } from '../base/games.ts';
import { Limit } from '../base/limit.ts';
import { notFound, Refusal } from '../base/problem.ts';
import { Audience, type AudienceParts, type Touched } from '../live/audience.ts';
import type { Hub } from '../live/hub.ts';
import type { Mutes } from '../live/mutes.ts';
import { LiveMatch, type MatchRows } from '../memory/live-match.ts';
import { plansOf } from '../memory/plans.ts';
import { rowsOf } from '../memory/rows.ts';
import type { WakeRules } from '../memory/wake.ts';
import type { Replays } from '../replay/replays.ts';
import type { Store } from '../store/store.ts';
import { Draft } from './draft.ts';
import { openRows } from './migrate.ts';
import { Presence } from './presence.ts';

export type DeskParts = AudienceParts & {
  readonly log: FastifyBaseLogger;
  readonly standardLevel: string;
};
/** Changes the draft, or returns before doing so. */
export type Work<T> = (live: LiveMatch, draft: Draft) => Promise<T> | T;

/** Thrown by work that found nothing to change. */
export class Unchanged<T> extends Error {
  readonly result: T;

  constructor(result: T) {
    super('unchanged');
    this.result = result;
  }
}

const MOST_TRIES = 8;

export class Desk {
  readonly store: Store;
  readonly games: Games;
  readonly hub: Hub;
  readonly mutes: Mutes;
  readonly replays: Replays;
  readonly audience: Audience;
  readonly presence: Presence;
  readonly config: Config;
  readonly log: FastifyBaseLogger;
  /** Tables at which nobody but bots plays: how many of them each person makes. */
  readonly botTablesMade: Limit;
  /** Called after every change: bots and standing answers go on from here. */
  onChange: (live: LiveMatch) => void = () => {};
  /** The bot that takes a seat which is left. */
  readonly standardLevel: string;
  private readonly wakeRules: WakeRules;
  private readonly live = new Map<string, LiveMatch>();
  private readonly loading = new Map<string, Promise<LiveMatch>>();
  private readonly tails = new Map<string, Promise<unknown>>();

  constructor(parts: DeskParts) {
    const { store, games, hub, mutes, replays, config, log, standardLevel } = parts;
    this.store = store;
    this.games = games;
    this.hub = hub;
    this.mutes = mutes;
    this.replays = replays;
    this.audience = new Audience(parts);
    this.presence = new Presence(store);
    this.config = config;
    this.log = log;
    this.standardLevel = standardLevel;
    this.botTablesMade = new Limit(config.limits.botTables, config.now);
    this.wakeRules = { noticeMs: config.notices.delayMs };
  }

  get size(): number {
    return this.live.size;
  }

  /** A match that is in memory; a pick need not wait for it. */
  held(id: string): LiveMatch | null {
    const live = this.live.get(id);
    return live ? this.used(live) : null;
  }

  async find(id: string): Promise<LiveMatch> {
    return this.held(id) ?? this.used(await (this.loading.get(id) ?? this.load(id)));
  }

  /** A new match; somebody quick may have it from the store already. */
  welcome(live: LiveMatch): void {
    if (!this.live.has(live.id) && !this.loading.has(live.id)) this.live.set(live.id, this.used(live));
    this.onChange(live);
  }

  draftOf(live: LiveMatch): Draft {
    return new Draft(live, this.config.now(), this.wakeRules);
  }

  /** Runs `work` alone on this match and commits what it drafted; again from the store when another process was faster. */
  change<T>(id: string, touched: Touched, work: Work<T>): Promise<T> {
    return this.queue(id, async () => {
      for (let tries = 0; tries < MOST_TRIES; tries++) {
        const live = this.held(id) ?? (await this.find(id));
        const draft = this.draftOf(live);
        let result: T;
        let committed: boolean;
        try {
          const worked = work(live, draft);
          result = worked instanceof Promise ? await worked : worked;
          committed = await this.store.commit(draft.change());
        } catch (error) {
          if (error instanceof Unchanged) return error.result as T;
          if (live.isAhead || !(error instanceof Refusal)) this.drop(live);
          throw error;
        }
        if (committed) {
          draft.apply();
          const published = this.audience.publish(live, touched === 'table' && draft.isWide ? 'both' : touched);
          for (const seat of draft.planners) this.audience.showPlan(live, seat);
          // It is in the store, whatever becomes of telling.
          if (published) await published.catch((error) => this.log.error({ match: id, ...faultOf(error) }, 'not told'));
          this.onChange(live);
          return result;
        }
        this.drop(live);
      }
      throw new Refusal(503, 'BUSY');
    });
  }

  /** One at a time per match. */
  queue<T>(id: string, work: () => Promise<T>): Promise<T> {
    const before = this.tails.get(id);
    const result = before ? before.then(work, work) : work();
    const done = () => {
      if (this.tails.get(id) === result) this.tails.delete(id);
    };
    this.tails.set(id, result);
    result.then(done, done);
    return result;
  }

  /** A person came to the table or went. */
  async personSeen(live: LiveMatch, person: string): Promise<void> {
    const seen = this.config.now();
    live.seats = live.seats.map((seat) => (seat.person === person ? { ...seat, seen } : seat));
    const seats = live.seats.filter((seat) => seat.person === person);
    await this.presence.mark(live.id, seats);
  }

  describe(rows: MatchRows, person: string | null): Match {
    return this.audience.describe(rows, person);
  }

  /** Another process changed this match: what we hold is old. */
  async moved(id: string, revision: number): Promise<void> {
    const known = this.live.get(id) ?? (await this.loading.get(id)?.catch(() => null));
    if (!known || known.row.revision >= revision) return;
    await this.queue(id, async () => {
      const current = this.live.get(id);
      if (!current || current.row.revision >= revision) return;
      this.forget(id);
      if (this.hub.readers(id).size > 0) await this.showAgain(id);
    });
  }

  /** In the match's queue: another table than we had is in the store, and everybody who looks gets it. */
  async showAgain(id: string): Promise<void> {
    const live = await this.find(id);
    const readers = this.hub.readers(id);
    if (readers.size > 0) live.known = Math.min(...[...readers].map(({ seen }) => seen.told));
    await this.audience.publish(live, 'both');
    this.onChange(live);
  }

  /** Another process changed a plan of this match. */
  async plansMoved(id: string): Promise<void> {
    await this.queue(id, async () => {
      const live = this.live.get(id);
      if (live) live.plans = await plansOf(this.store, id);
    });
  }

  /** A person has another name now: everybody who looks at one of their tables is told. */
  async renamed(person: string, name: string): Promise<void> {
    const theirs = [...this.live.values()].filter((live) => live.seatsOf(person).length > 0);
    for (const live of theirs) {
      await this.queue(live.id, async () => {
        live.seats = live.seats.map((seat) =>
          seat.person === person && seat.kind === 'person' ? { ...seat, name } : seat,
        );
        this.audience.showPeople(live);
      });
    }
  }

  forget(id: string): void {
    this.live.delete(id);
    this.loading.delete(id);
  }

  ids(): string[] {
    return [...this.live.keys(), ...this.loading.keys()];
  }

  /** Matches that nobody looks at leave memory; the store has all of them. */
  evict(): void {
    const { idleMs, now, limits } = this.config;
    const idle: LiveMatch[] = [];
    let bytes = 0;
    for (const [id, live] of this.live) {
      bytes += live.bytes;
      if (this.hub.readers(id).size === 0 && !this.tails.has(id)) idle.push(live);
    }
    idle.sort((a, b) => a.lastUsed - b.lastUsed);
    for (const live of idle) {
      const isTooMuch = this.live.size > limits.liveMatches || bytes > limits.liveBytes;
      if (!isTooMuch && live.lastUsed >= now() - idleMs) continue;
      this.forget(live.id);
      bytes -= live.bytes;
    }
  }

  /** What was changed did not get to the store: those who wait to read look there. */
  private drop(live: LiveMatch): void {
    this.forget(live.id);
    live.fallBack();
  }

  private load(id: string): Promise<LiveMatch> {
    // Forgotten meanwhile: those who wait for it get it, nobody else does.
    const isWanted = () => this.loading.get(id) === loading && this.loading.delete(id);
    const loading = this.read(id).then(
      (live) => {
        if (isWanted()) this.live.set(id, live);
        return live;
      },
      (error) => {
        isWanted();
        throw error;
      },
    );
    this.loading.set(id, loading);
    return loading;
  }

  private async read(id: string): Promise<LiveMatch> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const found = await rowsOf(this.store, id);
      if (!found) throw notFound();
      const rows = { ...found, seats: this.presence.over(id, found.seats) };
      const { game: name } = rows.row;
      if (!this.games.has(name)) return new LiveMatch(this.store, null, rows);
      const game = await this.games.load(name);
      const opened = await openRows(this.store, this.replays, game, rows);
      if (opened) return new LiveMatch(this.store, game, opened.rows, opened.stopped, await plansOf(this.store, id));
    }
    throw new Refusal(503, 'BUSY');
  }

  private used(live: LiveMatch): LiveMatch {
    live.lastUsed = this.config.now();
    return live;
  }
}

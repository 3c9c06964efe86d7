/** Looks after what no request brings about: clocks that run out, bots whose process died, notices, idle matches, heartbeats. */
import { faultOf } from './base/fault.ts';
import { sweepBoards } from './devices/boards.ts';
import type { Tavola } from './http/tavola.ts';
import { Unchanged } from './match/desk.ts';
import { takeOver } from './match/seats.ts';
import { deadlineOf } from './memory/clock.ts';
import type { LiveMatch } from './memory/live-match.ts';
import { rowsOf } from './memory/rows.ts';
import { isDriven, STRANDED_MS } from './memory/wake.ts';
import { lookForNotices } from './notices/notices.ts';
import { sweepCodes } from './people/codes.ts';
import { sweepLinks } from './people/links.ts';
import { atMost } from './store/store.ts';

const AT_ONCE = 200;
/** This many share one wait for the disk. */
const TOGETHER = 8;
const ASIDE_MS = 600_000;
const TIDY_EVERY_MS = 60_000;

export class Sweeper {
  private readonly tavola: Tavola;
  private readonly timers: NodeJS.Timeout[] = [];
  private running: Promise<void> | null = null;
  private tidied = 0;

  constructor(tavola: Tavola) {
    this.tavola = tavola;
  }

  start(): void {
    void this.tavola.channels
      .catchUp()
      .catch((error) => this.tavola.desk.log.error(faultOf(error), 'turns of channels were not looked at'));
    const { sweepMs, heartbeatMs, idleMs } = this.tavola.config;
    this.timers.push(setInterval(() => void this.sweep(), sweepMs));
    this.timers.push(setInterval(() => void this.heartbeat(), heartbeatMs));
    this.timers.push(setInterval(() => this.evict(), Math.max(1000, idleMs / 4)));
    for (const timer of this.timers) timer.unref();
  }

  stop(): void {
    for (const timer of this.timers) clearInterval(timer);
  }

  private evict(): void {
    this.tavola.desk.evict();
    this.tavola.evenings.evict();
  }

  /** Looks at every match whose time has come. */
  async sweep(): Promise<void> {
    this.running ??= this.once().finally(() => {
      this.running = null;
    });
    await this.running;
  }

  /** The connection to the database was lost: what other processes did meanwhile is read from the store. */
  missedMessages(): void {
    const { desk, store } = this.tavola;
    void (async () => {
      for (const id of desk.ids()) {
        const row = await rowsOf(store, id);
        if (row) await desk.moved(id, row.row.revision);
      }
    })().catch((error) => desk.log.error(faultOf(error), 'catching up failed'));
  }

  private async once(): Promise<void> {
    const { store, config, desk, games } = this.tavola;
    if (this.tavola.closing()) return;
    try {
      store.tend();
      if (store.changedElsewhere()) await this.startOver();
      await desk.presence.write();
      const due = await store.db
        .selectFrom('matches')
        .select('id')
        .where('wake', '<=', config.now())
        .where('status', '=', 'playing')
        // Others cannot be looked after.
        .where('game', 'in', games.ids)
        .orderBy('wake')
        .limit(atMost(AT_ONCE))
        .execute();
      for (let from = 0; from < due.length; from += TOGETHER) {
        const some = due.slice(from, from + TOGETHER);
        await Promise.all(some.map(({ id }) => this.look(id).catch((error) => this.setAside(id, error))));
      }
      await this.tavola.channels.idle();
      await this.tavola.sender.pump();
      await this.tidy();
    } catch (error) {
      if (!this.tavola.closing()) desk.log.error(faultOf(error), 'the sweep failed');
    }
  }

  /** Throws away what lasted only for a while. */
  private async tidy(): Promise<void> {
    const { store, config } = this.tavola;
    const now = config.now();
    if (now < this.tidied + TIDY_EVERY_MS) return;
    const more = [await sweepLinks(store, now), await sweepCodes(store, now), await sweepBoards(this.tavola)];
    if (!more.includes(true)) this.tidied = now;
  }

  /** A match that cannot be looked after must not keep the others from it. */
  private async setAside(id: string, error: unknown): Promise<void> {
    const { store, config, desk } = this.tavola;
    desk.log.error({ match: id, ...faultOf(error) }, 'looking after a match failed');
    const wake = config.now() + ASIDE_MS;
    await store.db.updateTable('matches').set({ wake }).where('id', '=', id).execute();
  }

  /** The store was restored from a copy: nothing that we or our readers remember need be true. */
  private async startOver(): Promise<void> {
    const { desk, hub, people, store } = this.tavola;
    await store.migrate();
    people.forget();
    for (const stream of hub.all()) stream.startOver();
    for (const id of desk.ids()) desk.forget(id);
    for (const id of [...hub.matches()]) {
      await desk.queue(id, async () => desk.audience.publish(await desk.find(id), 'both')).catch(() => hub.drop(id));
    }
  }

  private async look(id: string): Promise<void> {
    const { desk, driver, bots, config } = this.tavola;
    const live = await desk.change(id, 'match', async (match, draft) => {
      if (match.row.status !== 'playing' || match.stopped) throw new Unchanged(match);
      const late = expired(match, config.now());
      for (const seat of late) takeOver(match, draft, seat, bots.standard);
      if (late.length > 0) return match;
      const { pending, told, writes, changed } = await lookForNotices(this.tavola, match);
      if (!changed) throw new Unchanged(match);
      draft.setPending(pending);
      // Looking at a reaction window may have loaded the table.
      draft.loaded = match.loaded;
      for (const { seat, ...fields } of told) draft.setSeat(seat, fields);
      draft.also({ writes });
      return match;
    });
    await this.lookLater(live);
    driver.again(live);
  }

  /** Where looking changed nothing (a bot that thinks, a person who lets us pass) it is enough to look again in a while. */
  private async lookLater({ id, row }: LiveMatch): Promise<void> {
    const { store, config } = this.tavola;
    const now = config.now();
    if (row.wake === null || row.wake > now) return;
    const later = now + STRANDED_MS;
    await store.db
      .updateTable('matches')
      .set({ wake: later })
      .where('id', '=', id)
      .where('wake', '=', row.wake)
      .execute();
    row.wake = later;
  }

  /** Readers learn that we are here; the store, for the other processes, that they are. Sessions that others closed end here too. */
  async heartbeat(): Promise<void> {
    const { hub, store, config, desk, people: all } = this.tavola;
    hub.dropAnonymous(config.now() - config.limits.anonymousMs);
    hub.beat();
    const streams = hub.all();
    const people = new Set(streams.flatMap(({ person }) => (person === null ? [] : [person])));
    const sessions = new Set(streams.flatMap(({ session }) => (session === null ? [] : [session])));
    const matches = [...hub.matches()];
    if (people.size === 0) return;
    try {
      hub.dropSessions(await all.gone([...sessions]));
      await store.db
        .updateTable('boards')
        .set({ since: config.now() })
        .where('person', 'in', [...people])
        .execute();
      if (!store.shared) return;
      await store.db
        .updateTable('seats')
        .set({ seen: config.now() })
        .where('match', 'in', matches)
        .where('person', 'in', [...people])
        .execute();
    } catch (error) {
      if (!this.tavola.closing()) desk.log.error(faultOf(error), 'the heartbeat failed');
    }
  }
}

function expired(live: LiveMatch, now: number): number[] {
  return live.pending
    .filter((it) => !isDriven(live.seats[it.seat]))
    .filter((it) => (deadlineOf(live.row, live.seats[it.seat], it) ?? Number.POSITIVE_INFINITY) <= now)
    .map((it) => it.seat);
}

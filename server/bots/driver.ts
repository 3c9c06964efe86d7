/** Goes on where no person need be asked: bots think, standing answers pass, plans are played. */
import type { Claim } from '@tavola/bots/pool/turns.ts';
import { timeOf } from '@tavola/bots/search/bot.ts';
import { Patience } from '@tavola/bots/search/patience.ts';
import type { Table } from '@tavola/kernel/table/table.ts';
import { faultOf } from '../base/fault.ts';
import { Refusal } from '../base/problem.ts';
import type { Desk } from '../match/desk.ts';
import { makePick } from '../match/pick.ts';
import { isPlayedByPerson } from '../match/seats.ts';
import type { LiveMatch, Pending } from '../memory/live-match.ts';
import { runningPlan } from '../memory/plans.ts';
import { standingOption } from '../memory/standing.ts';
import { isDriven } from '../memory/wake.ts';
import { playPlan } from '../plans/plans.ts';
import type { SeatRow } from '../store/schema.ts';
import type { Bots } from './bots.ts';

type Look<T> = (table: Table, seat: SeatRow) => T | Promise<T> | null;

export class Driver {
  private readonly desk: Desk;
  private readonly bots: Bots;
  /** Questions that somebody here is at work on. */
  private readonly atWork = new Set<string>();
  private readonly timers = new Set<NodeJS.Timeout>();
  /** Of tables at which a person waits, since one of them was asked. */
  private readonly patience = new WeakMap<LiveMatch, Patience>();
  private stopped = false;

  constructor(desk: Desk, bots: Bots) {
    this.desk = desk;
    this.bots = bots;
  }

  /** Sets every seat to work that must pick and has no person. Asking twice about the same question does nothing. */
  drive(live: LiveMatch): void {
    if (live.row.status !== 'playing' || live.stopped || this.stopped) return;
    for (const it of live.pending) {
      const seat = live.seats[it.seat];
      if (!seat || !(isDriven(seat) || mayAnswer(live, seat))) {
        live.driven.delete(it.seat);
        this.patience.delete(live);
        continue;
      }
      const key = live.row.undone * 1e7 + it.decision;
      if (live.driven.get(it.seat) === key) continue;
      live.driven.set(it.seat, key);
      this.work(live, it, `${live.id} ${it.seat} ${key} ${seat.away ?? seat.level}`);
    }
  }

  /** A process that died left a question open: ask again. */
  again(live: LiveMatch): void {
    live.driven.clear();
    this.drive(live);
  }

  stop(): void {
    this.stopped = true;
    for (const timer of this.timers) clearTimeout(timer);
  }

  private work(live: LiveMatch, it: Pending, name: string): void {
    if (this.atWork.has(name)) return;
    this.atWork.add(name);
    this.answer(live, it)
      .catch((error) => {
        // Somebody else answered, undid or left in the meantime; everything else is worth a line.
        if (error instanceof Refusal) return;
        this.desk.log.error({ match: live.id, ...faultOf(error) }, 'a seat could not be driven');
      })
      .finally(() => this.atWork.delete(name));
  }

  /** The answer is thought of while its time passes. */
  private async answer(live: LiveMatch, it: Pending): Promise<void> {
    const seat = live.seats[it.seat] as SeatRow;
    const { revision } = live.row;
    const thinks = isDriven(seat);
    const milliseconds = this.timeOf(live, seat);
    const passed = this.pause(milliseconds);
    const thought = thinks ? await this.think(live, seat, it, milliseconds) : null;
    await passed;
    const option = await this.whileAsked(live.id, it, (table, now) => {
      if (isDriven(now) !== thinks) return null;
      return thinks ? thought : standingOption(table, live.seats, now);
    });
    if (option === null) {
      // A person is asked.
      if (!thinks) this.patience.delete(live);
      return thinks ? undefined : playPlan(this.desk, live.id, it, revision);
    }
    await makePick(this.desk, live.id, { seat: it.seat, decision: it.decision, option, revision });
  }

  /**
   * Drawn without looking at the options, so that a quick answer does not say "had nothing". Standing answers wait up to three
   * times as long as a bot waits at least: a quick pass may as well be one that passes whatever it has. Where no other person could
   * learn anything from it, nobody waits.
   */
  private timeOf(live: LiveMatch, seat: SeatRow): number {
    const { game, seats } = live;
    if (isDriven(seat)) {
      const level = this.levelOf(seat);
      const drawn = this.bots.drawTime(game, level);
      // Where nobody waits, a table goes on at its own pace.
      return this.claimOf(live).rank > 0 ? drawn : this.patienceOf(live).grant(level, drawn, timeOf(game, level));
    }
    const isWatchedBySomebody = seats.some((other) => isPlayedByPerson(other) && other.person !== seat.person);
    return isWatchedBySomebody ? this.desk.config.bots.delayMs * (1 + 2 * Math.random()) : 0;
  }

  private patienceOf(live: LiveMatch): Patience {
    const known = this.patience.get(live) ?? new Patience();
    this.patience.set(live, known);
    return known;
  }

  private think(live: LiveMatch, seat: SeatRow, it: Pending, milliseconds: number): Promise<string | null> {
    return this.bots.think({
      seat: seat.seat,
      level: this.levelOf(seat),
      milliseconds: milliseconds || Number.POSITIVE_INFINITY,
      claim: () => this.claimOf(live),
      read: (look) => this.whileAsked(live.id, it, look),
    });
  }

  private levelOf({ away, level }: SeatRow): string {
    return away ?? level ?? this.bots.standard;
  }

  /** In whose place the bots of this table think. */
  private claimOf({ id, row, seats }: LiveMatch): Claim {
    const players = seats.filter(isPlayedByPerson);
    const waiting = players.filter((seat) => this.desk.audience.isPresent(id, seat));
    const people = (waiting.length > 0 ? waiting : players).flatMap(({ person }) => person ?? []);
    if (people.length === 0) return { rank: 2, people: [row.owner], match: id };
    return { rank: waiting.length > 0 ? 0 : 1, people, match: id };
  }

  /** Looks at the table if the question is still open; null when it was answered or withdrawn meanwhile. */
  private async whileAsked<T>(id: string, it: Pending, look: Look<T>): Promise<T | null> {
    if (this.stopped) return null;
    const live = await this.desk.find(id);
    const seat = live.seats[it.seat];
    if (!seat || live.row.status !== 'playing') return null;
    return live.read<T | Promise<T> | null>(({ table }) => {
      const isAsked = table.decisionNumber === it.decision && table.pending.includes(it.seat);
      return isAsked ? look(table, seat) : null;
    });
  }

  /** After a stop it never ends: nobody waits for it any more. */
  private pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        this.timers.delete(timer);
        resolve();
      }, ms);
      this.timers.add(timer);
    });
  }
}

/** Could a plan or a standing order answer for this seat now? A table that is not in memory must be looked at first. */
function mayAnswer(live: LiveMatch, seat: SeatRow): boolean {
  const { game, loaded, seats } = live;
  if (runningPlan(live, seat.seat) !== null) return true;
  if (game.reactions === undefined || seat.person === null) return false;
  return loaded === null || standingOption(loaded.table, seats, seat) !== null;
}

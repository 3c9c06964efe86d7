/** Goes on where no person is asked: bots think, standing answers pass. */
import type { Bots } from '../bots.ts';
import { faultOf } from '../fault.ts';
import { Refusal } from '../problem.ts';
import type { SeatRow } from '../store/schema.ts';
import type { Desk } from './desk.ts';
import type { LiveMatch, Pending, Play } from './live-match.ts';
import { makePick } from './pick.ts';
import { standingOption } from './standing.ts';
import { isDriven } from './wake.ts';

export class Driver {
  private readonly desk: Desk;
  private readonly bots: Bots;
  private readonly timers = new Set<NodeJS.Timeout>();
  private stopped = false;

  constructor(desk: Desk, bots: Bots) {
    this.desk = desk;
    this.bots = bots;
  }

  /** Sets to work whoever must pick and is no person. Asking twice about the same question does nothing. */
  drive(live: LiveMatch): void {
    if (live.row.status !== 'playing' || this.stopped) return;
    for (const it of live.pending) {
      const seat = live.seats[it.seat];
      if (!seat || (!isDriven(seat) && seat.standing === 'ask')) {
        live.driven.delete(it.seat);
        continue;
      }
      const key = live.row.undone * 1e7 + it.decision;
      if (live.driven.get(it.seat) === key) continue;
      live.driven.set(it.seat, key);
      this.after(this.delay(seat), live.id, () => this.answer(live.id, it));
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

  /**
   * Standing answers wait a random while, drawn without looking at the options, so that a quick pass does not say
   * "had nothing": it may as well be one that passes whatever it has.
   */
  private delay(seat: SeatRow): number {
    const { delayMs } = this.desk.config.bots;
    return isDriven(seat) ? delayMs : delayMs * (1 + 2 * Math.random());
  }

  private after(ms: number, match: string, work: () => Promise<void>): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      work().catch((error) => {
        // Somebody else answered, undid or left in the meantime; everything else is worth a line.
        if (error instanceof Refusal) return;
        this.desk.log.error({ match, ...faultOf(error) }, 'a seat could not be driven');
      });
    }, ms);
    this.timers.add(timer);
  }

  private async answer(id: string, it: Pending): Promise<void> {
    if (this.stopped) return;
    const live = await this.desk.find(id);
    const seat = live.seats[it.seat];
    if (!seat || live.row.status !== 'playing') return;
    const play = await live.playing();
    if (play.table.decisionNumber !== it.decision || !play.table.pending.includes(it.seat)) return;
    const { revision } = live.row;
    const option = isDriven(seat) ? await this.think(play, seat) : standingOption(live.game, play.table, seat);
    if (option === null || this.stopped) return;
    await makePick(this.desk, id, { seat: it.seat, decision: it.decision, option, revision });
  }

  private think({ table }: Play, { seat, level, away }: SeatRow): Promise<string> {
    return this.bots.think(table, seat, away ?? level ?? this.bots.standard);
  }
}

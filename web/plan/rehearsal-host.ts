/** The table of a rehearsal: each touch is tried on the server, in a world dealt again, and nothing of it is kept. */
import type { Step } from '@tavola/kernel/host/gesture.ts';
import type { Preview } from '@tavola/kernel/host/preview.ts';
import type { RefusedOption } from '@tavola/kernel/host/why-not.ts';
import { kindOf, type Seat } from '@tavola/kernel/rules/ask.ts';
import type { Trace } from '@tavola/kernel/rules/select.ts';
import type { HeardEvent, Match, TriedPlan } from '../api/types.ts';
import { NO_TABLE, type Plans, type Snapshot, type TableHost, type Undo } from '../host/host.ts';

export class RehearsalHost implements TableHost {
  /** What was tried last. */
  tried: TriedPlan;
  private readonly seat: Seat;
  private readonly match: Match;
  private readonly source: Plans;
  private readonly listeners = new Set<() => void>();
  private state: Snapshot;
  private shown = 0;

  constructor(match: Match, seat: Seat, plans: Plans, tried: TriedPlan) {
    this.seat = seat;
    this.source = plans;
    this.tried = tried;
    // No clock runs here.
    const seats = match.seats.map((it) => ({ ...it, deadline: null }));
    this.match = { ...match, mine: [seat], planned: [], undo: null, abandoning: [], seats };
    this.state = this.stateOf(tried);
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  snapshot = (): Snapshot => this.state;
  close(): void {
    this.listeners.clear();
  }

  get steps(): readonly Step[] {
    return this.tried.steps.map(({ ask, option }) => ({ ask, option }));
  }

  async pick(_: Seat, __: number, option: string, more: readonly Step[] = []): Promise<void> {
    await this.go([...this.steps, ...this.stepOf(option), ...more]);
  }

  async back(): Promise<void> {
    await this.go(this.steps.slice(0, -1));
  }

  /** Everything can be taken back: nobody has learned anything. */
  readonly undo: Undo = {
    possible: async () =>
      this.steps.length > 0 ? { to: this.steps.length - 1, free: true, asks: [], practice: false } : null,
    take: () => this.back(),
  };

  async preview(_: Seat, option: string | readonly string[]): Promise<Preview> {
    const [first = '', ...others] = [option].flat();
    if (others.length > 0) return UNCERTAIN;
    const { frame, steps, end } = await this.source.rehearse(this.seat, [...this.steps, ...this.stepOf(first)]);
    const [mine] = frame.seats;
    const events = (steps.at(-1)?.events ?? []).map((event): HeardEvent => ({ at: 0, event }));
    if (end !== null) return { ...UNCERTAIN, events, next: end === 'over' ? 'end' : end };
    const { ask = null, options = null } = mine?.decision ?? {};
    return { events, view: mine?.view, next: 'you', ask, options };
  }

  /** What the rules refuse is explained at the table itself. */
  async refused(): Promise<readonly RefusedOption[]> {
    return [];
  }
  async explain(): Promise<readonly Trace[]> {
    return [];
  }
  async publicly(): Promise<readonly HeardEvent[]> {
    return [];
  }

  private stepOf(option: string): Step[] {
    const decision = this.state.frame?.seats[0]?.decision;
    return decision ? [{ ask: kindOf(decision.ask), option }] : [];
  }

  private async go(steps: readonly Step[]): Promise<void> {
    this.tried = await this.source.rehearse(this.seat, steps);
    this.state = this.stateOf(this.tried);
    for (const listener of this.listeners) listener();
  }

  /** Behind a last step nobody knows what lies: nothing is asked. */
  private stateOf({ frame, end }: TriedPlan): Snapshot {
    const revision = ++this.shown;
    const seats = frame.seats.map((mine) => ({ ...mine, decision: end === null ? mine.decision : null }));
    const whole = { ...frame, revision, since: 0, pending: end === null ? frame.pending : [], seats };
    const match = { ...this.match, revision, pending: whole.pending };
    const history = new Map(seats.map(({ seat, events }) => [seat, events]));
    return { ...NO_TABLE, connection: 'local', match, frame: whole, history };
  }
}

const UNCERTAIN: Preview = { events: [], view: null, next: 'chance', ask: null, options: null };

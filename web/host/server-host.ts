/** A table on the server, over one live line that is mended when it breaks. */
import type { Step } from '@tavola/kernel/host/gesture.ts';
import type { Preview } from '@tavola/kernel/host/preview.ts';
import type { RefusedOption } from '@tavola/kernel/host/why-not.ts';
import type { Eyes, Seat } from '@tavola/kernel/rules/ask.ts';
import type { Trace } from '@tavola/kernel/rules/select.ts';
import { codeOf, HostError } from '../api/errors.ts';
import { heardAt } from '../api/history.ts';
import { get, post, request } from '../api/request.ts';
import type { ChangedFrame, Connection, Frame, HeardEvent, Hushed, Match, TalkLine, WhyAnswer } from '../api/types.ts';
import {
  type Advice,
  type KeptMatch,
  NO_TABLE,
  type Pauses,
  type Plans,
  type Reactions,
  type Seats,
  type Snapshot,
  type TableHost,
  type Talk,
  type Undo,
  wholeFrame,
  withFrame,
} from './host.ts';
import { type Listener, type LiveLine, openEvents, openSocket } from './line.ts';
import { adviceAt, inQuery, keptAt, pausesAt, plansAt, reactionsAt, seatsAt, undoAt } from './server-capabilities.ts';

const RETRY_MS = 500;
const MOST_RETRY_MS = 12_000;
const RESEND_MS = 1500;
const POINT_MS = 4000;
/** More events than any match has: none of them are sent again. */
const NO_EVENTS = 1e9;
/** Codes after which trying again changes nothing. */
const FINAL = new Set(['NOT_FOUND', 'FORBIDDEN', 'BAD_REQUEST', 'NOT_OFFERED']);

type PointEvent = { readonly seat: Seat; readonly place: string | null };

/** Some networks let no WebSocket pass; noticed once, remembered while the page is open. */
let socketsPass = true;

export function openServerTable(id: string): TableHost {
  return new ServerHost(id);
}

class ServerHost implements TableHost {
  readonly undo: Undo;
  readonly advice: Advice;
  readonly reactions: Reactions;
  readonly kept: KeptMatch;
  readonly seats: Seats;
  readonly pauses: Pauses;
  readonly plans: Plans;
  readonly talk: Talk;
  private readonly path: string;
  private readonly listeners = new Set<() => void>();
  private state: Snapshot = NO_TABLE;
  private line: LiveLine | null = null;
  /** The id of the newest message. */
  private since = '';
  private tries = 0;
  private refusals = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  private readonly fingers = new Map<Seat, ReturnType<typeof setTimeout>>();

  constructor(id: string) {
    const path = `/matches/${encodeURIComponent(id)}`;
    const show = (match: Match) => this.set({ match });
    this.path = path;
    this.undo = undoAt(path);
    this.advice = adviceAt(path);
    this.reactions = reactionsAt(path, show);
    this.kept = keptAt(path, show);
    this.seats = seatsAt(path, show);
    this.pauses = pausesAt(path, show);
    this.plans = plansAt(path);
    this.talk = {
      say: (text) => post(`${path}/talk`, { text }),
      mute: (person, muted) => this.mute(person, muted),
    };
    window.addEventListener('online', this.wake);
    window.addEventListener('offline', this.sleep);
    document.addEventListener('visibilitychange', this.wake);
    this.connect();
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  snapshot = (): Snapshot => this.state;

  close(): void {
    this.closed = true;
    clearTimeout(this.retry);
    for (const finger of this.fingers.values()) clearTimeout(finger);
    this.line?.close();
    window.removeEventListener('online', this.wake);
    window.removeEventListener('offline', this.sleep);
    document.removeEventListener('visibilitychange', this.wake);
  }

  /** Sent again until it is acknowledged: the same pick sent twice is one pick. */
  async pick(seat: Seat, decision: number, option: string, steps: readonly Step[] = []): Promise<void> {
    const pick = {
      seat,
      decision,
      option,
      revision: this.state.frame?.revision,
      steps: steps.length > 0 ? steps : undefined,
    };
    for (;;) {
      try {
        await (this.line?.pick(pick) ?? post(`${this.path}/picks`, pick));
        if (this.line?.isOpen) this.set({ connection: 'live' });
        return;
      } catch (error) {
        if (codeOf(error) !== 'OFFLINE' || this.closed) throw error;
        this.set({ connection: 'offline' });
        await new Promise((resolve) => setTimeout(resolve, RESEND_MS));
      }
    }
  }

  point(seat: Seat, place: string | null): void {
    this.line?.point(seat, place);
  }

  async refused(seat: Seat, after: readonly string[]): Promise<readonly RefusedOption[]> {
    const query = `seat=${seat}${inQuery('after', after)}`;
    const { refused } = await get<{ refused: readonly RefusedOption[] }>(`${this.path}/why-not?${query}`);
    return refused;
  }

  preview(seat: Seat, option: string | readonly string[]): Promise<Preview> {
    return get<Preview>(`${this.path}/preview?seat=${seat}${inQuery('option', [option].flat())}`);
  }

  async explain(n: number, eyes: Eyes): Promise<readonly Trace[]> {
    const { traces } = await get<WhyAnswer>(`${this.path}/why/${n}?seat=${eyes}`);
    return traces;
  }

  async publicly(): Promise<readonly HeardEvent[]> {
    return heardAt(this.path, 'spectator');
  }

  /** What was said meanwhile is fetched when somebody is heard again. */
  private async mute(person: string, muted: boolean): Promise<void> {
    await request('PUT', `${this.path}/muted/${person}`, { muted });
    const { match } = this.state;
    const others = match?.muted.filter((other) => other !== person) ?? [];
    if (match) this.set({ match: { ...match, muted: muted ? [...others, person] : others } });
    if (!muted) await this.loadTalk();
  }

  /** Goes on after the newest message that came. */
  private connect(): void {
    if (this.closed) return;
    clearTimeout(this.retry);
    this.line?.close();
    const open = socketsPass ? openSocket : openEvents;
    const listener: Listener = {
      open: () => {
        this.tries = 0;
        this.refusals = 0;
        this.set({ connection: 'live', problem: null });
      },
      heard: (event, id, data) => this.heard(event, id, data),
      lost: (wasOpen) => this.lost(wasOpen),
    };
    this.line = open(this.path, this.since, listener);
    this.loadTalk();
  }

  private heard(event: string, id: string, data: unknown): void {
    if (event === 'table' && !this.show(data as Frame | ChangedFrame)) return;
    this.since = id;
    if (event === 'match') this.set({ match: data as Match, problem: null });
    else if (event === 'talk') this.addTalk(data as TalkLine);
    else if (event === 'point') this.pointed(data as PointEvent);
    else if (event === 'bye') this.set({ connection: 'connecting' });
  }

  /** A finger is seen for a moment, and then it is gone. */
  private pointed({ seat, place }: PointEvent): void {
    clearTimeout(this.fingers.get(seat));
    const others = this.state.points.filter((it) => it.seat !== seat);
    this.set({ points: place === null ? others : [...others, { seat, place }] });
    if (place !== null)
      this.fingers.set(
        seat,
        setTimeout(() => this.pointed({ seat, place: null }), POINT_MS),
      );
  }

  /** False when the frame does not follow from what is here: then all of it is fetched again. */
  private show(sent: Frame | ChangedFrame): boolean {
    const frame = wholeFrame(this.state.frame, sent);
    if (frame === null) {
      this.since = '';
      this.connect();
      return false;
    }
    this.state = withFrame(this.state, frame);
    this.set({ connection: 'live' });
    return true;
  }

  private async loadTalk(): Promise<void> {
    const said = await get<{ talk: TalkLine[]; muted: Hushed[] }>(`${this.path}/talk`).catch(() => null);
    if (!said) return;
    this.set({ hushed: said.muted });
    for (const line of said.talk) this.addTalk(line);
  }

  private addTalk(line: TalkLine): void {
    const others = this.state.talk.filter(({ number }) => number !== line.number);
    this.set({ talk: [...others, line].sort((a, b) => a.number - b.number) });
  }

  private lost(wasOpen: boolean): void {
    this.set({ connection: navigator.onLine ? 'connecting' : 'offline' });
    if (this.closed || this.line?.mendsItself) return;
    clearTimeout(this.retry);
    this.retry = setTimeout(() => (wasOpen ? this.connect() : this.findOut()), pauseBefore(this.tries++));
  }

  /** The line was refused: is there a reason, or does only the WebSocket not come through? */
  private async findOut(): Promise<void> {
    try {
      const { status, offered } = await get<Match>(this.path);
      // Only the table itself knows whether its rules still run.
      if (offered && (status === 'playing' || status === 'over'))
        await get<Frame>(`${this.path}/table?since=${NO_EVENTS}`);
      // One refusal may be a server that is just coming up.
      if (++this.refusals >= 2) socketsPass = false;
      this.connect();
    } catch (error) {
      const code = error instanceof HostError ? error.code : 'UNKNOWN';
      if (FINAL.has(code)) this.set({ problem: code });
      else this.lost(false);
    }
  }

  private readonly wake = (): void => {
    if (document.hidden || this.closed) return;
    // A line that outlived a blip is as good as a new one.
    if (this.line?.isOpen) this.set({ connection: 'live' });
    else this.connect();
  };
  private readonly sleep = (): void => this.set({ connection: 'offline' satisfies Connection });

  private set(change: Partial<Snapshot>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) listener();
  }
}

/** Longer each time, and not the same for everybody: a server that comes back is not stormed. */
function pauseBefore(tries: number): number {
  return Math.min(MOST_RETRY_MS, RETRY_MS * 2 ** tries) * (0.5 + Math.random() / 2);
}

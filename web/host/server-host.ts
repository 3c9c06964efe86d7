/** A table on the server: picks by POST, everything else over one stream that mends itself. */
import type { Seat } from '@tavola/kernel/ask.ts';
import type { RefusedOption } from '@tavola/kernel/why-not.ts';
import { get, post, request } from './api.ts';
import { codeOf, HostError } from './errors.ts';
import { NO_TABLE, type Snapshot, type TableHost, withFrame } from './host.ts';
import type { Connection, Frame, HeardEvent, Hushed, Match, PossibleUndo, TalkLine } from './types.ts';

const RETRY_MS = 1500;
/** More events than any match has: none of them are sent again. */
const NO_EVENTS = 1e9;
/** Codes after which trying again changes nothing. */
const FINAL = new Set(['NOT_FOUND', 'FORBIDDEN', 'BAD_REQUEST', 'MATCH_BROKEN', 'NOT_OFFERED']);

export function openServerTable(id: string): TableHost {
  return new ServerHost(id);
}

class ServerHost implements TableHost {
  private readonly path: string;
  private readonly listeners = new Set<() => void>();
  private state: Snapshot = NO_TABLE;
  private stream: EventSource | null = null;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(id: string) {
    this.path = `/matches/${encodeURIComponent(id)}`;
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
    this.stream?.close();
    window.removeEventListener('online', this.wake);
    window.removeEventListener('offline', this.sleep);
    document.removeEventListener('visibilitychange', this.wake);
  }

  /** Sent again until it is acknowledged: the same pick sent twice is one pick. */
  async pick(seat: Seat, decision: number, option: string): Promise<void> {
    const revision = this.state.frame?.revision;
    for (;;) {
      try {
        await post(`${this.path}/picks`, { seat, decision, option, revision });
        return;
      } catch (error) {
        if (codeOf(error) !== 'OFFLINE' || this.closed) throw error;
        this.set({ connection: 'offline' });
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      }
    }
  }

  async refused(seat: Seat): Promise<readonly RefusedOption[]> {
    const { refused } = await get<{ refused: readonly RefusedOption[] }>(`${this.path}/why-not?seat=${seat}`);
    return refused;
  }

  async possibleUndo(seat: Seat): Promise<PossibleUndo | null> {
    const { undo } = await get<{ undo: PossibleUndo | null }>(`${this.path}/undo?seat=${seat}`);
    return undo;
  }

  async undo(seat: Seat): Promise<void> {
    await post(`${this.path}/undo`, { seat });
  }

  async consent(seat: Seat, agree: boolean): Promise<void> {
    await post(`${this.path}/undo/consent`, { seat, agree });
  }

  async talk(text: string): Promise<void> {
    await post(`${this.path}/talk`, { text });
  }

  /** What was said meanwhile is fetched when somebody is heard again. */
  async mute(person: string, muted: boolean): Promise<void> {
    await request('PUT', `${this.path}/muted/${person}`, { muted });
    const { match } = this.state;
    const others = match?.muted.filter((other) => other !== person) ?? [];
    if (match) this.set({ match: { ...match, muted: muted ? [...others, person] : others } });
    if (!muted) await this.loadTalk();
  }

  async publicly(): Promise<readonly HeardEvent[]> {
    const { seats } = await get<Frame>(`${this.path}/table?seat=spectator`);
    return seats[0]?.events ?? [];
  }

  async standing(seat: Seat, pass: string): Promise<void> {
    this.set({ match: await request<Match>('PUT', `${this.path}/seats/${seat}/standing`, { pass }) });
  }

  async replaceByBot(seat: Seat, on: boolean): Promise<void> {
    const path = `${this.path}/seats/${seat}/bot`;
    this.set({ match: await request<Match>(on ? 'PUT' : 'DELETE', path, on ? {} : undefined) });
  }

  async abandon(agree: boolean): Promise<void> {
    this.set({ match: await post<Match>(`${this.path}/abandon`, { agree }) });
  }

  async rematch(): Promise<string> {
    const { id } = await post<Match>(`${this.path}/rematch`);
    return `/match/${id}`;
  }

  private connect(): void {
    if (this.closed) return;
    const stream = new EventSource(`/api${this.path}/live`);
    this.stream = stream;
    stream.addEventListener('open', () => this.set({ connection: 'live', problem: null }));
    stream.addEventListener('match', (event) => this.set({ match: read<Match>(event), problem: null }));
    stream.addEventListener('table', (event) => {
      this.state = withFrame(this.state, read<Frame>(event));
      this.set({ connection: 'live' });
    });
    stream.addEventListener('talk', (event) => this.addTalk(read<TalkLine>(event)));
    stream.addEventListener('bye', () => this.lost());
    stream.addEventListener('error', () => this.lost());
    this.loadTalk();
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

  /** The browser reconnects by itself with the number of the last message, unless the stream was refused. */
  private lost(): void {
    this.set({ connection: navigator.onLine ? 'connecting' : 'offline' });
    if (this.stream?.readyState !== EventSource.CLOSED || this.closed) return;
    clearTimeout(this.retry);
    this.retry = setTimeout(() => this.reconnect(), RETRY_MS);
  }

  private async reconnect(): Promise<void> {
    try {
      const { status } = await get<Match>(this.path);
      // Only the table itself knows whether its rules still run.
      if (status === 'playing' || status === 'over') await get<Frame>(`${this.path}/table?since=${NO_EVENTS}`);
      this.connect();
    } catch (error) {
      const code = error instanceof HostError ? error.code : 'UNKNOWN';
      if (FINAL.has(code)) this.set({ problem: code });
      else this.lost();
    }
  }

  private readonly wake = (): void => {
    if (document.hidden || this.closed) return;
    if (this.stream?.readyState === EventSource.OPEN) return;
    this.stream?.close();
    this.connect();
  };
  private readonly sleep = (): void => this.set({ connection: 'offline' satisfies Connection });

  private set(change: Partial<Snapshot>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) listener();
  }
}

function read<T>(event: MessageEvent | Event): T {
  return JSON.parse((event as MessageEvent<string>).data) as T;
}

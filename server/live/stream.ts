/** One reader of a match: through whose eyes it looks, and what it already has. */
import type { Eyes } from '@tavola/kernel/rules/ask.ts';
import type { Seen } from '../memory/frames.ts';

export type EventName = 'match' | 'table' | 'talk' | 'point' | 'evening' | 'bye';

/** The way to a reader: server-sent events or a WebSocket. */
export type LiveLine = {
  readonly isOpen: boolean;
  /** Bytes that the reader has not taken yet. */
  readonly unread: number;
  send(event: EventName, id: string, data: string): void;
  beat(): void;
  end(): void;
  /** Hangs up at once. */
  cut(): void;
  /** Calls this one when the reader is gone, and none that was given before. */
  onClose(gone: () => void): void;
};

export type StreamSetup = {
  readonly line: LiveLine;
  readonly match: string;
  readonly person: string | null;
  /** Where it comes from. */
  readonly address: string;
  readonly opened: number;
  /** The session that it was opened with. */
  readonly session: string | null;
  /** The watch link it came by, where it needed one. */
  readonly link: string | null;
  readonly viewers: readonly Eyes[];
  /** Narrowed to these by the reader; otherwise the seats it holds are followed. */
  readonly chosen: boolean;
  /** Takes what changed in a view instead of the view. */
  readonly wantsChanges: boolean;
  readonly slowBytes: number;
};

const NOTHING: Seen = { revision: 0, told: 0 };

export class Stream {
  readonly match: string;
  readonly person: string | null;
  /** Who it counts for: the person, or everybody who comes from that address without a name. */
  readonly reader: string;
  readonly opened: number;
  readonly session: string | null;
  readonly link: string | null;
  viewers: readonly Eyes[];
  readonly chosen: boolean;
  readonly wantsChanges: boolean;
  seen: Seen = NOTHING;
  /** The revision whose views it has been sent through the eyes it has now; 0 for none. */
  base = 0;
  talk = 0;
  private readonly line: LiveLine;
  private readonly slowBytes: number;

  constructor(setup: StreamSetup) {
    const { line, match, person, address, opened, session, link, viewers, chosen, wantsChanges, slowBytes } = setup;
    this.line = line;
    this.match = match;
    this.person = person;
    this.reader = readerOf(person, address);
    this.opened = opened;
    this.session = session;
    this.link = link;
    this.viewers = viewers;
    this.chosen = chosen;
    this.wantsChanges = wantsChanges;
    this.slowBytes = slowBytes;
  }

  /** The id names everything the reader has, so that it can come back with it. A reader that is too slow is dropped; it comes back and misses nothing. */
  send(event: EventName, data: string): void {
    const { line } = this;
    if (!line.isOpen) return;
    const { revision, told } = this.seen;
    line.send(event, `${revision}.${told}.${this.talk}`, data);
    if (line.unread > this.slowBytes) line.cut();
  }

  /** It gets everything again, through these eyes. */
  startOver(viewers: readonly Eyes[] = this.viewers): void {
    this.viewers = viewers;
    this.seen = NOTHING;
    this.base = 0;
  }

  beat(): void {
    if (this.line.isOpen) this.line.beat();
  }

  /** The reader is told that it is over. */
  dismiss(): void {
    this.send('bye', '{}');
    this.line.end();
  }

  get isOpen(): boolean {
    return this.line.isOpen;
  }

  onClose(gone: () => void): void {
    this.line.onClose(gone);
  }
}

export function readerOf(person: string | null, address: string): string {
  return person ?? `from ${address}`;
}

/** What the reader says it has, with the id of the last message it got; null when it is none of ours. */
export function readEventId(id: string | undefined): { seen: Seen; talk: number } | null {
  const found = /^(\d{1,15})\.(\d{1,15})\.(\d{1,15})$/.exec(id ?? '');
  if (!found) return null;
  return { seen: { revision: Number(found[1]), told: Number(found[2]) }, talk: Number(found[3]) };
}

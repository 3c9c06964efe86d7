/** One reader of server-sent events. */
import type { ServerResponse } from 'node:http';
import type { Eyes } from '@tavola/kernel/ask.ts';
import type { Seen } from '../match/frames.ts';

export type StreamSetup = {
  readonly response: ServerResponse;
  readonly match: string;
  readonly person: string | null;
  readonly viewers: readonly Eyes[];
  /** Narrowed to these by the reader; otherwise the seats it holds are followed. */
  readonly chosen: boolean;
  readonly slowBytes: number;
};

export class Stream {
  readonly match: string;
  readonly person: string | null;
  viewers: readonly Eyes[];
  readonly chosen: boolean;
  seen: Seen = { revision: 0, told: 0 };
  talk = 0;
  private readonly response: ServerResponse;
  private readonly slowBytes: number;

  constructor({ response, match, person, viewers, chosen, slowBytes }: StreamSetup) {
    this.response = response;
    this.match = match;
    this.person = person;
    this.viewers = viewers;
    this.chosen = chosen;
    this.slowBytes = slowBytes;
  }

  /** The id names everything the reader has, so that it can come back with it. */
  send(event: 'match' | 'table' | 'talk' | 'bye', data: string): void {
    const { revision, told } = this.seen;
    this.write(`event: ${event}\nid: ${revision}.${told}.${this.talk}\ndata: ${data}\n\n`);
  }

  beat(): void {
    this.write(': heartbeat\n\n');
  }

  end(): void {
    this.response.end();
  }

  /** Who reads too slowly is dropped; it comes back with the id of the last message it got and misses nothing. */
  private write(text: string): void {
    const { response } = this;
    if (response.destroyed || response.writableEnded) return;
    // The body has no frame (see routes/live.ts): straight to the socket, which costs half as much.
    const { socket } = response;
    (socket ?? response).write(text);
    if ((socket ?? response).writableLength > this.slowBytes) response.destroy();
  }
}

/** What the header Last-Event-ID says; null when it is none of ours. */
export function readEventId(id: string | undefined): { seen: Seen; talk: number } | null {
  const found = /^(\d{1,15})\.(\d{1,15})\.(\d{1,15})$/.exec(id ?? '');
  if (!found) return null;
  return { seen: { revision: Number(found[1]), told: Number(found[2]) }, talk: Number(found[3]) };
}

/** Reads server-sent events as a browser does. */

import type { IncomingMessage } from 'node:http';
import { request } from 'node:http';
import type { Frame } from '../api/table.ts';

export type Message = { readonly event: string; readonly id: string; readonly data: unknown };

export class Reader {
  readonly messages: Message[] = [];
  lastId = '';
  heartbeats = 0;
  closed = false;
  /** Everything as it came over the wire. */
  raw = '';
  private text = '';
  private waiting: (() => void)[] = [];
  private readonly answer: IncomingMessage;

  private constructor(answer: IncomingMessage) {
    this.answer = answer;
    answer.setEncoding('utf8');
    answer.on('data', (chunk: string) => this.take(chunk));
    for (const end of ['end', 'close', 'error'] as const) {
      answer.on(end, () => {
        this.closed = true;
        this.wake();
      });
    }
  }

  static open(url: string, headers: Record<string, string>): Promise<Reader> {
    return new Promise((resolve, reject) => {
      const sent = request(url, { headers: { ...headers, accept: 'text/event-stream' } }, (answer) => {
        if (answer.statusCode === 200) resolve(new Reader(answer));
        else {
          answer.resume();
          reject(new Error(`status ${answer.statusCode}`));
        }
      });
      sent.on('error', reject);
      sent.end();
    });
  }

  close(): void {
    this.answer.destroy();
  }

  /** Stops reading without hanging up: the bytes pile up at the server. */
  pause(): void {
    this.answer.pause();
  }

  frames(): Frame[] {
    return this.messages.filter((it) => it.event === 'table').map((it) => it.data as Frame);
  }

  /** Waits until something holds of what was read. */
  async until(holds: (reader: Reader) => boolean, ms = 10_000): Promise<void> {
    const end = Date.now() + ms;
    while (!holds(this)) {
      const left = end - Date.now();
      if (left <= 0) throw new Error(`waited in vain; last: ${JSON.stringify(this.messages.at(-1))?.slice(0, 300)}`);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, Math.min(left, 250));
        this.waiting.push(() => {
          clearTimeout(timer);
          resolve();
        });
      });
    }
  }

  revision(at: number): Promise<void> {
    return this.until((reader) => (reader.frames().at(-1)?.revision ?? 0) >= at);
  }

  /** The events of the first seat of the frames, put together as a client does. */
  history(): unknown[] {
    return historyOf(this.frames());
  }

  private take(chunk: string): void {
    this.raw += chunk;
    this.text += chunk;
    for (let end = this.text.indexOf('\n\n'); end >= 0; end = this.text.indexOf('\n\n')) {
      this.message(this.text.slice(0, end));
      this.text = this.text.slice(end + 2);
    }
    this.wake();
  }

  private message(block: string): void {
    if (block.startsWith(':')) {
      this.heartbeats++;
      return;
    }
    const fields = new Map(
      block.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
    );
    this.lastId = fields.get('id') ?? this.lastId;
    this.messages.push({
      event: fields.get('event') ?? '',
      id: fields.get('id') ?? '',
      data: JSON.parse(fields.get('data') ?? 'null'),
    });
  }

  private wake(): void {
    for (const waiting of this.waiting.splice(0)) waiting();
  }
}

export function historyOf(frames: readonly Frame[]): unknown[] {
  let events: unknown[] = [];
  for (const { since, seats, told } of frames) {
    if (since > events.length) throw new Error(`a gap: has ${events.length}, told since ${since}`);
    events = [...events.slice(0, since), ...(seats[0]?.events ?? [])];
    if (events.length !== told) throw new Error(`has ${events.length} events of ${told}`);
  }
  return events;
}

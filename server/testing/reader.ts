/** Reads a match as a browser does: server-sent events, or a WebSocket over which it may also pick. */
import { type IncomingMessage, request } from 'node:http';
import { WebSocket } from 'ws';
import type { Frame, PickBody, Turn } from '../api/table.ts';

export type Message = { readonly event: string; readonly id: string; readonly data: unknown };
export const transports = ['events', 'socket'] as const;
export type Transport = (typeof transports)[number];
export type PickAnswer = {
  readonly event: 'picked' | 'turned' | 'refused';
  readonly ask: number | null;
  readonly status?: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests look at whatever the server answered.
  readonly data: any;
};

type Asked = { readonly pick: PickBody } | { readonly turn: Turn } | { readonly rematch: true };

export class Reader {
  readonly messages: Message[] = [];
  /** What came back for picks over a WebSocket. */
  readonly answers: PickAnswer[] = [];
  lastId = '';
  heartbeats = 0;
  closed = false;
  /** What the server gave as the reason when it closed a WebSocket. */
  reason = '';
  /** Everything as it came over the wire. */
  raw = '';
  private text = '';
  private asked = 0;
  private waiting: (() => void)[] = [];
  private line: { close(): void; pause(): void; send(text: string | Buffer): void } = {
    close() {},
    pause() {},
    send() {},
  };

  static open(way: Transport, url: string, headers: Record<string, string>): Promise<Reader> {
    return way === 'socket' ? Reader.socket(url, headers) : Reader.events(url, headers);
  }

  private static events(url: string, headers: Record<string, string>): Promise<Reader> {
    return new Promise((resolve, reject) => {
      const sent = request(url, { headers: { ...headers, accept: 'text/event-stream' } }, (answer) => {
        if (answer.statusCode === 200) resolve(new Reader().readEvents(answer));
        else {
          answer.resume();
          reject(new Error(`status ${answer.statusCode}`));
        }
      });
      sent.on('error', reject);
      sent.end();
    });
  }

  private static socket(url: string, headers: Record<string, string>): Promise<Reader> {
    const socket = new WebSocket(url.replace('http', 'ws'), { headers });
    const reader = new Reader().readSocket(socket);
    return new Promise((resolve, reject) => {
      socket.on('open', () => resolve(reader));
      socket.on('unexpected-response', (_, answer) => reject(new Error(`status ${answer.statusCode}`)));
      socket.on('error', reject);
    });
  }

  private readEvents(answer: IncomingMessage): this {
    answer.setEncoding('utf8');
    answer.on('data', (chunk: string) => this.take(chunk));
    for (const end of ['end', 'close', 'error'] as const) answer.on(end, () => this.end());
    this.line = { close: () => answer.destroy(), pause: () => answer.pause(), send() {} };
    return this;
  }

  private readSocket(socket: WebSocket): this {
    socket.on('message', (data: Buffer) => {
      const text = data.toString();
      this.raw += text;
      const message = JSON.parse(text) as Message | PickAnswer;
      if ('ask' in message) this.answers.push(message);
      else this.push(message);
      this.wake();
    });
    socket.on('ping', () => {
      this.heartbeats++;
      this.wake();
    });
    socket.on('close', (_, reason) => {
      this.reason = reason.toString();
      this.end();
    });
    const send = (text: string | Buffer) => socket.send(text);
    this.line = { close: () => socket.terminate(), pause: () => socket.pause(), send };
    return this;
  }

  close(): void {
    this.line.close();
  }

  /** Stops reading without hanging up: the bytes pile up at the server. */
  pause(): void {
    this.line.pause();
  }

  /** Sends anything over a WebSocket. */
  send(text: string | Buffer): void {
    this.line.send(text);
  }

  /** Picks over a WebSocket and waits for the answer. */
  pick(pick: PickBody): Promise<PickAnswer> {
    return this.ask({ pick });
  }

  /** Lets a WebSocket carry another match. */
  turn(turn: Turn): Promise<PickAnswer> {
    return this.ask({ turn });
  }

  /** Asks for the rematch over a WebSocket, and goes there. */
  playAgain(): Promise<PickAnswer> {
    return this.ask({ rematch: true });
  }

  /** A TypeError, like that of `fetch`, when there is no answer. */
  private async ask(what: Asked): Promise<PickAnswer> {
    const ask = ++this.asked;
    this.send(JSON.stringify({ ask, ...what }));
    const answered = () => this.answers.find((answer) => answer.ask === ask);
    await this.until(() => answered() !== undefined || this.closed);
    const answer = answered();
    if (!answer) throw new TypeError('the line was cut');
    return answer;
  }

  frames(): Frame[] {
    return this.messages.filter((it) => it.event === 'table').map((it) => it.data as Frame);
  }

  /** Waits until something holds of what was read. */
  async until(holds: (reader: Reader) => boolean, ms = 60_000): Promise<void> {
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
    this.push({
      event: fields.get('event') ?? '',
      id: fields.get('id') ?? '',
      data: JSON.parse(fields.get('data') ?? 'null'),
    });
  }

  private push(message: Message): void {
    this.lastId = message.id;
    this.messages.push(message);
  }

  private end(): void {
    this.closed = true;
    this.wake();
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

/** Load on a Tavola server over its real interface: matches of Skirmish, each with two people who pick and read. */
import { Agent, type IncomingMessage, request } from 'node:http';
import { WebSocket } from 'ws';

/** How people pick and read: over one WebSocket, or by POST and server-sent events. */
export type Transport = 'socket' | 'post';
/** A reader's end; `send` where picks go the same way. */
type Reading = { close(): void; send(text: string): void };
type Hear = (event: string, data: string, bytes: number) => void;

export type Stats = {
  moves: number;
  bytes: number;
  started: number;
  finished: number;
  /** Milliseconds from the pick to its frame, at the one who picked and at the other. */
  readonly own: number[];
  readonly other: number[];
  stop: boolean;
};
type Answer = { readonly status: number; readonly body: string; readonly cookie: string | null };
type Decision = {
  readonly number: number;
  readonly options: readonly { readonly id: string }[];
};
type Frame = {
  readonly match: string;
  readonly count: number;
  readonly revision: number;
  readonly pending: readonly number[];
  readonly outcome: unknown;
  readonly seats: readonly { readonly decision: Decision | null }[];
};

export class Caller {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 200 });
  private readonly base: string;

  constructor(base: string) {
    this.base = base;
  }

  call(method: string, path: string, cookie: string, body?: unknown): Promise<Answer> {
    const text = body === undefined ? undefined : JSON.stringify(body);
    const headers = {
      cookie,
      ...(text === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
    };
    return new Promise((resolve, reject) => {
      const sent = request(this.base + path, { method, headers, agent: this.agent }, (answer) => {
        let read = '';
        answer.setEncoding('utf8');
        answer.on('data', (chunk: string) => {
          read += chunk;
        });
        answer.on('end', () => {
          const cookie = answer.headers['set-cookie']?.[0]?.split(';')[0] ?? null;
          resolve({ status: answer.statusCode ?? 0, body: read, cookie });
        });
      });
      sent.on('error', (error: NodeJS.ErrnoException) => {
        // The server had just closed a line that lay idle: nothing of the request was read.
        if (sent.reusedSocket && error.code === 'ECONNRESET') resolve(this.call(method, path, cookie, body));
        else reject(error);
      });
      sent.end(text);
    });
  }

  async guest(): Promise<string> {
    const { cookie, status } = await this.call('POST', '/api/people', '', { name: 'Load' });
    if (cookie === null) throw new Error(`no guest: ${status}`);
    return cookie;
  }

  /** A match between two people; gives its id. */
  async match(first: string, second: string): Promise<string> {
    const seats = [{ kind: 'me' }, { kind: 'friend' }];
    const made = await this.call('POST', '/api/matches', first, { game: 'skirmish', seats });
    const { id, invitations } = JSON.parse(made.body) as { id: string; invitations: { token: string }[] };
    await this.call('POST', `/api/invitations/${invitations[0]?.token}`, second, {});
    return id;
  }

  /** The same two again; gives the new match's id. */
  async rematch(id: string, person: string): Promise<string> {
    const made = await this.call('POST', `/api/matches/${id}/rematch`, person);
    return (JSON.parse(made.body) as { id: string }).id;
  }

  read(path: string, cookie: string, way: Transport, heard: Hear): Promise<Reading> {
    return way === 'socket' ? this.socket(path, cookie, heard) : this.events(path, cookie, heard);
  }

  private socket(path: string, cookie: string, heard: Hear): Promise<Reading> {
    const socket = new WebSocket(this.base.replace('http', 'ws') + path, {
      headers: { cookie },
      perMessageDeflate: false,
    });
    socket.on('message', (data: Buffer) => {
      const text = data.toString();
      heard(text.slice(10, text.indexOf('"', 10)), text, data.length);
    });
    return new Promise((resolve, reject) => {
      socket.on('error', reject);
      socket.on('open', () => resolve({ close: () => socket.terminate(), send: (text) => socket.send(text) }));
    });
  }

  private events(path: string, cookie: string, heard: Hear): Promise<Reading> {
    return new Promise((resolve, reject) => {
      const sent = request(this.base + path, { headers: { cookie }, agent: false }, (answer: IncomingMessage) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (chunk: string) => {
          text += chunk;
          for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
            const event = text.slice(7, text.indexOf('\n'));
            heard(event, `{"data":${text.slice(text.indexOf('data: ') + 6, end)}}`, end + 2);
            text = text.slice(end + 2);
          }
        });
        answer.on('error', () => {});
        resolve({ close: () => sent.destroy(), send: () => {} });
      });
      sent.on('error', reject);
      sent.end();
    });
  }

  close(): void {
    this.agent.destroy();
  }
}

/** Two people who play one match after the other. */
export class Pair {
  private readonly callers: readonly [Caller, Caller];
  private readonly stats: Stats;
  private readonly way: Transport;
  private readonly paced: boolean;
  private people: [string, string] = ['', ''];
  private streams: Reading[] = [];
  /** The newest position that each of them has. */
  private readonly seen: string[] = [];
  private id = '';
  private word: number;
  private waiting = 0;
  private sentAt = 0;
  private revision = 0;
  private asks = 0;
  private mover = 0;
  private asked: { readonly who: number; readonly decision: Decision } | null = null;

  constructor(callers: readonly [Caller, Caller], stats: Stats, seed: number, way: Transport, paced: boolean) {
    this.callers = callers;
    this.stats = stats;
    this.word = seed * 7919 + 1;
    this.way = way;
    this.paced = paced;
  }

  async open(): Promise<void> {
    this.people = [await this.callers[0].guest(), await this.callers[0].guest()];
    await this.begin();
  }

  /** Picks for the person who is asked, if both have seen the last pick. */
  move(): void {
    if (this.stats.stop || this.waiting > 0 || !this.asked) return;
    const { who, decision } = this.asked;
    this.word = (Math.imul(this.word, 1103515245) + 12345) >>> 0;
    const option = decision.options[(this.word >>> 8) % decision.options.length]?.id;
    this.asked = null;
    this.mover = who;
    this.waiting = 2;
    this.sentAt = performance.now();
    const pick = { decision: decision.number, option, revision: this.revision };
    if (this.way === 'socket') {
      this.streams[this.mover]?.send(JSON.stringify({ ask: ++this.asks, pick }));
      return;
    }
    this.callers[this.mover as 0 | 1]
      .call('POST', `/api/matches/${this.id}/picks`, this.people[this.mover as 0 | 1], pick)
      .then(
        ({ status, body }) => {
          if (status !== 200 && !this.stats.stop) throw new Error(`a pick was refused: ${status} ${body}`);
        },
        (error) => {
          if (!this.stats.stop) throw error;
        },
      );
  }

  close(): void {
    for (const stream of this.streams.splice(0)) stream.close();
  }

  private async begin(): Promise<void> {
    const [first, second] = this.people;
    const isFirst = this.id === '';
    this.stats.started++;
    this.waiting = 2;
    this.revision = 0;
    this.sentAt = 0;
    if (this.way === 'socket' && !isFirst) return this.streams[0]?.send(JSON.stringify({ rematch: true }));
    this.id = isFirst ? await this.callers[0].match(first, second) : await this.callers[0].rematch(this.id, first);
    this.close();
    for (const [who, cookie] of this.people.entries()) {
      const heard: Hear = (event, text, bytes) => this.heard(who, event, text, bytes);
      this.streams.push(
        await this.callers[who as 0 | 1].read(`/api/matches/${this.id}/live?changes=1`, cookie, this.way, heard),
      );
    }
  }

  /** The other one made the rematch. */
  private follow(text: string): void {
    const { rematch } = (JSON.parse(text) as { data: { rematch: string | null } }).data;
    if (this.way === 'post' || rematch === null || rematch === this.id) return;
    this.id = rematch;
    this.streams[1]?.send(JSON.stringify({ turn: { match: rematch, changes: '1' } }));
  }

  private heard(who: number, event: string, text: string, bytes: number): void {
    this.stats.bytes += bytes;
    if (event === 'refused' && !this.stats.stop) throw new Error(`a pick was refused: ${text}`);
    if (event === 'match' && who === 1) this.follow(text);
    if (event !== 'table') return;
    const frame = (JSON.parse(text) as { data: Frame }).data;
    // Another process sends its table again when only the people around it changed.
    const key = `${frame.match} ${frame.count}`;
    if (this.seen[who] === key) return;
    this.seen[who] = key;
    const now = performance.now();
    if (this.sentAt > 0 && this.waiting > 0)
      (who === this.mover ? this.stats.own : this.stats.other).push(now - this.sentAt);
    this.revision = Math.max(this.revision, frame.revision);
    const decision = frame.seats[0]?.decision;
    if (decision) this.asked = { who, decision };
    if (--this.waiting > 0) return;
    if (this.sentAt > 0) this.stats.moves++;
    if (frame.outcome !== null) {
      this.stats.finished++;
      if (!this.stats.stop) void this.begin().catch((error) => this.stats.stop || Promise.reject(error));
    } else if (!this.paced) this.move();
  }
}

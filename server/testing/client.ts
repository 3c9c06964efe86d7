/** A person with a browser, for tests: cookies, JSON, and server-sent events over real HTTP. */
import { request } from 'node:http';
import { expect } from 'vitest';
import type { Match } from '../api/matches.ts';
import type { Person } from '../api/people.ts';
import type { Frame, SeatFrame } from '../api/table.ts';
import { Reader, type Transport } from './reader.ts';

export type HttpAnswer<T> = { readonly status: number; readonly body: T; readonly headers: Headers };
// biome-ignore lint/suspicious/noExplicitAny: tests look at whatever the server answered.
type Any = any;

type Reading = { readonly query?: string; readonly lastId?: string; readonly way?: Transport };

export class Client {
  readonly base: string;
  cookie = '';
  token: string | null = null;
  person!: Person;

  constructor(base: string) {
    this.base = base;
  }

  /** A guest with a name. */
  static async guest(base: string, name = 'Ana'): Promise<Client> {
    const client = new Client(base);
    client.person = await client.ok('POST', '/api/people', { name });
    return client;
  }

  async call<T = Any>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<HttpAnswer<T>> {
    const answer = await fetch(this.base + path, {
      method,
      headers: { ...this.headers(), ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      redirect: 'manual',
    });
    const [cookie] = answer.headers.getSetCookie();
    if (cookie !== undefined) this.cookie = cookie.split(';')[0] ?? '';
    const text = await answer.text();
    return { status: answer.status, body: parsed(text) as T, headers: answer.headers };
  }

  /** The body of an answer that must be good. */
  async ok<T = Any>(method: string, path: string, body?: unknown): Promise<T> {
    const answer = await this.call<T>(method, path, body);
    if (answer.status >= 300) expect.fail(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  }

  async refused(status: number, code: string, method: string, path: string, body?: unknown): Promise<Any> {
    const answer = await this.call(method, path, body);
    expect({ status: answer.status, code: answer.body.code }, `${method} ${path}`).toEqual({ status, code });
    return answer.body.detail;
  }

  newMatch(game: string, seats: readonly unknown[], more: object = {}): Promise<Match> {
    return this.ok('POST', '/api/matches', { game, seats, ...more });
  }

  match(id: string): Promise<Match> {
    return this.ok('GET', `/api/matches/${id}`);
  }

  frame(id: string, query = ''): Promise<Frame> {
    return this.ok('GET', `/api/matches/${id}/table${query}`);
  }

  async seatFrame(id: string, seat: number): Promise<SeatFrame> {
    const { seats } = await this.frame(id, `?seat=${seat}`);
    return seats[0] as SeatFrame;
  }

  /** Picks the option at `index` (counted around; -1 is the last) of what `seat` is asked now. */
  async pickAny(id: string, seat: number, index = 0): Promise<HttpAnswer<Any>> {
    const { decision } = await this.seatFrame(id, seat);
    if (!decision) expect.fail(`seat ${seat} is not asked`);
    const option = decision.options.at(index % decision.options.length)?.id;
    return this.call('POST', `/api/matches/${id}/picks`, { seat, decision: decision.number, option });
  }

  /** A browser's EventSource comes back with a header, a WebSocket with a query. */
  async read(id: string, { query = '', lastId, way = 'events' }: Reading = {}): Promise<Reader> {
    const back = way === 'events' && lastId !== undefined ? { 'last-event-id': lastId } : {};
    const since = way === 'socket' && lastId !== undefined ? `${query ? '&' : '?'}since=${lastId}` : '';
    return Reader.open(way, `${this.base}/api/matches/${id}/live${query}${since}`, { ...this.headers(), ...back });
  }

  headers(): Record<string, string> {
    return this.token === null ? { cookie: this.cookie } : { authorization: `Bearer ${this.token}` };
  }
}

/** With any headers and from any address: `fetch` chooses both Host and address itself. */
export function statusOf(
  method: string,
  url: string,
  headers: Record<string, string>,
  from = '127.0.0.1',
): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, headers, localAddress: from, agent: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    sent.on('error', reject);
    sent.end();
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

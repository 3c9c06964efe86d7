import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TableHost } from './host.ts';

/** A WebSocket or EventSource that the test speaks through. */
class FakeLine extends EventTarget {
  static readonly OPEN = 1;
  static readonly CONNECTING = 0;
  readonly url: string;
  readonly sent: { readonly ask: number; readonly pick: object }[] = [];
  readyState = 0;

  constructor(url: string | URL) {
    super();
    this.url = String(url);
    lines.push(this);
  }

  open(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }

  say(message: object): void {
    this.dispatchEvent(Object.assign(new Event('message'), { data: JSON.stringify(message) }));
  }

  tell(event: string, id: string, data: unknown): void {
    this.dispatchEvent(Object.assign(new Event(event), { data: JSON.stringify(data), lastEventId: id }));
  }

  fail(): void {
    this.readyState = 3;
    this.dispatchEvent(new Event('error'));
    this.dispatchEvent(new Event('close'));
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.readyState = 3;
  }
}
class FakeSocket extends FakeLine {}
class FakeEvents extends FakeLine {}

let lines: FakeLine[] = [];
let posted: string[] = [];
let answers: { [path: string]: { readonly status: number; readonly body: unknown } } = {};
let host: TableHost;
const frame = { match: 'm_1', revision: 5, count: 1, told: 1, since: 0, pending: [0], outcome: null };
const seat = {
  seat: 0,
  view: { score: 1, hand: [1, 2] },
  decision: null,
  events: [{ at: 0, event: { kind: 'dealt' } }],
};

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  lines = [];
  posted = [];
  answers = { '/api/matches/m_1/talk': { status: 200, body: { talk: [], muted: [] } } };
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('location', { href: 'https://tavola.example/match/m_1' });
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('EventSource', FakeEvents);
  vi.stubGlobal('fetch', async (path: string, { method }: RequestInit) => {
    if (method !== 'GET') posted.push(path);
    const { status, body } = answers[path] ?? { status: 200, body: {} };
    return new Response(JSON.stringify(body), { status });
  });
  const { openServerTable } = await import('./server-host.ts');
  host = openServerTable('m_1');
});
afterEach(() => {
  host.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const line = () => lines.at(-1) as FakeLine;
const pass = (ms = 20_000) => vi.advanceTimersByTimeAsync(ms);

test('a table is read and played over one WebSocket', async () => {
  expect(line()).toBeInstanceOf(FakeSocket);
  expect(line().url).toBe('wss://tavola.example/api/matches/m_1/live?changes=1');
  line().open();
  line().say({ event: 'table', id: '5.1.0', data: { ...frame, seats: [seat] } });
  expect(host.snapshot()).toMatchObject({ connection: 'live', frame: { revision: 5 } });
  const picking = host.pick(0, 1, 'pass');
  expect(line().sent).toEqual([{ ask: 1, pick: { seat: 0, decision: 1, option: 'pass', revision: 5 } }]);
  line().say({ event: 'picked', ask: 1, data: { revision: 6, count: 2 } });
  await picking;
  const refused = host.pick(0, 1, 'pass');
  line().say({ event: 'refused', ask: 2, status: 409, data: { code: 'STALE_DECISION', detail: {} } });
  await expect(refused).rejects.toMatchObject({ code: 'STALE_DECISION' });
  expect(posted).toEqual([]);
});

test('what changed is put into the views that are here; the rest stays the same', async () => {
  line().open();
  line().say({ event: 'table', id: '5.1.0', data: { ...frame, seats: [seat] } });
  const before = host.snapshot().frame?.seats[0]?.view as typeof seat.view;
  const changed = { seat: 0, change: { score: [2] }, decision: null, events: [] };
  line().say({ event: 'table', id: '7.1.0', data: { ...frame, revision: 7, base: 5, since: 1, seats: [changed] } });
  const after = host.snapshot().frame?.seats[0]?.view as typeof seat.view;
  expect(after).toEqual({ score: 2, hand: [1, 2] });
  expect(after.hand).toBe(before.hand);
  expect(host.snapshot().history.get(0)).toHaveLength(1);
});

test('a change of a frame that is not here fetches everything again', async () => {
  line().open();
  line().say({ event: 'table', id: '5.1.0', data: { ...frame, seats: [seat] } });
  const changed = { seat: 0, change: { score: [2] }, decision: null, events: [] };
  line().say({ event: 'table', id: '9.1.0', data: { ...frame, revision: 9, base: 8, seats: [changed] } });
  expect(lines).toHaveLength(2);
  expect(line().url).not.toContain('since');
});

test('a line that breaks is opened again with what is here, and a pick that was not acknowledged is sent again', async () => {
  line().open();
  line().say({ event: 'table', id: '5.1.0', data: { ...frame, seats: [seat] } });
  const picking = host.pick(0, 1, 'pass');
  line().fail();
  expect(host.snapshot().connection).not.toBe('live');
  await pass();
  expect(line().url).toContain('since=5.1.0');
  expect(posted).toEqual(['/api/matches/m_1/picks']);
  await picking;
});

test('a line that says nothing after a pick is given up', async () => {
  line().open();
  const picking = host.pick(0, 1, 'pass');
  await pass();
  await picking;
  expect(posted).toEqual(['/api/matches/m_1/picks']);
  expect(lines.length).toBeGreaterThan(1);
});

test('where no WebSocket comes through, events and POST do', async () => {
  answers['/api/matches/m_1'] = { status: 200, body: { status: 'playing', offered: true } };
  for (let i = 0; i < 2; i++) {
    expect(line()).toBeInstanceOf(FakeSocket);
    if (i === 1) line().open();
    line().fail();
    await pass();
  }
  expect(line()).toBeInstanceOf(FakeEvents);
  line().open();
  line().tell('table', '5.1.0', { ...frame, seats: [seat] });
  expect(host.snapshot()).toMatchObject({ connection: 'live', frame: { revision: 5 } });
  await host.pick(0, 1, 'pass');
  expect(posted).toEqual(['/api/matches/m_1/picks']);
});

test('a table that is not for us says why and is not asked for again', async () => {
  answers['/api/matches/m_1'] = { status: 404, body: { code: 'NOT_FOUND', detail: {} } };
  line().fail();
  await pass();
  expect(host.snapshot().problem).toBe('NOT_FOUND');
  expect(lines).toHaveLength(1);
});

test('after a blip that the line outlived the table is live again', () => {
  line().open();
  window.dispatchEvent(new Event('offline'));
  expect(host.snapshot().connection).toBe('offline');
  window.dispatchEvent(new Event('online'));
  expect(host.snapshot().connection).toBe('live');
  expect(lines).toHaveLength(1);
});

import { afterEach, expect, test, vi } from 'vitest';
import { heardAt } from './history.ts';

const asked: string[] = [];
const events = Array.from({ length: 2300 }, (_, at) => ({ at, event: { kind: 'told', n: at } }));

/** A server that tells a thousand at a time. */
function answering(until: () => number): void {
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    const told = until();
    const since = Math.min(Number(/since=(\d+)/.exec(path)?.[1]), told);
    const page = events.slice(since, Math.min(told, since + 1000));
    return Response.json({ since, told, seats: [{ seat: 'spectator', events: page }] });
  });
}
afterEach(() => {
  vi.unstubAllGlobals();
  asked.length = 0;
});

test('a long history comes page by page', async () => {
  answering(() => 2300);
  expect(await heardAt('/matches/m_1', 'spectator')).toEqual(events);
  expect(asked).toEqual([0, 1000, 2000].map((n) => `/api/matches/m_1/table?seat=spectator&since=${n}`));
});

test('what was taken back between two pages is not in it', async () => {
  answering(() => (asked.length === 1 ? 2300 : 700));
  expect(await heardAt('/matches/m_1', 0)).toEqual(events.slice(0, 700));
});

import { expect, test, vi } from 'vitest';
import { Client } from './testing/client.ts';
import { startServer } from './testing/start.ts';
import { windowsGame } from './testing/windows-game.ts';

const bot = { kind: 'bot', level: 'hard' };

test('while somebody runs a thousand tables of hard bots, the bot of whoever waits answers before nearly all of them', async () => {
  const server = await startServer({ TAVOLA_BOT_WORKERS: '1' });
  const [mallory, ana] = [await Client.guest(server.base, 'Mallory'), await Client.guest(server.base, 'Ana')];
  const { bots } = server.tavola;
  for (let i = 0; i < 1000; i++) await mallory.newMatch('skirmish', [bot, bot]);
  const { id } = await ana.newMatch('skirmish', [{ kind: 'me' }, bot]);
  const reader = await ana.read(id);
  const isAsked = () => reader.frames().at(-1)?.seats[0]?.decision != null;
  const waits: number[] = [];
  for (let picks = 0; picks < 6; picks++) {
    await reader.until(isAsked);
    const { revision } = (await ana.pickAny(id, 0, -1)).body;
    const since = performance.now();
    await reader.until((it) => (it.frames().at(-1)?.revision ?? 0) >= revision && isAsked());
    waits.push(performance.now() - since);
    expect(bots.busy).toBeGreaterThan(900);
  }
  if (process.env.TAVOLA_TELL) console.log(waits.map(Math.round).join(' '));
  reader.close();
  await server.close();
}, 300_000);

test('a bot with one option waits its turn and its drawn time like one with more', async () => {
  const server = await startServer({ TAVOLA_BOT_DELAY: '30' }, { games: [windowsGame] });
  const { bots } = server.tavola;
  const drawn = vi.spyOn(bots, 'drawTime').mockReturnValue(40);
  const thinks = vi.spyOn(bots, 'think');
  const ana = await Client.guest(server.base);
  const { id } = await ana.newMatch('windows', [{ kind: 'me' }, bot, bot]);
  const reader = await ana.read(id);
  const since = performance.now();
  await ana.pickAny(id, 0);
  await reader.until((it) => (it.frames().at(-1)?.count ?? 0) >= 3);
  expect(performance.now() - since).toBeGreaterThanOrEqual(39);
  const first = thinks.mock.calls.slice(0, 2).map(([{ seat, milliseconds }]) => [seat, milliseconds]);
  expect(first).toEqual([
    [1, 40],
    [2, 40],
  ]);
  expect(drawn.mock.calls.slice(0, 2).map(([game, ...more]) => [game.id, ...more])).toEqual([
    ['windows', 'hard'],
    ['windows', 'hard'],
  ]);
  reader.close();
  await server.close();
});

test('the time of an answer is drawn from the level alone', async () => {
  const server = await startServer({ TAVOLA_BOT_DELAY: '700' }, { games: [windowsGame] });
  const { bots } = server.tavola;
  const times = (level: string) => Array.from({ length: 500 }, () => bots.drawTime(windowsGame, level));
  for (const [level, least, most] of [
    ['easy', 700, 1400],
    ['hard', 1000, 2000],
  ] as const) {
    const drawn = times(level);
    expect(Math.min(...drawn)).toBeGreaterThanOrEqual(least);
    expect(Math.max(...drawn)).toBeLessThanOrEqual(most);
    expect(Math.max(...drawn) - Math.min(...drawn)).toBeGreaterThan((most - least) / 2);
  }
  await server.close();
});

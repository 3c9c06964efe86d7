import { skirmish } from '@tavola/kernel/fixtures/skirmish/game.ts';
import { fairChance } from '@tavola/kernel/rules/chance.ts';
import { Table } from '@tavola/kernel/table/table.ts';
import { expect, test, vi } from 'vitest';
import { Client } from '../testing/client.ts';
import type { Reader } from '../testing/reader.ts';
import { startServer } from '../testing/start.ts';
import { windowsGame } from '../testing/windows-game.ts';
import type { PickRequest } from './bots.ts';

const bot = { kind: 'bot', level: 'hard' };

test('while somebody runs a thousand tables of hard bots, the bot of a person who waits answers before nearly all of them', async () => {
  const server = await startServer({ TAVOLA_BOT_WORKERS: '1' });
  const [mallory, ana] = [await Client.guest(server.base, 'Mallory'), await Client.guest(server.base, 'Ana')];
  const { bots } = server.tavola;
  for (let i = 0; i < 50; i++)
    await Promise.all(Array.from({ length: 20 }, () => mallory.newMatch('skirmish', [bot, bot])));
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

test.each(['easy', 'medium', 'hard'])(
  'a bot of a person thinks for itself (%s): no random pick takes its place',
  async (level) => {
    const server = await startServer();
    const warned = vi.spyOn(server.app.log, 'warn');
    const thinks = vi.spyOn(server.tavola.bots, 'think');
    const ana = await Client.guest(server.base);
    const { id } = await ana.newMatch('skirmish', [{ kind: 'me' }, { kind: 'bot', level }]);
    const reader = await ana.read(id);
    const isAsked = () => reader.frames().at(-1)?.seats[0]?.decision != null;
    while (thinks.mock.calls.length < 6) {
      await reader.until(isAsked);
      const { revision } = (await ana.pickAny(id, 0, -1)).body;
      await reader.until((it) => (it.frames().at(-1)?.revision ?? 0) >= revision && isAsked());
    }
    expect(warned).not.toHaveBeenCalled();
    reader.close();
    await server.close();
  },
);

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

test('a bot that finds no thread in its time picks at random where somebody waits, and only there', async () => {
  const server = await startServer({ TAVOLA_BOT_LIMIT: '300', TAVOLA_BOT_WORKERS: '1' });
  const { bots } = server.tavola;
  const table = Table.start(skirmish, { seats: 2, chance: fairChance('late') });
  const seat = table.pending[0] as number;
  const ask = (person: string, rank: 0 | 2, read: PickRequest['read']) =>
    bots.think({
      seat,
      level: 'hard',
      milliseconds: 100,
      claim: () => ({ rank, people: [person], match: person }),
      read,
    });
  for (const person of ['mallory', 'milo']) void ask(person, 0, () => new Promise(() => {}));
  let isAnswered = false;
  const unwatched = ask('nobody', 2, (look) => look(table)).then(() => {
    isAnswered = true;
  });
  const option = await ask('ana', 0, (look) => look(table));
  expect(table.decision(seat)?.options.map(({ id }) => id)).toContain(option);
  expect(isAnswered).toBe(false);
  void unwatched;
  await server.close();
});

test('the bot of a person answers while others wait for the longest hints', async () => {
  const server = await startServer({ TAVOLA_BOT_WORKERS: '1' });
  const ana = await Client.guest(server.base, 'Ana');
  const { id } = await ana.newMatch('evenfall', [{ kind: 'me' }, bot]);
  const reader = await ana.read(id);
  await reader.until((it) => it.frames().at(-1)?.seats[0]?.decision != null);
  const hints: Promise<unknown>[] = [];
  const readers: Reader[] = [];
  let given = 0;
  for (const name of ['Mallory', 'Milo']) {
    const other = await Client.guest(server.base, name);
    const table = await other.newMatch('evenfall', [{ kind: 'me' }, { kind: 'bot', level: 'easy' }]);
    const looking = await other.read(table.id);
    await looking.until((it) => it.frames().at(-1)?.seats[0]?.decision != null);
    readers.push(looking);
    hints.push(
      other.call('POST', `/api/matches/${table.id}/hint`, { strength: 'strong', seconds: 30 }).then(
        () => given++,
        () => {},
      ),
    );
  }
  const { revision } = (await ana.pickAny(id, 0, -1)).body;
  const since = performance.now();
  await reader.until((it) => (it.frames().at(-1)?.revision ?? 0) > revision || it.frames().at(-1)?.outcome != null);
  if (process.env.TAVOLA_TELL) console.log(`hard answered in ${Math.round(performance.now() - since)} ms`);
  expect(given).toBeLessThan(2);
  for (const it of [reader, ...readers]) it.close();
  await server.close();
  await Promise.all(hints);
}, 120_000);

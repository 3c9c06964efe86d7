import { games } from '@tavola/games/shelf.ts';
import { expect, test } from 'vitest';
import { run } from '../run.ts';

test.each(games.map(({ id }) => id))('in %s what lights up in a first game leads somewhere good', async (id) => {
  const out: string[] = [];
  expect(await run(['newcomer', id, '--games', '60', '--json'], (line) => out.push(line), console.error)).toBe(0);
  const { from, fair } = JSON.parse(out.join(''));
  expect(from).toBeGreaterThan(fair);
});

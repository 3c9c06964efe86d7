import { games } from '@tavola/games/shelf.ts';
import { expect, test } from 'vitest';
import { run } from '../run.ts';

test('a newcomer to Calamandara is asked at most twice per turn besides their own phases', async () => {
  for (const players of [2, 3, 4]) {
    const out: string[] = [];
    const argv = ['prompts', 'calamandara', '--players', String(players), '--games', '6', '--json'];
    expect(await run(argv, (line) => out.push(line), console.error)).toBe(0);
    const rows = out.map((line) => JSON.parse(line)).filter(({ ask }) => ask !== undefined);
    const asked = (ask: string) => {
      const { own, others } = rows.find((row) => row.ask === ask);
      return own + others;
    };
    expect(asked('concerns')).toBeLessThanOrEqual(2);
    expect(asked('always')).toBeGreaterThan(4 * asked('concerns'));
  }
});

test.each(games.map(({ id }) => id))('%s keeps its budget of questions and touches', async (id) => {
  const out: string[] = [];
  expect(await run(['prompts', id, '--budget'], (line) => out.push(line), console.error), out.join('\n')).toBe(0);
  expect(out).toHaveLength(3);
});

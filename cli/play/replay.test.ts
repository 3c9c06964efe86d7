import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { oath } from '@tavola/games/oath/game.ts';
import { walk } from '@tavola/testing/walk.ts';
import { expect, test } from 'vitest';
import { run } from '../run.ts';

/** A game of a Prince against somebody who plays by chance, told with its reasons. */
async function told(seed: number): Promise<string[]> {
  const { table } = walk(oath, { seats: ['automaton', 'player'], seed, forkEvery: 0, secrecyEvery: 0 });
  const file = join(mkdtempSync(join(tmpdir(), 'tavola-replay-')), 'match.json');
  writeFileSync(file, JSON.stringify(table.log()));
  const lines: string[] = [];
  await run(
    ['replay', file, '--why', '--lang', 'en'],
    (line) => lines.push(line),
    (line) => lines.push(line),
  );
  return lines;
}

const GAME = told(6);

test('--why says each arrow of the Clockwork Prince once, in words', async () => {
  const lines = await GAME;
  const thoughts = lines.filter((line) => line.includes('OATH-9.21'));
  expect(thoughts.length).toBe(lines.filter((line) => /Prince: .* \((top|bottom) (left|right)\)\.$/.test(line)).length);
  for (const line of thoughts) {
    const judged = line.slice(line.indexOf('→ ') + 2).split(/(?<=: (?:yes|no)[^,[]*), /);
    expect(judged.filter((arrow) => !/^[^[\]]+ \[[a-z ]+ arrow.*: .+\]: (yes|no)( \(.*\))?$/.test(arrow))).toEqual([]);
    expect(new Set(judged).size).toBe(judged.length);
  }
});

test('--why names the restriction of a card that no site takes, and no reason that nothing was left to judge by', async () => {
  const lines = await GAME;
  const refused = lines.filter((line) => line.includes('OATH-7.5 '));
  expect(refused.length).toBeGreaterThan(0);
  for (const line of refused) expect(line).toContain('adviser-only');
  expect(lines.filter((line) => line.endsWith('→ '))).toEqual([]);
});

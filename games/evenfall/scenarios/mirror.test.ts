/** The Automa at a real table does exactly what she does in the digital game, in the same words (docs/assistant.md). */
import { type Cost, costRow, meanOf } from '@tavola/testing/effort.ts';
import { describe, expect, test } from 'vitest';
import { difficulties } from '../data/boards.ts';
import { mirrored, taped } from './mirror.ts';

/** Games for each side and difficulty; a campaign plays more (docs/testing.md). */
const GAMES = Number(process.env.TAVOLA_MIRRORS ?? 1);
const tables = (['sun', 'moon'] as const).flatMap((side) => difficulties.map((difficulty) => ({ side, difficulty })));
const costs = { told: [] as Cost[], again: [] as Cost[] };
const sums = { told: newSum(), asked: newSum(), again: newSum() };

describe.each(tables)('$side, $difficulty', ({ side, difficulty }) => {
  test.each(Array.from({ length: GAMES }, (_, i) => i + 1))('game %i, told and asked', (seed) => {
    const tape = taped(side, difficulty, seed);
    const told = mirrored(tape, true);
    const asked = mirrored(tape, false);
    const again = mirrored(tape, false, asked.learned());
    expect(asked.count.turns).toBe(told.count.turns);
    expect(asked.count.printed).toBeGreaterThan(0);
    expect(again.count.printed).toBe(0);
    expect(again.count.asked).toBe(asked.count.asked - asked.count.printed);
    costs.told.push(...told.costs);
    costs.again.push(...again.costs);
    add(sums.told, told);
    add(sums.asked, asked);
    add(sums.again, again);
  });
});

/** What a campaign writes down. */
test.runIf(GAMES > 1)('figures of the campaign', () => {
  console.log(JSON.stringify(sums));
  expect(sums.asked.turns).toBeGreaterThan(0);
});

test('what her turns cost, once the box is known', () => {
  if (GAMES > 1) console.log(JSON.stringify({ first: costRow(costs.told), again: costRow(costs.again) }));
  expect(meanOf(costs.again, ({ words }) => words)).toBeLessThanOrEqual(80);
  expect(meanOf(costs.again, ({ taps }) => taps)).toBeLessThanOrEqual(6);
});

type Count = ReturnType<typeof mirrored>['count'];

function newSum(): Count {
  return { asked: 0, printed: 0, told: 0, answers: 0, turns: 0 };
}
function add(sum: Count, { count }: { readonly count: Count }): void {
  for (const key of Object.keys(sum) as (keyof typeof sum)[]) sum[key] += count[key];
}

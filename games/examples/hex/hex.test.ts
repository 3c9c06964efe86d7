import { refusedOptions } from '@tavola/kernel/host/why-not.ts';
import { realDice } from '@tavola/kernel/rules/chance.ts';
import { Table } from '@tavola/kernel/table/table.ts';
import { countRow } from '@tavola/testing/counts.ts';
import { replayFlaw } from '@tavola/testing/replay.ts';
import { walk } from '@tavola/testing/walk.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hex } from './game.ts';
import { distance, mirrored, nameOf } from './rules/grid.ts';
import { cellOf, type State } from './rules/rules.ts';

const start = (options: object, ...picks: readonly string[]) => {
  const table = Table.start<State>(hex, { seats: 2, options, chance: realDice });
  for (const [n, option] of picks.entries()) table.pick(n % 2, n, option);
  return table;
};

test('HEX-S1 a player who links both of their own sides wins at once', () => {
  const first = ['c1', 'c2', 'c3', 'c4', 'c5'].map((cell) => `place:${cell}`);
  const second = ['a1', 'b1', 'a2', 'b2'].map((cell) => `place:${cell}`);
  const picks = first.flatMap((one, n) => [one, ...(second[n] ? [second[n]] : [])]);
  expect(start({ size: 5 }, ...picks.slice(0, -1)).outcome).toBeNull();
  expect(start({ size: 5 }, ...picks).outcome).toEqual({ winners: [0], reason: 'linked' });
});

test('HEX-S2 a taken cell is refused by its clause', () => {
  const table = start({ size: 5, swap: false }, 'place:c3');
  expect(() => table.pick(1, 1, 'place:c3')).toThrow('NOT_LISTED');
  expect(refusedOptions(table, 1)).toEqual([
    { id: 'place:c3', move: { kind: 'place', cell: 'c3' }, clause: 'HEX-2.1' },
  ]);
});

test('HEX-S3 the first stone may be taken over once, mirrored; without the option it may not', () => {
  const table = start({ size: 5 }, 'place:b4', 'swap');
  expect(table.state.cells[cellOf(table.state, 'd2')]).toBe(1);
  expect(table.state.cells[cellOf(table.state, 'b4')]).toBeNull();
  expect(table.decision(0)?.options.some(({ id }) => id === 'swap')).toBe(false);
  expect(
    start({ size: 5, swap: false }, 'place:b4')
      .decision(1)
      ?.options.some(({ id }) => id === 'swap'),
  ).toBe(false);
});

test('HEX-S4 a full diamond always has exactly one winner', () => {
  fc.assert(
    fc.property(fc.integer({ min: 5, max: 8 }), fc.infiniteStream(fc.boolean()), (size, coins) => {
      const cells = Array.from({ length: size * size }, () => (coins.next().value ? 0 : 1));
      const linked = [0, 1].filter((seat) => distance(cells, size, seat) === 0);
      expect(linked).toHaveLength(1);
    }),
  );
});

test('names and mirrors go there and back', () => {
  for (let cell = 0; cell < 121; cell++) {
    expect(cellOf({ size: 11 }, nameOf(cell, 11))).toBe(cell);
    expect(mirrored(mirrored(cell, 11), 11)).toBe(cell);
  }
});

test('random games of every size end with every stone in its place; logs replay', () => {
  for (let size = 5; size <= 11; size++) {
    walk(hex, { seats: 2, options: { size }, seed: size, forkEvery: 5 });
    expect(replayFlaw(hex, { seats: 2, options: { size }, seed: size })).toBeNull();
  }
});

test('count table', () => {
  expect(countRow(hex, { seats: 2, seed: 1, options: { size: 5 } })).toMatchSnapshot();
});

import { tiny } from '@tavola/testing/tiny.ts';
import { expect, test } from 'vitest';
import { takeSteps } from '../host/gesture.ts';
import { choose } from '../rules/ask.ts';
import { seededChance } from '../rules/chance.ts';
import { Table } from './table.ts';
import { beginningOf, undoOf } from './undo.ts';

const march = tiny({
  setup: () => ({}),
  *play() {
    yield* choose(0, 'from', [{ kind: 'a' }, { kind: 'b' }]);
    yield* choose(0, 'to', [{ kind: 'c' }, { kind: 'd' }]);
    yield* choose(0, 'count', [{ kind: 'one' }, { kind: 'two' }]);
    yield* choose(0, 'more', [{ kind: 'yes' }, { kind: 'no' }]);
    return { winners: [0] } as never;
  },
});

function marched(...steps: readonly (readonly [string, string])[]): Table {
  const table = Table.start(march, { seats: 1, chance: seededChance(1) });
  const all = steps.map(([ask, option]) => ({ ask, option }));
  takeSteps(table, 0, all, (option) => table.pick(0, table.decisionNumber, option));
  return table;
}

test('a gesture is single picks in the log', () => {
  const table = marched(['from', 'a'], ['to', 'd'], ['count', 'two']);
  expect(table.picksFrom(0).map(([, option]) => option)).toEqual(['a', 'd', 'two']);
});

test('a gesture stops where another question is asked, or the option is not offered', () => {
  expect(marched(['from', 'a'], ['count', 'two']).count).toBe(1);
  expect(marched(['from', 'a'], ['to', 'x'], ['count', 'two']).count).toBe(1);
});

test('undo takes a gesture back whole, unless somebody picked since', () => {
  const table = marched(['from', 'a'], ['to', 'd'], ['count', 'two']);
  expect(undoOf(table, 0, undefined, { seat: 0, from: 0, to: 3 })).toEqual({ to: 0, free: true });
  expect(undoOf(table, 0)).toEqual({ to: 2, free: true });
  const gesture = { seat: 0, from: 4, to: 7 };
  expect(beginningOf(gesture, 0, 6, 8)).toBe(6);
  expect(beginningOf(gesture, 1, 6, 7)).toBe(6);
});

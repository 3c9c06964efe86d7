import { play } from '@tavola/testing/play.ts';
import { tiny } from '@tavola/testing/tiny.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { whyNot } from '../host/why-not.ts';
import { Table } from '../table/table.ts';
import { choose } from './ask.ts';
import { seededChance } from './chance.ts';
import { select } from './select.ts';
import { watching } from './watching.ts';

const clearings = [
  { id: 'c1', ruler: 'cats', slots: 0, warriors: 5 },
  { id: 'c2', ruler: 'cats', slots: 1, warriors: 2 },
  { id: 'c3', ruler: 'birds', slots: 2, warriors: 9 },
  { id: 'c4', ruler: 'cats', slots: 2, warriors: 2 },
];
const built = () =>
  select(clearings)
    .where('X-1 ruled', (c) => c.ruler === 'cats')
    .where('X-2 free', (c) => c.slots > 0)
    .least('X-3 warriors', (c) => c.warriors);

describe('select', () => {
  beforeEach(() => {
    watching.traces = true;
  });
  afterEach(() => {
    watching.traces = false;
  });

  test('a tie-break is asked for only in a tie, and is not a reason when it tells nobody apart', () => {
    const fewest = select(clearings).least('X-1', (c) => c.slots);
    expect(fewest.tieBreak((tied) => tied.most('X-2', (c) => c.warriors)).trace.rungs).toHaveLength(1);
    const cats = select(clearings).where('X-1', (c) => c.warriors === 2);
    const clauses = cats
      .tieBreak((tied) => tied.where('X-2', (c) => c.ruler === 'cats'))
      .tieBreak((tied) => tied.most('X-3', (c) => c.slots));
    expect([clauses.best?.id, clauses.trace.rungs.map(({ clause }) => clause)]).toEqual(['c4', ['X-1', 'X-3']]);
  });

  test('narrows step by step and keeps who was left and who fell out', () => {
    const { list, trace } = built().first('X-4 priority', (c) => -c.slots);
    expect(list.map((c) => c.id)).toEqual(['c4']);
    expect(trace.candidates).toEqual(['c1', 'c2', 'c3', 'c4']);
    expect(trace.taken).toEqual([3]);
    expect(trace.rungs.map(({ clause, how, out }) => [clause, how, out])).toEqual([
      ['X-1 ruled', 'where', [2]],
      ['X-2 free', 'where', [0]],
      ['X-3 warriors', 'least', []],
      ['X-4 priority', 'first', [1]],
    ]);
  });

  test('most keeps all that are equal; first keeps the one listed first', () => {
    expect(select([3, 5, 5, 1]).most('X', (n) => n).list).toEqual([5, 5]);
    expect(select(['b', 'a']).first('X').best).toBe('b');
  });

  test('nothing left is not an error', () => {
    const none = select([1, 2])
      .where('X', () => false)
      .most('Y', (n) => n)
      .first('Z');
    expect([none.list, none.best]).toEqual([[], undefined]);
  });

  test('chance decides between equals, and the trace says so', () => {
    const { result } = play(built().random('X-5 dice'), 'pick=1');
    expect(result?.best?.id).toBe('c4');
    expect(result?.trace.rungs.at(-1)).toMatchObject({ clause: 'X-5 dice', how: 'random', out: [1] });
  });

  test('a silent table keeps no trace', () => {
    watching.traces = false;
    expect(built().trace.rungs).toEqual([]);
    expect(built().best?.id).toBe('c2');
  });
});

describe('why not?', () => {
  const game = tiny({
    setup: () => ({ turn: 0, cells: [] as number[] }),
    *play(table) {
      for (; table.state.turn < 4; table.state.turn++) {
        table.checkpoint();
        const free = select([0, 1, 2, 3, 4, 5])
          .where('X-1 the cell is free', (cell) => !table.state.cells.includes(cell))
          .where('X-2 not beside the last', (cell) => Math.abs(cell - (table.state.cells.at(-1) ?? 9)) !== 1)
          .moves((cell) => ({ kind: 'mark', cell }));
        const { cell } = yield* choose(table.state.turn % 2, 'mark', free);
        table.state.cells.push(cell);
      }
      return { winners: [], reason: 'full' };
    },
  });

  test('is answered with the first clause that failed', () => {
    const table = Table.start(game, { seats: 2, chance: seededChance(1) });
    table.pick(0, 0, 'mark:2');
    expect(whyNot(table, 1, 'mark:2')).toBe('X-1 the cell is free');
    expect(whyNot(table, 1, 'mark:3')).toBe('X-2 not beside the last');
    expect(whyNot(table, 1, 'mark:5')).toBeNull();
    expect(whyNot(table, 1, 'mark:99')).toBeNull();
    expect(whyNot(table, 0, 'mark:2')).toBeNull();
  });

  test('costs the table nothing: it is asked of a fork', () => {
    const table = Table.start(game, { seats: 2, chance: seededChance(1) });
    const before = JSON.stringify([table.state, table.log(), table.decision(0)]);
    whyNot(table, 0, 'mark:2');
    expect(JSON.stringify([table.state, table.log(), table.decision(0)])).toBe(before);
    expect(watching.refused?.size ?? 0).toBe(0);
  });
});

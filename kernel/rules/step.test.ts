import { tiny } from '@tavola/testing/tiny.ts';
import { describe, expect, test } from 'vitest';
import { beatsOf, beatsSince } from '../host/beats.ts';
import { explain } from '../host/explain.ts';
import { Table } from '../table/table.ts';
import { choose } from './ask.ts';
import { seededChance } from './chance.ts';
import { select } from './select.ts';
import { step } from './step.ts';
import { watching } from './watching.ts';

type State = { turn: number; cells: number[]; spare: number };

/** A person adds to a cell; then an automaton adds two to the highest cells that are not full, one after another. */
const game = tiny<State>({
  setup: () => ({ turn: 0, cells: [1, 3, 2, 3], spare: 0 }),
  *play(table) {
    const { state } = table;
    for (; state.turn < 3; state.turn++) {
      table.checkpoint();
      const { cell } = (yield* choose(
        0,
        'add',
        [0, 1, 2].map((cell) => ({ kind: 'add', cell })),
      )) as unknown as { cell: number };
      (state.cells[cell] as number)++;
      table.tell({ kind: 'added', cell });
      for (let n = 0; n < 2; n++) {
        const chosen = select([...state.cells.keys()], (at) => `c${at}`)
          .where('X-1', (at) => (state.cells[at] as number) > 0)
          .most('X-2', (at) => state.cells[at] as number)
          .legal('X-3', (at) => (state.cells[at] as number) < 5);
        if (chosen.best === undefined) continue;
        (state.cells[chosen.best] as number) += 1;
        yield* step(table, { kind: 'grew', cell: chosen.best }, { why: chosen });
      }
    }
    return { winners: [0], reason: 'done' };
  },
});
const start = (watched = true) => Table.start<State>(game, { seats: 1, chance: seededChance(1), watched });

describe('a table that gets tired', () => {
  const tired = (isTired: () => boolean) =>
    Table.start<State>(game, { seats: 1, chance: seededChance(1), watched: true, recorded: true, isTired });

  test('stops between two steps, asks nobody, and goes on to the same table', () => {
    const table = tired(() => true);
    const straight = start();
    for (let picks = 0; picks < 3; picks++) {
      straight.pick(0, straight.decisionNumber, 'add:1');
      table.pick(0, table.decisionNumber, 'add:1');
      expect([table.isPaused, table.pending, table.outcome]).toEqual([true, [], null]);
      while (table.isPaused) table.goOn();
      expect([table.state, table.told, table.beats]).toEqual([straight.state, straight.told, straight.beats]);
    }
    expect(table.outcome).toEqual(straight.outcome);
    expect(table.log()).toEqual(straight.log());
  });

  test('is not stopped while picks are played again', () => {
    const table = tired(() => true);
    table.pick(0, 0, 'add:1');
    while (table.isPaused) table.goOn();
    table.rewind(0);
    expect([table.isPaused, table.pending]).toEqual([false, [0]]);
  });

  test('counts steps across stops, so that a rule that never ends is found', () => {
    const endless = tiny<State>({
      setup: () => ({ turn: 0, cells: [], spare: 0 }),
      *play(table) {
        yield* choose(0, 'go', [{ kind: 'go' }], { always: true });
        for (;;) yield* step(table, { kind: 'grew', cell: 0 });
      },
    });
    const table = Table.start<State>(endless, {
      seats: 1,
      chance: seededChance(1),
      recorded: true,
      isTired: () => true,
    });
    table.pick(0, 0, 'go');
    const goOn = () => {
      while (table.isPaused) table.goOn();
    };
    expect(goOn).toThrow('RUNAWAY');
    expect([table.isPaused, table.count, table.pending]).toEqual([false, 0, [0]]);
  });
});

describe('beats', () => {
  test('a pick shows each step with the table as it was then', () => {
    const table = start();
    const told = table.told.length;
    table.pick(0, 0, 'add:1');
    const beats = beatsOf(table, 'spectator', told);
    expect(beats.map(({ events, view }) => [events.map(({ event }) => event.kind), (view as State).cells])).toEqual([
      [
        ['added', 'grew'],
        [1, 5, 2, 3],
      ],
      [['grew'], [1, 5, 2, 4]],
    ]);
  });

  test('the next pick begins again', () => {
    const table = start();
    table.pick(0, 0, 'add:1');
    const told = table.told.length;
    table.pick(0, 1, 'add:0');
    expect(beatsOf(table, 0, told)).toHaveLength(2);
  });

  test('whoever was away sees the same moments', () => {
    const table = start();
    table.pick(0, 0, 'add:1');
    const first = beatsOf(table, 0, 0);
    const told = table.told.length;
    table.pick(0, 1, 'add:0');
    expect(beatsSince(table, 0, 0)).toEqual([...first, ...beatsOf(table, 0, told)]);
  });

  test('a silent table keeps none', () => {
    const table = start(false);
    table.take(0, 1);
    expect(table.beats).toEqual([]);
  });
});

describe('explain', () => {
  test('a choice is explained with every number, best first, and what was not allowed', () => {
    const table = start();
    table.pick(0, 0, 'add:1');
    const n = table.told.findLastIndex(({ reasoned }) => reasoned);
    expect(explain(table, n)).toEqual([
      {
        candidates: ['c0', 'c1', 'c2', 'c3'],
        rungs: [
          { clause: 'X-1', how: 'where', values: [true, true, true, true], out: [] },
          { clause: 'X-2', how: 'most', values: [1, 5, 2, 3], out: [0, 2, 3] },
          { clause: 'X-3', how: 'legal', values: [null, false, null, true], out: [1] },
        ],
        taken: [3],
      },
    ]);
  });

  test('every reasoned event of a game can be explained, also long after; the others have no reason', () => {
    const table = start();
    for (const cell of [1, 0, 2]) table.pick(0, table.decisionNumber, `add:${cell}`);
    const explained = table.told.map((_, n) => explain(table, n).length);
    expect(explained).toEqual(table.told.map(({ reasoned }) => (reasoned ? 1 : 0)));
    const chosen = table.told.map(({ event }, n) => [
      (event as { cell?: number }).cell,
      explain(table, n)[0]?.taken[0] ?? (event as { cell?: number }).cell,
    ]);
    for (const [done, taken] of chosen) expect(taken).toBe(done);
  });

  test('nothing of it is kept with the events', () => {
    const table = start();
    table.pick(0, 0, 'add:1');
    expect(table.told.every(({ why }) => why === null)).toBe(true);
    expect(watching.traces).toBe(false);
    expect(table.eventsFor(0).filter(({ reasoned }) => reasoned)).toHaveLength(2);
  });
});

describe('ranked choice', () => {
  const items = [
    { id: 'a', n: 2, m: 1 },
    { id: 'b', n: 3, m: 5 },
    { id: 'c', n: 3, m: 4 },
    { id: 'd', n: 2, m: 9 },
  ];
  const ranked = () =>
    select(items)
      .most('X', ({ n }) => n)
      .least('Y', ({ m }) => m);
  const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id).join('');

  test('all candidates are ranked, ties in the order in which they were listed', () => {
    expect(ids(ranked().ranking())).toBe('cbad');
    expect(
      ids(
        select(items)
          .most('X', () => 0)
          .ranking(),
      ),
    ).toBe('abcd');
  });

  test('one, some or all are taken', () => {
    expect(ids(ranked().take(1).list)).toBe('c');
    expect(ids(ranked().take(3).list)).toBe('cba');
    expect(ids(ranked().take(9).list)).toBe('cbad');
  });

  test('the best that is allowed, and the next ones', () => {
    expect(ids(ranked().legal('Z', ({ id }) => id !== 'c').list)).toBe('b');
    expect(ids(ranked().legal('Z', ({ id }) => id !== 'b', 2).list)).toBe('ca');
    expect(ids(ranked().legal('Z', () => false).list)).toBe('');
  });
});

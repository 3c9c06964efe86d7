import { tiny } from '@tavola/testing/tiny.ts';
import { pickAtRandom } from '@tavola/testing/walk.ts';
import { describe, expect, test } from 'vitest';
import { choose } from '../rules/ask.ts';
import { roll, seededChance } from '../rules/chance.ts';
import { seededRng, shuffleInPlace } from '../rules/rng.ts';
import type { LogPick } from './log.ts';
import { Table } from './table.ts';
import { learnedSince, undo, undoOf } from './undo.ts';

type State = { deck: string[]; seen: (string | null)[]; coins: number[]; turn: number };

/** Seat by seat: pay, peek at the top card, show it to the neighbour, or roll; `done` ends the turn. */
const fair = tiny<State>({
  setup: () => ({ deck: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'], seen: [null, null], coins: [9, 9], turn: 0 }),
  *play(table) {
    const { state } = table;
    for (; state.turn < 6; state.turn++) {
      table.checkpoint();
      const seat = state.turn % 2;
      for (;;) {
        const { kind } = yield* choose(
          seat,
          'act',
          ['pay', 'peek', 'whisper', 'roll', 'done'].map((kind) => ({ kind })),
        );
        if (kind === 'done') break;
        if (kind === 'pay') state.coins[seat] = (state.coins[seat] ?? 0) - 1;
        if (kind === 'peek') state.seen[seat] = state.deck[0] ?? null;
        if (kind === 'whisper') table.tell({ kind: 'whispered' }, { to: 1 - seat, also: { card: state.deck[0] } });
        if (kind === 'roll') state.coins[seat] = (state.coins[seat] ?? 0) + (yield* roll(6));
      }
    }
    return { winners: [0], reason: 'done' };
  },
  view: ({ seen, coins, turn }, viewer) => ({ coins, turn, seen: typeof viewer === 'number' ? seen[viewer] : null }),
  redeal: (state, seat, rng) => {
    const known = state.seen[seat];
    const rest = shuffleInPlace(
      state.deck.filter((card) => card !== known),
      rng,
    );
    state.deck = known ? [known, ...rest] : rest;
  },
});
const after = (...picks: string[]) => {
  const table = Table.start<State>(fair, { seats: 2, chance: seededChance(2) });
  for (const pick of picks) table.pick(table.pending[0] as number, table.count, pick);
  return table;
};

describe('undo is free', () => {
  test('for a pick that told nobody anything', () => {
    const table = after('pay', 'pay');
    expect(undoOf(table, 0)).toEqual({ to: 1, free: true });
    undo(table, 0, [0, 1], []);
    undo(table, 0, [0, 1], []);
    expect(table.state.coins).toEqual([9, 9]);
    expect(table.log().picks).toEqual([]);
  });

  test('also for the pick that ended their own turn, while the other has not picked', () => {
    const table = after('pay', 'done');
    undo(table, 0, [0, 1], []);
    expect(table.pending).toEqual([0]);
  });
});

describe('the information barrier', () => {
  test.each([
    ['the picker saw a hidden card', ['peek'], 0],
    ['somebody was told a secret', ['whisper'], 0],
    ['dice were rolled', ['roll'], 0],
    ['another seat has picked', ['done', 'pay'], 0],
  ])('%s', (_, picks, seat) => {
    const table = after(...(picks as string[]));
    expect(undoOf(table, seat as number)?.free).toBe(false);
    expect(() => undo(table, seat as number, [0, 1], [])).toThrow('UNDO_NEEDS_CONSENT {"of":[1]}');
    undo(table, seat as number, [0, 1], [1]);
    expect(table.log().picks).toEqual([]);
  });

  test('looking again at a card that is known already is not a barrier', () => {
    const table = after('peek', 'peek');
    expect(undoOf(table, 0)).toEqual({ to: 1, free: true });
  });

  test.each([
    ['another picked openly', ['done', 'pay', 'pay'], false],
    ['another saw a card, which tells the first nothing', ['done', 'peek'], false],
    ['another rolled', ['done', 'roll'], true],
    ['another was told a secret', ['done', 'whisper'], true],
    ['the picker saw a card before the other picked', ['peek', 'done', 'pay'], true],
  ])('%s: learned %s', (_, picks, learned) => {
    expect(learnedSince(after(...(picks as string[])), 0, 0)).toBe(learned);
  });

  test('alone among bots nobody need be asked', () => {
    const table = after('roll');
    undo(table, 0, [0], []);
    expect(table.count).toBe(0);
  });

  test('who has not picked has nothing to take back', () => {
    expect(undoOf(after('pay'), 1)).toBeNull();
    expect(() => undo(after('pay'), 1, [0, 1], [])).toThrow('UNDO_NOTHING');
  });
});

test('undo and redo is the identity at every pick of a game, dice included', () => {
  const table = after();
  const rng = seededRng(4);
  while (!table.outcome) {
    pickAtRandom(table, rng);
    const log = table.log();
    const before = JSON.stringify([log, table.told, table.state]);
    const seat = log.picks.findLast(([picker]) => picker >= 0)?.[0] as number;
    undo(table, seat, [0, 1], [0, 1]);
    table.pick(seat, table.count, log.picks[table.count]?.[1] ?? '');
    expect(JSON.stringify([table.log(), table.told, table.state])).toBe(before);
  }
});

test('a table that goes on from a checkpoint can be looked at again from there, however many turns it has seen since', () => {
  const first = after('pay', 'done');
  const point = first.lastCheckpoint as NonNullable<typeof first.lastCheckpoint>;
  // As a host keeps it: with a field of its own, and without the picks before it.
  const kept = { ...point, told: 7 };
  const log = { ...first.log(), picks: first.log().picks.map((): LogPick => [-1, '']), checks: [] };
  const table = Table.resume<State>(fair, log, { chance: seededChance(2), checkpoint: kept });
  for (const pick of ['pay', 'done', 'done', 'done', 'pay']) table.pick(table.pending[0] as number, table.count, pick);
  const back = table.fork({ chance: seededChance(2), at: point.picks });
  expect(back.state).toEqual(point.state);
  expect(learnedSince(table, 1, point.picks)).toBe(false);
});

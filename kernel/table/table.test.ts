import { type Tiny, tiny } from '@tavola/testing/tiny.ts';
import { describe, expect, test } from 'vitest';
import { skirmish } from '../fixtures/skirmish/game.ts';
import { choose, type Move, type Rules, together } from '../rules/ask.ts';
import { roll, seededChance, shuffle } from '../rules/chance.ts';
import { TableError } from '../rules/errors.ts';
import { MOST_QUIET_STEPS } from '../rules/pace.ts';
import { seededRng } from '../rules/rng.ts';
import { Table } from './table.ts';

type Market = { hands: number[][]; bids: number[]; round: number };
type Bid = Move & { card: number };

/** Each round every seat bids a hidden card; then one die is rolled. */
function* market(table: Tiny<Market>): Rules<{ winners: number[]; reason: string }> {
  const { state } = table;
  for (; state.round < 3; state.round++) {
    table.checkpoint();
    const cards = (seat: number): Bid[] => (state.hands[seat] ?? []).map((card) => ({ kind: 'bid', card }));
    const bids = yield* together(state.hands.map((_, seat) => ({ seat, ask: 'bid', options: () => cards(seat) })));
    for (const [seat, { card }] of bids.entries())
      state.hands[seat] = (state.hands[seat] ?? []).filter((held) => held !== card);
    state.bids.push(...bids.map((bid) => bid.card), yield* roll(6));
    table.tell({ kind: 'sold', bids: state.bids.slice() }, { to: 0, also: { note: 'to the first' } });
  }
  return { winners: [0], reason: 'closed' };
}
const marketGame = tiny<Market>({
  *setup() {
    const deck = yield* shuffle([1, 2, 3, 4, 5, 6, 7, 8]);
    return { hands: [deck.slice(0, 4), deck.slice(4)], bids: [], round: 0 };
  },
  play: market,
  view: (state, viewer) => ({
    ...state,
    hands: state.hands.map((hand, seat) => (seat === viewer ? hand : hand.length)),
  }),
});
const start = (seats = 2) => Table.start<Market>(marketGame, { seats, chance: seededChance(5) });
const codeOf = (act: () => void) => {
  try {
    act();
  } catch (error) {
    return error instanceof TableError ? { code: error.code, ...error.detail } : error;
  }
  return null;
};
const idOf = (table: Table, seat: number, i = 0) => table.decision(seat)?.options[i]?.id ?? '';

describe('starting', () => {
  test('fills options in with their defaults', () => {
    expect(Table.start(marketGame, { seats: 2, chance: seededChance(1) }).options).toEqual({ size: 3 });
  });

  test.each([
    [{ seats: 0 }, { code: 'BAD_SEATS', min: 1, max: 4 }],
    [{ seats: 5 }, { code: 'BAD_SEATS', min: 1, max: 4 }],
    [
      { seats: 2, options: { size: 0 } },
      { code: 'BAD_OPTIONS', field: 'size' },
    ],
    [
      { seats: 2, options: { colour: 'red' } },
      { code: 'BAD_OPTIONS', field: 'colour' },
    ],
    [
      { seats: 2, options: { size: 101 } },
      { code: 'BAD_OPTIONS', reason: 'too-big' },
    ],
  ])('%o is refused with a code', (setup, expected) => {
    expect(codeOf(() => Table.start(marketGame, { ...setup, chance: seededChance(1) }))).toEqual(expected);
  });
});

describe('picks', () => {
  test('sealed: pending shrinks, nobody sees the pick before all are in', () => {
    const table = start();
    const before = JSON.stringify([table.view(1), table.decision(1), table.eventsFor(1)]);
    table.pick(0, 1, idOf(table, 0));
    expect(table.pending).toEqual([1]);
    expect(JSON.stringify([table.view(1), table.decision(1), table.eventsFor(1)])).toBe(before);
    table.pick(1, 1, idOf(table, 1));
    expect(table.state.bids).toHaveLength(3);
    expect(table.pending).toEqual([0, 1]);
  });

  test('what is wrong is refused by code, says nothing of the options and changes nothing', () => {
    const table = start();
    const before = JSON.stringify([table.state, table.log(), table.told]);
    expect(codeOf(() => table.pick(0, 1, 'bid:99'))).toEqual({ code: 'NOT_LISTED', decision: 1 });
    expect(codeOf(() => table.pick(0, 0, idOf(table, 0)))).toEqual({ code: 'STALE_DECISION', decision: 1 });
    expect(codeOf(() => table.pick(3, 1, 'bid:1'))).toEqual({ code: 'NOT_YOUR_DECISION' });
    expect(JSON.stringify([table.state, table.log(), table.told])).toBe(before);
    table.pick(0, 1, idOf(table, 0));
    expect(codeOf(() => table.pick(0, 1, 'bid:1'))).toEqual({ code: 'NOT_YOUR_DECISION' });
  });

  test('after the end nothing is asked and nothing can be picked', () => {
    const table = start();
    while (!table.outcome)
      table.pick(
        table.pending[0] as number,
        table.decision(table.pending[0] as number)?.number ?? 0,
        idOf(table, table.pending[0] as number),
      );
    expect(table.outcome).toEqual({ winners: [0], reason: 'closed' });
    expect(table.pending).toEqual([]);
    expect(codeOf(() => table.pick(0, table.count, 'bid:1'))).toEqual({ code: 'GAME_OVER' });
  });

  test('two options with the same id are a bug', () => {
    const table = Table.start(tinyAsk([{ kind: 'a' }, { kind: 'a' }]), { seats: 1, chance: seededChance(1) });
    expect(() => table.decision(0)).toThrow('two options share an id: a a');
  });
});

describe('events', () => {
  test('the secret part reaches only whom it concerns', () => {
    const table = start();
    for (const seat of [0, 1]) table.pick(seat, 1, idOf(table, seat));
    const [event] = table.eventsFor(0);
    expect(event?.event).toMatchObject({ kind: 'sold', note: 'to the first' });
    for (const viewer of [1, 'spectator'] as const)
      expect(table.eventsFor(viewer)[0]?.event).not.toHaveProperty('note');
    expect(table.eventsFor(1, 5)).toEqual([]);
  });

  test('a silent table keeps none, and plays the same game', () => {
    const silent = Table.start<Market>(marketGame, {
      seats: 2,
      chance: seededChance(5),
      watched: false,
      recorded: false,
    });
    const watched = start();
    for (const seat of [0, 1]) {
      silent.take(seat, 0);
      watched.take(seat, 0);
    }
    expect(silent.told).toEqual([]);
    expect(silent.state).toEqual(watched.state);
    expect(() => silent.log()).toThrow('keeps no transcript');
  });
});

describe('no runaway', () => {
  test.each<[string, (table: Tiny<object>) => Rules]>([
    [
      'rolls for ever',
      function* () {
        for (;;) yield* roll(6);
      },
    ],
    [
      'tells for ever',
      function* (table) {
        for (;;) table.tell({ kind: 'again' });
      },
    ],
    [
      'takes single options for ever',
      function* () {
        for (;;) yield* choose(0, 'a', [{ kind: 'a' }]);
      },
    ],
  ])('a rule that %s is stopped with a code', (_, rule) => {
    const game = tiny<object>({
      setup: () => ({}),
      *play(table) {
        yield* rule(table);
        return { winners: [], reason: '' };
      },
    });
    expect(codeOf(() => Table.start(game, { seats: 1, chance: seededChance(1) }))).toEqual({
      code: 'RUNAWAY',
      steps: MOST_QUIET_STEPS,
    });
  });
});

test('a pick at which the rules break is taken back, and the table goes on', () => {
  const game = tiny<{ coins: number }>({
    setup: () => ({ coins: 3 }),
    *play(table) {
      for (;;) {
        table.checkpoint();
        const { kind } = yield* choose(0, 'act', [{ kind: 'pay' }, { kind: 'break' }, { kind: 'stop' }]);
        table.state.coins--;
        if (kind === 'break') throw new Error('X-1: a bug in the rules');
        if (kind === 'stop') return { winners: [0], reason: 'stopped' };
      }
    },
  });
  const table = Table.start<{ coins: number }>(game, { seats: 1, chance: seededChance(1) });
  table.pick(0, 0, 'pay');
  const before = JSON.stringify(table.log());
  expect(() => table.pick(0, 1, 'break')).toThrow('X-1');
  expect([table.state.coins, JSON.stringify(table.log())]).toEqual([2, before]);
  table.pick(0, 1, 'stop');
  expect(table.outcome?.winners).toEqual([0]);
});

describe('forks', () => {
  test('go their own way', () => {
    const table = start();
    table.pick(0, 1, idOf(table, 0));
    const fork = table.fork({ chance: seededChance(9) });
    expect(fork.pending).toEqual([1]);
    fork.take(1, 0);
    expect(table.pending).toEqual([1]);
    expect(table.state.bids).toEqual([]);
  });

  test('at an earlier pick show the game as it was', () => {
    const table = start();
    const first = JSON.stringify(table.view(0));
    for (const seat of [0, 1]) table.pick(seat, 1, idOf(table, seat));
    const fork = table.fork({ chance: seededChance(9), at: 1 });
    expect(JSON.stringify(fork.view(0))).toBe(first);
    expect(fork.pending).toEqual([0, 1]);
  });

  test('after a redeal the sealed options of the others are listed again', () => {
    const redeal = (state: Market, seat: number) => {
      state.hands[1 - seat] = [77];
    };
    const game = { ...marketGame, redeal };
    const table = Table.start<Market>(game, { seats: 2, chance: seededChance(5) });
    const fork = table.fork({ chance: seededChance(9) });
    fork.redeal(0, seededRng(1));
    expect(fork.question(1)?.options).toEqual([{ kind: 'bid', card: 77 }]);
    expect(fork.question(0)?.options).toHaveLength(4);
  });
});

test('the view of a spectator holds no hand', () => {
  const table = Table.start(skirmish, { seats: 2, chance: seededChance(3) });
  expect(table.view('spectator')).toMatchObject({ players: [{ hand: 4 }, { hand: 4 }] });
  expect(table.view(1)).toMatchObject({ players: [{ hand: 4 }, { hand: { length: 4 } }] });
});

function tinyAsk(options: readonly Move[]) {
  return tiny<object>({
    setup: () => ({}),
    *play() {
      yield* choose(0, 'a', options);
      return { winners: [], reason: '' };
    },
  });
}

test('a table resumed from its checkpoint hears what was told after it, and no more', () => {
  const table = Table.start(skirmish, { seats: 2, chance: seededChance(4) });
  for (let i = 0; i < 30 && table.outcome === null; i++) {
    const seat = table.pending[0] as number;
    table.take(seat, i % (table.question(seat)?.options.length ?? 1));
  }
  const checkpoint = table.lastCheckpoint ?? undefined;
  const resumed = Table.resume(skirmish, table.log(), { chance: seededChance(4), checkpoint });
  expect(table.told.slice(table.toldAtCheckpoint)).toEqual(resumed.told);
  expect(table.picksFrom(table.count - 3)).toEqual(table.log().picks.slice(-3));
});

import { tiny } from '@tavola/testing/tiny.ts';
import { expect, test } from 'vitest';
import { choose, type Move, type Seat, together } from '../rules/ask.ts';
import { seededChance } from '../rules/chance.ts';
import type { AnyGame } from '../rules/game.ts';
import { Table } from '../table/table.ts';
import { orderAfterAsking, orderAfterPick, type StandingOrder, standingPass, USUAL_ORDER } from './standing.ts';

type State = { turn: Seat; hands: string[][]; about: Seat };
type Seen = { turn: Seat; about: Seat; hand: readonly string[] };

/** Seat 0 attacks seat `about`; every seat may answer with a card it holds. */
const game: AnyGame = {
  ...tiny<State>({
    setup: () => ({ turn: 0, hands: [['helm'], ['helm', 'echo'], [], ['echo']], about: 1 }),
    *play(table) {
      for (;;) {
        table.checkpoint();
        const attack = [1, 2].map((about) => ({ kind: 'attack', about }));
        const { about } = (yield* choose(table.state.turn, 'turn', attack)) as unknown as { about: Seat };
        table.state.about = about;
        const cards = (seat: Seat) => table.state.hands[seat]?.map((card) => ({ kind: 'use', card })) ?? [];
        const options = (seat: Seat): readonly Move[] => [...cards(seat), { kind: 'pass' }];
        const asked = table.seats.map((_, seat) => ({ seat, ask: 'window', options: () => options(seat) }));
        yield* together(asked);
      }
    },
    view: ({ turn, about, hands }, eyes): Seen => ({ turn, about, hand: hands[eyes as number] ?? [] }),
  }),
  reactions: {
    windows: ['window'],
    concerns: ({ about }: Seen, seat: Seat) => about === seat,
    card: (move: Move & { readonly card?: string }) => move.card ?? null,
  },
  turn: ({ turn }: Seen) => turn,
};

const attacked = (about: Seat) => {
  const table = Table.start(game, { seats: 4, chance: seededChance(1) });
  table.pick(0, 0, `attack:${about}`);
  return table;
};
const alone = { sharesScreen: false };
const order = (change: Partial<StandingOrder>): StandingOrder => ({ ...USUAL_ORDER, ...change });
const asked = (table: Table, change: Partial<StandingOrder>, company = alone) =>
  [0, 1, 2, 3].filter((seat) => standingPass(table, seat, order(change), company) === null);

test('by default a person is asked when it concerns them and they can answer', () => {
  expect(asked(attacked(1), {})).toEqual([1]);
  expect(asked(attacked(2), {})).toEqual([]);
  expect(standingPass(attacked(2), 1, USUAL_ORDER, alone)).toBe('pass');
});

test('the other wishes: whenever able, always, never until my turn', () => {
  expect(asked(attacked(1), { ask: 'able' })).toEqual([0, 1, 3]);
  expect(asked(attacked(1), { ask: 'always' })).toEqual([0, 1, 2, 3]);
  expect(asked(attacked(1), { ask: 'never' })).toEqual([0]);
});

test('an armed card asks when it can be used, whatever the wish', () => {
  expect(asked(attacked(2), { armed: ['echo'] })).toEqual([1, 3]);
  expect(asked(attacked(2), { ask: 'never', armed: ['echo'] })).toEqual([0, 1, 3]);
});

test('a stop asks at the next moment, once', () => {
  const table = attacked(2);
  expect(asked(table, { stop: true })).toEqual([0, 1, 2, 3]);
  expect(orderAfterPick(order({ stop: true }))).toEqual(USUAL_ORDER);
  expect(orderAfterPick(USUAL_ORDER)).toBeNull();
});

test('at a shared screen nothing depends on how many answers a hidden hand has', () => {
  expect(asked(attacked(2), {}, { sharesScreen: true })).toEqual([2]);
  expect(asked(attacked(1), { ask: 'able' }, { sharesScreen: true })).toEqual([0, 1, 2, 3]);
});

test('what is not a window is always asked, and ends "never until my turn"', () => {
  const table = Table.start(game, { seats: 4, chance: seededChance(1) });
  expect(standingPass(table, 0, order({ ask: 'never' }), alone)).toBeNull();
  expect(orderAfterAsking(table, 0, order({ ask: 'never' }))).toEqual(USUAL_ORDER);
  expect(orderAfterAsking(table, 1, order({ ask: 'never' }))).toBeNull();
});

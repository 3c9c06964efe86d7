import { tiny } from '@tavola/testing/tiny.ts';
import { describe, expect, test } from 'vitest';
import { choose, type Seat } from '../rules/ask.ts';
import { seededChance } from '../rules/chance.ts';
import type { AnyGame } from '../rules/game.ts';
import { dealAgain } from '../rules/pile.ts';
import { seededRng } from '../rules/rng.ts';
import { Table } from '../table/table.ts';
import { patched } from './patch.ts';
import { rehearsed, stopOf, stoppedBy } from './plan.ts';

type State = { turn: Seat; coins: number[]; deck: string[]; hands: string[][] };

const draw = ({ deck, hands }: State, seat: Seat) => hands[seat]?.push(deck.pop() as string);

/** Two seats take turns: each pays or draws as often as it likes. Somebody without a card draws one as the turn begins. */
const market: AnyGame = {
  ...tiny<State>({
    // Whatever is drawn, it is nearly always an a.
    setup: () => ({
      turn: 0,
      coins: [9, 9],
      deck: ['b', ...new Array<string>(99).fill('a')],
      hands: [['c'], ['d']],
    }),
    *play(table) {
      const { state } = table;
      for (;;) {
        table.checkpoint();
        if (state.hands[state.turn]?.length === 0) draw(state, state.turn);
        for (;;) {
          const moves = ['pay', 'draw', 'drop', 'done'].map((kind) => ({ kind }));
          const { kind } = yield* choose(state.turn, 'act', moves);
          if (kind === 'done') break;
          if (kind === 'pay') state.coins[state.turn] = (state.coins[state.turn] as number) - 1;
          if (kind === 'draw') draw(state, state.turn);
          if (kind === 'drop') state.hands[state.turn] = [];
          table.tell({ kind });
        }
        state.turn = 1 - state.turn;
      }
    },
    view: ({ turn, coins, deck, hands }, eyes) => ({
      turn,
      coins: [...coins],
      deck: deck.length,
      hands: hands.map((hand, seat) => (seat === eyes ? hand : hand.length)),
    }),
    redeal: ({ deck, hands }, seat, rng) => dealAgain([deck, hands[1 - seat] as string[]], rng),
  }),
  turn: (view: Pick<State, 'turn'>) => view.turn,
  rehearse: (state: State, seat: Seat) => {
    state.turn = seat;
    return true;
  },
  readings: { lost: ({ coins }: State, seat: Seat) => [coins[seat] as number], named: {} },
};

const start = () => Table.start<State>(market, { seats: 2, chance: seededChance(1) });
const steps = (...options: string[]) => options.map((option) => ({ ask: 'act', option }));

describe('a rehearsal', () => {
  test('shows what the steps lead to, step by step, and nothing of it is on the table', () => {
    const table = start();
    const before = JSON.stringify([table.state, table.log()]);
    const { table: at, start: view, steps: planned, end } = rehearsed(table, 1, steps('pay', 'pay'), seededRng(1));
    expect(end).toBeNull();
    expect(planned.map(({ effect }) => effect)).toEqual(['[{"kind":"pay"}]', '[{"kind":"pay"}]']);
    const after = planned.reduce((seen, { change }) => (change ? patched(seen, change) : seen), view);
    expect(after).toEqual(at.view(1));
    expect(after).toMatchObject({ coins: [9, 7] });
    expect(JSON.stringify([table.state, table.log()])).toBe(before);
  });

  test('ends with a card that nobody has turned up, however likely it is', () => {
    const { end, steps: planned } = rehearsed(start(), 1, steps('pay', 'draw'), seededRng(1));
    expect(end).toBe('chance');
    expect(planned[1]).toMatchObject({ effect: '[]', change: null });
    expect(() => rehearsed(start(), 1, steps('pay', 'draw', 'pay'), seededRng(1))).toThrow('PLAN_STALE {"step":2}');
  });

  test('ends with the turn', () => {
    expect(rehearsed(start(), 1, steps('done'), seededRng(1)).end).toBe('others');
  });

  test('is not possible of a turn that begins with an unknown card', () => {
    const table = start();
    for (const option of ['done', 'drop', 'done']) table.pick(table.pending[0] as Seat, table.decisionNumber, option);
    expect(() => rehearsed(table, 1, [], seededRng(1))).toThrow('NO_REHEARSAL');
  });
});

test('a step is played as long as it is what was foreseen', () => {
  const table = start();
  const { steps: planned } = rehearsed(table, 1, steps('pay', 'pay'), seededRng(1));
  const judged = (next: number) => stopOf(table, 1, planned, next, { stops: ['effect', 'lost'], since: null });
  expect(judged(0)).toEqual(stoppedBy('question'));
  table.pick(0, table.decisionNumber, 'done');
  expect(judged(0)).toBeNull();
  table.state.coins[1] = 8;
  expect(judged(0)).toEqual(stoppedBy('lost'));
  expect(judged(1)).toBeNull();
});

import { tiny } from '@tavola/testing/tiny.ts';
import { describe, expect, test } from 'vitest';
import { choose } from '../rules/ask.ts';
import { roll, seededChance } from '../rules/chance.ts';
import { shuffleInPlace } from '../rules/rng.ts';
import { pause } from '../rules/step.ts';
import { Table } from '../table/table.ts';
import { previewOf } from './preview.ts';

type State = { deck: string[]; hand: string[]; coins: number; stolen: number };

/** One seat acts: pays, draws a hidden card, rolls, hands over to an automaton, or ends the game. */
const market = tiny<State>({
  setup: () => ({ deck: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'], hand: [], coins: 9, stolen: 0 }),
  *play(table) {
    const { state } = table;
    for (;;) {
      const moves = ['pay', 'draw', 'roll', 'wait', 'end'].map((kind) => ({ kind }));
      const { kind } = yield* choose(0, 'act', moves);
      if (kind === 'end') return { winners: [0], reason: 'done' };
      if (kind === 'pay') {
        state.coins--;
        table.tell({ kind: 'paid' });
      }
      if (kind === 'draw') {
        state.coins--;
        table.tell({ kind: 'paid' });
        const card = state.deck.pop() as string;
        state.hand.push(card);
        table.tell({ kind: 'drew' }, { to: 0, also: { card } });
      }
      if (kind === 'roll') state.coins += yield* roll(6);
      if (kind === 'wait') {
        table.tell({ kind: 'waited' });
        yield* pause(table);
        state.stolen++;
        table.tell({ kind: 'stole' });
        yield* pause(table);
      }
    }
  },
  view: ({ hand, coins, stolen }, viewer) => ({ coins, stolen, hand: viewer === 0 ? hand : hand.length }),
  redeal: (state, _, rng) => {
    shuffleInPlace(state.deck, rng);
  },
});
const start = () => Table.start<State>(market, { seats: 2, chance: seededChance(1) });
const from = (state: State) => ({
  chance: seededChance(1),
  recorded: true,
  checkpoint: { picks: 0, chance: 0, state },
});
const told = ({ events }: ReturnType<typeof previewOf>) => events.map(({ event }) => event.kind);

describe('a preview', () => {
  test('tells what is certain, shows the table as it will be, and changes nothing', () => {
    const table = start();
    const before = JSON.stringify([table.state, table.log()]);
    const preview = previewOf(table, 0, 'pay');
    expect(told(preview)).toEqual(['paid']);
    expect(preview).toMatchObject({ view: { coins: 8 }, next: 'you', ask: 'act' });
    expect(JSON.stringify([table.state, table.log()])).toBe(before);
  });

  test('stops before a hidden card, which it neither names nor shows', () => {
    const preview = previewOf(start(), 0, 'draw');
    expect(told(preview)).toEqual(['paid']);
    expect(preview).toMatchObject({ view: null, next: 'chance', ask: null });
  });

  test('stops before a die', () => {
    expect(previewOf(start(), 0, 'roll')).toMatchObject({ events: [], next: 'chance' });
  });

  test('stops before the first step of somebody else', () => {
    const preview = previewOf(start(), 0, 'wait');
    expect(told(preview)).toEqual(['waited']);
    expect(preview).toMatchObject({ view: { stolen: 0 }, next: 'others' });
  });

  test('stops before a hidden card even where nearly all are the same', () => {
    const table = start();
    const hundred = new Array<string>(100).fill('a');
    Object.assign(table.state, { deck: ['b', ...hundred] });
    const preview = previewOf(
      Table.resume(market, { ...table.log(), picks: [], checks: [] }, from(table.state)),
      0,
      'draw',
    );
    expect(told(preview)).toEqual(['paid']);
    expect(preview).toMatchObject({ view: null, next: 'chance', ask: null });
  });

  test('says when the game would be over, and refuses what is not offered', () => {
    expect(previewOf(start(), 0, 'end').next).toBe('end');
    expect(() => previewOf(start(), 0, 'fly')).toThrow('NOT_LISTED');
  });
});

import { tiny } from '@tavola/testing/tiny.ts';
import { expect, test } from 'vitest';
import { Table } from '../table/table.ts';
import { undo, undoOf } from '../table/undo.ts';
import { readLog, verify } from '../table/verify.ts';
import { CHANCE, choose } from './ask.ts';
import { peoplesChance, pick, realDice, roll, seededChance, shuffle } from './chance.ts';
import { dealAgain, draw, drawSome } from './pile.ts';
import { seededRng } from './rng.ts';

type State = { deck: string[]; hands: string[][]; dice: number[]; turn: number };

/** Two seats: each draws two cards unseen, then in turn they draw one openly and roll. */
const game = tiny<State>({
  *setup() {
    const deck = yield* shuffle(['ace', 'ace', 'king', 'queen', 'jack', 'ten']);
    const hands = [yield* drawSome(deck, 2, 'deal', String, 0), yield* drawSome(deck, 2, 'deal', String, 1)];
    const turn = yield* pick([0, 1], 'begins', (seat) => `seat-${seat}`);
    return { deck, hands, dice: [], turn };
  },
  *play(table) {
    const { state } = table;
    while (state.deck.length > 0) {
      table.checkpoint();
      yield* choose(state.turn, 'go', [{ kind: 'go' }], { always: true });
      const card = yield* draw(state.deck, { kind: 'open', of: state.turn } as { kind: string });
      state.dice.push(yield* roll(6, 'die'));
      table.tell({ kind: 'drew', card });
      state.turn = 1 - state.turn;
    }
    return { winners: [0], reason: 'done' };
  },
});

const start = () => Table.start<State>(game, { seats: 2, dice: 'people', chance: peoplesChance(seededChance(3)) });
const type = (table: Table, ...said: string[]) => {
  for (const one of said) table.pick(CHANCE, table.decisionNumber, one);
};

test('on a digital table drawing asks nothing', () => {
  const table = Table.start<State>(game, { seats: 2, chance: seededChance(3) });
  expect(table.state.hands.map((hand) => hand.length)).toEqual([2, 2]);
  expect(table.log().picks.map(([seat]) => seat)).toEqual([CHANCE, CHANCE]);
});

test('between the moves of a table where people draw, rules that run elsewhere draw by themselves', () => {
  const table = start();
  expect(table.pending).toEqual([CHANCE]);
  expect(draw(['ace', 'king'], 'deal').next()).toEqual({ done: true, value: 'king' });
  type(table, 'ace');
  expect(draw(['ace', 'king'], 'deal').next()).toEqual({ done: true, value: 'king' });
});

test('people who draw themselves name each card; whoever draws unseen reads it alone', () => {
  const table = start();
  expect(table.pending).toEqual([CHANCE]);
  expect(table.reader).toBe(0);
  expect(table.decision(CHANCE)?.ask).toBe('deal');
  expect(
    table
      .decision(CHANCE)
      ?.options.map(({ id }) => id)
      .sort(),
  ).toEqual(['ace', 'jack', 'king', 'queen', 'ten']);
  type(table, 'ace', 'king');
  expect(table.reader).toBe(1);
  expect(() => type(table, 'king')).toThrow('NOT_LISTED');
  type(table, 'ace', 'ten');
  expect(table.reader).toBeNull();
  expect(table.decision(CHANCE)?.options).toEqual([
    { id: '0', move: { kind: 'chance', face: 'seat-0' } },
    { id: '1', move: { kind: 'chance', face: 'seat-1' } },
  ]);
  type(table, '1');
  expect(table.state.hands).toEqual([
    ['ace', 'king'],
    ['ace', 'ten'],
  ]);
  table.pick(1, table.decisionNumber, 'go');
  expect(table.decision(CHANCE)?.ask).toEqual({ kind: 'open', of: 1 });
});

function played(): Table<State> {
  const table = start();
  type(table, 'ace', 'king', 'ace', 'ten', '1');
  table.pick(1, table.decisionNumber, 'go');
  type(table, 'queen', '4');
  return table;
}

test('what was typed last can be corrected freely, and is asked for again', () => {
  const table = played();
  expect(undoOf(table, 1)).toEqual({ to: table.count - 1, free: true });
  undo(table, 0, [0, 1], []);
  expect(table.decision(CHANCE)?.ask).toBe('die');
  undo(table, 0, [0, 1], []);
  expect(table.decision(CHANCE)?.ask).toEqual({ kind: 'open', of: 1 });
  type(table, 'jack', '6');
  expect(table.state.dice).toEqual([6]);
});

test('going back further never gives a typed card or die again', () => {
  const table = played();
  table.rewind(table.count - 3);
  expect(table.pending).toEqual([1]);
  table.pick(1, table.decisionNumber, 'go');
  expect(table.pending).toEqual([CHANCE]);
});

test('the log of such a table is read, forked and verified', () => {
  const table = played();
  table.pick(0, table.decisionNumber, 'go');
  type(table, 'jack', '1');
  expect(table.outcome).not.toBeNull();
  const log = readLog(JSON.stringify(table.log()));
  expect(log.dice).toBe('people');
  expect(verify(game, log)).toMatchObject({ sound: true, finished: true, fairness: 'open' });
  expect(Table.resume<State>(game, log, { chance: realDice }).state).toEqual(table.state);
  expect(table.fork({ chance: realDice }).state).toEqual(table.state);
});

test('a new deal keeps the cards and how many lie in each place', () => {
  const places = [['a', 'b'], ['c'], ['d', 'e', 'f']];
  dealAgain(places, seededRng(5));
  expect(places.map((place) => place.length)).toEqual([2, 1, 3]);
  expect(places.flat().sort()).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  const again = [['f', 'e'], ['d'], ['c', 'b', 'a']];
  dealAgain(again, seededRng(5));
  expect(again).toEqual(places);
});

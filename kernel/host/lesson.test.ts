import { tiny } from '@tavola/testing/tiny.ts';
import { describe, expect, test } from 'vitest';
import { choose } from '../rules/ask.ts';
import { roll } from '../rules/chance.ts';
import { Course, type Lesson } from './lesson.ts';

type State = { coins: number[]; rolled: number[]; turn: number };

/** Seat by seat: work for a coin, gamble on a die, or pass. */
const work = tiny<State>({
  setup: () => ({ coins: [0, 0], rolled: [], turn: 0 }),
  *play(table) {
    const { state } = table;
    for (; state.turn < 8; state.turn++) {
      table.checkpoint();
      const seat = state.turn % 2;
      const moves = ['work', 'gamble', 'pass'].map((kind) => ({ kind }));
      const { kind } = yield* choose(seat, 'act', moves);
      if (kind === 'work') state.coins[seat] = (state.coins[seat] ?? 0) + 1;
      if (kind === 'gamble') state.rolled.push(yield* roll(6));
    }
    return { winners: [0], reason: 'done' };
  },
});

const words = { say: 'x', done: 'x' };
const lesson: Lesson = {
  id: 'coins',
  title: 'Coins',
  summary: 'How coins are won.',
  minutes: 2,
  seats: 2,
  seed: 1,
  rolls: [6, 1],
  arrange: (state: State) => {
    state.coins = [5, 0];
  },
  steps: [
    { id: 'look', ...words },
    { id: 'work', ...words, pick: 'work' },
    { id: 'gamble', ...words, pick: 'gamble', others: ['work'] },
    { id: 'again', ...words, pick: 'gamble' },
  ],
};

describe('a course', () => {
  test('begins in the position of its author and follows the steps; others pass where nothing is written', () => {
    const course = new Course(work, lesson);
    expect(course.table.state.coins).toEqual([5, 0]);
    course.read();
    course.pick(0, 0, 'work');
    expect(course.table.state.coins).toEqual([6, 0]);
    expect(course.table.pending).toEqual([0]);
    course.pick(0, course.table.decisionNumber, 'gamble');
    expect(course.table.state).toMatchObject({ coins: [6, 1], rolled: [6] });
    course.pick(0, course.table.decisionNumber, 'gamble');
    expect(course.table.state.rolled).toEqual([6, 1]);
    expect(course.step).toBeNull();
  });

  test('another pick is made, and taken back to go on', () => {
    const course = new Course(work, lesson);
    course.read();
    course.pick(0, 0, 'gamble');
    expect(course).toMatchObject({ strayed: true, at: 1 });
    course.takeBack();
    expect(course).toMatchObject({ strayed: false, at: 1 });
    expect(course.table.count).toBe(0);
    course.pick(0, 0, 'work');
    course.pick(0, course.table.decisionNumber, 'gamble');
    expect(course.table.state.rolled).toEqual([6]);
  });

  test('says which step the rules no longer offer', () => {
    const stale = { ...lesson, before: ['fly'] };
    expect(() => new Course(work, stale)).toThrow('lesson coins, step 0: nobody is offered fly');
  });
});

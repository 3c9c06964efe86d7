/** The hints for bots are better than chance in every role, and do not depend on what their seat cannot know. */
import type { Question } from '@tavola/kernel/rules/ask.ts';
import { seededChance } from '@tavola/kernel/rules/chance.ts';
import { copy } from '@tavola/kernel/rules/copy.ts';
import type { Legacy } from '@tavola/kernel/rules/game.ts';
import { seededRng } from '@tavola/kernel/rules/rng.ts';
import type { SeatWish } from '@tavola/kernel/table/setup.ts';
import { Table } from '@tavola/kernel/table/table.ts';
import { describe, expect, test } from 'vitest';
import { oath } from '../game.ts';
import { redeal } from '../rules/redeal.ts';
import type { Ask, Move } from '../rules/state/moves.ts';
import type { State } from '../rules/state/state.ts';
import { randomWorld } from '../scenarios/worlds.ts';
import { evaluate } from './evaluate.ts';
import { oddsOf } from './odds.ts';
import { greedy } from './policy.ts';

type Look = (table: Table<State>, question: Question) => void;
type Game = {
  readonly seats: number | readonly SeatWish[];
  readonly seed: number;
  readonly inheritance?: Legacy;
  readonly options?: unknown;
};

/** A game in which the clever seats follow the greedy hint and the others pick at random. */
function play({ seed, ...setup }: Game, clever: readonly number[], look: Look = () => {}) {
  const table = Table.start<State>(oath, { ...setup, chance: seededChance(seed), recorded: false });
  const rng = seededRng(seed);
  for (let question = table.firstQuestion; question; question = table.firstQuestion) {
    look(table, question);
    const isClever = clever.includes(question.seat);
    table.take(question.seat, isClever ? picked(table.state, question) : rng.below(question.options.length));
  }
  return table;
}

function picked(state: State, { seat, ask, options }: Question): number {
  return greedy(state, seat, ask as Ask, options as readonly Move[]);
}

describe('greedy beats random', () => {
  test.each([
    { role: 'Chancellor', seat: 0, least: 12 },
    { role: 'Exile', seat: 1, least: 9 },
  ])('as $role in at least $least of 12 games', ({ seat, least }) => {
    let won = 0;
    for (let seed = 1; seed <= 12; seed++) won += Number(play({ seats: 2, seed }, [seat]).outcome?.winners[0] === seat);
    expect(won).toBeGreaterThanOrEqual(least);
  });
});

test.each([2, 3, 5])(
  'in a world of any cards %i greedy bots play to the end and look at nothing they do not know',
  (seats) => {
    const rng = seededRng(seats);
    const { outcome } = play(
      { seats, seed: seats, inheritance: randomWorld(seats) },
      [0, 1, 2, 3, 4],
      ({ state }, question) => {
        const imagined = copy(state);
        redeal(imagined, question.seat, rng, 1);
        expect(picked(imagined, question)).toBe(picked(state, question));
      },
    );
    expect(outcome?.winners).toHaveLength(1);
  },
);

test('a greedy bot plays beside a Clockwork Prince and writes the Chronicle if it wins', () => {
  for (const seats of [
    ['automaton', 'player'],
    ['player', 'automaton'],
  ] as const) {
    const { outcome } = play({ seats, seed: 1, options: { chronicle: true } }, [0, 1]);
    expect(outcome?.winners).toHaveLength(1);
    expect(outcome?.legacy).toBeDefined();
  }
});

test('the evaluation is a share of one victory, more for an Exile who is the Usurper', () => {
  const { state } = play({ seats: 3, seed: 4 }, []);
  state.players.forEach((player) => {
    player.role = player === state.players[0] ? 'chancellor' : 'exile';
  });
  state.title = { holder: 0, side: 'oathkeeper' };
  const before = evaluate(state);
  expect(before.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
  state.title = { holder: 1, side: 'usurper' };
  expect(evaluate(state)[1]).toBeGreaterThan(before[1] as number);
});

describe('the odds of a campaign', () => {
  test('without dice the force decides: what is missing is sacrificed', () => {
    expect(oddsOf(0, 3, 0, 2)).toEqual({ win: 1, afterVictory: 0, afterDefeat: 0 });
    expect(oddsOf(0, 3, 0, 3)).toEqual({ win: 0, afterVictory: 0, afterDefeat: 2 });
  });
  test('one die against one bandit wins with every face but the hollow ones', () => {
    const { win } = oddsOf(1, 1, 0, 1);
    expect(win).toBeCloseTo(1 / 2);
  });
  test('more dice are better, more shields worse', () => {
    expect(oddsOf(5, 4, 2, 6).win).toBeGreaterThan(oddsOf(4, 4, 2, 6).win);
    expect(oddsOf(4, 4, 3, 6).win).toBeLessThan(oddsOf(4, 4, 2, 6).win);
  });
});

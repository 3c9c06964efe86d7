import { choose, type Rules } from '@tavola/kernel/rules/ask.ts';
import { expect, test } from 'vitest';
import { type Tiny, tiny } from './tiny.ts';
import { walk } from './walk.ts';

type State = { secret: number; turn: number };

/** A game in which seat 1 holds a secret number; `leak` says through what it comes out. */
function gameWith(leak: 'view' | 'options' | 'asking' | 'event' | 'shown' | 'nothing' | 'fork') {
  let outside = 0;
  return tiny<State>({
    setup: () => ({ secret: 4, turn: 0 }),
    *play(table: Tiny<State>): Rules<{ winners: number[]; reason: string }> {
      const { state } = table;
      for (; state.turn < 8; state.turn++) {
        if (leak !== 'fork') table.checkpoint();
        outside++;
        const options = [
          { kind: 'wait' },
          { kind: 'look' },
          ...(leak === 'options' && state.secret === 4 ? [{ kind: 'hint' }] : []),
        ];
        yield* choose(
          0,
          'act',
          leak === 'fork' && outside % 3 === 0 ? options.slice(0, 1).concat({ kind: 'odd' }) : options,
        );
        if (leak === 'asking' && state.secret === 4) yield* choose(1, 'answer', [{ kind: 'yes' }, { kind: 'no' }]);
        if (leak === 'event') table.tell({ kind: 'looked', secret: state.secret });
        if (leak === 'shown') table.tell({ kind: 'looked' }, { to: 0, also: { secret: state.secret } });
        if (leak === 'nothing') table.tell({ kind: 'looked' }, { to: 1, also: { secret: state.secret } });
      }
      return { winners: [0], reason: 'done' };
    },
    view: (state, eyes) => (eyes === 1 || eyes === 'open' || leak === 'view' ? state : { secret: 'hidden' }),
    redeal: (state, seat, rng) => {
      if (seat === 0) state.secret = 10 + rng.below(5);
    },
  });
}

test.each([
  ['view', /what 0 sees when seat 0 imagines changes/],
  ['options', /what seat 0 is told or asked changes/],
  ['asking', /what seat 0 is told or asked changes/],
  ['event', /what seat 0 is told or asked changes/],
] as const)('a secret in the %s is found', (leak, message) => {
  expect(() => walk(gameWith(leak), { seats: 2, seed: 1 })).toThrow(message);
});

test('a game that keeps its secret passes, though its owner is told', () => {
  expect(walk(gameWith('nothing'), { seats: 2, seed: 1 }).decisions).toBe(8);
});

test('rules that do not repeat themselves are found by the fork check', () => {
  expect(() => walk(gameWith('fork'), { seats: 2, seed: 1, secrecyEvery: 0, forkEvery: 1 })).toThrow(/a fork/);
});

test('a flaw is reported with seed and pick', () => {
  const game = { ...gameWith('nothing'), flaw: (state: State) => (state.turn > 2 ? 'a card is missing' : null) };
  expect(() => walk(game, { seats: 2, seed: 5, secrecyEvery: 0 })).toThrow('seed 5, pick 3: a card is missing');
});

test('open cards that hide a hand are found', () => {
  const game = gameWith('nothing');
  const closed = { ...game, view: (state: State, eyes: unknown) => (eyes === 1 ? state : { secret: 'hidden' }) };
  expect(() => walk(closed, { seats: 2, seed: 1 })).toThrow('open cards do not show what seat 1 sees');
});

test('what everybody hears of an event is compared, though its private part may show more', () => {
  const shows = { looked: 'privately' };
  expect(walk(gameWith('shown'), { seats: 2, seed: 1, shows }).decisions).toBe(8);
  expect(() => walk(gameWith('shown'), { seats: 2, seed: 1 })).toThrow(/what seat 0 is told or asked changes/);
  expect(() => walk(gameWith('event'), { seats: 2, seed: 1, shows })).toThrow(/what seat 0 is told or asked changes/);
});

test('an event may show more openly only where another puts it out of sight', () => {
  expect(walk(gameWith('event'), { seats: 2, seed: 1, shows: { looked: 'looked' } }).decisions).toBe(8);
  expect(() => walk(gameWith('event'), { seats: 2, seed: 1, shows: { looked: 'hidden' } })).toThrow(
    /what seat 0 is told or asked changes/,
  );
});

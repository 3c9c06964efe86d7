import { play } from '@tavola/testing/play.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { choose, type Rules } from './ask.ts';
import { attempt } from './attempt.ts';
import { copy, fingerprint, restore } from './copy.ts';

/** JSON without -0 and without the prototype's own name as a key. */
const json = fc
  .jsonValue({ maxDepth: 4 })
  .map((value) => JSON.parse(JSON.stringify(value).replaceAll('__proto__', 'proto')));

test('a copy is equal and shares nothing', () => {
  fc.assert(
    fc.property(json, (value) => {
      const made = copy(value);
      expect(made).toEqual(value);
      if (typeof value === 'object' && value !== null) expect(made).not.toBe(value);
    }),
  );
});

test('restore makes any object equal to what was saved', () => {
  const record = fc.dictionary(
    fc.string({ maxLength: 3 }).filter((key) => key !== '__proto__'),
    json,
    { maxKeys: 5 },
  );
  fc.assert(
    fc.property(record, record, (target, saved) => {
      restore(target, saved);
      expect(target).toEqual(saved);
    }),
  );
});

test('restore keeps the objects that rules hold references to', () => {
  const state = { players: [{ coins: 3, cards: ['a'] }] };
  const [ana] = state.players;
  const saved = copy(state);
  state.players[0] = Object.assign(ana as object, { coins: 0, cards: [] }) as (typeof state.players)[0];
  restore(state, saved);
  expect(state.players[0]).toBe(ana);
  expect(ana).toEqual({ coins: 3, cards: ['a'] });
});

test('the fingerprint does not depend on the order of keys, and changes with any value', () => {
  expect(fingerprint({ a: 1, b: [2, { c: null }] })).toBe(fingerprint({ b: [2, { c: null }], a: 1 }));
  const others = [
    { a: 1 },
    { a: '1b' },
    { a: [1] },
    { a: [[1]] },
    { a: null },
    { b: 1 },
    { a: 1, b: 1 },
    { a: [1, 2] },
    { a: [12] },
    [],
  ];
  expect(new Set(others.map(fingerprint)).size).toBe(others.length);
});

describe('attempt', () => {
  type State = { board: string[]; used: string[] };
  function* insert(state: State): Rules<string> {
    const { symbol } = yield* choose(0, 'insert', [
      { kind: 'insert', symbol: 'fire' },
      { kind: 'insert', symbol: 'star' },
    ]);
    state.board.push(symbol);
    state.used.push('card');
    return symbol;
  }
  function* prevented(state: State): Rules<string> {
    const tried = yield* attempt(state.board, insert(state));
    const { kind } = yield* choose(1, 'react', [{ kind: 'prevent' }, { kind: 'pass' }]);
    if (kind === 'prevent') tried.rollback();
    return tried.result;
  }

  test('rolls back exactly the part that was named', () => {
    const state = { board: ['tower'], used: [] };
    expect(play(prevented(state), 'insert:fire', 'prevent').result).toBe('fire');
    expect(state).toEqual({ board: ['tower'], used: ['card'] });
  });

  test('stands when nobody prevents it', () => {
    const state = { board: ['tower'], used: [] };
    play(prevented(state), 'insert:star', 'pass');
    expect(state.board).toEqual(['tower', 'star']);
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Change, Followed, patched } from './patch.ts';

const sent = (change: Change | null): Change => JSON.parse(JSON.stringify(change)) as Change;
const changeOf = (before: unknown, after: unknown) => new Followed(before).follow(after);

describe('a change', () => {
  test('names what is another, what is new and what is gone', () => {
    expect(changeOf({ a: 1, b: { c: [1, 2, 3] } }, { a: 1, b: { c: [1, 9, 3] } })).toEqual({ b: { c: { 1: [9] } } });
    expect(changeOf({ a: 1, b: 2 }, { b: 2, c: null })).toEqual({ a: [], c: [null] });
    expect(changeOf([1, 2, 3, 4], [1, 2, 3])).toEqual({ length: 3 });
    expect(changeOf([1, 2, 3, 4], [1, 2, 3, 4, 5])).toEqual({ 4: [5] });
    expect(changeOf({ a: [] }, { a: {} })).toEqual({ a: [{}] });
    expect(changeOf(3, 4)).toEqual([4]);
  });

  test('is null when nothing changed', () => {
    expect(changeOf({ a: [1, { b: null }] }, { a: [1, { b: null }] })).toBeNull();
  });

  test('is the whole where most of it is another', () => {
    expect(changeOf([4, 5, 27, 12], [5, 27, 12])).toEqual([[5, 27, 12]]);
  });

  test('does not see what happens to the value after it was followed', () => {
    const state = { hand: [1, 2, 3], score: 0 };
    const followed = new Followed({ hand: state.hand, score: state.score });
    state.hand.push(4);
    expect(followed.follow({ hand: state.hand, score: 0 })).toEqual({ hand: { 3: [4] } });
  });

  test('keeps the same objects where nothing changed', () => {
    const before = { board: [{ id: 1 }, { id: 2 }], hand: [1] };
    const after = patched(
      before,
      sent(changeOf(before, { board: [{ id: 1 }, { id: 3 }], hand: [1] })),
    ) as typeof before;
    expect(after.board[0]).toBe(before.board[0]);
    expect(after.hand).toBe(before.hand);
    expect(after.board[1]).toEqual({ id: 3 });
    expect(before.board[1]).toEqual({ id: 2 });
  });

  test('made for something else is noticed', () => {
    expect(() => patched(3, { a: [1] })).toThrow(TypeError);
    expect(() => patched({ a: 1 }, { a: { b: [1] } })).toThrow(TypeError);
  });
});

/** Values that are alike, as views of the same table are. */
const json = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(null, true, 0, 1, 2, 'a', ''),
    fc.array(tie('value'), { maxLength: 5 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'c', 'length', '0'), tie('value'), { maxKeys: 4, noNullPrototype: true }),
  ),
})).value;

test('applying each change gives what was followed', () => {
  fc.assert(
    fc.property(fc.array(json, { minLength: 2, maxLength: 6 }), ([first, ...others]) => {
      const followed = new Followed(first);
      let here: unknown = structuredClone(first);
      for (const next of others) {
        const change = followed.follow(next);
        if (change !== null) here = patched(here, sent(change));
        expect(here).toEqual(next);
        expect(followed.value).toEqual(next);
      }
    }),
    { numRuns: 2000 },
  );
});

/** Picks are checked twice: by the schema of the request, and by hand for the lines. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pick, readPick } from './table.ts';

const number = fc.oneof(
  fc.integer(),
  fc.constantFrom(-2, -1, 0, 19, 20, 1.5, -0, 1e7, 1e7 + 1, 2 ** 53, Number.MAX_SAFE_INTEGER, Number.NaN, Infinity),
);
const text = fc.oneof(fc.string(), fc.constantFrom('', 'x'.repeat(2000), 'x'.repeat(2001)));
const field = fc.oneof(number, text, fc.constantFrom(null, undefined, true), fc.array(number));
const anything = fc.oneof(
  fc.record(
    { seat: number, decision: number, option: text, revision: number },
    { requiredKeys: ['decision', 'option'] },
  ),
  fc.record({ seat: field, decision: field, option: field, revision: field, other: field }, { requiredKeys: [] }),
  fc.anything(),
);

test('both ways take the same picks and refuse the same nonsense', () => {
  fc.assert(
    fc.property(anything, (value) => {
      const { success, data } = pick.safeParse(value);
      expect(readPick(value)).toEqual(success ? data : null);
    }),
    { numRuns: 3000 },
  );
});

/** ROOT-4.1.1: crafting pieces for icons, against trying every way to pay. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clearingSuits } from '../../data/suits.ts';
import { canPay } from './craft.ts';

type Icon = (typeof clearingSuits)[number] | 'any';

const pieces = fc.record({ fox: fc.nat({ max: 3 }), rabbit: fc.nat({ max: 3 }), mouse: fc.nat({ max: 3 }) });
const cost = fc.array(fc.constantFrom<Icon>(...clearingSuits, 'any'), { maxLength: 5 });

function someWay(left: { readonly [suit in (typeof clearingSuits)[number]]: number }, icons: readonly Icon[]): boolean {
  const [icon, ...rest] = icons;
  if (icon === undefined) return true;
  return clearingSuits.some(
    (suit) => left[suit] > 0 && (icon === 'any' || icon === suit) && someWay({ ...left, [suit]: left[suit] - 1 }, rest),
  );
}

test('a card can be paid for if some way to activate pieces pays it', () => {
  fc.assert(
    fc.property(pieces, cost, (idle, icons) => {
      expect(canPay(idle, icons)).toBe(someWay(idle, icons));
    }),
    { numRuns: 1000 },
  );
});

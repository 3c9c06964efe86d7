/** ROOT-4.3.4, 11.2.7.3: who falls, for any number of hits. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { at, put, woodland } from '../../scenarios/woodland.ts';
import { ATTACKER, type Battle } from '../state/battle.ts';
import { fallenWarriors } from './hits.ts';

const CLEARING = 12;
const upTo = (max: number) => fc.nat({ max });

function battleOf(borrowed: Battle['borrowed']): Battle {
  return {
    clearing: CLEARING,
    attacker: 0,
    defender: 2,
    instigator: null,
    borrowed,
    dice: null,
    support: [0, 0],
    rolled: [0, 0],
    extra: [0, 0],
    armored: [false, false],
    used: [[], []],
    rewarded: [],
  };
}

/** Hit by hit: own warriors take the first, third, fifth; when one group is gone the other takes the rest. */
function oneByOne(own: number, lent: number, hits: number): [number, number] {
  let [ownLost, lentLost] = [0, 0];
  for (let hit = 1; hit <= hits && ownLost + lentLost < own + lent; hit++) {
    const ownTurn = hit % 2 === 1 ? ownLost < own : lentLost === lent;
    if (ownTurn) ownLost++;
    else lentLost++;
  }
  return [ownLost, lentLost];
}

test('own warriors and mercenaries fall in turn, and never more than there are', () => {
  fc.assert(
    fc.property(upTo(6), upTo(6), upTo(9), (own, lent, hits) => {
      const table = woodland(['eyrie', 'riverfolk', 'marquise']);
      put(table, 0, CLEARING, { warrior: own });
      put(table, 1, CLEARING, { warrior: lent });
      const losses = fallenWarriors(table.state, battleOf([1, null]), ATTACKER, hits);
      const lostBy = (seat: number) => losses.find(({ owner }) => owner === seat)?.count ?? 0;
      expect([lostBy(0), lostBy(1)]).toEqual(oneByOne(own, lent, hits));
      expect(losses.every(({ count }) => count > 0)).toBe(true);
      expect(at(table, 0, CLEARING).warrior ?? 0).toBe(own);
    }),
  );
});

test('without mercenaries every hit takes a warrior of their own', () => {
  fc.assert(
    fc.property(upTo(6), upTo(9), (own, hits) => {
      const table = woodland(['eyrie', 'riverfolk', 'marquise']);
      put(table, 0, CLEARING, { warrior: own });
      const [loss] = fallenWarriors(table.state, battleOf([null, null]), ATTACKER, hits);
      expect(loss?.count ?? 0).toBe(Math.min(own, hits));
    }),
  );
});

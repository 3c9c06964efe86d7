/** Wood for a building comes along clearings that she rules (ROOT-6.5.4), on every map. */
import { play } from '@tavola/testing/play.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Clearing, clearings, mapIds } from '../../../data/maps.ts';
import { M, player, put, type Woodland, woodland } from '../../../scenarios/woodland.ts';
import { neighbours } from '../../woodland/map.ts';
import { rules } from '../../woodland/rule.ts';
import { WOOD } from './state.ts';
import { payWood, suppliers, woodAt, woodFor } from './wood.ts';

const CORVIDS = 1;

/** Who has more warriors in each clearing, and where the wood lies. */
const realms = fc.record({
  map: fc.constantFrom(...mapIds),
  ruled: fc.array(fc.boolean(), { minLength: clearings.length, maxLength: clearings.length }),
  wood: fc.array(fc.constantFrom(...clearings), { maxLength: 8 }),
});
type Realm = typeof realms extends fc.Arbitrary<infer R> ? R : never;

function settled({ map, ruled, wood }: Realm): Woodland {
  const table = woodland(['marquise', 'corvids'], { map });
  for (const [i, clearing] of clearings.entries()) {
    const [own, foe] = ruled[i] ? [1, 0] : [0, 1];
    put(table, M, clearing, { warrior: own });
    put(table, CORVIDS, clearing, { warrior: foe });
  }
  for (const clearing of wood) put(table, M, clearing, { wood: 1 });
  return table;
}

/** Steps through ruled clearings until no new pair is joined: the rule again, the slow way. */
function joined({ state }: Woodland): (a: Clearing, b: Clearing) => boolean {
  const own = clearings.filter((clearing) => rules(state, M, clearing));
  const group = new Map(own.map((clearing) => [clearing, clearing]));
  for (let changed = true; changed; ) {
    changed = false;
    for (const a of own) {
      for (const b of neighbours(state, a)) {
        const [mine, theirs] = [group.get(a), group.get(b)];
        if (mine === undefined || theirs === undefined || mine <= theirs) continue;
        group.set(a, theirs);
        changed = true;
      }
    }
  }
  return (a, b) => group.has(a) && group.get(a) === group.get(b);
}

test('suppliers are the clearings joined to the site through ruled ones', () => {
  fc.assert(
    fc.property(realms, (realm) => {
      const table = settled(realm);
      const areJoined = joined(table);
      for (const site of clearings) {
        const found = suppliers(table.state, M, site).toSorted((a, b) => a - b);
        expect(found).toEqual(clearings.filter((clearing) => areJoined(site, clearing)));
      }
    }),
  );
});

test('what one clearing can supply, all its suppliers can', () => {
  fc.assert(
    fc.property(realms, (realm) => {
      const { state } = settled(realm);
      for (const site of clearings)
        for (const other of suppliers(state, M, site)) expect(woodFor(state, M, other)).toBe(woodFor(state, M, site));
    }),
  );
});

test('paying takes exactly the cost, only from suppliers, and gives the wood back to the supply', () => {
  const sites = fc.constantFrom(...clearings);
  fc.assert(
    fc.property(
      realms,
      sites,
      fc.nat({ max: 4 }),
      fc.array(fc.nat(), { minLength: 8, maxLength: 8 }),
      (realm, site, cost, picks) => {
        const table = settled(realm);
        const { state } = table;
        fc.pre(woodFor(state, M, site) >= cost);
        const linked = suppliers(state, M, site);
        const before = clearings.map((clearing) => woodAt(state, M, clearing));
        const supply = () => player(table, M).left[3 + WOOD] as number;
        const left = supply();
        const rule = payWood(table, M, site, cost);
        let next = play(rule);
        for (let i = 0; !next.done; i++) next = play(rule, next.ids[(picks[i] as number) % next.ids.length] as string);
        const paid = clearings.map((clearing, i) => (before[i] as number) - woodAt(state, M, clearing));
        expect(paid.reduce((sum, count) => sum + count, 0)).toBe(cost);
        expect(paid.every((count, i) => count === 0 || (count > 0 && linked.includes(clearings[i] as Clearing)))).toBe(
          true,
        );
        expect(supply()).toBe(left + cost);
      },
    ),
  );
});

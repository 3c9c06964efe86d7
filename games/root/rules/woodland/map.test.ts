/** Paths, rivers and closed paths (ROOT-2.2, 2.3, 15) on all maps. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Clearing, clearings, mapIds, maps } from '../../data/maps.ts';
import { crafted, put, woodland } from '../../scenarios/woodland.ts';
import { adjacentFor, areLinkedByRiver, forestsNextTo, neighbours } from './map.ts';

const mapId = fc.constantFrom(...mapIds);
const clearing = fc.constantFrom(...clearings);

test('two clearings are adjacent both ways or not at all, whatever paths are closed', () => {
  fc.assert(
    fc.property(mapId, fc.nat({ max: 63 }), clearing, clearing, (map, bits, a, b) => {
      const { state } = woodland(['marquise', 'eyrie'], { map });
      const { closed, paths } = maps[map];
      state.open.closed = bits & ((1 << closed.length) - 1);
      const shut = closed.some(
        (path, i) => state.open.closed & (1 << i) && a !== b && path.includes(a) && path.includes(b),
      );
      expect(neighbours(state, a).includes(b)).toBe((paths[a] ?? []).includes(b) && !shut);
      expect(neighbours(state, a).includes(b)).toBe(neighbours(state, b).includes(a));
    }),
  );
});

test('opening a path joins its two ends and nothing else', () => {
  const { closed } = maps.mountain;
  fc.assert(
    fc.property(fc.nat({ max: 63 }), fc.nat({ max: closed.length - 1 }), (bits, path) => {
      const { state } = woodland(['marquise', 'eyrie'], { map: 'mountain' });
      const links = () => clearings.flatMap((a) => neighbours(state, a).map((b) => `${a} ${b}`));
      state.open.closed = bits | (1 << path);
      const before = links();
      state.open.closed &= ~(1 << path);
      const [a, b] = closed[path] as readonly [Clearing, Clearing];
      expect(
        links()
          .filter((link) => !before.includes(link))
          .sort(),
      ).toEqual([`${a} ${b}`, `${b} ${a}`].sort());
      expect(before.every((link) => links().includes(link))).toBe(true);
    }),
  );
});

test.each(mapIds)('every clearing of the %s map can be reached from every other', (map) => {
  const { state } = woodland(['marquise', 'eyrie'], { map });
  const reached = new Set<Clearing>([1]);
  for (const from of reached) for (const to of neighbours(state, from)) reached.add(to);
  expect(reached.size).toBe(clearings.length);
});

test('rivers are paths for those who use them and for nobody else; forests do not care', () => {
  fc.assert(
    fc.property(mapId, clearing, (map, from) => {
      const table = woodland(['marquise', 'eyrie', 'riverfolk'], { map, deck: 'exiles-partisans' });
      const { state } = table;
      const byRiver = clearings.filter((to) => areLinkedByRiver(state, from, to));
      const wet = [...new Set([...neighbours(state, from), ...byRiver])].sort();
      const forests = forestsNextTo(state, from);
      const sorted = (seat: number) => adjacentFor(state, seat, from).toSorted();
      expect(sorted(2)).toEqual(wet);
      expect(sorted(0)).toEqual(neighbours(state, from).toSorted());
      crafted(table, 0, 'boat-builders');
      expect(sorted(0)).toEqual(wet);
      expect(sorted(1)).toEqual(neighbours(state, from).toSorted());
      expect(forestsNextTo(state, from)).toEqual(forests);
    }),
  );
});

test('Tunnels join all clearings with crafting pieces, and only these', () => {
  fc.assert(
    fc.property(fc.uniqueArray(clearing, { minLength: 1, maxLength: 6 }), clearing, (dug, from) => {
      const table = woodland(['marquise', 'eyrie'], { deck: 'exiles-partisans' });
      for (const one of dug) put(table, 0, one, { workshop: 1 });
      crafted(table, 0, 'tunnels');
      const joined = dug.includes(from) ? dug.filter((one) => one !== from) : [];
      const wanted = [...new Set([...neighbours(table.state, from), ...joined])].toSorted();
      expect(adjacentFor(table.state, 0, from).toSorted()).toEqual(wanted);
    }),
  );
});

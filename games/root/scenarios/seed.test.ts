/** Scenarios A: facts that the rulebook's own examples fix. */
import { play } from '@tavola/testing/play.ts';
import { expect, test } from 'vitest';
import { clearings, maps } from '../data/maps.ts';
import { suitAt } from '../rules/state/state.ts';
import { craftStep } from '../rules/turn/craft.ts';
import { neighbours } from '../rules/woodland/map.ts';
import { hold, M, player, put, woodland } from './woodland.ts';

test('ROOT-S01 a person scores the printed VP for an item, and the workshop is used up', () => {
  const table = woodland();
  put(table, M, 2, { workshop: 1 });
  hold(table, M, 'root-tea-fox', 'root-tea-mouse');
  const next = play(craftStep(table, M), 'craft:root-tea-mouse');
  expect(player(table, M).vp).toBe(2);
  expect(player(table, M).items).toEqual(['tea']);
  expect(table.state.open.items.tea).toBe(1);
  expect(next.done).toBe(true);
});

test('ROOT-S04 suits and paths of the Autumn map', () => {
  const { state } = woodland();
  const ofSuit = (suit: string) => clearings.filter((clearing) => suitAt(state, clearing) === suit);
  expect(ofSuit('fox')).toEqual([1, 6, 8, 12]);
  expect(ofSuit('rabbit')).toEqual([3, 4, 5, 10]);
  expect(ofSuit('mouse')).toEqual([2, 7, 9, 11]);
  expect(neighbours(state, 2)).toEqual([5, 6, 10]);
  expect(neighbours(state, 12)).toEqual([4, 7, 9, 10, 11]);
});

test.each(Object.values(maps))('paths, rivers and forests of the $id map go both ways', (map) => {
  for (const a of clearings) {
    for (const b of map.paths[a] ?? []) expect(map.paths[b]).toContain(a);
    for (const b of map.rivers[a] ?? []) expect(map.rivers[b]).toContain(a);
    for (const forest of map.nextForests[a] ?? []) expect(map.border[forest]).toContain(a);
  }
  for (const { place } of map.forests)
    for (const other of map.nextForests[place] ?? []) expect(map.nextForests[other]).toContain(place);
  expect(map.corners).toEqual([1, 2, 3, 4]);
  expect(map.ruins).toHaveLength(4);
});

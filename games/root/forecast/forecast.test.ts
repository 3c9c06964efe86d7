import { walk } from '@tavola/testing/walk.ts';
import { describe, expect, test } from 'vitest';
import { follow } from '../board/beside/battle-report.ts';
import { courses } from '../board/map/water.ts';
import { type MapId, mapIds, maps } from '../data/maps.ts';
import { game } from '../game.ts';
import type { State } from '../rules/state/state.ts';
import { view } from '../rules/view/view.ts';
import type { Event } from '../rules/vocabulary/events.ts';
import { hitsOn, NOBODY, rulerAfter, rulerAmong } from './forecast.ts';

const people = (...factions: string[]) =>
  factions.map((faction) => ({ kind: 'player', settings: { faction } }) as const);

test('ROOT-2.5 the ruler that boards forecast is the one of the rules', () => {
  const { table } = walk(game, {
    seats: people('eyrie', 'marquise', 'lizards'),
    options: { roundLimit: 6 },
    seed: 4,
    secrecyEvery: 0,
  });
  const seen = view(table.state as State, 'spectator');
  for (const [clearing, { ruler, strength, anyway }] of seen.rule.entries()) {
    expect(rulerAfter(seen, clearing, 0, 0)).toBe(ruler);
    if (!anyway) expect(rulerAmong(strength, seen.tieWinner)).toBe(ruler);
  }
});

test('AUT-C-4 people who rule together are forecast as a team', () => {
  const automata = ['eyrie', 'duchy'].map((faction) => ({ kind: 'automaton', settings: { faction } }) as const);
  const { table } = walk(game, {
    seats: [...people('marquise', 'alliance', 'lizards'), ...automata],
    options: { roundLimit: 4, cooperative: true, humanTeamRule: true },
    seed: 2,
    secrecyEvery: 0,
  });
  const seen = view(table.state as State, 'spectator');
  const alone = seen.rule.map(({ strength }) => rulerAmong(strength, seen.tieWinner));
  const together = seen.rule.map((_, clearing) => rulerAfter(seen, clearing, 0, 0));
  expect(together).toEqual(seen.rule.map(({ ruler }) => ruler));
  expect(together).not.toEqual(alone);
});

test('ties go to the side that wins them, and to nobody else', () => {
  expect(rulerAmong([2, 2, 1], NOBODY)).toBe(NOBODY);
  expect(rulerAmong([2, 2, 1], 1)).toBe(1);
  expect(rulerAmong([2, 2, 1], 2)).toBe(NOBODY);
  expect(rulerAmong([0, 0], 1)).toBe(NOBODY);
});

describe('ROOT-4.3.2 what a battle may bring', () => {
  test('the higher die is the attacker’s: three hits in seven of sixteen throws', () => {
    const prospect = { most: [5, 5], reversed: false, extra: [0, 0] } as const;
    expect(hitsOn(prospect, 'defender')).toEqual([1 / 16, 3 / 16, 5 / 16, 7 / 16]);
    expect(hitsOn(prospect, 'attacker')).toEqual([7 / 16, 5 / 16, 3 / 16, 1 / 16]);
  });

  test('nobody deals more with a die than it has warriors; extra hits come on top', () => {
    expect(hitsOn({ most: [1, 0], reversed: false, extra: [1, 0] }, 'defender')).toEqual([0, 1 / 16, 15 / 16]);
    expect(hitsOn({ most: [1, 0], reversed: false, extra: [1, 0] }, 'attacker')).toEqual([1]);
  });

  test('ROOT-8.2.2 guerrillas turn the dice round', () => {
    expect(hitsOn({ most: [5, 5], reversed: true, extra: [0, 0] }, 'attacker')[3]).toBe(7 / 16);
  });
});

test('a battle is told from its first event to the next turn', () => {
  const nothing = { open: { battle: null } } as never;
  const events: Event[] = [
    { kind: 'battle', attacker: 1, defender: 0, clearing: 5, warriors: [3, 3] },
    { kind: 'rolled', attacker: 2, defender: 1 },
    { kind: 'hits', attacker: 3, defender: 1, extra: [1, 0] },
    { kind: 'removed', seat: 0, by: 1, piece: 'warrior', clearing: 5, count: 3 },
    { kind: 'battle-over', clearing: 5 },
  ];
  const told = follow(null, events, nothing);
  expect(told).toMatchObject({ clearing: 5, dice: [2, 1], hits: [3, 1], extra: [1, 0], over: true });
  expect(told?.lost).toEqual([{ seat: 0, piece: 'warrior', count: 3 }]);
  expect(follow(told, [{ kind: 'spent', seat: 0, card: 'anvil' }], nothing)).toBe(told);
  expect(follow(told, [{ kind: 'turn', seat: 0, round: 2 }], nothing)).toBeNull();
});

test.each(mapIds)('ROOT-2.3 the river that is drawn on %s runs through clearings that it links', (map: MapId) => {
  const through = (courses[map] ?? []).filter((stop) => typeof stop === 'number');
  for (const [i, clearing] of through.slice(1).entries()) {
    expect(maps[map].rivers[clearing]).toContain(through[i]);
  }
  const linked = maps[map].rivers.flatMap((others, clearing) => (others.length > 0 ? [clearing] : []));
  if (maps[map].ferry === null) expect([...through].sort()).toEqual([...linked].sort());
});

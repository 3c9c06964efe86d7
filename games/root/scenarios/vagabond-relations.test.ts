/** Scenarios H: the Vagabond's friends and enemies, and two Vagabonds. */
import { play } from '@tavola/testing/play.ts';
import { describe, expect, test } from 'vitest';
import { canBattleIn } from '../rules/battle/battle.ts';
import { daylight } from '../rules/factions/vagabond/daylight.ts';
import { ready } from '../rules/factions/vagabond/items.ts';
import { ALLIED, boardOf, HOSTILE, viewSecret } from '../rules/factions/vagabond/state.ts';
import { vagabond } from '../rules/factions/vagabond/vagabond.ts';
import { score } from '../rules/score/score.ts';
import { areEnemies } from '../rules/state/state.ts';
import { carry, kit, O, relate, relation, roaming, V } from './roaming.ts';
import { at, dice, ending, hand, hold, player, put, turnOf, type Woodland, woodland } from './woodland.ts';

describe('relationships', () => {
  test('ROOT-S59 Aids of different turns do not add up; two in one turn make a friend', () => {
    const table = roaming(6, ['boot', 'boot', 'boot', 'boot'], ['eyrie']);
    relate(table, O, 1);
    put(table, O, 6, { warrior: 1 });
    hold(table, V, 'anvil', 'foxfolk-steel', 'tax-collector', 'protection-racket');
    play(daylight(table, V), 'vagabond.aid', 'card:anvil', 'done');
    turnOf(table, V);
    const rule = daylight(table, V);
    play(rule, 'vagabond.aid', 'card:foxfolk-steel');
    expect(relation(table, O)).toBe(1);
    play(rule, 'vagabond.aid', 'card:tax-collector');
    expect(relation(table, O)).toBe(2);
    expect(player(table, V).vp).toBe(2);
    expect(hand(table, O)).toEqual(['anvil', 'foxfolk-steel', 'tax-collector']);
  });

  test('ROOT-9.5.4 Aid takes a crafted item, face up, whichever side it showed', () => {
    const table = roaming(6, ['boot', 'tea']);
    put(table, O, 6, { wood: 1 });
    player(table, O).items.push('sword');
    player(table, O).exhausted.push('coin');
    hold(table, V, 'anvil');
    const rule = daylight(table, V);
    expect(play(rule, 'vagabond.aid', 'card:anvil', 'vagabond.item:tea:ready').ids).toEqual([
      'pass',
      'vagabond.item:sword:ready',
      'vagabond.item:coin:exhausted',
    ]);
    play(rule, 'vagabond.item:coin:exhausted');
    expect(kit(table)).toEqual(['boot', 'tea down', 'coin']);
    expect(relation(table, O)).toBe(1);
    expect(player(table, V).vp).toBe(1);
  });

  test('ROOT-9.2.9.2 every Aid to an Ally scores 2 VP; Aid to who is Hostile changes nothing', () => {
    const table = roaming(6, ['boot', 'boot'], ['marquise', 'eyrie']);
    relate(table, 1, ALLIED);
    relate(table, 2, HOSTILE);
    put(table, 1, 6, { warrior: 1 });
    put(table, 2, 6, { warrior: 1 });
    hold(table, V, 'anvil', 'foxfolk-steel');
    const rule = daylight(table, V);
    play(rule, 'vagabond.aid', 'seat:1', 'card:anvil');
    expect(player(table, V).vp).toBe(2);
    play(rule, 'vagabond.aid', 'seat:2');
    expect(player(table, V).vp).toBe(2);
    expect(relation(table, 2)).toBe(HOSTILE);
  });

  test('ROOT-G19 Aid to another Vagabond moves no marker', () => {
    const table = roaming(6, ['boot'], ['vagabond']);
    player(table, O).pawn = 6;
    hold(table, V, 'anvil');
    play(daylight(table, V), 'vagabond.aid', 'card:anvil');
    expect(hand(table, O)).toEqual(['anvil']);
    expect(boardOf(table.state, V).relations).toEqual([]);
  });

  test('ROOT-9.2.9.2 Allied warriors fight along and may take hits; too many of them, and they turn Hostile', () => {
    const table = roaming(6, ['sword', 'boot'], ['marquise', 'eyrie']);
    relate(table, 1, ALLIED);
    put(table, 1, 6, { warrior: 2 });
    put(table, 2, 6, { warrior: 3 });
    const rule = daylight(table, V);
    expect(play(rule, 'battle', 'seat:2').ids).toEqual(['pass', 'seat:1']);
    play(rule, 'seat:1', ...dice(3, 1));
    expect(play(rule, 'piece:warrior').ask).toBe('vagabond.daylight');
    expect(at(table, 2, 6)).toEqual({});
    expect(at(table, 1, 6)).toEqual({ warrior: 1 });
    expect(relation(table, 1)).toBe(HOSTILE);
    expect(player(table, V).vp).toBe(2);
  });

  test('ROOT-9.2.9.2 as many hits with items as with Allied warriors keep the friendship', () => {
    const table = roaming(6, ['sword', 'boot'], ['marquise', 'eyrie']);
    relate(table, 1, ALLIED);
    put(table, 1, 6, { warrior: 2 });
    put(table, 2, 6, { warrior: 3 });
    play(daylight(table, V), 'battle', 'seat:2', 'seat:1', ...dice(2, 2), 'piece:warrior', 'vagabond.item:boot:ready');
    expect(relation(table, 1)).toBe(ALLIED);
    expect(kit(table)).toEqual(['sword down', 'boot damaged']);
  });

  test('ROOT-9.2.9.2 an Ally does not fight its own', () => {
    const table = roaming(6, ['sword', 'boot']);
    relate(table, O, ALLIED);
    put(table, O, 6, { warrior: 2 });
    const rule = daylight(table, V);
    play(rule, 'battle', ...dice(1, 0));
    expect(at(table, O, 6)).toEqual({ warrior: 1 });
    expect(relation(table, O)).toBe(HOSTILE);
  });

  test('ROOT-S65 a coalition with one of those who have the fewest VP', () => {
    const table = woodland(['vagabond', 'marquise', 'eyrie', 'alliance']);
    turnOf(table, V);
    player(table, V).pawn = 6;
    for (const [seat, vp] of [12, 4, 4, 9].entries()) player(table, seat).vp = vp;
    relate(table, 1, HOSTILE);
    carry(table, V, ['sword']);
    put(table, 1, 6, { warrior: 1 });
    hold(table, V, 'dominance-fox');
    const rule = daylight(table, V);
    expect(play(rule, 'coalition:dominance-fox').ids).toEqual(['seat:1', 'seat:2']);
    expect(play(rule, 'seat:1').ids).toEqual(['done']);
    expect(areEnemies(table.state, V, 1)).toBe(false);
    expect(canBattleIn(table.state, 1, 6)).toBe(false);
    expect(relation(table, 1)).toBe(0);
    player(table, 1).vp = 29;
    const outcome = ending(
      (function* () {
        score(table, 1, 1, 'removal', 'ROOT-3.2.1');
      })(),
    );
    expect(outcome.winners).toEqual([V, 1]);
  });

  test('ROOT-G14 without 10 VP there is no coalition, unless the table agreed so', () => {
    for (const coalitionNeeds10 of [true, false]) {
      const table = woodland(['vagabond', 'marquise', 'eyrie', 'alliance'], { coalitionNeeds10 });
      turnOf(table, V);
      player(table, V).pawn = 13;
      player(table, V).vp = 9;
      hold(table, V, 'dominance-fox');
      expect(play(daylight(table, V)).ids.includes('coalition:dominance-fox')).toBe(!coalitionNeeds10);
    }
  });
});

describe('ROOT-9.8 two Vagabonds', () => {
  const W = 1;

  function both(): Woodland {
    const table = roaming(11, ['torch'], ['vagabond', 'marquise']);
    table.state.hidden.ruins[11] = ['hammer', 'sack'];
    return table;
  }

  test('both sets lie under the ruins, two and two; the quests are shared, the characters differ', () => {
    const table = woodland(['vagabond', 'vagabond', 'marquise']);
    play(vagabond.turn.setup(table, V), 'vagabond.character:thief', 'clearing:13');
    const second = vagabond.turn.setup(table, W);
    expect(play(second).ids).not.toContain('vagabond.character:thief');
    play(second, 'vagabond.character:tinker', 'clearing:14');
    expect(table.state.hidden.ruins.map((items) => items.length).filter((count) => count > 0)).toEqual([2, 2, 2, 2]);
    expect(table.state.open.quests).toHaveLength(3);
    expect(kit(table, W)).toEqual(['boot', 'torch', 'sack', 'hammer']);
  });

  test('an explorer looks at both items, takes one and alone knows the other', () => {
    const table = both();
    const rule = daylight(table, V);
    expect(play(rule, 'vagabond.explore').ids).toEqual(['item:hammer', 'item:sack']);
    play(rule, 'item:sack');
    expect(kit(table)).toEqual(['torch down', 'sack']);
    expect(table.state.open.ruins[11]).toBe(1);
    expect(viewSecret(table.state, V, V)).toEqual([{ clearing: 11, item: 'hammer' }]);
    expect(viewSecret(table.state, V, W)).toEqual([]);
  });

  test('nobody takes a second ruin item of a type; the torch is exhausted for nothing', () => {
    const table = both();
    boardOf(table.state, V).items.push(
      { item: 'hammer', up: false, damaged: false, ruin: true },
      { item: 'sack', up: false, damaged: false, ruin: true },
    );
    const rule = daylight(table, V);
    expect(play(rule, 'vagabond.explore').ids).toEqual(['pass']);
    play(rule, 'pass');
    expect(player(table, V).vp).toBe(0);
    expect(ready(table.state, V, 'torch')).toBe(0);
    expect(table.state.open.ruins[11]).toBe(1);
  });
});

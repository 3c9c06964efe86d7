/** Scenarios H: the Vagabond's items. */
import { play } from '@tavola/testing/play.ts';
import { describe, expect, test } from 'vitest';
import type { ServiceHooks } from '../rules/contract/services.ts';
import { daylight } from '../rules/factions/vagabond/daylight.ts';
import { boardOf } from '../rules/factions/vagabond/state.ts';
import { vagabond } from '../rules/factions/vagabond/vagabond.ts';
import { openSlots } from '../rules/woodland/pieces.ts';
import { carry, type Kit, kit, roaming, V } from './roaming.ts';
import { hand, hold, player, turnOf } from './woodland.ts';

describe('items', () => {
  test('ROOT-S64 three items are refreshed, and two more for each tea on the track', () => {
    const down: Kit = ['boot down', 'torch down', 'sword down', 'sword spent', 'hammer down', 'coin down'];
    const table = roaming(13, ['tea', ...down]);
    turnOf(table, V, 'birdsong');
    const rule = vagabond.turn.birdsong(table, V);
    expect(play(rule).ask).toEqual({ kind: 'vagabond.refresh', left: 5 });
    const picks = ['boot', 'torch', 'hammer', 'coin'].map((item) => `vagabond.item:${item}:exhausted`);
    expect(play(rule, ...picks).ids).toEqual([
      'vagabond.item:sword:exhausted',
      'vagabond.item:sword:exhausted-damaged',
    ]);
    expect(play(rule, 'vagabond.item:sword:exhausted-damaged').ask).toBe('vagabond.slip');
    expect(kit(table)).toEqual(['tea', 'boot', 'torch', 'sword down', 'sword damaged', 'hammer', 'coin']);
  });

  test('ROOT-S63 what Satchel and Damaged box cannot hold leaves the game', () => {
    const satchel: Kit = ['boot', 'boot', 'torch', 'sword', 'hammer', 'tea down'];
    const table = roaming(6, ['sack', ...satchel, 'boot damaged', 'coin damaged', 'sword spent']);
    turnOf(table, V, 'evening');
    const rule = vagabond.turn.evening(table, V);
    expect(play(rule).ask).toEqual({ kind: 'vagabond.too-much', left: 1 });
    expect(play(rule).ids).not.toContain('vagabond.item:sack:ready');
    play(rule, 'vagabond.item:coin:damaged');
    expect(kit(table)).toHaveLength(9);
    expect(boardOf(table.state, V).gone).toBe(1);
  });

  test('ROOT-9.2.5 a track holds three; the fourth lies in the Satchel', () => {
    const table = roaming(6, ['coin', 'coin', 'coin', 'coin', 'boot', 'boot', 'boot', 'boot', 'boot', 'boot']);
    turnOf(table, V, 'evening');
    const rule = vagabond.turn.evening(table, V);
    expect(play(rule).ask).toEqual({ kind: 'vagabond.too-much', left: 1 });
    expect(hand(table, V)).toHaveLength(4);
  });

  test('ROOT-9.6 in a forest damaged items become whole and face up', () => {
    const table = roaming(13, ['boot spent', 'sword damaged', 'torch down']);
    turnOf(table, V, 'evening');
    play(vagabond.turn.evening(table, V));
    expect(kit(table)).toEqual(['boot', 'sword', 'torch down']);
  });

  test('ROOT-9.5.7 a hammer repairs one item, which keeps its side', () => {
    const table = roaming(13, ['hammer', 'sword spent', 'tea damaged']);
    const rule = daylight(table, V);
    expect(play(rule, 'vagabond.repair').ids).toEqual([
      'vagabond.item:sword:exhausted-damaged',
      'vagabond.item:tea:damaged',
    ]);
    play(rule, 'vagabond.item:sword:exhausted-damaged');
    expect(kit(table)).toEqual(['hammer down', 'sword down', 'tea damaged']);
  });

  test('ROOT-9.2.1 crafting takes a hammer for each icon, all of the clearing’s suit; not in a forest', () => {
    const table = roaming(6, ['hammer', 'hammer']);
    hold(table, V, 'foxfolk-steel', 'anvil', 'root-tea-fox');
    const rule = daylight(table, V);
    expect(play(rule).ids).toEqual(['craft:foxfolk-steel', 'craft:anvil', 'done']);
    play(rule, 'craft:foxfolk-steel');
    expect(kit(table)).toEqual(['hammer down', 'hammer down', 'sword']);
    expect(player(table, V)).toMatchObject({ vp: 2, items: [] });
    player(table, V).pawn = 13;
    carry(table, V, ['hammer']);
    expect(play(daylight(table, V)).ids).not.toContain('craft:anvil');
  });

  test('ROOT-S61 a ruin gives its item and 1 VP and leaves a free slot', () => {
    const table = roaming(11, ['torch']);
    table.state.hidden.ruins[11] = ['hammer'];
    const slots = openSlots(table.state, 11);
    play(daylight(table, V), 'vagabond.explore');
    expect(kit(table)).toEqual(['torch down', 'hammer']);
    expect(player(table, V).vp).toBe(1);
    expect(openSlots(table.state, 11)).toBe(slots + 1);
    expect(openSlots(table.state, 11)).toBe(3);
  });

  test('ROOT-S62 the third quest of a suit scores 3 VP, or two cards', () => {
    for (const reward of ['vagabond.quest-vp', 'vagabond.quest-cards']) {
      const table = roaming(6, ['torch', 'hammer']);
      boardOf(table.state, V).quests.push('errand-fox', 'logistics-help-fox');
      table.state.open.quests = ['repair-a-shed-fox', 'guard-duty-mouse'];
      table.state.hidden.quests = ['escort-mouse'];
      const rule = daylight(table, V);
      expect(play(rule).ids).toEqual(['vagabond.explore', 'vagabond.quest:repair-a-shed-fox', 'done']);
      play(rule, 'vagabond.quest:repair-a-shed-fox', reward);
      expect(player(table, V).vp).toBe(reward === 'vagabond.quest-vp' ? 3 : 0);
      expect(hand(table, V)).toHaveLength(reward === 'vagabond.quest-vp' ? 0 : 2);
      expect(table.state.open.quests).toEqual(['guard-duty-mouse', 'escort-mouse']);
      expect(kit(table)).toEqual(['torch down', 'hammer down']);
    }
  });

  test('ROOT-9.5.5 a quest for two swords needs two of them', () => {
    const table = roaming(7, ['sword', 'sword damaged']);
    table.state.open.quests = ['expel-bandits-mouse'];
    expect(play(daylight(table, V)).ids).toEqual(['done']);
    carry(table, V, ['sword']);
    expect(play(daylight(table, V)).ids).toEqual(['vagabond.quest:expel-bandits-mouse', 'done']);
  });

  test('ROOT-11.2.6 services are paid with items', () => {
    const table = roaming(6, ['boot', 'tea', 'sword down']);
    const { payment } = vagabond.services as ServiceHooks;
    const { can, pay } = payment as NonNullable<typeof payment>;
    expect(can(table.state, V, 2)).toBe(true);
    expect(can(table.state, V, 3)).toBe(false);
    play(pay(table, V, 1), 'vagabond.item:tea:ready');
    expect(kit(table)).toEqual(['boot', 'tea down', 'sword down']);
  });
});

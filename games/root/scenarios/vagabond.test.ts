/** Scenarios H: the Vagabond in battle and on his way. */
import { play } from '@tavola/testing/play.ts';
import { describe, expect, test } from 'vitest';
import { maps } from '../data/maps.ts';
import { fight } from '../rules/battle/battle.ts';
import { birdsong as allianceBirdsong } from '../rules/factions/alliance/birdsong.ts';
import { supportersOf } from '../rules/factions/alliance/state.ts';
import { daylight } from '../rules/factions/vagabond/daylight.ts';
import { slip } from '../rules/factions/vagabond/move.ts';
import { ALLIED, HOSTILE } from '../rules/factions/vagabond/state.ts';
import { vagabond } from '../rules/factions/vagabond/vagabond.ts';
import { craft } from '../rules/turn/craft.ts';
import { moverOf } from '../rules/woodland/move.ts';
import { rulerOf } from '../rules/woodland/rule.ts';
import { carry, kit, O, relate, relation, roaming, V } from './roaming.ts';
import { at, dice, hand, hold, player, put, turnOf, woodland } from './woodland.ts';

describe('battle', () => {
  test('ROOT-S57 the warrior that makes them Hostile is not Infamy; every further piece is', () => {
    const table = roaming(6, ['sword', 'sword down', 'sword down']);
    put(table, O, 6, { warrior: 2, sawmill: 1 });
    play(daylight(table, V), 'battle', ...dice(3, 0));
    expect(at(table, O, 6)).toEqual({});
    expect(player(table, V).vp).toBe(3);
    expect(relation(table, O)).toBe(HOSTILE);
  });

  test('ROOT-S66 without an undamaged sword he is defenseless and deals nothing', () => {
    const table = roaming(6, ['sword damaged', 'boot', 'torch', 'tea']);
    turnOf(table, O);
    put(table, O, 6, { warrior: 1 });
    const rule = fight(table, O, V, 6);
    expect(play(rule, ...dice(1, 1))).toMatchObject({ seat: V, ask: { kind: 'vagabond.hit', clearing: 6, left: 2 } });
    play(rule, 'vagabond.item:tea:ready', 'vagabond.item:boot:ready');
    expect(kit(table)).toEqual(['sword damaged', 'boot damaged', 'torch', 'tea damaged']);
    expect(at(table, O, 6)).toEqual({ warrior: 1 });
  });

  test('ROOT-9.2.6 swords that are face down still count for the most he can roll', () => {
    const table = roaming(6, ['sword down', 'sword', 'boot', 'boot', 'boot']);
    put(table, O, 6, { warrior: 4 });
    const rule = daylight(table, V);
    play(rule, 'battle', ...dice(3, 0));
    expect(at(table, O, 6)).toEqual({ warrior: 2 });
  });

  test('ROOT-9.2.7 hits without an undamaged item left do nothing; the facing stays', () => {
    const table = roaming(6, ['torch down']);
    turnOf(table, O);
    put(table, O, 6, { warrior: 3 });
    play(fight(table, O, V, 6), ...dice(3, 0));
    expect(kit(table)).toEqual(['torch spent']);
    expect(player(table, O).vp).toBe(0);
  });

  test('ROOT-9.2.9.3 a warrior felled in defence makes hostile too, but scores no Infamy', () => {
    const table = roaming(6, ['sword', 'boot']);
    turnOf(table, O);
    put(table, O, 6, { warrior: 2 });
    play(fight(table, O, V, 6), ...dice(1, 1), 'vagabond.item:boot:ready');
    expect(relation(table, O)).toBe(HOSTILE);
    expect(player(table, V).vp).toBe(0);
  });

  test('ROOT-9.2.9.3 removing only buildings and tokens makes nobody Hostile', () => {
    const table = roaming(6, ['sword']);
    put(table, O, 6, { wood: 1, sawmill: 1 });
    play(daylight(table, V), 'battle', ...dice(1, 0));
    expect(player(table, V).vp).toBe(2);
    expect(relation(table, O)).toBe(0);
  });

  test('ROOT-9.2.9.3.1 Infamy counts every piece of who is Hostile already', () => {
    const table = roaming(6, ['sword']);
    relate(table, O, HOSTILE);
    put(table, O, 6, { warrior: 1, sawmill: 1 });
    play(daylight(table, V), 'battle', ...dice(1, 1));
    expect(player(table, V).vp).toBe(1);
  });

  test('ROOT-S60 Strike: a token without warriors scores 1 VP, no Infamy, and outrage is owed', () => {
    const table = roaming(6, ['crossbow'], ['alliance']);
    relate(table, O, HOSTILE);
    put(table, O, 6, { sympathy: 1 });
    hold(table, V, 'anvil');
    const rule = daylight(table, V);
    expect(play(rule, 'vagabond.strike')).toMatchObject({ seat: V, ids: ['card:anvil'] });
    play(rule, 'card:anvil');
    expect(player(table, V).vp).toBe(1);
    expect(supportersOf(table.state, O)).toEqual(['anvil']);
  });

  test('ROOT-9.5.6 Strike takes a warrior first and makes hostile', () => {
    const table = roaming(6, ['crossbow']);
    put(table, O, 6, { warrior: 2, sawmill: 1 });
    play(daylight(table, V), 'vagabond.strike');
    expect(at(table, O, 6)).toEqual({ warrior: 1, sawmill: 1 });
    expect(relation(table, O)).toBe(HOSTILE);
    expect(player(table, V).vp).toBe(0);
  });

  test('ROOT-G19 a pawn can be attacked but not struck', () => {
    const table = roaming(6, ['crossbow', 'sword'], ['vagabond']);
    player(table, O).pawn = 6;
    expect(play(daylight(table, V)).ids).toEqual(['battle', 'done']);
  });

  test('ROOT-S05 a revolt damages three items, as far as there are any; the pawn stays', () => {
    const table = roaming(6, ['boot', 'torch', 'sword spent', 'tea damaged', 'coin damaged'], ['alliance']);
    turnOf(table, O, 'birdsong');
    put(table, O, 6, { sympathy: 1 });
    hold(table, O, 'anvil', 'foxfolk-steel');
    supportersOf(table.state, O).push(...(table.state.hidden.hands[O] as string[]).splice(0));
    play(allianceBirdsong(table, O), 'alliance.revolt:6', 'card:anvil', 'card:foxfolk-steel');
    expect(player(table, V).pawn).toBe(6);
    expect(kit(table)).toEqual(['boot damaged', 'torch damaged', 'sword spent', 'tea damaged', 'coin damaged']);
  });

  test('ROOT-9.2.2 he says which three items; the pawn does not rule', () => {
    const table = roaming(6, ['boot', 'torch', 'sword', 'tea'], ['alliance']);
    expect(rulerOf(table.state, 6)).toBe(-1);
    const rule = vagabond.removal?.swept?.(table, V, O);
    if (!rule) throw new Error('no rule');
    expect(play(rule, 'vagabond.item:tea:ready', 'vagabond.item:boot:ready').ids).toEqual([
      'vagabond.item:sword:ready',
      'vagabond.item:torch:ready',
    ]);
  });

  test('ROOT-S91 a favor of the rabbits: the Vagabond in one of the clearings damages three items', () => {
    const table = woodland(['eyrie', 'marquise', 'alliance', 'vagabond']);
    turnOf(table, 0);
    const [M, A, W] = [1, 2, 3];
    put(table, M, 1, { keep: 1 });
    put(table, M, 3, { warrior: 2 });
    put(table, M, 5, { warrior: 1, workshop: 1 });
    put(table, A, 5, { sympathy: 1 });
    player(table, W).pawn = 3;
    carry(table, W, ['boot', 'torch', 'tea', 'sword']);
    for (const clearing of [3, 4, 10]) put(table, 0, clearing, { roost: 1 });
    hold(table, 0, 'favor-of-the-rabbits', 'bake-sale');
    hold(table, M, 'cobbler', 'sappers');
    const rule = craft(table, 0, 'favor-of-the-rabbits');
    expect(play(rule)).toMatchObject({ seat: 0, ids: ['effect:hospitals', 'effect:outrage'] });
    expect(player(table, 0).vp).toBe(2);
    expect(play(rule, 'effect:outrage', 'card:bake-sale')).toMatchObject({ seat: M });
    play(rule, 'card:sappers');
    const last = play(rule, 'pass');
    expect(last).toMatchObject({ seat: W, ask: { kind: 'vagabond.damage', left: 3 } });
    play(rule, 'vagabond.item:boot:ready', 'vagabond.item:tea:ready', 'vagabond.item:torch:ready');
    expect(kit(table, W)).toEqual(['boot damaged', 'torch damaged', 'tea damaged', 'sword']);
    expect(at(table, M, 1)).toEqual({ keep: 1, warrior: 2 });
  });
});

describe('moving', () => {
  test('ROOT-S58 Hostile warriors cost a second boot; slipping there costs none', () => {
    const table = roaming(9, ['boot']);
    relate(table, O, HOSTILE);
    put(table, O, 12, { warrior: 1 });
    const rule = daylight(table, V);
    expect(play(rule, 'move').ids).not.toContain('clearing:12');
    carry(table, V, ['boot']);
    play(daylight(table, V), 'move', 'clearing:12');
    expect(kit(table)).toEqual(['boot down', 'boot down']);
    const slipping = roaming(9);
    relate(slipping, O, HOSTILE);
    put(slipping, O, 12, { warrior: 1 });
    play(slip(slipping, V), 'clearing:12');
    expect(player(slipping, V).pawn).toBe(12);
  });

  test('ROOT-9.5.1 never into a forest; from a forest to a clearing on its border', () => {
    const table = roaming(13, ['boot']);
    const ids = play(daylight(table, V), 'move').ids;
    expect(ids.length).toBeGreaterThan(2);
    expect(ids.every((id) => Number(id.split(':')[1]) <= 12)).toBe(true);
  });

  test('ROOT-9.4.2 he may slip into a forest, from forest to forest, or stay', () => {
    const table = roaming(1);
    expect(play(slip(table, V)).ids).toEqual([
      'clearing:5',
      'clearing:9',
      'clearing:10',
      'clearing:13',
      'clearing:14',
      'vagabond.stay',
    ]);
  });

  test('ROOT-S90 on the winter map the river divides forests as a path does', () => {
    const table = woodland(['vagabond', 'marquise'], { map: 'winter' });
    turnOf(table, V, 'birdsong');
    const { forests, border } = maps.winter;
    const forestOf = (...around: number[]) =>
      forests.find(({ place }) => around.every((clearing) => border[place]?.includes(clearing)))?.place as number;
    player(table, V).pawn = forestOf(1, 10, 11);
    const ids = play(slip(table, V)).ids;
    expect(ids).toContain(`clearing:${forestOf(4, 10, 11)}`);
    expect(ids).toContain(`clearing:${forestOf(1, 11, 12)}`);
  });

  test('ROOT-9.2.3 he moves no matter who rules, and a pawn causes no outrage', () => {
    const table = roaming(9, ['boot'], ['alliance']);
    put(table, O, 12, { warrior: 3, sympathy: 1 });
    expect(play(daylight(table, V), 'move', 'clearing:12').ask).toBe('vagabond.daylight');
  });

  test('ROOT-9.2.9.2 Allied warriors come along, and their owner answers for them', () => {
    const table = roaming(9, ['boot'], ['marquise', 'alliance']);
    relate(table, O, ALLIED);
    put(table, O, 9, { warrior: 3 });
    put(table, 2, 9, { warrior: 2 });
    put(table, 2, 12, { sympathy: 1 });
    hold(table, O, 'anvil');
    const rule = daylight(table, V);
    expect(play(rule, 'move', 'clearing:12').ids).toEqual(['pass', `seat:${O}`]);
    expect(play(rule, `seat:${O}`, 'warriors:2')).toMatchObject({ seat: O, ids: ['card:anvil'] });
    play(rule, 'card:anvil');
    expect(at(table, O, 12)).toEqual({ warrior: 2 });
    expect(player(table, V).pawn).toBe(12);
  });

  test('ROOT-9.2.9.2, 1.5.5, 4.2.1 Allied warriors stay where their owner rules neither clearing', () => {
    const table = roaming(9, ['boot'], ['marquise', 'eyrie']);
    relate(table, O, ALLIED);
    put(table, O, 9, { warrior: 2 });
    put(table, 2, 9, { warrior: 2 });
    put(table, 2, 12, { warrior: 1 });
    expect(play(daylight(table, V), 'move', 'clearing:12').ask).toBe('vagabond.daylight');
    expect(player(table, V).pawn).toBe(12);
    expect(at(table, O, 9)).toEqual({ warrior: 2 });
  });

  test('ROOT-9.2.9.2, 4.2.1 they come along where their owner rules the destination, or need not rule', () => {
    const table = roaming(9, ['boot'], ['marquise', 'eyrie']);
    relate(table, O, ALLIED);
    put(table, O, 9, { warrior: 2 });
    put(table, 2, 9, { warrior: 2 });
    put(table, O, 12, { warrior: 1 });
    expect(play(daylight(table, V), 'move', 'clearing:12').ids).toEqual(['pass', `seat:${O}`]);
    const nimble = roaming(9, ['boot'], ['corvids', 'eyrie']);
    relate(nimble, O, ALLIED);
    put(nimble, O, 9, { warrior: 1 });
    put(nimble, 2, 9, { warrior: 2 });
    expect(play(daylight(nimble, V), 'move', 'clearing:12').ids).toEqual(['pass', `seat:${O}`]);
  });

  test('ROOT-9.2.9.2, 1.5.5 boats that he bought carry nobody else', () => {
    const table = roaming(5, ['boot'], ['marquise']);
    relate(table, O, ALLIED);
    put(table, O, 5, { warrior: 2 });
    table.state.open.turn.boats = true;
    expect(play(daylight(table, V), 'move', 'clearing:10').ask).toBe('vagabond.daylight');
    expect(at(table, O, 5)).toEqual({ warrior: 2 });
  });

  test('ROOT-G38 a move that a card grants costs no boot, but for Hostile warriors', () => {
    const table = roaming(9);
    const { can, take } = moverOf(table.state, V);
    expect(can(table.state, V, null)).toBe(true);
    relate(table, O, HOSTILE);
    put(table, O, 12, { warrior: 1 });
    expect(play(take(table, V, null, true)).ids).toEqual(['clearing:1', 'clearing:4', 'done']);
  });

  test('ROOT-15.3 on the ferry both he and his Ally draw a card', () => {
    const table = woodland(['vagabond', 'marquise'], { map: 'lake' });
    turnOf(table, V);
    player(table, V).pawn = 1;
    carry(table, V, ['boot']);
    relate(table, O, ALLIED);
    put(table, O, 1, { warrior: 1 });
    play(daylight(table, V), 'move', 'ferry:10', `seat:${O}`);
    expect(table.state.open.ferry).toBe(10);
    expect(hand(table, V)).toHaveLength(1);
    expect(hand(table, O)).toHaveLength(1);
  });
});

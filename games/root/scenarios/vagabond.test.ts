/** Scenarios H: the Vagabond, his items, his friends and his enemies. */
import type { Seat } from '@tavola/kernel/ask.ts';
import { play } from '@tavola/testing/play.ts';
import { describe, expect, test } from 'vitest';
import type { CharacterId, FactionId } from '../data/factions.ts';
import type { Item } from '../data/items.ts';
import { maps } from '../data/maps.ts';
import { canBattleIn, fight } from '../rules/battle.ts';
import { craft } from '../rules/craft.ts';
import { birdsong as allianceBirdsong } from '../rules/factions/alliance/birdsong.ts';
import { supportersOf } from '../rules/factions/alliance/state.ts';
import { daylight } from '../rules/factions/vagabond/daylight.ts';
import { ready } from '../rules/factions/vagabond/items.ts';
import { slip } from '../rules/factions/vagabond/move.ts';
import { ALLIED, boardOf, HOSTILE, viewSecret } from '../rules/factions/vagabond/state.ts';
import { vagabond } from '../rules/factions/vagabond/vagabond.ts';
import { moverOf } from '../rules/move.ts';
import { openSlots } from '../rules/pieces.ts';
import { rulerOf } from '../rules/rule.ts';
import { score } from '../rules/score.ts';
import { areEnemies } from '../rules/state.ts';
import { at, dice, ending, hand, hold, player, put, turnOf, type Woodland, woodland } from './woodland.ts';

const V = 0;
const O = 1;

type Kit = readonly (Item | `${Item} ${'down' | 'damaged' | 'spent'}`)[];

/** A Vagabond in this place with these items, in Daylight, among these others. */
function roaming(
  place: number,
  items: Kit = [],
  others: readonly FactionId[] = ['marquise'],
  character: CharacterId | null = null,
): Woodland {
  const table = woodland(['vagabond', ...others]);
  turnOf(table, V);
  player(table, V).pawn = place;
  boardOf(table.state, V).character = character;
  carry(table, V, items);
  return table;
}

function carry(table: Woodland, seat: Seat, items: Kit): void {
  for (const word of items) {
    const [item, state] = word.split(' ') as [Item, string | undefined];
    const up = state === undefined || state === 'damaged';
    const damaged = state === 'damaged' || state === 'spent';
    boardOf(table.state, seat).items.push({ item, up, damaged, ruin: false });
  }
}

/** What he carries, in words. */
function kit(table: Woodland, seat: Seat = V): string[] {
  return boardOf(table.state, seat).items.map(({ item, up, damaged }) => {
    if (up) return damaged ? `${item} damaged` : item;
    return damaged ? `${item} spent` : `${item} down`;
  });
}

function relate(table: Woodland, other: Seat, level: number): void {
  const { relations } = boardOf(table.state, V);
  while (relations.length <= other) relations.push(0);
  relations[other] = level;
}
const relation = (table: Woodland, other: Seat) => boardOf(table.state, V).relations[other] ?? 0;

describe('battle', () => {
  test('ROOT-S57 the warrior that makes them Hostile is no Infamy; every further piece is', () => {
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
    play(allianceBirdsong(table, O), 'alliance.revolt:6');
    expect(player(table, V).pawn).toBe(6);
    expect(kit(table)).toEqual(['boot damaged', 'torch damaged', 'sword spent', 'tea damaged', 'coin damaged']);
  });

  test('ROOT-9.2.2 he says which three items; the pawn does not rule', () => {
    const table = roaming(6, ['boot', 'torch', 'sword', 'tea'], ['alliance']);
    expect(rulerOf(table.state, 6)).toBe(-1);
    const rule = vagabond.swept?.(table, V, O);
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

  test('ROOT-9.2.3 he moves whoever rules, and a pawn causes no outrage', () => {
    const table = roaming(9, ['boot'], ['alliance']);
    put(table, O, 12, { warrior: 3, sympathy: 1 });
    expect(play(daylight(table, V), 'move', 'clearing:12').ask).toBe('vagabond.daylight');
  });

  test('ROOT-9.2.9.2 Allied warriors come along, and their owner answers for them', () => {
    const table = roaming(9, ['boot'], ['marquise', 'alliance']);
    relate(table, O, ALLIED);
    put(table, O, 9, { warrior: 3 });
    put(table, 2, 9, { warrior: 4 });
    put(table, 2, 12, { sympathy: 1 });
    hold(table, O, 'anvil');
    const rule = daylight(table, V);
    expect(play(rule, 'move', 'clearing:12').ids).toEqual(['pass', `seat:${O}`]);
    expect(play(rule, `seat:${O}`, 'warriors:2')).toMatchObject({ seat: O, ids: ['card:anvil'] });
    play(rule, 'card:anvil');
    expect(at(table, O, 12)).toEqual({ warrior: 2 });
    expect(player(table, V).pawn).toBe(12);
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
    expect(play(rule, 'vagabond.aid', 'vagabond.item:tea:ready').ids).toEqual([
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
    play(daylight(table, V), 'vagabond.aid');
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

describe('items', () => {
  test('ROOT-S64 three items are refreshed, and two more for each tea on the track', () => {
    const down: Kit = ['boot down', 'torch down', 'sword down', 'sword spent', 'hammer down', 'coin down'];
    const table = roaming(13, ['tea', ...down]);
    turnOf(table, V, 'birdsong');
    const rule = vagabond.birdsong(table, V);
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
    const rule = vagabond.evening(table, V);
    expect(play(rule).ask).toEqual({ kind: 'vagabond.too-much', left: 1 });
    expect(play(rule).ids).not.toContain('vagabond.item:sack:ready');
    play(rule, 'vagabond.item:coin:damaged');
    expect(kit(table)).toHaveLength(9);
    expect(boardOf(table.state, V).gone).toBe(1);
  });

  test('ROOT-9.2.5 a track holds three; the fourth lies in the Satchel', () => {
    const table = roaming(6, ['coin', 'coin', 'coin', 'coin', 'boot', 'boot', 'boot', 'boot', 'boot', 'boot']);
    turnOf(table, V, 'evening');
    const rule = vagabond.evening(table, V);
    expect(play(rule).ask).toEqual({ kind: 'vagabond.too-much', left: 1 });
    expect(hand(table, V)).toHaveLength(4);
  });

  test('ROOT-9.6 in a forest damaged items become whole and face up', () => {
    const table = roaming(13, ['boot spent', 'sword damaged', 'torch down']);
    turnOf(table, V, 'evening');
    play(vagabond.evening(table, V));
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
    const { can, pay } = vagabond.servicePayment as NonNullable<typeof vagabond.servicePayment>;
    expect(can(table.state, V, 2)).toBe(true);
    expect(can(table.state, V, 3)).toBe(false);
    play(pay(table, V, 1), 'vagabond.item:tea:ready');
    expect(kit(table)).toEqual(['boot', 'tea down', 'sword down']);
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
    play(vagabond.setup(table, V), 'vagabond.character:thief', 'clearing:13');
    const second = vagabond.setup(table, W);
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

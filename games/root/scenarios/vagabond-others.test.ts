/** The Vagabond among the other factions: where two chapters meet. */
import type { Seat } from '@tavola/kernel/ask.ts';
import { play } from '@tavola/testing/play.ts';
import { describe, expect, test } from 'vitest';
import type { CharacterId, FactionId } from '../data/factions.ts';
import type { Item } from '../data/items.ts';
import { fight } from '../rules/battle.ts';
import { birdsong as revolts } from '../rules/factions/alliance/birdsong.ts';
import { supportersOf } from '../rules/factions/alliance/state.ts';
import { flip } from '../rules/factions/corvids/plots.ts';
import { layFaceDown, type Plot, turnUp } from '../rules/factions/corvids/state.ts';
import { boardOf as duchyBoard } from '../rules/factions/duchy/state.ts';
import { boardOf as riverfolkBoard } from '../rules/factions/riverfolk/state.ts';
import { daylight } from '../rules/factions/vagabond/daylight.ts';
import { slip } from '../rules/factions/vagabond/move.ts';
import { ALLIED, boardOf, HOSTILE } from '../rules/factions/vagabond/state.ts';
import { canPlace } from '../rules/place.ts';
import { rulerOf } from '../rules/rule.ts';
import { offer } from '../rules/windows.ts';
import { carry, relate, relation, roaming, V } from './roaming.ts';
import { at, dice, discarded, hand, hold, player, put, turnOf, type Woodland, woodland } from './woodland.ts';

/** A Vagabond in clearing 6 (fox) with these items, in Daylight, among these others. */
const among = (others: readonly FactionId[], items: readonly Item[], character: CharacterId | null = null) =>
  roaming(6, items, others, character);
const damaged = (table: Woodland, seat = V) => boardOf(table.state, seat).items.filter((held) => held.damaged).length;

function plot(table: Woodland, seat: Seat, clearing: number, kind: Plot, up: boolean): void {
  put(table, seat, clearing, { plot: 1 });
  layFaceDown(table.state, seat, clearing, kind);
  if (up) turnUp(table.state, seat, clearing);
}

/** ROOT-9.2.8. */
function partners(table: Woodland, other: Seat): void {
  player(table, V).dominance = 'dominance-fox';
  player(table, V).partner = other;
}

describe('Riverfolk', () => {
  const [M, R] = [1, 2];

  test('ROOT-11.2.7.4 a mercenary that falls makes its buyer Hostile, not the Riverfolk', () => {
    const table = among(['marquise', 'riverfolk'], ['sword', 'sword', 'boot']);
    turnOf(table, M);
    table.state.open.turn.hired = R;
    put(table, R, 6, { warrior: 1 });
    play(fight(table, M, V, 6), ...dice(1, 1), 'vagabond.item:boot:ready');
    expect(at(table, R, 6)).toEqual({});
    expect(relation(table, M)).toBe(HOSTILE);
    expect(relation(table, R)).toBe(0);
  });

  test('ROOT-11.2.6 he pays with items, for which the Riverfolk pay themselves; mercenaries are not for him', () => {
    const table = among(['marquise', 'riverfolk'], ['boot', 'torch', 'sword']);
    turnOf(table, V, 'start-of-birdsong');
    riverfolkBoard(table.state, R).prices = [2, 1, 1];
    hold(table, R, 'anvil');
    const rule = offer(table, V);
    expect(play(rule).ids.filter((id) => id.includes('mercenaries'))).toEqual([]);
    const buy = play(rule).ids.find((id) => id.includes('hand-card')) as string;
    play(rule, buy, 'vagabond.item:boot:ready', 'vagabond.item:torch:ready');
    expect(hand(table, V)).toEqual(['anvil']);
    expect(riverfolkBoard(table.state, R).payments[R]).toBe(2);
    expect(boardOf(table.state, V).items.map(({ up }) => up)).toEqual([false, false, true]);
  });

  test('ROOT-9.7.1, 11.2.3 the Thief draws from an open hand as if it were hidden', () => {
    const table = among(['marquise', 'riverfolk'], ['torch'], 'thief');
    put(table, R, 6, { warrior: 1 });
    hold(table, R, 'anvil', 'sword');
    play(daylight(table, V), 'vagabond.special:steal', 'pick=0');
    expect(hand(table, V)).toEqual(['anvil']);
    expect(hand(table, R)).toEqual(['sword']);
  });

  test('ROOT-9.5.4 Aid to the Riverfolk goes into their open hand', () => {
    const table = among(['marquise', 'riverfolk'], ['torch']);
    put(table, R, 6, { 'trade-post': 1 });
    hold(table, V, 'anvil');
    play(daylight(table, V), 'vagabond.aid');
    expect(hand(table, R)).toEqual(['anvil']);
    expect(relation(table, R)).toBe(1);
  });

  test('ROOT-2.3, 11.2.7.1 with boats he moves along rivers', () => {
    const table = among(['marquise', 'riverfolk'], ['boot']);
    player(table, V).pawn = 5;
    const without = play(daylight(table, V), 'move').ids;
    table.state.open.turn.boats = true;
    const along = play(daylight(table, V), 'move').ids.filter((id) => !without.includes(id));
    expect(along).toEqual(['clearing:10']);
  });
});

describe('Marquise', () => {
  const M = 1;

  test('ROOT-6.2.3 Allied warriors who fall for him may go to the hospital', () => {
    const table = among(['marquise', 'eyrie'], ['sword', 'boot']);
    relate(table, M, ALLIED);
    put(table, M, 1, { keep: 1 });
    put(table, M, 6, { warrior: 1 });
    put(table, 2, 6, { warrior: 2 });
    hold(table, M, 'anvil');
    const rule = daylight(table, V);
    const asked = play(rule, 'battle', 'seat:2', `seat:${M}`, ...dice(1, 1), 'piece:warrior');
    expect(asked).toMatchObject({ seat: M, ids: ['pass', 'card:anvil'] });
    play(rule, 'card:anvil');
    expect(at(table, M, 1)).toEqual({ keep: 1, warrior: 1 });
    expect(relation(table, M)).toBe(HOSTILE);
  });

  test('ROOT-9.7.6 a burnt keep is gone, nobody is healed, and even she places nothing there', () => {
    const table = among(['marquise'], ['torch'], 'scoundrel');
    put(table, M, 6, { keep: 1, warrior: 2, recruiter: 1 });
    hold(table, M, 'anvil');
    expect(play(daylight(table, V), 'vagabond.special:scorched-earth').ask).toBe('vagabond.daylight');
    expect(at(table, M, 6)).toEqual({});
    expect(player(table, M).gone).toEqual([0, 0, 0, 0, 1]);
    expect(player(table, V).vp).toBe(2);
    expect(canPlace(table.state, M, 6)).toBe(false);
    expect(relation(table, M)).toBe(HOSTILE);
  });

  test('ROOT-6.2.2 the keep does not keep him out', () => {
    const table = among(['marquise'], ['boot']);
    put(table, M, 11, { keep: 1 });
    expect(play(daylight(table, V), 'move').ids).toContain('clearing:11');
  });
});

describe('Alliance', () => {
  const A = 1;

  test('ROOT-8.2.2 Guerrilla War turns the dice against him', () => {
    const table = among(['alliance'], ['sword', 'boot', 'tea']);
    put(table, A, 6, { warrior: 2 });
    const rule = daylight(table, V);
    play(rule, 'battle', ...dice(2, 0), 'vagabond.item:boot:ready', 'vagabond.item:tea:ready');
    expect(damaged(table)).toBe(2);
    expect(at(table, A, 6)).toEqual({ warrior: 2 });
  });

  test('ROOT-9.2.8 a revolt of his partner leaves his items alone', () => {
    const table = among(['alliance'], ['boot', 'torch', 'tea']);
    partners(table, A);
    turnOf(table, A, 'birdsong');
    put(table, A, 6, { sympathy: 1 });
    hold(table, A, 'anvil', 'foxfolk-steel');
    supportersOf(table.state, A).push(...(table.state.hidden.hands[A] as string[]).splice(0));
    play(revolts(table, A), 'alliance.revolt:6');
    expect(at(table, A, 6)).toEqual({ base: 1, sympathy: 1, warrior: 1 });
    expect(damaged(table)).toBe(0);
  });

  test('ROOT-8.2.6 scorched earth owes outrage for the sympathy that burns', () => {
    const table = among(['alliance'], ['torch'], 'scoundrel');
    put(table, A, 6, { sympathy: 1 });
    hold(table, V, 'anvil');
    expect(play(daylight(table, V), 'vagabond.special:scorched-earth')).toMatchObject({ seat: V, ids: ['card:anvil'] });
  });
});

describe('Corvids', () => {
  const C = 1;

  test('ROOT-13.7 a bomb damages three items; a bomb of his partner none', () => {
    for (const friend of [false, true]) {
      const table = among(['corvids'], ['boot', 'torch', 'tea']);
      if (friend) partners(table, C);
      turnOf(table, C, 'birdsong');
      plot(table, C, 6, 'bomb', false);
      play(flip(table, C, 6));
      expect(damaged(table)).toBe(friend ? 0 : 3);
    }
  });

  test('ROOT-13.7, 9.7.9 a snare stops gliding and moving; a snare of his partner does not', () => {
    const table = among(['corvids'], ['torch', 'boot'], 'harrier');
    plot(table, C, 6, 'snare', true);
    table.state.open.ruins[6] = 0;
    expect(play(daylight(table, V)).ids).toEqual(['done']);
    partners(table, C);
    expect(play(daylight(table, V)).ids).toEqual(['move', 'vagabond.special:glide', 'done']);
  });

  test('ROOT-13.7 Allied warriors of others stay in a snare when he slips out', () => {
    const table = among(['corvids', 'marquise'], ['boot']);
    relate(table, 2, ALLIED);
    plot(table, C, 6, 'snare', true);
    put(table, 2, 6, { warrior: 2 });
    turnOf(table, V, 'birdsong');
    play(slip(table, V), 'clearing:11');
    expect(at(table, 2, 6)).toEqual({ warrior: 2 });
    expect(player(table, V).pawn).toBe(11);
  });

  test('ROOT-13.2.5 Embedded Agents strike him', () => {
    const table = among(['corvids'], ['sword', 'boot']);
    plot(table, C, 6, 'raid', false);
    play(daylight(table, V), 'battle', ...dice(0, 0), 'vagabond.item:boot:ready');
    expect(damaged(table)).toBe(1);
  });

  test('ROOT-13.2.4 his pawn is enough to expose a plot', () => {
    const table = among(['corvids'], ['sword']);
    plot(table, C, 6, 'raid', false);
    hold(table, V, 'anvil');
    expect(play(daylight(table, V)).ids.some((id) => id.startsWith('corvids.'))).toBe(true);
  });
});

describe('Lizards, Duchy, Eyrie', () => {
  test('ROOT-9.7.2, 10.2.6 the Tinker finds no work while cards go to the Lost Souls', () => {
    const table = among(['lizards'], ['torch', 'boot'], 'tinker');
    put(table, 1, 6, { warrior: 1 });
    expect(play(daylight(table, V)).ids).not.toContain('vagabond.special:day-labor');
    discarded(table, 'anvil');
    expect(play(daylight(table, V)).ids).toContain('vagabond.special:day-labor');
  });

  test('ROOT-10.2.3 Allied cultists who fall for him attack, so that they become no acolytes', () => {
    const table = among(['lizards', 'marquise'], ['sword', 'boot']);
    relate(table, 1, ALLIED);
    put(table, 1, 6, { warrior: 2 });
    put(table, 2, 6, { warrior: 2 });
    const before = player(table, 1).supply;
    play(daylight(table, V), 'battle', 'seat:2', 'seat:1', ...dice(1, 1), 'piece:warrior');
    expect(player(table, 1).supply).toBe(before + 1);
  });

  test('ROOT-12.2.2 no tunnel leads him into the Burrow', () => {
    const table = among(['duchy'], ['boot']);
    put(table, 1, 6, { tunnel: 1 });
    expect(play(daylight(table, V), 'move').ids).not.toContain('clearing:0');
  });

  test('ROOT-12.2.3 a struck citadel has its price', () => {
    const table = among(['duchy'], ['crossbow']);
    put(table, 1, 6, { citadel: 1 });
    duchyBoard(table.state, 1).swayed.push('captain');
    play(daylight(table, V), 'vagabond.strike');
    expect(duchyBoard(table.state, 1).swayed).toEqual([]);
    expect(player(table, V).vp).toBe(1);
    expect(relation(table, 1)).toBe(0);
  });

  test('ROOT-7.2.2 his pawn is no piece that counts: the Eyrie rule with one warrior', () => {
    const table = among(['eyrie', 'marquise'], []);
    put(table, 1, 6, { warrior: 1 });
    expect(rulerOf(table.state, 6)).toBe(1);
  });
});

describe('another Vagabond', () => {
  const W = 1;

  test('ROOT-9.7.4 the Vagrant sets others on him: he takes hits with items, and deals with swords', () => {
    const table = among(['vagabond', 'marquise'], ['torch'], 'vagrant');
    player(table, W).pawn = 6;
    carry(table, W, ['sword', 'boot']);
    put(table, 2, 6, { warrior: 2 });
    const rule = daylight(table, V);
    expect(play(rule, 'vagabond.special:instigate', ...dice(1, 1))).toMatchObject({ seat: W });
    play(rule, 'vagabond.item:boot:ready');
    expect(damaged(table, W)).toBe(1);
    expect(at(table, 2, 6)).toEqual({ warrior: 1 });
    expect(relation(table, 2)).toBe(HOSTILE);
    expect(boardOf(table.state, W).relations).toEqual([]);
  });

  test('ROOT-9.7.5 the Arbiter protects others against him', () => {
    const table = among(['vagabond', 'marquise'], ['sword', 'boot']);
    player(table, W).pawn = 6;
    boardOf(table.state, W).character = 'arbiter';
    carry(table, W, ['sword', 'sword']);
    put(table, 2, 6, { warrior: 1 });
    const rule = daylight(table, V);
    expect(play(rule, 'battle', 'seat:2')).toMatchObject({ seat: 2, ids: ['pass', 'vagabond.enlist'] });
    play(rule, 'vagabond.enlist', ...dice(2, 2));
    expect(damaged(table)).toBe(2);
    expect(player(table, W).vp).toBe(1);
  });

  test('ROOT-9.2.9.2 a foe that fells his Allied warriors makes them its own enemies', () => {
    const table = among(['vagabond', 'marquise'], ['sword', 'boot']);
    relate(table, 2, ALLIED);
    player(table, W).pawn = 6;
    carry(table, W, ['sword', 'boot']);
    put(table, 2, 6, { warrior: 2 });
    const rule = daylight(table, V);
    play(rule, 'battle', `seat:${W}`, 'seat:2', ...dice(1, 1));
    play(rule, 'vagabond.item:boot:ready');
    play(rule, 'piece:warrior');
    expect(boardOf(table.state, W).relations[2]).toBe(HOSTILE);
    expect(relation(table, 2)).toBe(HOSTILE);
  });
});

describe('automata', () => {
  const M = 1;

  test('BOT-S207 an automaton enlists a human Arbiter when it is outnumbered and ahead of him', () => {
    for (const vp of [10, 6]) {
      const table = woodland(['vagabond', { faction: 'marquise' }, 'eyrie']);
      turnOf(table, 2);
      player(table, V).pawn = 7;
      player(table, V).vp = 6;
      boardOf(table.state, V).character = 'arbiter';
      carry(table, V, ['sword', 'sword']);
      put(table, M, 7, { warrior: 1 });
      put(table, 2, 7, { warrior: 3 });
      player(table, M).vp = vp;
      play(fight(table, 2, M, 7), ...dice(3, 3));
      expect(at(table, 2, 7)).toEqual(vp === 10 ? {} : { warrior: 2 });
      expect(player(table, V).vp).toBe(vp === 10 ? 7 : 6);
    }
  });

  test('AUT-I-3 the Thief draws from the deck instead; relationships and Infamy are as usual', () => {
    const table = woodland(['vagabond', { faction: 'marquise' }]);
    turnOf(table, V);
    player(table, V).pawn = 6;
    boardOf(table.state, V).character = 'thief';
    carry(table, V, ['torch', 'sword']);
    put(table, M, 6, { warrior: 1, sawmill: 1 });
    const rule = daylight(table, V);
    play(rule, 'vagabond.special:steal');
    expect(hand(table, V)).toHaveLength(1);
    play(rule, 'battle', ...dice(1, 0));
    expect(relation(table, M)).toBe(HOSTILE);
  });
});

/** The Vagabond among the other factions: where two chapters meet. */
import { play } from '@tavola/testing/play.ts';
import { describe, expect, test } from 'vitest';
import { fight } from '../rules/battle/battle.ts';
import { birdsong as revolts } from '../rules/factions/alliance/birdsong.ts';
import { supportersOf } from '../rules/factions/alliance/state.ts';
import { boardOf as duchyBoard } from '../rules/factions/duchy/state.ts';
import { daylight } from '../rules/factions/vagabond/daylight.ts';
import { ALLIED, boardOf, HOSTILE } from '../rules/factions/vagabond/state.ts';
import { canPlace } from '../rules/woodland/place.ts';
import { rulerOf } from '../rules/woodland/rule.ts';
import { among, carry, damaged, partners, relate, relation, V } from './roaming.ts';
import { at, dice, discarded, hand, hold, player, put, turnOf, woodland } from './woodland.ts';

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
    play(revolts(table, A), 'alliance.revolt:6', 'card:anvil', 'card:foxfolk-steel');
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

  test('ROOT-7.2.2 his pawn is not a piece that counts: the Eyrie rule with one warrior', () => {
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

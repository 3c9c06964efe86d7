/** The Vagabond and the Riverfolk: what he buys, steals and gives, and whom he makes his enemies. */
import { play } from '@tavola/testing/play.ts';
import { describe, expect, test } from 'vitest';
import { fight } from '../rules/battle/battle.ts';
import { boardOf as riverfolkBoard } from '../rules/factions/riverfolk/state.ts';
import { daylight } from '../rules/factions/vagabond/daylight.ts';
import { boardOf, HOSTILE } from '../rules/factions/vagabond/state.ts';
import { offer } from '../rules/turn/windows.ts';
import { among, carry, relation, V } from './roaming.ts';
import { at, dice, hand, hold, player, put, turnOf, woodland } from './woodland.ts';

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

  test('AUT-T-RIV-2 a Robot that he fells makes those Hostile with whom it fought, and brings no Infamy', () => {
    const table = woodland(['vagabond', 'marquise', { faction: 'riverfolk', riverfolkTraits: ['involved'] }]);
    turnOf(table, V);
    player(table, V).pawn = 6;
    carry(table, V, ['sword', 'sword']);
    put(table, M, 6, { sawmill: 1 });
    put(table, R, 6, { warrior: 1 });
    play(fight(table, V, M, 6), ...dice(2, 0));
    expect([at(table, M, 6), at(table, R, 6)]).toEqual([{}, {}]);
    expect([relation(table, M), relation(table, R)]).toEqual([HOSTILE, 0]);
    // The sawmill, and Infamy for it alone.
    expect(player(table, V).vp).toBe(2);
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
    play(daylight(table, V), 'vagabond.aid', 'card:anvil');
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

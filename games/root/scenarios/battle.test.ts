/** Scenarios C: battle. */
import { play } from '@tavola/testing/play.ts';
import { describe, expect, test } from 'vitest';
import { battle, canBattleIn, fight } from '../rules/battle/battle.ts';
import {
  at,
  crafted,
  dice,
  E,
  ending,
  hand,
  hold,
  lead,
  M,
  player,
  put,
  turnOf,
  type Woodland,
  woodland,
} from './woodland.ts';

/** The Eyrie under the Builder attack the Marquise. */
function field(clearing: number, eyrie: object, marquise: object): Woodland {
  const table = woodland();
  turnOf(table, E);
  lead(table, E, 'builder');
  put(table, E, clearing, eyrie as { [piece: string]: number });
  put(table, M, clearing, marquise as { [piece: string]: number });
  return table;
}

describe('ROOT-4.3 battle', () => {
  test('ROOT-S12 no side deals more rolled hits than it has warriors', () => {
    const table = field(5, { warrior: 1 }, { warrior: 4 });
    play(fight(table, E, M, 5), ...dice(3, 2));
    expect(at(table, M, 5)).toEqual({ warrior: 3 });
    expect(at(table, E, 5)).toEqual({});
  });

  test('ROOT-S13 a defenceless defender takes an extra hit', () => {
    const table = field(5, { warrior: 2 }, { wood: 2 });
    play(fight(table, E, M, 5), ...dice(0, 0));
    expect(at(table, M, 5)).toEqual({ wood: 1 });
    expect(player(table, E).vp).toBe(1);
  });

  test('ROOT-S15 an ambush hits before the dice and lowers what the attacker can deal', () => {
    const table = field(6, { warrior: 3 }, { warrior: 2 });
    hold(table, M, 'ambush-fox');
    hold(table, E, 'armorers');
    play(fight(table, E, M, 6), 'card:ambush-fox', 'pass', ...dice(3, 0));
    expect(at(table, E, 6)).toEqual({ warrior: 1 });
    expect(at(table, M, 6)).toEqual({ warrior: 1 });
    expect(table.state.open.discard).toEqual(['ambush-fox']);
  });

  test('ROOT-S16 an ambush that leaves no attacker ends the battle without dice', () => {
    const table = field(6, { warrior: 2 }, { warrior: 1 });
    hold(table, M, 'ambush-fox');
    expect(play(fight(table, E, M, 6), 'card:ambush-fox').done).toBe(true);
    expect(at(table, E, 6)).toEqual({});
    expect(table.state.open.battle).toBeNull();
  });

  test('ROOT-S17 ambush hits take a warrior, then a roost, and the defender scores', () => {
    const table = field(3, { warrior: 1, roost: 1 }, { warrior: 1 });
    hold(table, M, 'ambush-bird');
    play(fight(table, E, M, 3), 'card:ambush-bird');
    expect(at(table, E, 3)).toEqual({});
    expect(player(table, M).vp).toBe(1);
    expect(player(table, E).left[0]).toBe(7);
  });

  test('ROOT-S18 the attacker cancels an ambush with one of their own', () => {
    const table = field(3, { warrior: 2 }, { warrior: 1 });
    hold(table, M, 'ambush-rabbit');
    hold(table, E, 'ambush-bird');
    play(fight(table, E, M, 3), 'card:ambush-rabbit', 'card:ambush-bird', ...dice(0, 0));
    expect(at(table, E, 3)).toEqual({ warrior: 2 });
    expect(table.state.open.discard).toEqual(['ambush-rabbit', 'ambush-bird']);
  });

  test('ROOT-S19 an ambush of another suit cannot be played, but the question is asked', () => {
    const table = field(7, { warrior: 2 }, { warrior: 1 });
    hold(table, M, 'ambush-fox');
    const next = play(fight(table, E, M, 7));
    expect(next.ids).toEqual(['pass']);
    expect(next.seat).toBe(M);
  });

  test('ROOT-S20 nobody ambushes a Scouting Party', () => {
    const table = field(7, { warrior: 2 }, { warrior: 1 });
    hold(table, M, 'ambush-mouse');
    crafted(table, E, 'scouting-party');
    expect(play(fight(table, E, M, 7), ...dice(0, 0)).done).toBe(true);
  });

  test('ROOT-S21 Armorers stop rolled hits, not the extra hit of the Commander', () => {
    const table = field(7, { warrior: 4 }, { warrior: 3 });
    lead(table, E, 'commander');
    crafted(table, M, 'armorers');
    play(fight(table, E, M, 7), ...dice(3, 1), 'use:armorers');
    expect(at(table, M, 7)).toEqual({ warrior: 2 });
    expect(at(table, E, 7)).toEqual({ warrior: 3 });
    expect(table.state.open.discard).toEqual(['armorers']);
  });

  test('ROOT-S22 the VP of Brutal Tactics come before any hit', () => {
    const table = field(7, { warrior: 4 }, { warrior: 3 });
    player(table, M).vp = 29;
    crafted(table, E, 'brutal-tactics');
    const outcome = ending(fight(table, E, M, 7), ...dice(3, 1), 'use:brutal-tactics');
    expect(outcome).toMatchObject({ winners: [M], reason: 'points' });
    expect(at(table, M, 7)).toEqual({ warrior: 3 });
  });

  test('ROOT-S23 warriors go first; the owner chooses among buildings and tokens', () => {
    const table = field(5, { warrior: 3 }, { warrior: 1, sawmill: 1, wood: 1 });
    const battle = fight(table, E, M, 5);
    expect(play(battle, ...dice(2, 0)).ids).toEqual(['piece:sawmill', 'piece:wood']);
    play(battle, 'piece:wood');
    expect(at(table, M, 5)).toEqual({ sawmill: 1 });
    expect(player(table, E).vp).toBe(1);
  });

  test('ROOT-S26 a defenceless defender may ambush', () => {
    const table = field(6, { warrior: 2 }, { wood: 1 });
    hold(table, M, 'ambush-fox');
    play(fight(table, E, M, 6), 'card:ambush-fox');
    expect(at(table, E, 6)).toEqual({});
    expect(at(table, M, 6)).toEqual({ wood: 1 });
  });

  test('both sides could use an effect: the attacker says which side declares first', () => {
    const table = field(7, { warrior: 4 }, { warrior: 3 });
    crafted(table, M, 'sappers');
    crafted(table, E, 'brutal-tactics');
    const battle = fight(table, E, M, 7);
    expect(play(battle, ...dice(1, 1)).ask).toEqual({ kind: 'effects-first', clearing: 7 });
    expect(play(battle, 'seat:0').seat).toBe(M);
    play(battle, 'use:sappers', 'use:brutal-tactics');
    expect(at(table, M, 7)).toEqual({ warrior: 1 });
    expect(at(table, E, 7)).toEqual({ warrior: 2 });
    expect(player(table, M).vp).toBe(1);
  });

  test('Partisans cost every hand card of another suit, birds included', () => {
    const table = woodland(undefined, { deck: 'exiles-partisans' });
    put(table, M, 6, { warrior: 2 });
    put(table, E, 6, { warrior: 2 });
    crafted(table, M, 'fox-partisans');
    hold(table, M, 'anvil', 'sword', 'saboteurs');
    play(fight(table, M, E, 6), ...dice(0, 0), 'use:fox-partisans');
    expect(hand(table, M)).toEqual(['anvil']);
    expect(at(table, E, 6)).toEqual({ warrior: 1 });
  });

  test('an attacker needs a warrior, and an enemy piece to attack', () => {
    const table = field(5, { roost: 1 }, { warrior: 1 });
    expect(canBattleIn(table.state, E, 5)).toBe(false);
    expect(canBattleIn(table.state, M, 5)).toBe(true);
    expect(play(battle(table, M), ...dice(0, 0)).done).toBe(true);
  });
});

/** Automata scenarios 11.6 and 11.12: the characters and traits of the Vagabot. */
import { play } from '@tavola/testing/play.ts';
import { describe, expect, test } from 'vitest';
import type { VagabotId } from '../data/automata.ts';
import { startingItems } from '../data/vagabot.ts';
import { special } from '../rules/automata/vagabond/characters.ts';
import { daylight } from '../rules/automata/vagabond/daylight.ts';
import { ready, undamaged } from '../rules/automata/vagabond/items.ts';
import { boardOf } from '../rules/automata/vagabond/state.ts';
import { vagabot } from '../rules/automata/vagabond/vagabond.ts';
import { fight } from '../rules/battle/battle.ts';
import { boardOf as vagabondBoard } from '../rules/factions/vagabond/state.ts';
import { openSlots } from '../rules/woodland/pieces.ts';
import { B, counted, FOX, type Items, MOUSE, O, order, P, RABBIT, standing } from './vagabot.ts';
import {
  type Automaton,
  at,
  dice,
  discarded,
  hand,
  hold,
  player,
  put,
  steps,
  turnOf,
  type Woodland,
  woodland,
} from './woodland.ts';

describe('characters', () => {
  /** His special action alone. */
  function acting(character: VagabotId, items: Items, others?: Parameters<typeof woodland>[0], clearing = 7): Woodland {
    return order(standing(clearing, items, { character }, others), RABBIT);
  }

  test('BOT-S154 Thief: with automata only nothing happens and nothing is exhausted', () => {
    const table = acting('thief', { ready: 2 }, [{ faction: 'eyrie' }]);
    put(table, O, 7, { warrior: 3 });
    play(special(table, B));
    expect(ready(table.state, B)).toBe(2);
    expect(player(table, B).vp).toBe(0);
  });

  test('AUT-7.7.1 Thief: a random card of the person with most VP, then most pieces, for 1 VP', () => {
    const table = acting('thief', { ready: 2 }, ['marquise', 'eyrie', 'alliance']);
    put(table, O, 7, { warrior: 1 });
    put(table, P, 7, { warrior: 2 });
    hold(table, O, 'anvil');
    hold(table, P, 'sword', 'birdy-bindle');
    play(special(table, B), 'pick=1');
    expect(hand(table, P)).toEqual(['sword']);
    expect(table.state.open.discard).toEqual(['birdy-bindle']);
    expect(player(table, B).vp).toBe(1);
    expect(ready(table.state, B)).toBe(1);
  });

  test('BOT-S155 Tinker: the latest card whose item is there is crafted and discarded again', () => {
    const table = acting('tinker', { ready: 1 });
    const { open } = table.state;
    open.items.hammer = 0;
    discarded(table, 'investments', 'anvil', 'armorers');
    expect(startingItems('tinker')).toHaveLength(3);
    play(special(table, B));
    expect(boardOf(table.state, B).items.at(-1)).toMatchObject({ item: 'coin', up: true });
    expect(player(table, B).vp).toBe(1);
    expect(open.discard).toEqual(['anvil', 'armorers', 'investments']);
  });

  test('AUT-7.7.3 Ranger: with three damaged items he slips into a forest, with two he stays', () => {
    const table = acting('ranger', { ready: 2, damaged: 3 });
    play(special(table, B), 'pick=0');
    expect(player(table, B).pawn).toBe(12 + 5);
    expect(ready(table.state, B)).toBe(1);
    const hale = acting('ranger', { ready: 2, damaged: 2 });
    play(special(hale, B));
    expect(player(hale, B).pawn).toBe(7);
    expect(ready(hale.state, B)).toBe(2);
  });

  test('BOT-S206 Vagrant: two others fight, and he scores what falls on both sides', () => {
    const table = acting('vagrant', { ready: 1 }, [{ faction: 'marquise' }, { faction: 'eyrie' }, 'alliance']);
    put(table, O, 7, { warrior: 2 });
    put(table, P, 7, { warrior: 1, roost: 1 });
    put(table, 3, 7, { sympathy: 1 });
    play(special(table, B), ...dice(2, 1));
    expect(table.events).toContainEqual({
      kind: 'battle',
      attacker: O,
      defender: P,
      clearing: 7,
      warriors: expect.anything(),
    });
    expect(at(table, O, 7)).toEqual({ warrior: 1 });
    expect(at(table, P, 7)).toEqual({});
    expect(at(table, 3, 7)).toEqual({ sympathy: 1 });
    expect(player(table, B).vp).toBe(1);
    expect(player(table, O).vp).toBe(0);
  });

  test('BOT-S206 Vagrant: with a token alone he attacks it himself', () => {
    const table = acting('vagrant', { ready: 1 }, ['marquise', 'alliance']);
    put(table, P, 7, { sympathy: 1 });
    play(special(table, B), ...dice(0, 0));
    expect(steps(table)).toEqual([`AUT-7.7.4 7 vs ${P}`]);
    expect(player(table, B).vp).toBe(1);
  });

  test('AUT-7.7.4 Vagrant: tokens of a person fall before buildings too, and nobody is asked', () => {
    const table = acting('vagrant', { ready: 1 }, ['marquise', 'eyrie']);
    put(table, O, 7, { wood: 1, sawmill: 1, workshop: 1 });
    put(table, P, 7, { warrior: 3 });
    play(special(table, B), ...dice(1, 0), 'pick=1');
    expect(at(table, O, 7)).toEqual({ sawmill: 1 });
    expect(player(table, B).vp).toBe(2);
  });

  test('BOT-S156 Scoundrel: all enemy pieces go, and an item of his fills a slot', () => {
    const table = acting('scoundrel', { ready: 2 }, ['marquise'], 5);
    put(table, O, 5, { warrior: 2, workshop: 1 });
    play(special(table, B));
    expect(at(table, O, 5)).toEqual({});
    expect(player(table, B).vp).toBe(2);
    const board = boardOf(table.state, B);
    expect(board.blocked).toEqual([{ clearing: 5, item: 'boot' }]);
    // The one that was exhausted for it goes before the other.
    expect(counted(table)).toEqual([1, 0, 0, 0]);
    expect(openSlots(table.state, 5)).toBe(1);
  });

  test('AUT-7.7.5 Scoundrel: two pieces, or warriors alone, are not enough', () => {
    for (const pieces of [{ warrior: 1, workshop: 1 }, { warrior: 4 }]) {
      const table = acting('scoundrel', { ready: 2 }, ['marquise'], 5);
      put(table, O, 5, pieces);
      play(special(table, B));
      expect(at(table, O, 5)).toEqual(pieces);
      expect(ready(table.state, B)).toBe(2);
    }
  });

  test('AUT-7.7.5 Scoundrel: a damaged item fills the slot first', () => {
    const table = acting('scoundrel', { ready: 1, exhausted: 1, damaged: 1 }, ['marquise'], 5);
    put(table, O, 5, { warrior: 2, workshop: 1 });
    play(special(table, B));
    expect(counted(table)).toEqual([0, 2, 0, 0]);
  });

  test('BOT-S157 Arbiter: an automaton enlists him when it is weak and ahead', () => {
    const others = ['marquise', { faction: 'eyrie' }] as const;
    const enlisted = (vp: number) => {
      const table = standing(7, { ready: 6 }, { character: 'arbiter' }, others);
      turnOf(table, O);
      put(table, P, 7, { warrior: 2 });
      put(table, O, 7, { warrior: 3 });
      player(table, P).vp = vp;
      player(table, B).vp = 6;
      play(fight(table, O, P, 7), ...dice(3, 3));
      return [player(table, B).vp, at(table, O, 7).warrior ?? 0];
    };
    expect(enlisted(10)).toEqual([7, 0]);
    expect(enlisted(6)).toEqual([6, 1]);
  });

  test('AUT-7.7.6 Arbiter: a person who defends is asked; his own special action is skipped', () => {
    const table = order(standing(7, { ready: 7 }, { character: 'arbiter' }, ['marquise', 'eyrie']), RABBIT);
    put(table, O, 7, { warrior: 3 });
    put(table, P, 7, { warrior: 1 });
    const rule = fight(table, P, O, 7);
    expect(play(rule)).toMatchObject({ seat: O, ids: ['pass', 'vagabond.enlist'] });
    play(rule, 'vagabond.enlist', ...dice(0, 0));
    expect(player(table, B).vp).toBe(1);
    const before = ready(table.state, B);
    play(daylight(table, B), ...dice(0, 0), ...dice(0, 0), ...dice(0, 0));
    expect(ready(table.state, B)).toBe(before - 1 - 2 - 2);
  });

  test('BOT-S207 an automaton enlists an Arbiter whom a person plays', () => {
    const table = woodland(['vagabond', 'marquise', { faction: 'eyrie' }]);
    const arbiter = vagabondBoard(table.state, 0);
    arbiter.character = 'arbiter';
    for (let i = 0; i < 2; i++) arbiter.items.push({ item: 'sword', up: true, damaged: false, ruin: false });
    player(table, 0).pawn = 7;
    player(table, 0).vp = 6;
    player(table, P).vp = 10;
    turnOf(table, O);
    put(table, P, 7, { warrior: 1 });
    put(table, O, 7, { warrior: 3 });
    play(fight(table, O, P, 7), ...dice(3, 3));
    expect(player(table, 0).vp).toBe(7);
    expect(at(table, O, 7)).toEqual({});
  });
});

describe('traits', () => {
  const trait = (name: string): Partial<Automaton> => ({ vagabondTraits: [name] });

  test('AUT-T-VAG-1 Adventurer: one battle, the rest goes into quests', () => {
    const table = order(standing(7, { ready: 5 }, trait('adventurer')), RABBIT);
    player(table, O).vp = 3;
    put(table, O, 7, { warrior: 3 });
    boardOf(table.state, B).quest = 'escort-mouse';
    table.state.hidden.quests = ['errand-fox', 'logistics-help-mouse'];
    play(daylight(table, B), ...dice(0, 0));
    expect(steps(table)).toEqual([`AUT-7.5.4 7 vs ${O}`, 'AUT-7.5.2 7', 'AUT-7.5.2 7']);
    expect(player(table, B).vp).toBe(2);
    expect(ready(table.state, B)).toBe(0);
  });

  test('AUT-T-VAG-2 Berserker: where most enemy pieces are, against the player with most; one repair more', () => {
    const table = order(standing(7, { ready: 5, damaged: 3 }, trait('berserker')), FOX);
    for (const clearing of [6, 10, 11, 12]) table.state.open.ruins[clearing] = 0;
    player(table, O).vp = 9;
    put(table, O, 7, { warrior: 2 });
    put(table, O, 9, { warrior: 1 });
    put(table, P, 9, { warrior: 3 });
    play(daylight(table, B), ...dice(0, 0), ...dice(0, 0));
    expect(steps(table)[0]).toBe(`AUT-7.5.4 9 vs ${P}`);
    play(vagabot.turn.evening(table, B));
    expect(boardOf(table.state, B).items.filter(({ damaged }) => damaged)).toHaveLength(1);
  });

  test('AUT-T-VAG-3 Helper: 1 VP more, two cards for each item', () => {
    const table = order(standing(7, { ready: 2 }, trait('helper')), MOUSE);
    put(table, O, 7, { warrior: 1 });
    player(table, O).items.push('boot', 'sack');
    player(table, O).vp = 0;
    play(daylight(table, B), 'pick=0', ...dice(0, 0));
    expect(hand(table, O)).toHaveLength(4);
    expect(player(table, B).vp).toBe(3);
  });

  test('AUT-T-VAG-4 Marksman: a hit before the dice, a warrior for the usual VP', () => {
    const table = order(standing(7, { ready: 2 }, trait('marksman')), FOX);
    for (const clearing of [6, 10, 11, 12]) table.state.open.ruins[clearing] = 0;
    player(table, O).vp = 3;
    put(table, O, 7, { warrior: 2 });
    play(daylight(table, B), ...dice(3, 3));
    // The defender rolls with the one warrior that is left.
    expect(at(table, O, 7)).toEqual({});
    expect(player(table, B).vp).toBe(2);
    expect(undamaged(table.state, B)).toBe(1);
  });
});

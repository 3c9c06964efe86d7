/** Automata scenarios 11.11: services that automata buy by the basic cards (AUT-S-1 to S-3). */
import { play } from '@tavola/testing/play.ts';
import { describe, expect, test } from 'vitest';
import services from '../data/automata-services.json' with { type: 'json' };
import { attack, craftOrder } from '../rules/automata/automaton.ts';
import { build } from '../rules/automata/duchy/build.ts';
import { automatonBoard } from '../rules/automata/state.ts';
import { boardOf as vagabotOf } from '../rules/automata/vagabond/state.ts';
import { boardOf as companyOf } from '../rules/factions/riverfolk/state.ts';
import { flaw } from '../rules/view/flaw.ts';
import type { Part } from '../rules/vocabulary/phases.ts';
import { B, marketOf, O, order, orderOf, paidBy, points, R, selling } from './selling.ts';
import { at, dice, player, put, woodland } from './woodland.ts';

describe('which cards are in use', () => {
  test('the basic ones by themselves where somebody sells, else none', () => {
    expect(automatonBoard(selling({ faction: 'marquise' }, []).state, B).services).toBe('basic');
    expect(automatonBoard(woodland([{ faction: 'marquise' }, 'eyrie']).state, B).services).toBe('none');
    expect(automatonBoard(selling({ faction: 'marquise', services: 'none' }, []).state, B).services).toBe('none');
    expect(services.services).toHaveLength(11);
  });
});

describe('basic services 1 and 2: buying a card', () => {
  test('BOT-S187 the item card with most printed VP becomes the order; for the Alliance the Riverfolk pay', () => {
    const table = selling({ faction: 'alliance' }, ['travel-gear-fox', 'anvil', 'cobbler']);
    points(table, B, 6);
    points(table, R, 4);
    order(table, 'tax-collector');
    play(craftOrder(table, B));
    expect(orderOf(table)).toBe('anvil');
    expect(player(table, B)).toMatchObject({ vp: 7, items: ['hammer'], supply: 10 });
    expect(paidBy(table, R)).toBe(2);
    expect(table.state.open.discard).toEqual(['tax-collector']);
    expect(marketOf(table)).toEqual(['travel-gear-fox', 'cobbler']);
    expect(flaw(table.state, table.options)).toBeNull();
  });

  test('BOT-S188 AUT-S-1 whoever is behind the seller buys nothing', () => {
    const table = selling({ faction: 'alliance' }, ['anvil']);
    points(table, B, 3);
    points(table, R, 4);
    order(table, 'tax-collector');
    play(craftOrder(table, B));
    expect(orderOf(table)).toBe('tax-collector');
    expect(marketOf(table)).toEqual(['anvil']);
  });

  test('AUT-S-1 with its own warriors, 2, 3 or 4 by its VP, and only what can be paid', () => {
    for (const [vp, price] of [
      [9, 2],
      [10, 3],
      [20, 4],
    ] as const) {
      const table = selling({ faction: 'marquise' }, ['anvil']);
      points(table, B, vp);
      order(table, 'tax-collector');
      play(craftOrder(table, B));
      expect(paidBy(table, B)).toBe(price);
      const poor = selling({ faction: 'marquise' }, ['anvil']);
      points(poor, B, vp);
      put(poor, B, 1, { warrior: 25 - price + 1 });
      order(poor, 'tax-collector');
      play(craftOrder(poor, B));
      expect(orderOf(poor)).toBe('tax-collector');
    }
  });

  test('AUT-S-2 nothing is bought for an order with an available item; what is sold out does not count', () => {
    const table = selling({ faction: 'marquise' }, ['anvil']);
    order(table, 'travel-gear-fox');
    play(craftOrder(table, B));
    expect(marketOf(table)).toEqual(['anvil']);
    const none = selling({ faction: 'marquise' }, ['anvil']);
    none.state.open.items.hammer = 0;
    order(none, 'tax-collector');
    play(craftOrder(none, B));
    expect(marketOf(none)).toEqual(['anvil']);
  });

  test('AUT-S-2 the card tells why it was bought', () => {
    const table = selling({ faction: 'marquise' }, ['anvil']);
    order(table, 'tax-collector');
    play(craftOrder(table, B));
    expect(table.events).toContainEqual({
      kind: 'riverfolk.bought',
      seat: B,
      service: 'hand-card',
      price: 2,
      clause: 'AUT-S-2',
    });
  });
});

describe('basic services 3: mercenaries and exceptions', () => {
  test('BOT-S197 AUT-I-5 hired of a person for a battle with two warriors, by the automaton’s VP', () => {
    const table = woodland([{ faction: 'eyrie' }, 'riverfolk', 'marquise']);
    companyOf(table.state, R).prices = [1, 1, 1];
    points(table, B, 11);
    points(table, R, 9);
    put(table, B, 7, { warrior: 2 });
    put(table, R, 7, { warrior: 1 });
    put(table, O, 7, { warrior: 3 });
    play(attack(table, B, 'AUT-5.5.1.iii', [], 7, O), ...dice(3, 0));
    expect(companyOf(table.state, R).payments[B]).toBe(3);
    expect(table.state.open.turn).toMatchObject({ hired: R, services: 1 });
    expect(at(table, O, 7)).toEqual({});
  });

  test('AUT-S-1 of a person only as many as others may', () => {
    const table = woodland([{ faction: 'eyrie' }, 'riverfolk', 'marquise']);
    table.state.open.turn.services = 1;
    put(table, B, 7, { warrior: 2 });
    put(table, R, 7, { warrior: 1 });
    put(table, O, 7, { warrior: 1 });
    play(attack(table, B, 'AUT-5.5.1.iii', [], 7, O), ...dice(0, 0));
    expect(table.state.open.turn.hired).toBeNull();
  });

  test('not with three warriors, not against the Riverfolk, not in Birdsong', () => {
    const battle = (own: number, defender: number, part: Part) => {
      const table = selling({ faction: 'marquise' }, [], part);
      put(table, B, 7, { warrior: own });
      put(table, R, 7, { warrior: 1 });
      put(table, O, 7, { warrior: 1 });
      play(attack(table, B, 'AUT-4.5.1', [], 7, defender), ...dice(0, 0));
      return table.state.open.turn.hired;
    };
    expect(battle(2, O, 'daylight')).toBe(R);
    expect(battle(3, O, 'daylight')).toBeNull();
    expect(battle(2, R, 'daylight')).toBeNull();
    expect(battle(2, O, 'birdsong')).toBeNull();
  });

  test('for a building that fits nowhere without them', () => {
    const table = selling({ faction: 'duchy' }, [], 'daylight');
    put(table, B, 8, { warrior: 1 });
    put(table, R, 8, { warrior: 2 });
    put(table, O, 8, { warrior: 2 });
    play(build(table, B, 'AUT-10.5.3'));
    expect(table.state.open.turn.hired).toBe(R);
    expect(at(table, B, 8)).toEqual({ warrior: 1, citadel: 1 });
    const own = selling({ faction: 'duchy' }, [], 'daylight');
    put(own, B, 8, { warrior: 1 });
    play(build(own, B, 'AUT-10.5.3'));
    expect(own.state.open.turn.hired).toBeNull();
  });

  test('the Vagabot exhausts an item, the Riverfolk pay, and he hires nobody', () => {
    const table = selling({ faction: 'vagabond' }, ['anvil']);
    vagabotOf(table.state, B).items.push({ item: 'boot', up: true, damaged: false, ruin: false });
    order(table, 'tax-collector');
    play(craftOrder(table, B));
    expect(orderOf(table)).toBe('anvil');
    expect(vagabotOf(table.state, B).items.map(({ up }) => up)).toEqual([false, true]);
    expect(paidBy(table, R)).toBe(2);
  });

  test('the Lizards never buy a bird', () => {
    const table = selling({ faction: 'lizards' }, ['arms-trader', 'travel-gear-fox'], 'evening');
    order(table, 'tax-collector');
    play(craftOrder(table, B));
    expect(orderOf(table)).toBe('travel-gear-fox');
  });
});

/** Automata scenarios 11.11: what the advanced service cards change (AUT-S-4 to S-11), automaton by automaton. */
import { play } from '@tavola/testing/play.ts';
import { describe, expect, test } from 'vitest';
import { craftOrder } from '../rules/automata/automaton.ts';
import { buyBoats } from '../rules/automata/boats.ts';
import { boardOf as decreeOf } from '../rules/automata/eyrie/state.ts';
import { boardOf as lizardsOf } from '../rules/automata/lizards/state.ts';
import { passagesFrom } from '../rules/automata/moving.ts';
import { automatonBoard } from '../rules/automata/state.ts';
import { boardOf as vagabotOf } from '../rules/automata/vagabond/state.ts';
import { reach } from '../rules/automata/vagabond/walk.ts';
import { fight } from '../rules/battle/battle.ts';
import { flaw } from '../rules/view/flaw.ts';
import { B, marketOf, O, opening, order, orderOf, paidBy, points, R, selling } from './selling.ts';
import { at, dice, hold, player, put, turnOf } from './woodland.ts';

const ADVANCED = { services: 'basic+advanced' } as const;

describe('advanced services', () => {
  test.each(['marquise', 'alliance'] as const)(
    'AUT-S-5 AUT-S-7 %s: a bird first, even with fewer printed VP',
    (faction) => {
      const table = selling({ faction, ...ADVANCED }, ['anvil', 'birdy-bindle']);
      order(table, 'tax-collector');
      play(craftOrder(table, B));
      expect(orderOf(table)).toBe('birdy-bindle');
      const plain = selling({ faction, ...ADVANCED }, ['cobbler', 'armorers']);
      order(plain, 'tax-collector');
      play(craftOrder(plain, B));
      expect(orderOf(plain)).toBe('armorers');
      const bird = selling({ faction, ...ADVANCED }, ['cobbler', 'armorers']);
      order(bird, 'sappers');
      play(craftOrder(bird, B));
      expect(orderOf(bird)).toBe('sappers');
    },
  );

  test('AUT-S-4 without the advanced card the basic one decides', () => {
    const table = selling({ faction: 'marquise', services: 'basic' }, ['anvil', 'birdy-bindle']);
    order(table, 'tax-collector');
    play(craftOrder(table, B));
    expect(orderOf(table)).toBe('anvil');
  });

  test('AUT-S-6 the Eyrie: a suit that the Decree lacks rather than one that it has', () => {
    const table = selling({ faction: 'eyrie', ...ADVANCED }, ['foxfolk-steel', 'cobbler']);
    decreeOf(table.state, B).viziers = 2;
    decreeOf(table.state, B).decree[0]?.push('anvil');
    table.state.hidden.deck.splice(table.state.hidden.deck.indexOf('anvil'), 1);
    order(table, 'travel-gear-fox');
    play(craftOrder(table, B));
    expect(orderOf(table)).toBe('cobbler');
    const basic = selling({ faction: 'eyrie', ...ADVANCED }, ['foxfolk-steel', 'cobbler']);
    order(basic, 'tax-collector');
    play(craftOrder(basic, B));
    expect(orderOf(basic)).toBe('foxfolk-steel');
  });

  test('AUT-S-6 the Eyrie: rivers are ways, and boats are bought when one is used', () => {
    const table = selling({ faction: 'eyrie', ...ADVANCED }, [], 'daylight');
    expect(passagesFrom(table.state, B, 7).flatMap(({ to, boats }) => (boats ? [to] : []))).toEqual([4, 11]);
    play(buyBoats(table, B));
    expect(table.state.open.turn.boats).toBe(true);
    expect(passagesFrom(table.state, B, 7).map(({ to }) => to)).toEqual([3, 8, 12, 4, 11]);
    const basic = selling({ faction: 'eyrie' }, [], 'daylight');
    expect(passagesFrom(basic.state, B, 7).map(({ to }) => to)).toEqual([3, 8, 12]);
  });

  test('AUT-S-8 the Vagabot: boats instead of an item for the move', () => {
    const table = selling({ faction: 'vagabond', ...ADVANCED }, [], 'daylight');
    player(table, B).pawn = 7;
    const item = { item: 'boot', up: true, damaged: false, ruin: false } as const;
    vagabotOf(table.state, B).items.push({ ...item }, { ...item });
    play(reach(table, B, 'AUT-7.5.1', [], 11, 1));
    expect(player(table, B).pawn).toBe(11);
    expect(table.state.open.turn.boats).toBe(true);
    expect(vagabotOf(table.state, B).items.filter(({ up }) => up)).toHaveLength(1);
    expect(paidBy(table, R)).toBe(2);
  });

  test('AUT-S-9 the Lizards: cards for the Lost Souls up to five, no birds, even behind', () => {
    const table = selling({ faction: 'lizards', ...ADVANCED }, ['armorers', 'anvil', 'cobbler'], 'start-of-birdsong');
    points(table, R, 5);
    play(opening(table), 'pick=0');
    expect(lizardsOf(table.state, B).lostSouls).toEqual(['anvil', 'cobbler']);
    expect(marketOf(table)).toEqual(['armorers']);
    expect(paidBy(table, B)).toBe(4);
    const basic = selling({ faction: 'lizards' }, ['anvil'], 'start-of-birdsong');
    play(opening(basic));
    expect(marketOf(basic)).toEqual(['anvil']);
  });

  test('AUT-S-10 the Corvids: a Favor is bought, resolved and discarded', () => {
    const table = selling({ faction: 'corvids', ...ADVANCED }, ['anvil', 'favor-of-the-foxes'], 'start-of-birdsong');
    put(table, O, 8, { warrior: 2, workshop: 1 });
    put(table, O, 7, { warrior: 1 });
    play(opening(table));
    expect(at(table, O, 8)).toEqual({});
    expect(at(table, O, 7)).toEqual({ warrior: 1 });
    expect(player(table, B).vp).toBe(1);
    expect(table.state.open.discard).toEqual(['favor-of-the-foxes']);
    expect(flaw(table.state, table.options)).toBeNull();
  });

  test('AUT-S-11 the Duchy: an ambush lies open and is played in defence, its suit before a bird; it can be cancelled', () => {
    const table = selling({ faction: 'duchy', ...ADVANCED }, ['anvil', 'ambush-fox'], 'start-of-birdsong');
    play(opening(table));
    expect(automatonBoard(table.state, B).ambushes).toEqual(['ambush-fox']);
    expect(flaw(table.state, table.options)).toBeNull();
    turnOf(table, O);
    put(table, B, 8, { warrior: 1 });
    put(table, O, 8, { warrior: 2 });
    play(fight(table, O, B, 8));
    expect(at(table, O, 8)).toEqual({});
    expect(automatonBoard(table.state, B).ambushes).toEqual([]);
    expect(table.state.open.discard).toEqual(['ambush-fox']);
  });

  test('AUT-S-11 the attacker may cancel it with another one', () => {
    const table = selling({ faction: 'duchy', ...ADVANCED }, [], 'start-of-birdsong');
    const { deck } = table.state.hidden;
    for (const card of ['ambush-bird', 'ambush-fox']) deck.splice(deck.indexOf(card), 1);
    automatonBoard(table.state, B).ambushes.push('ambush-bird', 'ambush-fox');
    turnOf(table, O);
    hold(table, O, 'ambush-bird');
    put(table, B, 8, { warrior: 1 });
    put(table, O, 8, { warrior: 2 });
    play(fight(table, O, B, 8), 'card:ambush-bird', ...dice(0, 0));
    expect(automatonBoard(table.state, B).ambushes).toEqual(['ambush-bird']);
    expect(at(table, O, 8)).toEqual({ warrior: 2 });
  });
});

/** Automata scenarios 11.11: services that automata buy (AUT-S), card by card. */
import { play } from '@tavola/testing/play.ts';
import { describe, expect, test } from 'vitest';
import services from '../data/automata-services.json' with { type: 'json' };
import type { FactionId } from '../data/factions.ts';
import { flaw } from '../flaw.ts';
import { attack, craftOrder, revealOrder } from '../rules/automata/automaton.ts';
import { build } from '../rules/automata/duchy/build.ts';
import { boardOf as decreeOf } from '../rules/automata/eyrie/state.ts';
import { boardOf as lizardsOf } from '../rules/automata/lizards/state.ts';
import { waysFrom } from '../rules/automata/moving.ts';
import { boardOf as robotsOf } from '../rules/automata/riverfolk/state.ts';
import { buyBoats } from '../rules/automata/services/boats.ts';
import { automatonBoard } from '../rules/automata/state.ts';
import { boardOf as vagabotOf } from '../rules/automata/vagabond/state.ts';
import { reach } from '../rules/automata/vagabond/walk.ts';
import { fight } from '../rules/battle.ts';
import { factionAt } from '../rules/factions/registry.ts';
import { boardOf as companyOf } from '../rules/factions/riverfolk/state.ts';
import type { Part } from '../rules/phases.ts';
import { type Automaton, at, dice, hold, onTop, player, put, turnOf, type Woodland, woodland } from './woodland.ts';

/** The automaton that buys, its seller, and a third player. */
const B = 0;
const R = 1;
const O = 2;

const ADVANCED = { services: 'basic+advanced' } as const;

/** It is the buyer's turn, and the Robots sell these cards. */
function selling(
  buyer: Automaton,
  cards: readonly string[],
  part: Part = 'birdsong',
  other: FactionId = 'marquise',
): Woodland {
  const third: FactionId = buyer.faction === other ? 'eyrie' : other;
  const table = woodland([buyer, { faction: 'riverfolk' }, third]);
  turnOf(table, B, part);
  const { deck } = table.state.hidden;
  for (const card of cards) deck.splice(deck.indexOf(card), 1);
  robotsOf(table.state, R).market = [...cards];
  return table;
}

function order(table: Woodland, card: string): void {
  onTop(table, card);
  play(revealOrder(table, B));
}

function points(table: Woodland, seat: number, vp: number): void {
  player(table, seat).vp = vp;
  player(table, seat).earned[0] = vp;
}

const orderOf = ({ state }: Woodland) => automatonBoard(state, B).order;
const marketOf = ({ state }: Woodland) => robotsOf(state, R).market;
const paidBy = ({ state }: Woodland, seat: number) => robotsOf(state, R).payments[seat];
const opening = (table: Woodland) => factionAt(table.state, B).opening?.(table, B) as Generator<never, void>;

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
    expect(flaw(table.state)).toBeNull();
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
    expect(waysFrom(table.state, B, 7).flatMap(({ to, boats }) => (boats ? [to] : []))).toEqual([4, 11]);
    play(buyBoats(table, B));
    expect(table.state.open.turn.boats).toBe(true);
    expect(waysFrom(table.state, B, 7).map(({ to }) => to)).toEqual([3, 8, 12, 4, 11]);
    const basic = selling({ faction: 'eyrie' }, [], 'daylight');
    expect(waysFrom(basic.state, B, 7).map(({ to }) => to)).toEqual([3, 8, 12]);
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
    expect(flaw(table.state)).toBeNull();
  });

  test('AUT-S-11 the Duchy: an ambush lies open and is played in defence, its suit before a bird; it can be cancelled', () => {
    const table = selling({ faction: 'duchy', ...ADVANCED }, ['anvil', 'ambush-fox'], 'start-of-birdsong');
    play(opening(table));
    expect(automatonBoard(table.state, B).ambushes).toEqual(['ambush-fox']);
    expect(flaw(table.state)).toBeNull();
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

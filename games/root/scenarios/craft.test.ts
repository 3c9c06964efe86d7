/** Scenarios D: craft, items, dominance. */
import { play } from '@tavola/testing/play.ts';
import { describe, expect, test } from 'vitest';
import { score } from '../rules/score/score.ts';
import { craft, craftable, craftStep } from '../rules/turn/craft.ts';
import { checkDominance } from '../rules/turn/dominance.ts';
import { offer } from '../rules/turn/windows.ts';
import { crafted, E, ending, hand, hold, lead, M, player, put, turnOf, type Woodland, woodland } from './woodland.ts';

function cards(table: Woodland, seat: number): readonly string[] {
  return craftable(table.state, seat).map(({ card }) => card);
}

describe('ROOT-4.1 craft', () => {
  test('ROOT-S27 each crafting piece is activated once per turn', () => {
    const table = woodland();
    put(table, M, 1, { workshop: 1 });
    put(table, M, 12, { workshop: 1 });
    hold(table, M, 'foxfolk-steel', 'anvil');
    play(craftStep(table, M), 'craft:foxfolk-steel');
    expect(player(table, M)).toMatchObject({ vp: 2, items: ['sword'] });
    expect(cards(table, M)).toEqual([]);
  });

  test('ROOT-S28 without the item in the supply a card cannot be crafted', () => {
    const table = woodland();
    put(table, M, 1, { workshop: 1 });
    hold(table, M, 'anvil');
    expect(cards(table, M)).toEqual(['anvil']);
    table.state.open.items.hammer = 0;
    expect(cards(table, M)).toEqual([]);
  });

  test('ROOT-S29 a second card of the same kind cannot be crafted', () => {
    const table = woodland();
    for (const clearing of [1, 2, 5]) put(table, M, clearing, { workshop: 1 });
    crafted(table, M, 'tax-collector');
    hold(table, M, 'tax-collector', 'codebreakers');
    expect(cards(table, M)).toEqual(['codebreakers']);
  });

  test('ROOT-S30 Disdain for Trade: 1 VP for an item; the Builder scores what is printed', () => {
    for (const [leader, vp] of [
      ['despot', 1],
      ['builder', 3],
    ] as const) {
      const table = woodland();
      turnOf(table, E);
      lead(table, E, leader);
      put(table, E, 3, { roost: 1 });
      put(table, E, 5, { roost: 1 });
      hold(table, E, 'bake-sale');
      play(craftStep(table, E), 'craft:bake-sale');
      expect(player(table, E).vp).toBe(vp);
    }
  });

  test('ROOT-S31 Royal Claim takes any four pieces and scores every clearing ruled', () => {
    const table = woodland();
    for (const clearing of [1, 6, 2, 5]) put(table, M, clearing, { workshop: 1 });
    put(table, M, 9, { warrior: 1 });
    hold(table, M, 'royal-claim');
    play(craftStep(table, M), 'craft:royal-claim');
    expect(player(table, M).crafted).toEqual(['royal-claim']);
    turnOf(table, M, 'birdsong');
    play(offer(table, M), 'use:royal-claim');
    expect(player(table, M)).toMatchObject({ vp: 5, crafted: [] });
    expect(table.state.open.discard).toEqual(['royal-claim']);
  });

  test('"any" icons: the player says which suit where that is a choice', () => {
    const table = woodland(undefined, { deck: 'exiles-partisans' });
    put(table, M, 1, { workshop: 1 });
    put(table, M, 2, { workshop: 1 });
    hold(table, M, 'saboteurs', 'false-orders');
    const rule = craftStep(table, M);
    expect(play(rule, 'craft:saboteurs').ids).toEqual(['suit:fox', 'suit:mouse']);
    expect(play(rule, 'suit:mouse').ids).toEqual(['craft:false-orders', 'done']);
  });
});

describe('ROOT-4.1.2 a card is discarded after its effect', () => {
  test('a favor lies in the play area while it is resolved', () => {
    const table = woodland(['marquise', 'eyrie', 'alliance']);
    for (const clearing of [6, 8, 12]) put(table, M, clearing, { workshop: 1 });
    put(table, 2, 6, { sympathy: 1 });
    hold(table, M, 'favor-of-the-foxes', 'anvil');
    const rule = craft(table, M, 'favor-of-the-foxes');
    expect(play(rule).ask).toMatchObject({ kind: 'alliance.outrage' });
    expect(table.state.open.discard).toEqual([]);
    expect(player(table, M).crafted).toEqual(['favor-of-the-foxes']);
    play(rule, 'card:anvil');
    expect(table.state.open.discard).toEqual(['favor-of-the-foxes']);
    expect(player(table, M).crafted).toEqual([]);
  });

  test('an item card is not drawn by the Murine Brokers that it brings a card to', () => {
    const table = woodland(undefined, { deck: 'exiles-partisans', dominance: 'never' });
    put(table, M, 6, { workshop: 1 });
    hold(table, M, 'anvil');
    crafted(table, E, 'murine-brokers');
    table.state.hidden.deck = [];
    play(craft(table, M, 'anvil'));
    expect(hand(table, E)).toEqual([]);
    expect(table.state.open.discard).toEqual(['anvil']);
  });
});

describe('ROOT-3.3 dominance', () => {
  test('ROOT-S32 with 9 VP it cannot be activated; with 10 it can, and then nothing scores', () => {
    const table = woodland();
    hold(table, M, 'dominance-fox');
    player(table, M).vp = 9;
    expect(play(offer(table, M)).done).toBe(true);
    player(table, M).vp = 10;
    play(offer(table, M), 'activate:dominance-fox');
    score(table, M, 3, 'test', 'ROOT-3.2.2');
    expect(player(table, M)).toMatchObject({ vp: 10, dominance: 'dominance-fox' });
  });

  test('being asked tells nothing: with 10 VP any hand is asked', () => {
    const table = woodland();
    hold(table, M, 'anvil');
    player(table, M).vp = 10;
    expect(play(offer(table, M)).ids).toEqual(['pass']);
  });

  test('ROOT-S33 three ruled clearings of the suit win at the start of Birdsong', () => {
    const table = woodland();
    player(table, M).dominance = 'dominance-fox';
    for (const clearing of [1, 6]) put(table, M, clearing, { warrior: 1 });
    checkDominance(table, M);
    put(table, M, 8, { warrior: 1 });
    expect(() => checkDominance(table, M)).toThrow('dominance');
  });

  test('ROOT-S34 bird dominance needs two opposite corners', () => {
    const table = woodland();
    player(table, M).dominance = 'dominance-bird';
    for (const clearing of [1, 2]) put(table, M, clearing, { warrior: 1 });
    checkDominance(table, M);
    put(table, M, 4, { warrior: 1 });
    expect(() => checkDominance(table, M)).toThrow('dominance');
  });

  test('ROOT-S35 a spent dominance card is available, for a card of its suit', () => {
    const table = woodland();
    table.state.hidden.deck = table.state.hidden.deck.filter((card) => !card.startsWith('dominance'));
    table.state.open.available = ['dominance-bird', 'dominance-mouse'];
    hold(table, E, 'sword');
    turnOf(table, E);
    expect(play(offer(table, E)).ids).toEqual(['pass', 'claim:dominance-mouse']);
    hold(table, E, 'armorers');
    const rule = offer(table, E);
    expect(play(rule).ids).toEqual(['pass', 'claim:dominance-bird', 'claim:dominance-mouse']);
    play(rule, 'claim:dominance-bird', 'card:armorers');
    expect(hand(table, E)).toEqual(['sword', 'dominance-bird']);
    expect(table.state.open.discard).toEqual(['armorers']);
  });
});

test('ROOT-3.1 thirty VP win at once, no matter whose turn it is', () => {
  const table = woodland();
  player(table, E).vp = 29;
  function* rule() {
    score(table, E, 1, 'test', 'ROOT-3.1');
  }
  expect(ending(rule())).toMatchObject({ winners: [E], scores: [0, 30] });
});

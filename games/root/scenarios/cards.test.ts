/** Every persistent effect of both decks at its window (ROOT-14, 14X). */
import { play } from '@tavola/testing/play.ts';
import { describe, expect, test } from 'vitest';
import { cardOf, deckOf } from '../data/cards.ts';
import { hasEffect } from '../rules/cards/registry.ts';
import { craft } from '../rules/turn/craft.ts';
import { drawAndDiscard } from '../rules/turn/turn.ts';
import { offer } from '../rules/turn/windows.ts';
import type { Part } from '../rules/vocabulary/phases.ts';
import { adjacentFor } from '../rules/woodland/map.ts';
import { warriorMover } from '../rules/woodland/move.ts';
import { remove, warriors } from '../rules/woodland/removal.ts';
import { rulerOf } from '../rules/woodland/rule.ts';
import {
  at,
  crafted,
  dice,
  discarded,
  E,
  hand,
  hold,
  M,
  onTop,
  player,
  put,
  turnOf,
  type Woodland,
  woodland,
} from './woodland.ts';

test.each(['base', 'exiles-partisans'] as const)('every persistent card of the %s deck has its effect', (deck) => {
  const persistent = new Set(deckOf(deck).filter((card) => cardOf(card).type === 'persistent'));
  expect([...persistent].filter((card) => !hasEffect(card))).toEqual([]);
});

/** The Marquise has the card in this part of her turn. */
function withCard(card: string, part: Part, exiles = false): Woodland {
  const table = woodland(undefined, exiles ? { deck: 'exiles-partisans', dominance: 'never' } : { dominance: 'never' });
  crafted(table, M, card);
  turnOf(table, M, part);
  return table;
}

describe('base deck', () => {
  test('ROOT-14.6 Stand and Deliver!: a random card, and 1 VP for its owner, once', () => {
    const table = withCard('stand-and-deliver', 'birdsong');
    hold(table, E, 'anvil', 'sword');
    expect(play(offer(table, M), 'use:stand-and-deliver', 'pick=1').done).toBe(true);
    expect(hand(table, M)).toEqual(['sword']);
    expect(player(table, E).vp).toBe(1);
  });

  test('ROOT-14.6 a player who holds no card cannot be robbed', () => {
    expect(play(offer(withCard('stand-and-deliver', 'birdsong'), M)).done).toBe(true);
  });

  test('ROOT-14.7 Better Burrow Bank is mandatory: the window has no way out before it', () => {
    const table = withCard('better-burrow-bank', 'start-of-birdsong');
    const rule = offer(table, M);
    expect(play(rule).ids).toEqual(['use:better-burrow-bank']);
    play(rule, 'use:better-burrow-bank');
    expect([hand(table, M).length, hand(table, E).length]).toEqual([1, 1]);
  });

  test('ROOT-14.8 Command Warren: a battle when Daylight begins', () => {
    const table = withCard('command-warren', 'start-of-daylight');
    put(table, M, 5, { warrior: 2 });
    put(table, E, 5, { warrior: 1 });
    play(offer(table, M), 'use:command-warren', ...dice(1, 0));
    expect(at(table, E, 5)).toEqual({});
  });

  test('ROOT-14.8 Cobbler: a move when Evening begins', () => {
    const table = withCard('cobbler', 'start-of-evening');
    put(table, M, 5, { warrior: 2 });
    play(offer(table, M), 'use:cobbler', 'clearing:1', 'warriors:1');
    expect(at(table, M, 1)).toEqual({ warrior: 1 });
  });

  test('ROOT-14.8 Tax Collector: a warrior for a card, once in Daylight', () => {
    const table = withCard('tax-collector', 'daylight');
    put(table, M, 5, { warrior: 2 });
    expect(play(offer(table, M), 'use:tax-collector').done).toBe(true);
    expect(at(table, M, 5)).toEqual({ warrior: 1 });
    expect(hand(table, M)).toHaveLength(1);
  });

  test('ROOT-14.8 Codebreakers: only the user sees the hand', () => {
    const table = withCard('codebreakers', 'daylight');
    hold(table, E, 'anvil');
    play(offer(table, M), 'use:codebreakers');
    expect(table.events.at(-1)).toEqual({ kind: 'saw-hand', seat: M, of: E });
    expect(table.secrets.at(-1)).toMatchObject({ to: [M, E], also: { cards: ['anvil'] } });
  });
});

describe('Exiles & Partisans', () => {
  test('Saboteurs take a crafted card of an enemy with them', () => {
    const table = withCard('saboteurs', 'start-of-birdsong', true);
    crafted(table, E, 'tunnels');
    play(offer(table, M), 'use:saboteurs');
    expect([player(table, M).crafted, player(table, E).crafted]).toEqual([[], []]);
  });

  test('ROOT-14X.2 Soup Kitchens: tokens count two each for their owner', () => {
    const table = withCard('soup-kitchens', 'daylight', true);
    put(table, M, 5, { wood: 2 });
    put(table, E, 5, { warrior: 3 });
    expect(rulerOf(table.state, 5)).toBe(M);
  });

  test('Corvid Planners move no matter who rules', () => {
    const table = withCard('corvid-planners', 'daylight', true);
    put(table, M, 5, { warrior: 1 });
    for (const clearing of [1, 2, 5]) put(table, E, clearing, { warrior: 3 });
    expect(warriorMover.can(table.state, M, null)).toBe(true);
  });

  test('ROOT-14X.5 Tunnels link the clearings of crafting pieces', () => {
    const table = withCard('tunnels', 'daylight', true);
    put(table, M, 5, { workshop: 1 });
    put(table, M, 8, { workshop: 1 });
    expect(adjacentFor(table.state, M, 5)).toEqual([1, 2, 8]);
    expect(adjacentFor(table.state, M, 4)).not.toContain(5);
  });

  test('Eyrie Émigré: a move and a battle there, or the card is lost', () => {
    const table = withCard('eyrie-emigre', 'end-of-birdsong', true);
    put(table, M, 5, { warrior: 3 });
    put(table, E, 1, { warrior: 1 });
    const rule = offer(table, M);
    expect(play(rule).ids).toEqual(['use:eyrie-emigre']);
    play(rule, 'use:eyrie-emigre', 'clearing:5', 'clearing:1', 'warriors:3', 'battle', ...dice(1, 0));
    expect(player(table, M).crafted).toEqual(['eyrie-emigre']);
    turnOf(table, M, 'end-of-birdsong');
    play(offer(table, M), 'use:eyrie-emigre', 'clearing:1', 'clearing:5', 'warriors:3');
    expect(player(table, M).crafted).toEqual([]);
  });

  test.each([
    ['the move', ['done']],
    ['the battle', ['clearing:5', 'clearing:1', 'warriors:3', 'done']],
  ])('ROOT-14X.1 Eyrie Émigré is discarded when its owner declines %s', (_, picks) => {
    const table = withCard('eyrie-emigre', 'end-of-birdsong', true);
    put(table, M, 5, { warrior: 3 });
    put(table, E, 1, { warrior: 1 });
    expect(play(offer(table, M), 'use:eyrie-emigre', ...picks).done).toBe(true);
    expect(player(table, M).crafted).toEqual([]);
    expect(at(table, E, 1)).toEqual({ warrior: 1 });
  });

  test('ROOT-14X.2 False Orders: half of an enemy army, rounded up, no matter who rules', () => {
    const table = withCard('false-orders', 'birdsong', true);
    put(table, E, 5, { warrior: 3 });
    put(table, M, 5, { warrior: 5 });
    put(table, M, 1, { warrior: 5 });
    play(offer(table, M), 'use:false-orders', 'clearing:1');
    expect(at(table, E, 1)).toEqual({ warrior: 2 });
    expect(player(table, M).crafted).toEqual([]);
  });

  test('ROOT-14X.2, 15.3 False Orders send nobody onto the ferry, which makes no clearing adjacent', () => {
    const table = woodland(undefined, { deck: 'exiles-partisans', dominance: 'never', map: 'lake' });
    crafted(table, M, 'false-orders');
    turnOf(table, M, 'birdsong');
    const { ferry } = table.state.open;
    put(table, E, ferry, { warrior: 3 });
    const { ids } = play(offer(table, M), 'use:false-orders');
    expect(ids).toEqual(adjacentFor(table.state, E, ferry).map((to) => `clearing:${to}`));
  });

  test('Swap Meet: a random card for one of her own', () => {
    const table = withCard('swap-meet', 'birdsong', true);
    hold(table, M, 'anvil');
    hold(table, E, 'sword');
    play(offer(table, M), 'use:swap-meet', 'card:anvil');
    expect([hand(table, M), hand(table, E)]).toEqual([['sword'], ['anvil']]);
  });

  test('ROOT-14X.5 Propaganda Bureau: a card of the clearing for an enemy warrior there', () => {
    const table = withCard('propaganda-bureau', 'daylight', true);
    put(table, E, 6, { warrior: 1 });
    hold(table, M, 'anvil', 'sword');
    play(offer(table, M), 'use:propaganda-bureau', 'card:anvil');
    expect(at(table, M, 6)).toEqual({ warrior: 1 });
    expect(hand(table, M)).toEqual(['sword']);
  });

  test('Informants: an ambush of the discard pile instead of the draw', () => {
    const table = withCard('informants', 'evening', true);
    discarded(table, 'ambush-fox', 'anvil');
    play(drawAndDiscard(table, M, 2), 'card:ambush-fox');
    expect(hand(table, M)).toEqual(['ambush-fox']);
  });

  test('Charm Offensive: a card for her, 1 VP for another player', () => {
    const table = withCard('charm-offensive', 'start-of-evening', true);
    onTop(table, 'anvil');
    play(offer(table, M), 'use:charm-offensive');
    expect(hand(table, M)).toEqual(['anvil']);
    expect(player(table, E).vp).toBe(1);
  });

  test('ROOT-14X.4 Coffin Makers keep warriors until Birdsong: 1 VP for five', () => {
    const table = withCard('coffin-makers', 'start-of-birdsong', true);
    put(table, E, 5, { warrior: 6 });
    play(remove(table, [{ ...warriors(E, 5, 6), by: M }]));
    expect(player(table, E).supply).toBe(14);
    expect(table.state.open.coffins).toEqual([0, 6]);
    play(offer(table, M), 'use:coffin-makers');
    expect(player(table, M).vp).toBe(1);
    expect(player(table, E).supply).toBe(20);
  });

  test('ROOT-14X.3 League of Adventurous Mice: an item for a move or a battle', () => {
    const table = withCard('league-of-adventurous-mice', 'daylight', true);
    player(table, M).items = ['boot'];
    put(table, M, 5, { warrior: 1 });
    play(offer(table, M), 'use:league-of-adventurous-mice', 'clearing:1');
    expect(player(table, M)).toMatchObject({ items: [], exhausted: ['boot'] });
    expect(at(table, M, 1)).toEqual({ warrior: 1 });
  });

  test('Master Engravers: one VP more for an item; Murine Brokers: a card for what others craft', () => {
    const table = withCard('master-engravers', 'daylight', true);
    crafted(table, E, 'murine-brokers');
    put(table, M, 1, { workshop: 1 });
    hold(table, M, 'anvil');
    play(craft(table, M, 'anvil'));
    expect(player(table, M).vp).toBe(3);
    expect(hand(table, E)).toHaveLength(1);
  });
});

/** Automata scenarios 11.8: the services that the Riverfolk Robots sell to people (AUT-9.2.3). */
import { play } from '@tavola/testing/play.ts';
import { describe, expect, test } from 'vitest';
import type { FactionId } from '../data/factions.ts';
import { boardOf } from '../rules/automata/riverfolk/state.ts';
import { offer } from '../rules/turn/windows.ts';
import { flaw } from '../rules/view/flaw.ts';
import { rulerOf } from '../rules/woodland/rule.ts';
import { E, M, market, RR, robots } from './riverfolk-robots.ts';
import { type Automaton, hand, player, put, turnOf, type Woodland } from './woodland.ts';

describe('AUT-9.2.3 services for people', () => {
  function buying(
    vp: number,
    others: FactionId[] = ['marquise', 'eyrie'],
    settings: Partial<Automaton> = {},
  ): Woodland {
    const table = robots(settings, others);
    market(table, 'anvil', 'sword');
    turnOf(table, M, 'start-of-birdsong');
    player(table, M).vp = vp;
    player(table, M).earned[0] = vp;
    return table;
  }

  test('BOT-S169 two services at three warriors each, with one post beside own pieces', () => {
    const table = buying(12);
    put(table, RR, 8, { 'trade-post': 1 });
    put(table, M, 8, { warrior: 1 });
    const window = offer(table, M);
    expect(play(window).ids).toEqual([
      'pass',
      'riverfolk.buy:hand-card:3',
      'riverfolk.buy:riverboats:3',
      'riverfolk.buy:mercenaries:3',
    ]);
    play(window, 'riverfolk.buy:hand-card:3', 'card:sword', 'riverfolk.buy:riverboats:3');
    expect(hand(table, M)).toEqual(['sword']);
    expect(boardOf(table.state, RR)).toMatchObject({ market: ['anvil'] });
    expect(boardOf(table.state, RR).payments[M]).toBe(6);
    expect(table.state.open.turn).toMatchObject({ boats: true, services: 2 });
    expect(flaw(table.state, table.options)).toBeNull();
  });

  test('BOT-S170 for the Vagabond the Robots pay, and nothing is exhausted', () => {
    const table = buying(4, ['vagabond', 'eyrie']);
    const window = offer(table, M);
    expect(play(window).ids).toEqual(['pass', 'riverfolk.buy:hand-card:2', 'riverfolk.buy:riverboats:2']);
    play(window, 'riverfolk.buy:hand-card:2', 'card:anvil');
    expect(hand(table, M)).toEqual(['anvil']);
    expect(boardOf(table.state, RR).payments[RR]).toBe(2);
  });

  test('AUT-GA39 without a score marker, or without enough warriors, nothing is sold', () => {
    const table = buying(20);
    player(table, M).dominance = 'dominance-fox';
    expect(play(offer(table, M)).done).toBe(true);
    const poor = buying(20);
    player(poor, M).supply = 3;
    expect(play(offer(poor, M)).done).toBe(true);
  });

  test('AUT-T-RIV-1 Greedy: one point in a turn in which the leader buys', () => {
    const table = buying(12, ['marquise', 'eyrie'], { riverfolkTraits: ['greedy'] });
    put(table, RR, 8, { 'trade-post': 1 });
    put(table, M, 8, { warrior: 1 });
    play(offer(table, M), 'riverfolk.buy:riverboats:3', 'riverfolk.buy:mercenaries:3');
    expect(player(table, RR).vp).toBe(1);
    turnOf(table, E, 'start-of-birdsong');
    play(offer(table, E), 'riverfolk.buy:riverboats:2');
    expect(player(table, RR).vp).toBe(1);
  });

  test('AUT-T-RIV-2 Involved: warriors side with all enemies of a person who hires nobody', () => {
    const table = buying(0, ['marquise', 'eyrie'], { riverfolkTraits: ['involved'] });
    put(table, RR, 8, { warrior: 2 });
    put(table, E, 8, { warrior: 1 });
    put(table, M, 8, { warrior: 2 });
    table.state.open.turn.part = 'daylight';
    expect(rulerOf(table.state, 8)).toBe(E);
    turnOf(table, M, 'start-of-birdsong');
    play(offer(table, M), 'riverfolk.buy:mercenaries:2');
    table.state.open.turn.part = 'daylight';
    expect(rulerOf(table.state, 8)).toBe(M);
    turnOf(table, RR);
    expect(table.state.open.turn.against).toBeNull();
  });

  test('AUT-T-RIV-2 the Vagabond pays to keep them out, and gains nothing else', () => {
    const table = buying(0, ['vagabond', 'eyrie'], { riverfolkTraits: ['involved'] });
    expect(table.state.open.turn.against).toBe(RR);
    play(offer(table, M), 'riverfolk.buy:mercenaries:2');
    expect(table.state.open.turn).toMatchObject({ against: null, hired: null });
  });
});

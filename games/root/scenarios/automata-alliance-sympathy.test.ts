/** Automata scenarios 11.5: the sympathy of the Automated Alliance: where it spreads, what it costs others, and how it is lost. */
import { play } from '@tavola/testing/play.ts';
import { describe, expect, test } from 'vitest';
import { automatedAlliance } from '../rules/automata/alliance/alliance.ts';
import { spread } from '../rules/automata/alliance/sympathy.ts';
import { revealOrder } from '../rules/automata/automaton.ts';
import { march } from '../rules/automata/moving.ts';
import { fight } from '../rules/battle/battle.ts';
import { warriorMover } from '../rules/woodland/move.ts';
import { building, remove } from '../rules/woodland/removal.ts';
import { A, dawn, O, ordered, sympathetic, sympathy } from './automated-alliance.ts';
import {
  type Automaton,
  at,
  dice,
  ending,
  everywhere,
  hand,
  hold,
  onTop,
  player,
  put,
  snare,
  steps,
  turnOf,
  type Woodland,
  woodland,
} from './woodland.ts';

describe('sympathy', () => {
  test('BOT-S133 martial law costs 1 VP, never more than the token is worth', () => {
    const table = sympathy(ordered('anvil', {}, ['eyrie']), 2, 4, 5, 7, 9);
    for (const clearing of [1, 8, 12]) put(table, O, clearing, { warrior: 5 });
    put(table, O, 6, { warrior: 4 });
    play(spread(table, A));
    expect(steps(table)).toEqual(['AUT-6.5.1 6']);
    expect(player(table, A).vp).toBe(1);
    const first = ordered('anvil', {}, ['eyrie', { faction: 'marquise' }, 'duchy']);
    for (const clearing of everywhere) put(first, 1 + (clearing % 3), clearing, { warrior: 3 });
    play(spread(first, A));
    expect(sympathetic(first)).toEqual([1]);
    expect(player(first, A).vp).toBe(0);
  });

  function cornered(settings: Partial<Automaton> = {}, inThree = 0): Woodland {
    const table = sympathy(ordered('sword', settings), 7, 8);
    for (const clearing of [1, 2, 5, 9, 10, 11]) put(table, O, clearing, { warrior: 1 });
    put(table, O, 4, { warrior: 2 });
    put(table, O, 12, { warrior: 3 });
    put(table, O, 3, { warrior: inThree });
    return table;
  }

  test('BOT-S134 no ordered neutral neighbour: anywhere, where fewest enemies are', () => {
    for (const [settings, inThree, expected] of [
      [{}, 0, 3],
      [{ spreadFallbackAdjacent: true }, 0, 3],
      [{}, 4, 6],
      [{ spreadFallbackAdjacent: true }, 4, 4],
    ] as const) {
      const table = cornered(settings, inThree);
      play(spread(table, A));
      expect(steps(table)).toEqual([`AUT-6.5.1.I ${expected}`]);
    }
  });

  test('AUT-6.5.1.I the first token goes anywhere, whatever the switch says', () => {
    const table = ordered('sword', { spreadFallbackAdjacent: true });
    put(table, O, 1, { warrior: 1 });
    play(spread(table, A));
    expect(sympathetic(table)).toEqual([2]);
  });

  test('BOT-S135 without tokens each spread scores 5 VP', () => {
    const table = sympathy(dawn('armorers'), 1, 2, 3, 4, 5, 6, 7, 8, 9, 10);
    for (const clearing of [1, 2, 3]) put(table, A, clearing, { base: 1 });
    play(automatedAlliance.turn.birdsong(table, A));
    expect(player(table, A).vp).toBe(5);
    play(automatedAlliance.turn.daylight(table, A));
    expect(player(table, A).vp).toBe(10);
    expect(steps(table)).toEqual(['AUT-6.4.4 -', 'AUT-6.5.1.II -', 'AUT-6.5.1.II -']);
  });

  test('AUT-11.8.2 a snare takes the place of the token, which scores nothing', () => {
    const table = sympathy(ordered('anvil', {}, ['corvids']), 2, 3);
    snare(table, O, 6);
    put(table, O, 1, { warrior: 1 });
    put(table, O, 8, { warrior: 1 });
    play(spread(table, A));
    expect(sympathetic(table)).toEqual([2, 3]);
    expect(at(table, O, 6)).toEqual({});
    expect(player(table, A).vp).toBe(0);
  });

  test('BOT-S191 closed paths are paths', () => {
    const table = woodland([{ faction: 'alliance' }, 'marquise'], { map: 'mountain' });
    turnOf(table, A);
    onTop(table, 'armorers');
    play(revealOrder(table, A));
    sympathy(table, 11);
    for (const clearing of everywhere) if (clearing !== 12) put(table, O, clearing, { warrior: 1 });
    play(spread(table, A));
    expect(steps(table)).toEqual(['AUT-6.5.1 12']);
  });

  test('BOT-S210 the ferry makes nothing adjacent', () => {
    const table = woodland([{ faction: 'alliance' }, 'marquise'], { map: 'lake' });
    table.state.open.ferry = 1;
    onTop(table, 'armorers');
    play(revealOrder(table, A));
    sympathy(table, 1);
    for (const clearing of everywhere) put(table, O, clearing, { warrior: [10, 11, 12].includes(clearing) ? 0 : 1 });
    play(spread(table, A));
    expect(steps(table)[0]).toMatch(/^AUT-6\.5\.1 [2-9]$/);
  });
});

describe('outrage', () => {
  function marched(...cards: readonly string[]): Woodland {
    const table = sympathy(woodland([{ faction: 'alliance' }, 'eyrie']), 6);
    turnOf(table, O);
    put(table, O, 3, { warrior: 1, roost: 1 });
    hold(table, O, ...cards);
    return table;
  }
  const toSix = (table: Woodland) => warriorMover.take(table, O, null, false);

  test('BOT-S137 a person discards a card that matches, a bird too', () => {
    const table = marched('bake-sale', 'armorers');
    play(toSix(table), 'clearing:6', 'card:armorers');
    expect(table.state.open.discard).toEqual(['armorers']);
    expect(hand(table, O)).toEqual(['bake-sale']);
    expect(player(table, A).vp).toBe(0);
  });

  test('BOT-S137 without one the Alliance scores', () => {
    const table = marched('bake-sale');
    play(toSix(table), 'clearing:6');
    expect(hand(table, O)).toEqual(['bake-sale']);
    expect(player(table, A).vp).toBe(1);
  });

  test('AUT-6.2.3 whoever removes a token pays too', () => {
    const table = marched('bake-sale', 'anvil');
    put(table, O, 6, { warrior: 2 });
    play(fight(table, O, A, 6), ...dice(0, 0), 'card:anvil');
    expect(sympathetic(table)).toEqual([]);
    expect(table.state.open.discard).toEqual(['anvil']);
    expect(player(table, O).vp).toBe(1);
  });

  test('BOT-S138 automata never pay', () => {
    const table = sympathy(woodland([{ faction: 'alliance' }, { faction: 'marquise' }]), 12);
    turnOf(table, O);
    put(table, O, 4, { warrior: 2 });
    play(march(table, O, 'AUT-4.5.4', [], 4, { to: 12, ferry: false }, 2));
    expect(at(table, O, 12)).toEqual({ warrior: 2 });
    expect(player(table, A).vp).toBe(0);
  });
});

describe('crackdown', () => {
  function lostBase(): Woodland {
    const table = sympathy(woodland([{ faction: 'alliance' }, 'marquise']), 4, 5, 8);
    turnOf(table, O);
    put(table, A, 5, { base: 1 });
    return table;
  }

  test('BOT-S139 the sympathy of the suit goes with the base; only the base scores', () => {
    const table = lostBase();
    play(remove(table, [{ ...building(A, 0, 5), by: O }]));
    expect(sympathetic(table)).toEqual([8]);
    expect(player(table, O).vp).toBe(1);
    expect(player(table, A).vp).toBe(0);
  });

  test('BOT-S208 whoever wins by the base wins before the crackdown', () => {
    const table = sympathy(woodland([{ faction: 'alliance' }, 'marquise']), 4, 8);
    turnOf(table, O);
    put(table, A, 5, { base: 1 });
    put(table, O, 5, { warrior: 1 });
    player(table, O).vp = 29;
    const outcome = ending(fight(table, O, A, 5), ...dice(0, 0));
    expect(outcome).toMatchObject({ winners: [O], reason: 'points' });
    expect(sympathetic(table)).toEqual([4, 8]);
  });
});

describe('battle', () => {
  function attacked(settings: Partial<Automaton> = {}, warriors = 0): Woodland {
    const table = sympathy(woodland([{ faction: 'alliance', ...settings }, 'marquise']), 6);
    turnOf(table, O);
    put(table, O, 6, { warrior: 4 });
    put(table, A, 6, { warrior: warriors });
    return table;
  }

  test('BOT-S141 Automated Ambush with a warrior, not for a token alone', () => {
    const token = attacked();
    play(fight(token, O, A, 6), ...dice(0, 0));
    expect(at(token, O, 6)).toEqual({ warrior: 4 });
    const warrior = attacked({}, 1);
    play(fight(warrior, O, A, 6), ...dice(0, 0));
    expect(at(warrior, O, 6)).toEqual({ warrior: 3 });
  });

  test('AUT-T-ALI-1 Informants: for a token alone too', () => {
    const table = attacked({ allianceTraits: ['informants'] });
    play(fight(table, O, A, 6), ...dice(0, 0));
    expect(at(table, O, 6)).toEqual({ warrior: 3 });
  });

  test('AUT-T-ALI-2 Popularity: a token is worth nothing to the remover', () => {
    const table = attacked({ allianceTraits: ['popularity'] });
    play(fight(table, O, A, 6), ...dice(0, 0));
    expect(sympathetic(table)).toEqual([]);
    expect(player(table, O).vp).toBe(0);
  });

  test('AUT-T-ALI-3 Veterans: the larger die is hers, on top of the ambush', () => {
    const table = attacked({ allianceTraits: ['veterans'] }, 2);
    play(fight(table, O, A, 6), ...dice(2, 0));
    expect(at(table, A, 6)).toEqual({ sympathy: 1, warrior: 2 });
    expect(at(table, O, 6)).toEqual({ warrior: 4 - 2 - 1 });
  });
});

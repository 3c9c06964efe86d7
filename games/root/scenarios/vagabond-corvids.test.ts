/** The Vagabond and the Corvids: what their plots do to him. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { play } from '@tavola/testing/play.ts';
import { describe, expect, test } from 'vitest';
import { flip } from '../rules/factions/corvids/plots.ts';
import { layFaceDown, turnUp } from '../rules/factions/corvids/state.ts';
import { daylight } from '../rules/factions/vagabond/daylight.ts';
import { slip } from '../rules/factions/vagabond/move.ts';
import { ALLIED } from '../rules/factions/vagabond/state.ts';
import type { Plot } from '../rules/vocabulary/corvids.ts';
import { among, damaged, partners, relate, V } from './roaming.ts';
import { at, dice, hold, player, put, turnOf, type Woodland } from './woodland.ts';

function plot(table: Woodland, seat: Seat, clearing: number, kind: Plot, up: boolean): void {
  put(table, seat, clearing, { plot: 1 });
  layFaceDown(table.state, seat, clearing, kind);
  if (up) turnUp(table.state, seat, clearing);
}

describe('Corvids', () => {
  const C = 1;

  test('ROOT-13.7 a bomb damages three items; a bomb of his partner none', () => {
    for (const friend of [false, true]) {
      const table = among(['corvids'], ['boot', 'torch', 'tea']);
      if (friend) partners(table, C);
      turnOf(table, C, 'birdsong');
      plot(table, C, 6, 'bomb', false);
      play(flip(table, C, 6));
      expect(damaged(table)).toBe(friend ? 0 : 3);
    }
  });

  test('ROOT-13.7, 9.7.9 a snare stops gliding and moving; a snare of his partner does not', () => {
    const table = among(['corvids'], ['torch', 'boot'], 'harrier');
    plot(table, C, 6, 'snare', true);
    table.state.open.ruins[6] = 0;
    expect(play(daylight(table, V)).ids).toEqual(['done']);
    partners(table, C);
    expect(play(daylight(table, V)).ids).toEqual(['move', 'vagabond.special:glide', 'done']);
  });

  test('ROOT-13.7 Allied warriors of others stay in a snare when he slips out', () => {
    const table = among(['corvids', 'marquise'], ['boot']);
    relate(table, 2, ALLIED);
    plot(table, C, 6, 'snare', true);
    put(table, 2, 6, { warrior: 2 });
    turnOf(table, V, 'birdsong');
    play(slip(table, V), 'clearing:11');
    expect(at(table, 2, 6)).toEqual({ warrior: 2 });
    expect(player(table, V).pawn).toBe(11);
  });

  test('ROOT-13.2.5 Embedded Agents strike him', () => {
    const table = among(['corvids'], ['sword', 'boot']);
    plot(table, C, 6, 'raid', false);
    play(daylight(table, V), 'battle', ...dice(0, 0), 'vagabond.item:boot:ready');
    expect(damaged(table)).toBe(1);
  });

  test('ROOT-13.2.4 his pawn is enough to expose a plot', () => {
    const table = among(['corvids'], ['sword']);
    plot(table, C, 6, 'raid', false);
    hold(table, V, 'anvil');
    expect(play(daylight(table, V)).ids.some((id) => id.startsWith('corvids.'))).toBe(true);
  });
});

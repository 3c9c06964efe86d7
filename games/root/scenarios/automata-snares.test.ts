/** AUT-11.8.2: a snare is sprung when an automaton would place a piece there or leave, no matter who makes it do so; and only then. */
import { play } from '@tavola/testing/play.ts';
import { describe, expect, test } from 'vitest';
import { automatedAlliance } from '../rules/automata/alliance/alliance.ts';
import { daylight as eyrieDaylight } from '../rules/automata/eyrie/daylight.ts';
import { daylight as marquiseDaylight } from '../rules/automata/marquise/daylight.ts';
import { fight } from '../rules/battle/battle.ts';
import { slip } from '../rules/factions/vagabond/move.ts';
import { ALLIED } from '../rules/factions/vagabond/state.ts';
import { offer } from '../rules/turn/windows.ts';
import { ordered as allianceOrdered } from './automated-alliance.ts';
import { bare, decreed } from './electric-eyrie.ts';
import { ordered as marquiseOrdered, settled } from './mechanical-marquise.ts';
import { relate } from './roaming.ts';
import { at, crafted, dice, player, put, slotsOnlyIn, snare, turnOf, woodland } from './woodland.ts';

const B = 0;
const C = 1;

describe('without a warrior to place nothing is sprung', () => {
  test('the Marquise', () => {
    const table = slotsOnlyIn(settled(marquiseOrdered('anvil', {}, ['corvids'])));
    snare(table, C, 6);
    put(table, B, 6, { sawmill: 1 });
    player(table, B).supply = 0;
    play(marquiseDaylight(table, B));
    expect(at(table, C, 6)).toEqual({ plot: 1 });
  });

  test('the Eyrie with Swoop', () => {
    const table = bare(decreed([], { eyrieTraits: ['swoop'] }, ['corvids']));
    put(table, B, 1, { warrior: 1 });
    snare(table, C, 2);
    player(table, B).supply = 0;
    play(eyrieDaylight(table, B));
    expect(at(table, C, 2)).toEqual({ plot: 1 });
  });

  test('the Alliance', () => {
    const table = allianceOrdered('anvil', {}, ['corvids']);
    put(table, B, 6, { base: 1 });
    snare(table, C, 6);
    player(table, B).supply = 0;
    play(automatedAlliance.turn.evening(table, B));
    expect(at(table, C, 6)).toEqual({ plot: 1 });
  });
});

test('AUT-T-MAR-3 Hospitals spring a snare at the keep', () => {
  const table = woodland([{ faction: 'marquise', marquiseTraits: ['hospitals'] }, 'corvids']);
  turnOf(table, C);
  put(table, B, 1, { keep: 1 });
  put(table, B, 6, { warrior: 3 });
  put(table, C, 6, { warrior: 3 });
  snare(table, C, 1);
  play(fight(table, C, B, 6), ...dice(2, 0));
  expect([at(table, B, 1), at(table, C, 1)]).toEqual([{ keep: 1 }, {}]);
});

test('False Orders for an automaton in a snare: the snare goes, the warriors stay, the card is spent', () => {
  const table = woodland(['corvids', { faction: 'eyrie' }], { deck: 'exiles-partisans', dominance: 'never' });
  crafted(table, 0, 'false-orders');
  turnOf(table, 0, 'birdsong');
  snare(table, 0, 5);
  put(table, 1, 5, { warrior: 3 });
  play(offer(table, 0), 'use:false-orders', 'clearing:1');
  expect([at(table, 0, 5), at(table, 1, 5), at(table, 1, 1)]).toEqual([{}, { warrior: 3 }, {}]);
  expect(player(table, 0).crafted).toEqual([]);
});

test('a Vagabond who slips out of a snare with Allied warriors of an automaton goes alone', () => {
  const table = woodland(['vagabond', { faction: 'eyrie' }, 'corvids']);
  turnOf(table, 0, 'birdsong');
  player(table, 0).pawn = 5;
  relate(table, 1, ALLIED);
  put(table, 1, 5, { warrior: 2 });
  snare(table, 2, 5);
  play(slip(table, 0), 'clearing:1', 'seat:1', 'warriors:2');
  expect(player(table, 0).pawn).toBe(1);
  expect([at(table, 1, 5), at(table, 1, 1), at(table, 2, 5)]).toEqual([{ warrior: 2 }, {}, {}]);
});

/** Automata scenarios 11.7: the acolytes of the Logical Lizards, which losses bring and conspiracies cost, and the traits that touch them. */
import { play } from '@tavola/testing/play.ts';
import { describe, expect, test } from 'vitest';
import { conspire, nextConspiracy } from '../rules/automata/lizards/conspiracies.ts';
import { rituals } from '../rules/automata/lizards/rituals.ts';
import { boardOf, conspiracyTrack } from '../rules/automata/lizards/state.ts';
import { fight } from '../rules/battle/battle.ts';
import { favors } from '../rules/cards/favors.ts';
import { building, remove } from '../rules/woodland/removal.ts';
import { A, acolytes, L, M, ordered, souls } from './logical-lizards.ts';
import { at, crafted, dice, player, put, snare, steps, turnOf, woodland } from './woodland.ts';

const [CONVERT, CRUSADE, , , SANCTIFY] = conspiracyTrack.keys();
/** The marker is on the space before this one. */
const before = (space = 0) => (space + conspiracyTrack.length - 1) % conspiracyTrack.length;

describe('conspiracies', () => {
  test('BOT-S159 five in vain end it; the acolytes stay', () => {
    const table = acolytes(ordered('fox'), 3);
    play(conspire(table, L));
    expect(table.events.filter(({ kind }) => kind === 'automaton.skips')).toHaveLength(5);
    expect(boardOf(table.state, L)).toMatchObject({ acolytes: 3, marker: 4 });
  });

  test('AUT-2.3 a player who cannot be converted anywhere is passed over for the next', () => {
    const table = acolytes(ordered('fox'), 1, before(CONVERT));
    put(table, M, 1, { keep: 1 });
    put(table, A, 1, { warrior: 1 });
    put(table, M, 8, { warrior: 1 });
    player(table, A).vp = 9;
    play(nextConspiracy(table, L));
    expect(steps(table)).toEqual([`AUT-8.4.2.I 8 vs ${M}`]);
  });

  test('AUT-8.4.2.III of several types of buildings chance takes one; none without a garden left', () => {
    const table = acolytes(ordered('fox'), 2, before(SANCTIFY));
    put(table, M, 8, { sawmill: 1, recruiter: 1 });
    play(nextConspiracy(table, L), 'pick=1');
    expect(at(table, M, 8)).toEqual({ sawmill: 1 });
    expect(at(table, L, 8)).toEqual({ garden: 1 });
    const spent = acolytes(ordered('fox'), 2, before(SANCTIFY));
    put(spent, M, 8, { sawmill: 1 });
    put(spent, L, 6, { garden: 5 });
    expect(play(nextConspiracy(spent, L)).result).toBe(false);
  });

  test('AUT-11.8.2 a snare is sprung, and the conspiracy does not count', () => {
    const table = acolytes(ordered('fox', {}, ['corvids']), 1, before(CONVERT));
    put(table, M, 8, { warrior: 2 });
    snare(table, M, 8);
    expect(play(nextConspiracy(table, L)).result).toBe(false);
    expect(at(table, M, 8)).toEqual({ warrior: 2 });
    expect(boardOf(table.state, L).acolytes).toBe(1);
  });

  test('AUT-8.4.2.II a crusade goes wherever two Lizards meet an enemy', () => {
    const table = acolytes(ordered('bird'), 1, before(CRUSADE));
    for (const clearing of [6, 8]) put(table, L, clearing, { warrior: 2 });
    put(table, M, 6, { warrior: 2 });
    put(table, M, 8, { warrior: 2 });
    put(table, M, 9, { warrior: 1 });
    put(table, L, 9, { warrior: 1 });
    play(nextConspiracy(table, L), ...dice(0, 0), ...dice(0, 0));
    expect(steps(table)).toEqual([`AUT-8.4.2.II 6 vs ${M}`, `AUT-8.4.2.II 8 vs ${M}`]);
  });
});

describe('losses', () => {
  test('BOT-S160 outside their turn one of the fallen becomes an acolyte', () => {
    const table = ordered('fox');
    turnOf(table, M);
    put(table, L, 6, { warrior: 4 });
    put(table, M, 6, { warrior: 3 });
    const { supply } = player(table, L);
    play(fight(table, M, L, 6), ...dice(3, 0));
    expect(boardOf(table.state, L).acolytes).toBe(1);
    expect(player(table, L).supply).toBe(supply + 2);
  });

  test('BOT-S160 in their own crusade none does', () => {
    const table = acolytes(ordered('fox'), 1, before(CRUSADE));
    put(table, L, 6, { warrior: 2 });
    put(table, A, 6, { warrior: 2 });
    play(nextConspiracy(table, L), ...dice(2, 0));
    expect(at(table, L, 6)).toEqual({});
    expect(boardOf(table.state, L).acolytes).toBe(0);
    expect(player(table, L).supply).toBe(25);
  });

  test('AUT-8.2.2 one event, one acolyte, however many clearings; Coffin Makers keep the others', () => {
    const table = woodland([{ faction: 'lizards' }, 'marquise'], { deck: 'exiles-partisans' });
    turnOf(table, M);
    crafted(table, M, 'coffin-makers');
    for (const clearing of [1, 6, 8]) put(table, L, clearing, { warrior: 1 });
    play(favors['favor-of-the-foxes']?.(table, M) as ReturnType<typeof fight>);
    expect(boardOf(table.state, L).acolytes).toBe(1);
    expect(table.state.open.coffins[L]).toBe(2);
  });

  test('BOT-S162 a removed garden costs the top Lost Soul', () => {
    const table = souls(ordered('fox'), 'sword', 'anvil');
    turnOf(table, M);
    put(table, L, 6, { garden: 1 });
    play(remove(table, [{ ...building(L, 0, 6), by: M }]));
    expect(boardOf(table.state, L).lostSouls).toEqual(['sword']);
    expect(table.state.open.discard).toEqual(['anvil']);
    expect(player(table, M).vp).toBe(1);
  });
});

describe('traits', () => {
  test('AUT-T-LIZ-1 Spiteful: a crusade that removes a token scores once more', () => {
    const table = acolytes(ordered('fox', { lizardsTraits: ['spiteful'] }), 2, before(CRUSADE));
    for (const clearing of [6, 8]) {
      put(table, L, clearing, { warrior: 2 });
      put(table, M, clearing, { wood: 1 });
    }
    play(nextConspiracy(table, L), ...dice(0, 0), ...dice(0, 0));
    expect(player(table, L).vp).toBe(1 + 1 + 1);
  });

  test('AUT-T-LIZ-1 Spiteful: a building is not a token', () => {
    const table = acolytes(ordered('fox', { lizardsTraits: ['spiteful'] }), 2, before(CRUSADE));
    put(table, L, 6, { warrior: 2 });
    put(table, M, 6, { sawmill: 1 });
    play(nextConspiracy(table, L), ...dice(0, 0));
    expect(player(table, L).vp).toBe(1);
  });

  test('AUT-T-LIZ-3 Fanatics: a battle after the conversion, with an extra hit', () => {
    const table = acolytes(ordered('fox', { lizardsTraits: ['fanatics'] }), 2, before(CONVERT));
    put(table, A, 8, { warrior: 1 });
    put(table, M, 8, { sawmill: 2 });
    player(table, A).vp = 5;
    play(nextConspiracy(table, L), ...dice(0, 0));
    expect(steps(table)).toEqual([`AUT-8.4.2.I 8 vs ${A}`, `AUT-T-LIZ-3 8 vs ${M}`]);
    expect(at(table, M, 8)).toEqual({});
    expect(player(table, L).vp).toBe(2);
    expect(boardOf(table.state, L).fanatic).toBe(false);
  });

  test('AUT-T-LIZ-4 Martyrs: a second acolyte from the supply', () => {
    const table = souls(ordered('fox', { lizardsTraits: ['martyrs'] }), 'armorers');
    put(table, L, 6, { warrior: 2 });
    play(rituals(table, L));
    expect(at(table, L, 6)).toEqual({ warrior: 1 });
    expect(boardOf(table.state, L).acolytes).toBe(2);
    expect(player(table, L).supply).toBe(25 - 2 - 1);
  });
});

/** Automata scenarios 11.1 and 11.3: the turn of the Mechanical Marquise, and how she defends. */
import { play } from '@tavola/testing/play.ts';
import { describe, expect, test } from 'vitest';
import { daylight } from '../rules/automata/marquise/daylight.ts';
import { mechanicalMarquise } from '../rules/automata/marquise/marquise.ts';
import { fight } from '../rules/battle/battle.ts';
import { B, O, warriors } from './mechanical-marquise.ts';
import { at, dice, everywhere, onTop, player, put, steps, turnOf, type Woodland, woodland } from './woodland.ts';

describe('the example turn of the rulebook', () => {
  function example(): Woodland {
    const table = woodland([{ faction: 'marquise' }, 'eyrie']);
    turnOf(table, B, 'birdsong');
    for (const clearing of everywhere) if (clearing !== 3) put(table, B, clearing, { warrior: clearing === 1 ? 2 : 1 });
    put(table, B, 1, { keep: 1, sawmill: 1 });
    put(table, B, 5, { workshop: 1 });
    put(table, B, 9, { recruiter: 1 });
    put(table, O, 3, { roost: 1, warrior: 6 });
    onTop(table, 'root-tea-fox');
    return table;
  }

  test('BOT-S001 the tea is crafted for 1 VP without a workshop', () => {
    const table = example();
    play(mechanicalMarquise.turn.birdsong(table, B));
    expect(player(table, B)).toMatchObject({ vp: 1, items: ['tea'] });
    expect(table.state.open.turn.activated.every((count) => count === 0)).toBe(true);
  });

  test('BOT-S002 no battle, and a warrior in each fox clearing', () => {
    const table = example();
    play(mechanicalMarquise.turn.birdsong(table, B));
    play(daylight(table, B));
    expect(steps(table).filter((step) => step.startsWith('AUT-4.5.1'))).toEqual([]);
    expect(warriors(table)).toMatchObject({ 1: 3, 6: 2, 8: 2, 12: 2 });
  });

  test('BOT-S003 a sawmill in clearing 6, because clearing 1 has no open slot', () => {
    const table = example();
    play(mechanicalMarquise.turn.birdsong(table, B));
    play(daylight(table, B));
    expect(at(table, B, 6)).toEqual({ warrior: 2, sawmill: 1 });
    const built = table.events.findIndex((event) => event.kind === 'automaton.acts' && event.clause === 'AUT-4.5.3');
    const [trace] = table.traces[built] ?? [];
    expect(trace?.rungs.map(({ how }) => how)).toEqual(['where', 'most', 'first', 'legal']);
    expect(trace?.rungs.at(-1)?.out.map((i) => trace.candidates[i])).toEqual(['1']);
  });

  test('BOT-S004 nobody marches, no expansion; two sawmills score 1 VP and the order goes', () => {
    const table = example();
    play(mechanicalMarquise.turn.birdsong(table, B));
    play(daylight(table, B));
    play(mechanicalMarquise.turn.evening(table, B));
    expect(steps(table).some((step) => step.startsWith('AUT-4.5.5'))).toBe(false);
    expect(player(table, B).vp).toBe(2);
    expect(table.state.open.discard).toEqual(['root-tea-fox']);
  });
});

test('AUT-4.3 setup by chance: keep, thirteen warriors in the supply, three buildings around the keep', () => {
  const table = woodland([{ faction: 'marquise' }, 'eyrie']);
  play(mechanicalMarquise.turn.setup(table, B), 'pick=0', 'pick=1', 'pick=0', 'pick=0');
  expect(player(table, B)).toMatchObject({ supply: 13, corner: 1 });
  expect(at(table, B, 1)).toEqual({ keep: 1, warrior: 2, workshop: 1 });
  expect(at(table, B, 3)).toEqual({});
});

describe('defence', () => {
  function attacked(trait: string): Woodland {
    const table = woodland([{ faction: 'marquise', marquiseTraits: [trait] }, 'eyrie']);
    turnOf(table, O);
    put(table, B, 1, { keep: 1 });
    put(table, O, 6, { warrior: 5 });
    return table;
  }

  test('AUT-T-MAR-2 Fortified: an odd hit on buildings is lost', () => {
    const table = attacked('fortified');
    put(table, B, 6, { warrior: 1, sawmill: 2 });
    play(fight(table, O, B, 6), ...dice(2, 0));
    expect(at(table, B, 6)).toEqual({ sawmill: 2 });
    play(fight(table, O, B, 6), ...dice(2, 0));
    expect(at(table, B, 6)).toEqual({ sawmill: 1 });
  });

  test('AUT-T-MAR-3 Hospitals: two lost warriors bring two to the keep', () => {
    const table = attacked('hospitals');
    put(table, B, 6, { warrior: 3 });
    play(fight(table, O, B, 6), ...dice(2, 0));
    expect(at(table, B, 1)).toEqual({ keep: 1, warrior: 2 });
    play(fight(table, O, B, 6), ...dice(1, 0));
    expect(at(table, B, 1)).toEqual({ keep: 1, warrior: 2 });
  });
});

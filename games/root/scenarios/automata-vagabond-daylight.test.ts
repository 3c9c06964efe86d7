/** Automata scenarios 11.6: Daylight and Evening of the Vagabot: moves, battles, aid and repair. */
import { play } from '@tavola/testing/play.ts';
import { describe, expect, test } from 'vitest';
import { daylight } from '../rules/automata/vagabond/daylight.ts';
import { ready, undamaged } from '../rules/automata/vagabond/items.ts';
import { boardOf } from '../rules/automata/vagabond/state.ts';
import { vagabot } from '../rules/automata/vagabond/vagabond.ts';
import { fight, mostRolled } from '../rules/battle/battle.ts';
import { type Battle, DEFENDER } from '../rules/state/battle.ts';
import { removeAllEnemies } from '../rules/woodland/removal.ts';
import { B, counted, FOX, MOUSE, O, order, P, RABBIT, standing, visited } from './vagabot.ts';
import { at, dice, player, put, snare, steps, turnOf, woodland } from './woodland.ts';

describe('moves', () => {
  test('BOT-S145 he goes to his quest even if too few items are left for it', () => {
    const table = order(standing(3, { ready: 2 }), MOUSE);
    boardOf(table.state, B).quest = 'errand-fox';
    play(daylight(table, B));
    expect(player(table, B).pawn).toBe(6);
    expect(ready(table.state, B)).toBe(1);
    expect(boardOf(table.state, B).quest).toBe('errand-fox');
  });

  test('BOT-S146 he goes as far as his items reach', () => {
    const table = order(standing(8, { ready: 2 }), FOX);
    for (const clearing of [10, 11, 12]) table.state.open.ruins[clearing] = 0;
    play(daylight(table, B));
    expect(visited(table)).toEqual([7, 3]);
    expect(ready(table.state, B)).toBe(0);
  });

  test('AUT-11.8.2 a snare costs him an item, and he tries again', () => {
    const table = order(standing(3, { ready: 3 }, {}, ['corvids']), MOUSE);
    snare(table, O, 3);
    boardOf(table.state, B).quest = 'errand-fox';
    play(daylight(table, B));
    expect(at(table, O, 3)).toEqual({});
    expect(player(table, B)).toMatchObject({ pawn: 6, vp: 0 });
  });

  test('AUT-12.1.1 by ferry for 1 VP, once in a turn', () => {
    const table = woodland([{ faction: 'vagabond' }, 'marquise'], { map: 'lake' });
    const { open } = table.state;
    for (let i = 0; i < 3; i++)
      boardOf(table.state, B).items.push({ item: 'boot', up: true, damaged: false, ruin: false });
    player(table, B).pawn = open.ferry;
    put(table, O, 11, { warrior: 2 });
    order(table, RABBIT);
    play(daylight(table, B), ...dice(0, 0));
    expect(visited(table)).toEqual([11]);
    expect(open.ferry).toBe(11);
    expect(player(table, B).vp).toBe(1);
  });

  test('AUT-7.2.2 from a forest the first move enters a clearing beside it', () => {
    const table = order(standing(12 + 5, { ready: 1 }), MOUSE);
    boardOf(table.state, B).quest = 'escort-mouse';
    play(daylight(table, B));
    expect(visited(table)).toEqual([7]);
  });
});

describe('battle', () => {
  test('BOT-S147 the nearest clearing with most buildings, then fewest warriors of the target', () => {
    const table = order(standing(7, { ready: 2 }), RABBIT);
    player(table, O).vp = 3;
    put(table, O, 3, { sawmill: 1, warrior: 2 });
    put(table, O, 8, { sawmill: 1, warrior: 1 });
    put(table, O, 12, { warrior: 3 });
    play(daylight(table, B), ...dice(0, 0));
    expect(steps(table)).toEqual([`AUT-7.5.4 8 vs ${O}`]);
  });

  test('BOT-S148 a second battle costs two items', () => {
    const table = order(standing(7, { ready: 4 }), RABBIT);
    player(table, O).vp = 3;
    put(table, O, 7, { warrior: 4 });
    play(daylight(table, B), ...dice(0, 0), ...dice(0, 0));
    expect(ready(table.state, B)).toBe(1);
  });

  test('BOT-S150 as defender he scores nothing for warriors', () => {
    const table = standing(7, { ready: 4 });
    turnOf(table, O);
    put(table, O, 7, { warrior: 3 });
    play(fight(table, O, B, 7), ...dice(1, 1));
    expect(at(table, O, 7)).toEqual({ warrior: 2 });
    expect(player(table, B).vp).toBe(0);
    expect(undamaged(table.state, B)).toBe(3);
  });

  test('BOT-S151 a track item returns when the number falls below its threshold', () => {
    const table = standing(7, { exhausted: 4, ready: 5 });
    turnOf(table, O);
    put(table, O, 7, { warrior: 3 });
    expect(counted(table)).toEqual([5, 2, 0, 2]);
    play(fight(table, O, B, 7), ...dice(1, 0));
    expect(counted(table)).toEqual([5, 2, 1, 1]);
    expect(vagabot.battle?.mostRolled?.(table.state, B, {} as Battle, 0)).toBe(2);
  });

  test('AUT-7.2.4 twelve undamaged items: an extra hit as attacker, none as defender', () => {
    const table = standing(7, { ready: 12 });
    expect(vagabot.battle?.mostRolled?.(table.state, B, {} as Battle, 0)).toBe(3);
    expect([0, 1].map((side) => vagabot.battle?.extraHits?.(table.state, B, {} as Battle, side as 0 | 1))).toEqual([
      1, 0,
    ]);
  });

  test('AUT-7.2.5 unexhausted items of the Satchel go before those of the track, and hits without an item are lost', () => {
    const table = standing(7, { ready: 6 });
    turnOf(table, O);
    put(table, O, 7, { warrior: 3 });
    play(fight(table, O, B, 7), ...dice(3, 0));
    expect(counted(table)).toEqual([3, 0, 3, 0]);
    play(fight(table, O, B, 7), ...dice(3, 0));
    play(fight(table, O, B, 7), ...dice(3, 0));
    expect(counted(table)).toEqual([0, 0, 6, 0]);
  });

  test('BOT-S205 he is not defenceless while he has an undamaged item', () => {
    const table = standing(7, { exhausted: 3 });
    turnOf(table, O);
    put(table, O, 7, { warrior: 3 });
    play(fight(table, O, B, 7), ...dice(0, 0));
    expect(undamaged(table.state, B)).toBe(3);
  });

  test('BOT-S143 whatever removes all enemy pieces damages three items', () => {
    const table = standing(12, { exhausted: 2, ready: 3 }, {}, ['alliance']);
    turnOf(table, O);
    play(removeAllEnemies(table, O, [12]));
    expect(counted(table)).toEqual([2, 0, 3, 0]);
    expect(player(table, B).pawn).toBe(12);
  });
});

describe('aid, repair and Evening', () => {
  test('BOT-S149 the one with fewest VP who has an item; an automaton scores instead of drawing', () => {
    const table = order(standing(9, { ready: 3 }, {}, ['marquise', { faction: 'eyrie' }, 'alliance']), MOUSE);
    for (const [seat, vp] of [12, 7, 3].entries()) {
      put(table, seat + 1, 9, seat === 2 ? { sympathy: 1 } : { warrior: 1 });
      player(table, seat + 1).vp = vp;
    }
    player(table, O).items.push('boot', 'sack');
    player(table, P).items.push('sword');
    play(daylight(table, B), ...dice(0, 0), ...dice(0, 0));
    expect(player(table, P)).toMatchObject({ vp: 8, items: [] });
    expect(player(table, B).vp).toBe(1);
    expect(player(table, O).items).toHaveLength(2);
  });

  test('BOT-S203 in the cooperative game he aids automata too and attacks only people', () => {
    const table = woodland([{ faction: 'vagabond' }, { faction: 'eyrie' }, 'marquise'], { cooperative: true });
    for (let i = 0; i < 3; i++)
      boardOf(table.state, B).items.push({ item: 'boot', up: true, damaged: false, ruin: false });
    player(table, B).pawn = 9;
    order(table, MOUSE);
    put(table, O, 9, { warrior: 1 });
    put(table, P, 9, { warrior: 1 });
    player(table, O).items.push('sword');
    player(table, P).items.push('boot');
    player(table, O).vp = 2;
    player(table, P).vp = 9;
    play(daylight(table, B), ...dice(0, 0), ...dice(0, 0));
    expect(player(table, O)).toMatchObject({ vp: 3, items: [] });
    expect(steps(table)).toEqual(['AUT-7.5.3 9', `AUT-7.5.4 9 vs ${P}`, `AUT-7.5.4 9 vs ${P}`]);
  });

  test('BOT-S152 an unexhausted item is repaired first and keeps its side', () => {
    const table = order(standing(12 + 5, { ready: 1, damaged: 1, worn: 1 }), RABBIT);
    play(daylight(table, B));
    expect(boardOf(table.state, B).items).toEqual([
      { item: 'boot', up: false, damaged: false, ruin: false },
      { item: 'boot', up: true, damaged: false, ruin: false },
      { item: 'boot', up: false, damaged: true, ruin: false },
    ]);
  });

  test.each([
    ['easy', 5, 3],
    ['normal', 6, 4],
    ['challenging', 7, 5],
    ['nightmare', 7, 5],
  ] as const)('BOT-S153 %s: %i items are refreshed, %i when one is damaged', (level, clean, damaged) => {
    const table = order(standing(7, { exhausted: 8 }, { level }), RABBIT);
    play(vagabot.turn.evening(table, B));
    expect(boardOf(table.state, B).items.filter(({ up }) => up)).toHaveLength(clean);
    const worse = order(standing(7, { exhausted: 7, worn: 1 }, { level }), RABBIT);
    play(vagabot.turn.evening(worse, B));
    expect(boardOf(worse.state, B).items.filter(({ up }) => up)).toHaveLength(damaged);
    expect(player(worse, B).vp).toBe(level === 'nightmare' ? 1 : 0);
  });

  test('AUT-7.5.2 when the quest deck is empty the completed quests are shuffled', () => {
    const table = order(standing(7, { ready: 2 }), MOUSE);
    Object.assign(boardOf(table.state, B), { quest: 'escort-mouse', done: ['errand-fox'] });
    play(daylight(table, B), 'shuffle=1,0');
    expect(boardOf(table.state, B)).toMatchObject({ quest: 'errand-fox', done: [] });
    expect(table.state.hidden.quests).toEqual(['escort-mouse']);
  });
});

test('the most that he rolls is what a battle asks for', () => {
  const table = standing(7, { ready: 6 });
  const battle = { clearing: 7, attacker: O, defender: B, borrowed: [null, null] } as unknown as Battle;
  expect(mostRolled(table.state, battle, DEFENDER)).toBe(2);
});

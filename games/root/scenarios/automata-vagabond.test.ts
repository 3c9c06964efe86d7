/** Automata scenarios 11.1 and 11.6: the Vagabot: his example turn, his slip and his setup. */
import { play } from '@tavola/testing/play.ts';
import { describe, expect, test } from 'vitest';
import type { VagabotId } from '../data/automata.ts';
import { daylight } from '../rules/automata/vagabond/daylight.ts';
import { boardOf } from '../rules/automata/vagabond/state.ts';
import { vagabot } from '../rules/automata/vagabond/vagabond.ts';
import { factionAt } from '../rules/contract/registry.ts';
import { boardOf as vagabondBoard } from '../rules/factions/vagabond/state.ts';
import type { Battle } from '../rules/state/battle.ts';
import { refuse, type Seats } from '../rules/state/options.ts';
import { B, BIRD, counted, FOX, O, order, P, scored, standing, visited } from './vagabot.ts';
import { at, dice, hand, onTop, player, put, steps, turnOf, type Woodland, woodland } from './woodland.ts';

describe('the example turn of the rulebook', () => {
  function example(): Woodland {
    const table = standing(4, { ready: 5 });
    turnOf(table, B, 'birdsong');
    boardOf(table.state, B).quest = 'escort-mouse';
    table.state.hidden.quests = ['errand-fox'];
    for (const clearing of [6, 10, 11, 12]) table.state.hidden.ruins[clearing] = [clearing === 12 ? 'sword' : 'boot'];
    put(table, O, 7, { warrior: 3 });
    put(table, P, 7, { warrior: 1 });
    player(table, O).items.push('sack');
    player(table, O).vp = 5;
    onTop(table, 'birdy-bindle', 'anvil');
    return table;
  }

  test('BOT-S017 the sixth item goes onto the battle track', () => {
    const table = example();
    play(vagabot.turn.birdsong(table, B));
    expect(player(table, B).vp).toBe(1);
    expect(counted(table)).toEqual([5, 0, 0, 1]);
    expect(vagabot.battle?.mostRolled?.(table.state, B, {} as Battle, 0)).toBe(2);
  });

  /** His whole Daylight; the roll is a pair of threes. */
  function day(): Woodland {
    const table = example();
    play(vagabot.turn.birdsong(table, B));
    play(daylight(table, B), ...dice(3, 3));
    return table;
  }
  /** How many items were exhausted for each instruction, in turn. */
  const exhausted = (table: Woodland) =>
    table.events.flatMap((event) =>
      event.kind === 'automaton.items' && event.what === 'exhausted' ? [[event.clause, event.items.length]] : [],
    );

  test('BOT-S018 he explores the ruin next to him, for a move and an item', () => {
    const table = day();
    expect(visited(table)[0]).toBe(12);
    expect(exhausted(table).slice(0, 2)).toEqual([
      ['AUT-7.5', 1],
      ['AUT-7.5.1', 1],
    ]);
    expect(table.events).toContainEqual({
      kind: 'vagabond.explored',
      seat: B,
      clearing: 12,
      item: 'sword',
      last: true,
    });
    expect(table.state.open.ruins[12]).toBe(0);
  });

  test('BOT-S019 of three clearings for his quest, all next to him, the one of highest priority', () => {
    const table = day();
    const quest = table.events.findIndex((event) => event.kind === 'automaton.acts' && event.clause === 'AUT-7.5.2');
    const [trace] = table.traces[quest] ?? [];
    const nearest = trace?.rungs.find(({ how }) => how === 'first');
    expect(nearest?.out.map((i) => trace?.candidates[i])).toEqual(['9', '11']);
    expect(visited(table)[1]).toBe(7);
    expect(exhausted(table).slice(2, 4)).toEqual([
      ['AUT-7.5', 1],
      ['AUT-7.5.2', 2],
    ]);
    expect(boardOf(table.state, B)).toMatchObject({ quest: 'errand-fox', done: ['escort-mouse'] });
    expect(scored(table, 'AUT-7.5.2')).toEqual([1]);
  });

  test('BOT-S020 he aids the only one who has an item; that player draws', () => {
    const table = day();
    expect(exhausted(table)[4]).toEqual(['AUT-7.5.3', 1]);
    expect(player(table, O).items).toEqual([]);
    expect(hand(table, O)).toEqual(['anvil']);
    expect(hand(table, P)).toEqual([]);
    expect(scored(table, 'AUT-7.5.3')).toEqual([1]);
  });

  test('BOT-S021 he deals two hits and takes three; the track gives an item back; no second battle', () => {
    const table = day();
    expect(steps(table)).toEqual(['AUT-7.5.1 12', 'AUT-7.5.2 7', 'AUT-7.5.3 7', `AUT-7.5.4 7 vs ${O}`]);
    expect(exhausted(table).slice(5)).toEqual([['AUT-7.5.4', 1]]);
    expect(at(table, O, 7)).toEqual({ warrior: 1 });
    expect(scored(table, 'AUT-7.5.4')).toEqual([2]);
    expect(counted(table)).toEqual([1, 4, 3, 0]);
  });

  test('BOT-S022 in Evening he refreshes four and repairs one', () => {
    const table = day();
    play(vagabot.turn.evening(table, B));
    expect(counted(table)).toEqual([5, 0, 2, 1]);
    expect(boardOf(table.state, B).order).toBeNull();
  });
});

describe('slip', () => {
  test('BOT-S144 with two undamaged items he slips into a forest, has no Daylight and repairs everything', () => {
    const table = standing(7, { ready: 1, exhausted: 1, damaged: 2, worn: 1 });
    turnOf(table, B, 'birdsong');
    put(table, O, 7, { warrior: 1 });
    onTop(table, BIRD);
    play(vagabot.turn.birdsong(table, B), 'pick=1');
    expect(player(table, B).pawn).toBe(12 + 7);
    const before = table.events.length;
    play(daylight(table, B));
    expect(table.events).toHaveLength(before);
    play(vagabot.turn.evening(table, B));
    expect(counted(table)).toEqual([4, 1, 0, 0]);
  });

  test('AUT-7.4.3 with three he stays', () => {
    const table = standing(7, { ready: 3 });
    turnOf(table, B, 'birdsong');
    onTop(table, BIRD);
    play(vagabot.turn.birdsong(table, B));
    expect(player(table, B).pawn).toBe(7);
  });
});

describe('setup', () => {
  test('AUT-7.3 in the forest with most clearings around it, with a quest, four items and one under each ruin', () => {
    const table = woodland([{ faction: 'vagabond', character: 'ranger' }, 'eyrie']);
    table.state.hidden.ruins = table.state.hidden.ruins.map(() => []);
    play(vagabot.turn.setup(table, B));
    const board = boardOf(table.state, B);
    expect(board).toMatchObject({ character: 'ranger', laid: 4 });
    expect(board.items).toHaveLength(4);
    expect(board.quest).not.toBeNull();
    expect(table.state.hidden.quests).toHaveLength(14);
    expect([6, 10, 11, 12].map((clearing) => table.state.hidden.ruins[clearing]?.length)).toEqual([1, 1, 1, 1]);
  });

  test('AUT-3.2 a person and an automaton share ruins and the quest deck, and play different characters', () => {
    const table = woodland([{ faction: 'vagabond' }, 'vagabond']);
    play(vagabot.turn.setup(table, B));
    const asked = play(factionAt(table.state, O).turn.setup(table, O));
    expect(asked.ids).not.toContain('vagabond.character:thief');
    expect(table.state.hidden.ruins[12]).toHaveLength(2);
  });

  test('AUT-3.2 a character that somebody picked at the table is not played twice', () => {
    const table = woodland([{ faction: 'vagabond' }, 'vagabond']);
    vagabondBoard(table.state, O).character = 'thief';
    play(vagabot.turn.setup(table, B));
    expect(boardOf(table.state, B).character).toBe('tinker');
  });

  test('AUT-3.2 two Vagabots need different characters', () => {
    const seat = (character: VagabotId): Seats[number] => ({
      kind: 'automaton',
      settings: { faction: 'vagabond', character },
    });
    expect(refuse({} as never, [seat('thief'), seat('thief')])).toBe('character-twice');
    expect(refuse({} as never, [seat('thief'), seat('arbiter')])).toBeNull();
  });

  test('ROOT-9.8 under a ruin of two Vagabonds he takes what he may, and goes on where there is nothing for him', () => {
    const table = order(standing(12, { ready: 3 }, {}, ['vagabond', 'marquise']), FOX);
    const { open, hidden } = table.state;
    boardOf(table.state, B).items.push({ item: 'sword', up: false, damaged: true, ruin: true });
    for (const clearing of [6, 10]) open.ruins[clearing] = 0;
    hidden.ruins[12] = ['sword', 'sword'];
    hidden.ruins[11] = ['sword', 'hammer'];
    play(daylight(table, B));
    expect(boardOf(table.state, B)).toMatchObject({ barren: [12] });
    expect(open.ruins[12]).toBe(1);
    expect(player(table, B).pawn).toBe(11);
    expect(hidden.ruins[11]).toEqual(['sword']);
    expect(boardOf(table.state, B).items.some(({ item, ruin }) => item === 'hammer' && ruin)).toBe(true);
  });
});

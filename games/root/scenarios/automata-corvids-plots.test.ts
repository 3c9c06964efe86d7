/** Automata scenarios 11.10: the plots of the Cogwheel Corvids, flipped, guessed, removed and kept secret. */
import { seededRng } from '@tavola/kernel/rules/rng.ts';
import { play } from '@tavola/testing/play.ts';
import { describe, expect, test } from 'vitest';
import { revealOrder } from '../rules/automata/automaton.ts';
import { flipAll } from '../rules/automata/corvids/birdsong.ts';
import { cogwheelCorvids } from '../rules/automata/corvids/corvids.ts';
import { boardOf, secretOf } from '../rules/automata/corvids/state.ts';
import { electricEyrie } from '../rules/automata/eyrie/eyrie.ts';
import { boardOf as eyrieBoard } from '../rules/automata/eyrie/state.ts';
import { daylight as marquiseDaylight } from '../rules/automata/marquise/daylight.ts';
import { boardOf as marquiseBoard } from '../rules/automata/marquise/state.ts';
import { fight } from '../rules/battle/battle.ts';
import { view } from '../rules/view/view.ts';
import type { Plot } from '../rules/vocabulary/corvids.ts';
import { remove, token } from '../rules/woodland/removal.ts';
import { B, BIRD, FOX, inSupply, lay, MOUSE, nextPlot, O, ordered, up, warriors } from './cogwheel-corvids.ts';
import { at, dice, everywhere, hand, hold, onTop, player, put, turnOf, type Woodland } from './woodland.ts';

describe('flip', () => {
  test('BOT-S181 three plots bring 1, 2 and 3 VP', () => {
    const table = ordered(MOUSE);
    for (const [clearing, kind] of [
      [2, 'raid'],
      [5, 'snare'],
      [8, 'raid'],
    ] as const)
      lay(table, clearing, kind, 'down');
    play(flipAll(table, B));
    expect(player(table, B).vp).toBe(6);
  });

  test('BOT-S182 a bomb takes two warriors of an automaton and everything of a person', () => {
    const table = ordered(MOUSE, {}, [{ faction: 'marquise' }, 'eyrie']);
    lay(table, 5, 'bomb', 'down');
    nextPlot(table, 'snare');
    put(table, O, 5, { warrior: 3, sawmill: 1 });
    put(table, 2, 5, { warrior: 2, roost: 1 });
    play(flipAll(table, B));
    expect(at(table, O, 5)).toEqual({ warrior: 1, sawmill: 1 });
    expect(at(table, 2, 5)).toEqual({});
    expect(player(table, B).vp).toBe(2);
    expect(up(table, 5)).toBe('snare');
  });

  test('AUT-GA31 with an empty supply of plots the bomb stays', () => {
    const table = ordered(MOUSE);
    const kinds: Plot[] = ['snare', 'snare', 'raid', 'raid', 'extortion', 'extortion', 'bomb'];
    for (const [i, kind] of kinds.entries()) lay(table, i + 2, kind, 'up');
    lay(table, 1, 'bomb', 'down');
    play(flipAll(table, B));
    expect(up(table, 1)).toBe('bomb');
    expect(player(table, B).vp).toBe(8);
  });

  test('AUT-11.7.3 extortion: each person there gives up a card of their choice, automata nothing', () => {
    const table = ordered(MOUSE, {}, ['marquise', { faction: 'eyrie' }, 'alliance']);
    lay(table, 5, 'extortion', 'down');
    for (const seat of [1, 2]) put(table, seat, 5, { warrior: 1 });
    hold(table, 1, FOX, BIRD);
    hold(table, 3, 'bake-sale');
    const rule = flipAll(table, B);
    const { seat, ids } = play(rule);
    expect([seat, ids]).toEqual([1, [`card:${FOX}`, `card:${BIRD}`]]);
    play(rule, `card:${BIRD}`);
    expect(hand(table, 1)).toEqual([FOX]);
    expect(hand(table, 3)).toEqual(['bake-sale']);
  });

  function gambling(): Woodland {
    const table = ordered(MOUSE, { corvidsTraits: ['gamble'] }, ['marquise', 'eyrie', { faction: 'alliance' }]);
    lay(table, 5, 'raid', 'down');
    put(table, 1, 5, { warrior: 1 });
    put(table, 2, 5, { warrior: 2 });
    put(table, 3, 5, { warrior: 3 });
    return table;
  }

  test('AUT-T-COR-1 Gamble: the person with most pieces there names one of four kinds', () => {
    const { seat, ask, ids } = play(flipAll(gambling(), B));
    expect(seat).toBe(2);
    expect(ask).toMatchObject({ kind: 'automaton.gamble', clearing: 5 });
    expect(ids).toEqual(['piece:bomb', 'piece:snare', 'piece:extortion', 'piece:raid']);
  });

  test('AUT-T-COR-1 a right guess scores the flip, removes the plot for 1 VP and ignores the raid', () => {
    const table = gambling();
    play(flipAll(table, B), 'piece:raid');
    expect(player(table, B).vp).toBe(1);
    expect(player(table, 2).vp).toBe(1);
    expect(at(table, B, 5)).toEqual({});
    expect(warriors(table)).toEqual({});
    expect(cogwheelCorvids.books?.flaw?.(table.state, B)).toBeNull();
  });

  test('AUT-T-COR-1 a wrong guess brings the Corvids 1 VP, and the plot has its effect', () => {
    const table = gambling();
    play(flipAll(table, B), 'piece:bomb');
    expect(player(table, B).vp).toBe(2);
    expect(up(table, 5)).toBe('raid');
  });

  test('AUT-T-COR-1 where no person stands nobody guesses', () => {
    const table = ordered(MOUSE, { corvidsTraits: ['gamble'] });
    lay(table, 5, 'raid', 'down');
    expect(play(flipAll(table, B)).done).toBe(true);
  });

  test('AUT-T-COR-4 Vendetta: every plot explodes after its own effect, a bomb once', () => {
    const table = ordered(MOUSE, { corvidsTraits: ['vendetta'] }, ['marquise']);
    lay(table, 5, 'extortion', 'down');
    nextPlot(table, 'snare');
    put(table, O, 5, { warrior: 2, sawmill: 1 });
    hold(table, O, FOX);
    play(flipAll(table, B), `card:${FOX}`);
    expect(at(table, O, 5)).toEqual({});
    expect(up(table, 5)).toBe('snare');
    expect(player(table, B).vp).toBe(2);
    const bomb = ordered(MOUSE, { corvidsTraits: ['vendetta'] }, ['marquise']);
    lay(bomb, 5, 'bomb', 'down');
    play(flipAll(bomb, B));
    expect(bomb.events.filter(({ kind }) => kind === 'automaton.swapped')).toHaveLength(1);
  });
});

describe('defence', () => {
  test('BOT-S185 a face-down plot alone deals a hit and takes one more', () => {
    const table = ordered(FOX);
    turnOf(table, O);
    lay(table, 5, 'snare', 'down');
    put(table, O, 5, { warrior: 2 });
    play(fight(table, O, B, 5), ...dice(0, 0));
    expect(at(table, B, 5)).toEqual({});
    expect(at(table, O, 5)).toEqual({ warrior: 1 });
    expect(player(table, O).vp).toBe(1);
  });

  test.each(['up', 'down'] as const)(
    'BOT-S186 a raid that lay face %s brings a warrior to each clearing around',
    (face) => {
      const table = ordered(FOX);
      turnOf(table, O);
      lay(table, 8, 'raid', face);
      play(remove(table, [{ ...token(B, 0, 8), by: O }]));
      expect(warriors(table)).toEqual({ 4: 1, 7: 1 });
      expect(cogwheelCorvids.books?.flaw?.(table.state, B)).toBeNull();
    },
  );

  test('AUT-11.7.4 with one warrior left the highest priority gets it; other plots bring nobody', () => {
    const table = inSupply(ordered(FOX), 1);
    lay(table, 8, 'raid', 'up');
    lay(table, 5, 'snare', 'down');
    play(
      remove(table, [
        { ...token(B, 0, 8), by: O },
        { ...token(B, 0, 5), by: O },
      ]),
    );
    expect(warriors(table)).toEqual({ 4: 1 });
    expect(table.events.filter(({ kind }) => kind === 'automaton.raid')).toHaveLength(1);
  });

  test('AUT-T-COR-2 Backup Plans: a removed plot leaves a warrior in its place', () => {
    const table = ordered(FOX, { corvidsTraits: ['backup-plans'] });
    lay(table, 5, 'snare', 'down');
    play(remove(table, [{ ...token(B, 0, 5), by: O }]));
    expect(at(table, B, 5)).toEqual({ warrior: 1 });
  });

  test('BOT-S183 their snare goes when an automaton would place there, and that clearing gets nothing', () => {
    const table = ordered(FOX, {}, [{ faction: 'marquise' }]);
    lay(table, 6, 'snare', 'up');
    turnOf(table, O);
    onTop(table, 'foxfolk-steel');
    play(revealOrder(table, O));
    for (const clearing of everywhere) table.state.open.ruins[clearing] = 3;
    marquiseBoard(table.state, O).built = true;
    put(table, O, 6, { sawmill: 1 });
    put(table, O, 8, { warrior: 1 });
    play(marquiseDaylight(table, O));
    expect(at(table, B, 6)).toEqual({});
    expect(at(table, O, 6)).toEqual({ sawmill: 1 });
    expect(at(table, O, 8)).toEqual({ warrior: 3 });
    expect(player(table, O).vp).toBe(0);
  });

  test('BOT-S202 a roost that their snare keeps out is turmoil', () => {
    const table = ordered(FOX, {}, [{ faction: 'eyrie' }]);
    lay(table, 4, 'snare', 'up');
    turnOf(table, O);
    put(table, O, 4, { warrior: 2 });
    play(electricEyrie.turn.daylight(table, O));
    expect(at(table, B, 4)).toEqual({});
    expect(at(table, O, 4)).toEqual({ warrior: 2 });
    expect(eyrieBoard(table.state, O).turmoil).toBe(true);
  });
});

describe('secrecy', () => {
  test('nobody sees a face-down plot, in whatever seat they sit; once all is open everybody does', () => {
    const table = ordered(FOX);
    lay(table, 5, 'snare', 'down');
    for (const eyes of [B, O, 2, 'spectator'] as const) expect(view(table.state, eyes).secrets[B]).toBeNull();
    expect((view(table.state, 'open').secrets[B] as readonly (Plot | null)[])[5]).toBe('snare');
  });

  test('each seat may think of any plot that does not lie face up', () => {
    const thought = new Set<Plot>();
    for (let seed = 1; seed < 40; seed++) {
      const table = ordered(FOX);
      lay(table, 5, 'snare', 'down');
      lay(table, 6, 'bomb', 'up');
      lay(table, 7, 'bomb', 'up');
      cogwheelCorvids.secret?.redeal?.(table.state, B, O, seededRng(seed));
      expect(cogwheelCorvids.books?.flaw?.(table.state, B)).toBeNull();
      expect(boardOf(table.state, B).up[6]).toBe('bomb');
      thought.add(secretOf(table.state, B).down[5] as Plot);
    }
    expect([...thought].sort()).toEqual(['extortion', 'raid', 'snare']);
  });
});

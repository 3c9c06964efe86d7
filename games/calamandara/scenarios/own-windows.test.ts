/** CAL-6.1, 6.2: the active traveller, asked last, answers a window between phases with the next question of their own phases. */
import { play } from '@tavola/testing/play.ts';
import { describe, expect, test } from 'vitest';
import { concerns } from '../concerns.ts';
import { view } from '../rules/view.ts';
import { A, at, B, C, footprints, from, hold, lay, name, reserve, scene, stand, who } from './scene.ts';

describe('a window of their own', () => {
  test('lies in the next question: its cards are among the answers, and after one the others are asked again', () => {
    const table = scene();
    hold(table, A, 'the-well');
    hold(table, B, 'sealed-fields');
    const rule = from(table, 't0');
    expect(play(rule, '1/pass')).toMatchObject({ seat: A, ask: 'acquire', ids: ['use:the-well', 'acquire', 'skip'] });
    expect(play(rule, 'use:the-well')).toMatchObject({ seat: B, ask: { kind: 'respond' } });
    expect(play(rule, '1/pass')).toMatchObject({ seat: C, ask: { kind: 'window', window: 't0', active: A } });
  });

  test('stays open over phases in which there is nothing to choose', () => {
    const table = scene();
    reserve(table, A, 'wing', 'wing', 'tower', 'tower');
    hold(table, A, 'the-well');
    expect(play(from(table, 't0')).ids).toEqual(['use:the-well', 'insert:wing', 'insert:tower', 'done']);
  });

  test('is closed by any other answer', () => {
    const table = scene();
    hold(table, A, 'the-well');
    const rule = from(table, 't0');
    play(rule, 'skip');
    expect(table.state.ownWindow).toBeNull();
    expect(play(rule).ids).toEqual(['memories', 'skip']);
  });

  test('is asked by itself when the turn has no further question', () => {
    const table = scene();
    footprints(table, A, '(0,-2)');
    stand(table, A, '(0,-2)');
    hold(table, A, 'the-well');
    const rule = from(table, 'c2b');
    expect(play(rule)).toMatchObject({
      seat: A,
      ask: { kind: 'window', window: 'c2b' },
      ids: ['use:the-well', 'pass'],
    });
    expect(play(rule, 'pass')).toMatchObject({ ask: { kind: 'window', window: 'te' } });
  });

  test('a traveller who prevents their own turn plays no phase of it', () => {
    const table = scene(2);
    hold(table, A, 'errancy-of-silence');
    expect(play(from(table, 't0'), 'use:errancy-of-silence')).toMatchObject({ seat: B, ask: 'acquire' });
  });
});

describe('what concerns a seat', () => {
  test('an insertion on their own land does, one elsewhere does not', () => {
    for (const [cell, expected] of [
      ['W(3,2)', true],
      ['N(3,2)', false],
    ] as const) {
      const table = scene();
      reserve(table, A, 'mountain');
      hold(table, B, 'delirium-of-armio');
      const { ask } = play(from(table, 'phase2'), 'insert:mountain', at(cell));
      expect(ask).toMatchObject({ kind: 'window', window: 'c2a', cells: [name(cell)] });
      expect(concerns(view(table.state, B), B, ask as never)).toBe(expected);
    }
  });

  test('a walk to the Rift concerns everybody, another walk nobody', () => {
    const table = scene();
    footprints(table, A, '(0,-2)', '(0,-1)');
    lay(table, 'footprint', '(0,0)', A);
    stand(table, A, '(0,-2)');
    hold(table, B, 'monument-in-duadar');
    const asked = (cell: string) => {
      const { ask } = play(from(table, 'phase3'), `walk:${cell}`);
      return concerns(view(table.state, B), B, ask as never);
    };
    expect(asked('rift')).toBe(true);
    expect(asked(name('(0,-1)'))).toBe(false);
  });

  test('a card against the seat does, one against another does not', () => {
    const table = scene();
    reserve(table, B, 'fire');
    hold(table, A, 'temple-of-calon');
    hold(table, B, 'breath-of-beings');
    hold(table, C, 'the-oracle');
    const rule = from(table, 't0');
    const { ask } = play(rule, '1/pass', '2/pass', 'use:temple-of-calon');
    const now = (seat: number) => concerns(view(table.state, seat), seat, ask as never);
    expect([now(B), now(C)]).toEqual([true, false]);
  });

  test('their own turn asks for nothing but Fall of Winds', () => {
    const table = scene();
    const own = { kind: 'window', window: 'te', active: A } as const;
    expect(concerns(view(table.state, A), A, own)).toBe(false);
    hold(table, A, 'fall-of-winds');
    expect(concerns(view(table.state, A), A, own)).toBe(true);
    expect(who(table, A).hand).toHaveLength(1);
  });
});

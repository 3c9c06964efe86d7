/** Clauses and options that no scenario of the rules names, one test each. */
import { takeRefused, watching } from '@tavola/kernel/rules/watching.ts';
import { play } from '@tavola/testing/play.ts';
import { describe, expect, test } from 'vitest';
import { flaw } from '../rules/flaw.ts';
import { view } from '../rules/view.ts';
import {
  A,
  at,
  B,
  C,
  D,
  footprints,
  from,
  hold,
  insertable,
  lay,
  name,
  names,
  reserve,
  reserved,
  scene,
  stand,
  symbolOn,
  tokenOf,
  walk,
  who,
} from './scene.ts';

describe('deck modes', () => {
  test('CAL-4.4 in sequence each traveller orders both decks, and the first named lies on top', () => {
    const table = scene(2);
    table.state.step = 'sequence';
    table.state.mode = 'sequence';
    table.state.seen.fill(0);
    const [bottom] = who(table, A).symbolDeck as [number];
    const last = names(who(table, A).memoryDeck)[0] as string;
    const rule = from(table, 'sequence');
    expect(play(rule).ids).toHaveLength(19);
    play(rule, `next-symbol-card:${bottom}`, 'keep-rest', `next-card:${last}`, 'keep-rest');
    expect(who(table, A).symbolDeck.at(-1)).toBe(bottom);
    expect(names(who(table, A).memoryDeck).at(-1)).toBe(last);
    expect(view(table.state, B).travellers[A]?.symbolCard).toBeNull();
    play(rule, '1/keep-rest', '1/keep-rest');
    expect(names(who(table, A).hand)).toContain(last);
    expect(view(table.state, B).travellers[A]?.symbolCard).not.toBeNull();
    expect(flaw(table.state)).toBeNull();
  });
});

describe('options', () => {
  test('CAL-5.5.4 with ownRowFire the owner burns in their own protected row, nobody else does', () => {
    const table = scene(4, { ownRowFire: true });
    lay(table, 'tower', 'S(2,3)');
    lay(table, 'wing', 'S(5,3)');
    expect(insertable(table, A, 'fire')).toEqual([name('S(2,3)'), name('S(5,3)')]);
    expect(insertable(table, B, 'fire')).toEqual([name('S(2,3)')]);
  });

  test('CAL-5.20.24 the symbols that Temple removes go to the user, or by option to their owner', () => {
    for (const templeTo of ['user', 'owner'] as const) {
      const table = scene(4, { templeTo });
      reserve(table, B, 'wing', 'wing');
      hold(table, A, 'temple-of-calon');
      play(from(table, 't0'), 'use:temple-of-calon', 'symbol-of:1:wing');
      expect([who(table, A).depot.wing, who(table, B).depot.wing]).toEqual(templeTo === 'user' ? [5, 1] : [3, 3]);
      expect(who(table, B).reserve).toEqual([]);
    }
  });

  test('CAL-7.6 the game is a draw after this many whole rounds without progress', () => {
    const table = scene(2, { noProgressRounds: 3 });
    table.state.round = 5;
    table.state.lastChoice = 5;
    table.state.lastProgress = 3;
    const rule = from(table, 'end', B);
    expect(play(rule).ask).toBe('acquire');
    table.state.lastProgress = 2;
    table.state.round = 5;
    expect(play(from(table, 'end', B)).result).toEqual({ winners: [A, B], reason: 'no-progress' });
  });

  test('CAL-7.7 a round in which nobody had a choice is the last one', () => {
    const table = scene(2);
    for (const seat of [A, B]) {
      reserve(table, seat, 'fire', 'fire', 'fire', 'fire');
      who(table, seat).memoryDeck.length = 0;
    }
    expect(play(from(table, 't0')).result).toEqual({ winners: [A, B], reason: 'stuck' });
  });
});

describe('board', () => {
  test('CAL-5.20.19 two symbols may change places, and in the final zone they may be turned', () => {
    const table = scene();
    lay(table, 'mountain', '(1,1)');
    lay(table, 'cave', '(2,2)', A, 'n');
    hold(table, B, 'obtuse-laceration');
    const rule = from(table, 't0');
    play(rule, 'use:obtuse-laceration', 'mode:final-zone', at('(1,1)'), at('(2,2)'), at('(2,2)'));
    play(rule, at('(1,1)'), 'way:e');
    expect(symbolOn(table, '(2,2)')).toBe('mountain');
    expect(table.events).toContainEqual(expect.objectContaining({ kind: 'relocated', symbol: 'cave', way: 'e' }));
  });

  test('CAL-5.20.7 an invader of the final zone part swaps the hand and walks into the invaded initial zone', () => {
    const table = scene();
    footprints(table, B, 'W(3,4-5)');
    hold(table, A, 'relative-dimensions', 'sealed-fields');
    reserved(table, A, 'the-well');
    const rule = from(table, 'c2b');
    play(rule, 'use:relative-dimensions', at('W(3,5)'));
    expect(names(who(table, A).hand)).toEqual(['the-well']);
    expect(play(rule).ids).toEqual(['use:the-well', walk('W(3,4)'), 'stay']);
  });

  test('CAL-5.7.5 a star moves no tower onto the rift and no attack symbol into a protected line', () => {
    const table = scene();
    lay(table, 'tower', '(1,0)', A, 'vertical');
    reserve(table, B, 'star');
    const rule = from(table, 'phase2', B);
    const asked = play(rule, 'insert:star', at('(-1,0)'));
    expect(asked.ask).toMatchObject({ kind: 'star-place', symbol: 'tower' });
    expect(asked.ids).not.toContain('at:rift');
    expect(asked.ids).toContain(at('(2,0)'));
  });

  test('CAL-5.8.4 a waterfall laid by a card in another’s turn is ripe in their own next one, and expires there', () => {
    const table = scene(2);
    reserve(table, A, 'waterfall');
    hold(table, A, 'dogmatic-entropy');
    const rule = from(table, 't0', B);
    play(rule, '0/use:dogmatic-entropy', at('S(1,1)'), '1/skip', '1/skip');
    expect(symbolOn(table, 'S(1,1)')).toBe('waterfall');
    expect(play(rule, '0/skip').ids).toContain(`transform:${name('S(1,1)')}`);
    play(rule, '0/done', '0/skip');
    expect(symbolOn(table, 'S(1,1)')).toBeUndefined();
  });

  test('CAL-5.13.2 a push out of the final zone changes the hand only when phase 2 is committed', () => {
    const pushed = (answer: string) => {
      const table = scene();
      footprints(table, A, 'S(3,4-5)');
      stand(table, A, 'S(3,5)');
      hold(table, A, 'the-oracle');
      hold(table, D, 'delirium-of-armio');
      reserve(table, B, 'mirror');
      const rule = from(table, 'phase2', B);
      play(rule, 'insert:mirror', at('S(3,6)'), 'way:s');
      expect([tokenOf(table, A), names(who(table, A).hand)]).toEqual([name('S(3,4)'), ['the-oracle']]);
      const next = play(rule, `3/${answer}`, '0/pass');
      return { table, next };
    };
    const stands = pushed('pass');
    expect(stands.next).toMatchObject({ seat: A, ask: { kind: 'draw-on-leaving', most: 5 } });
    expect(names(who(stands.table, A).finalReserve)).toEqual(['the-oracle']);
    const undone = pushed('use:delirium-of-armio');
    expect([tokenOf(undone.table, A), names(who(undone.table, A).hand)]).toEqual([name('S(3,5)'), ['the-oracle']]);
    expect(who(undone.table, B).reserve).toEqual(['mirror']);
  });
});

describe('why not', () => {
  /** The clause that refuses each candidate of the last question of these picks. */
  function refused(rule: ReturnType<typeof from>, ...picks: string[]): ReadonlyMap<string, string> {
    const before = picks.slice(0, -1);
    if (before.length > 0) play(rule, ...before);
    watching.refused = new Map();
    play(rule, ...picks.slice(-1));
    const clauses = new Map([...(takeRefused() ?? [])].map(([id, { clause }]) => [id, clause]));
    watching.refused = null;
    return clauses;
  }

  test('a walk: an empty cell, another initial zone, another token, a broken path', () => {
    const table = scene();
    footprints(table, A, 'S(3,1-2)', 'S(3,4)', '(0,-1)');
    footprints(table, B, 'W(3,1)');
    stand(table, A, 'S(3,1)');
    stand(table, C, '(0,-1)');
    const clauses = refused(from(table, 'phase3'));
    const of = (ref: string) => clauses.get(walk(ref));
    expect([of('S(1,1)'), of('W(3,1)'), of('(0,-1)'), of('S(3,4)'), of('S(3,2)')]).toEqual([
      'CAL-5.2.6',
      'CAL-5.2.8',
      'CAL-5.2.7',
      'CAL-5.2.5',
      undefined,
    ]);
  });

  test('Laceration: a taken cell, another kind of zone, a protected line, the rift', () => {
    const table = scene();
    lay(table, 'mountain', '(2,2)');
    lay(table, 'tower', '(1,0)', A, 'vertical');
    hold(table, B, 'obtuse-laceration');
    const picks = ['use:obtuse-laceration', 'mode:final-zone', at('(2,2)'), 'done'];
    const clauses = refused(from(table, 't0'), ...picks);
    const of = (ref: string) => clauses.get(at(ref));
    expect([of('(1,0)'), of('S(1,1)'), of('(1,2)'), of('(0,0)')]).toEqual([
      'CAL-5.10.1',
      'CAL-5.20.19',
      'CAL-5.5.6',
      undefined,
    ]);
  });

  test('Relative Dimensions: another land, no footprint, ahead of the token there', () => {
    const table = scene(2);
    footprints(table, B, 'N(3,1-3)', 'S(1,1)');
    stand(table, B, 'N(3,2)');
    footprints(table, B, 'N(4,1)');
    hold(table, A, 'relative-dimensions');
    const clauses = refused(from(table, 't0'), 'use:relative-dimensions');
    const of = (ref: string) => clauses.get(at(ref));
    expect([of('S(1,1)'), of('N(1,1)'), of('N(3,2)'), of('N(3,3)'), of('N(4,1)')]).toEqual([
      'CAL-5.20.7',
      'CAL-5.2.6',
      'CAL-5.1.10',
      'CAL-5.20.7',
      undefined,
    ]);
  });
});

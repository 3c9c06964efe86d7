import { play } from '@tavola/testing/play.ts';
import { expect, test } from 'vitest';
import {
  A,
  at,
  B,
  cell,
  footprints,
  from,
  insertable,
  lay,
  name,
  reserve,
  scene,
  stand,
  symbolOn,
  walk,
  who,
} from './scene.ts';

test('CAL-S37 a ripe waterfall becomes a footprint of the depot', () => {
  const table = scene();
  lay(table, 'waterfall', 'S(2,2)');
  play(from(table, 'phase2'), `transform:${name('S(2,2)')}`, 'become:footprint');
  expect(table.state.board[cell('S(2,2)')]).toMatchObject({ kind: 'footprint', way: 'n' });
  expect(who(table, A).depot).toMatchObject({ footprint: 8, waterfall: 3 });
});

test('CAL-S38 a ripe waterfall that is not transformed returns to the depot at the end of the turn', () => {
  const table = scene();
  lay(table, 'waterfall', 'S(2,2)');
  play(from(table, 'phase2'), 'done', 'skip');
  expect(symbolOn(table, 'S(2,2)')).toBeUndefined();
  expect(who(table, A).depot.waterfall).toBe(3);
});

test('CAL-S39 a waterfall cleans fire and leaves or stays', () => {
  const cleaned = (after: string) => {
    const table = scene();
    lay(table, 'fire', 'S(3,3)', B);
    reserve(table, A, 'waterfall');
    play(from(table, 'phase2'), 'insert:waterfall', at('S(3,3)'), after);
    return table;
  };
  const withdrawn = cleaned('withdraw');
  expect(symbolOn(withdrawn, 'S(3,3)')).toBeUndefined();
  expect(who(withdrawn, A).depot).toMatchObject({ fire: 7, waterfall: 3 });
  const left = cleaned('leave-it');
  expect(symbolOn(left, 'S(3,3)')).toBe('waterfall');
  expect(play(from(left, 'phase2')).ids).toContain(`transform:${name('S(3,3)')}`);
});

test('CAL-S40 what fire destroys goes to the depot of the player who burns it', () => {
  const table = scene();
  lay(table, 'wing', 'S(5,2)');
  reserve(table, B, 'fire');
  play(from(table, 'phase2', B), 'insert:fire', 'leave-it');
  expect(symbolOn(table, 'S(5,2)')).toBe('fire');
  expect(who(table, B).depot.wing).toBe(4);
});

test('CAL-S40b fire clears the way and is withdrawn', () => {
  const table = scene();
  footprints(table, A, 'S(3,1)', 'S(3,3)');
  lay(table, 'mountain', 'S(3,2)', B);
  stand(table, A, 'S(3,1)');
  reserve(table, A, 'fire', 'footprint');
  const next = play(from(table, 'phase2'), 'insert:fire', at('S(3,2)'), 'withdraw', 'insert:footprint', at('S(3,2)'));
  expect(who(table, A).depot).toMatchObject({ mountain: 6, fire: 6 });
  expect(next.ids).toContain(walk('S(3,3)'));
});

test('CAL-S41 fire hits neither an occupied footprint nor a waterfall nor fire', () => {
  const table = scene();
  footprints(table, A, 'S(3,1)');
  lay(table, 'waterfall', 'S(2,1)');
  lay(table, 'fire', 'S(4,1)');
  stand(table, A, 'S(3,1)');
  expect(insertable(table, B, 'fire')).toEqual([]);
});

test('CAL-S42 on the rift a waterfall becomes a footprint or a mountain, not a tower', () => {
  const table = scene();
  lay(table, 'waterfall', '(0,0)');
  expect(play(from(table, 'phase2'), 'transform:rift').ids).toEqual(['become:footprint', 'become:mountain']);
});

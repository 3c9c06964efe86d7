import { play } from '@tavola/testing/play.ts';
import { expect, test } from 'vitest';
import { A, at, B, footprints, from, insertable, lay, name, reserve, scene, stand, symbolOn } from './scene.ts';

test('CAL-S33 the column is rearranged around the star and the occupied footprint', () => {
  const table = scene();
  footprints(table, A, 'S(3,1)', 'S(3,4)');
  lay(table, 'mountain', 'S(3,3)');
  stand(table, A, 'S(3,1)');
  reserve(table, B, 'star');
  play(from(table, 'phase2', B), 'insert:star', at('S(3,2)'));
  expect([1, 2, 3, 4].map((row) => symbolOn(table, `S(3,${row})`))).toEqual([
    'footprint',
    'star',
    'footprint',
    'mountain',
  ]);
});

test('CAL-S34 a star needs a symbol to move in its own zone', () => {
  const table = scene();
  lay(table, 'mountain', 'S(3,5)');
  const cells = insertable(table, B, 'star');
  expect(cells).not.toContain(name('S(3,4)'));
  expect(cells).not.toContain(name('S(2,2)'));
  expect(cells).toContain(name('S(3,6)'));
});

test('CAL-S35 the singularity rearranges a diagonal of the centre', () => {
  const table = scene();
  lay(table, 'mountain', '(1,1)');
  lay(table, 'mountain', '(-1,1)');
  reserve(table, A, 'star');
  const rule = from(table, 'phase2');
  const lines = play(rule, 'insert:star', 'at:rift');
  expect(lines.ids).toEqual(['line:diagonal-ne', 'line:diagonal-nw']);
  const cells = play(rule, 'line:diagonal-ne');
  expect(new Set(cells.ids)).toEqual(new Set([at('(2,2)'), at('(-1,-1)'), at('(-2,-2)')]));
  play(rule, at('(-2,-2)'));
  expect([symbolOn(table, '(-2,-2)'), symbolOn(table, '(-1,1)'), symbolOn(table, '(1,1)')]).toEqual([
    'mountain',
    'mountain',
    undefined,
  ]);
});

test('CAL-S36 a relocated fire destroys nothing', () => {
  const table = scene();
  lay(table, 'fire', 'S(1,2)');
  lay(table, 'wing', 'S(4,2)');
  reserve(table, B, 'star');
  const before = { ...table.state.travellers[B]?.depot };
  play(from(table, 'phase2', B), 'insert:star', at('S(3,2)'), at('S(5,2)'), at('S(4,2)'));
  expect([symbolOn(table, 'S(1,2)'), symbolOn(table, 'S(4,2)'), symbolOn(table, 'S(5,2)')]).toEqual([
    undefined,
    'wing',
    'fire',
  ]);
  expect(table.state.travellers[B]?.depot).toEqual(before);
});

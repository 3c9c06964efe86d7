import { play } from '@tavola/testing/play.ts';
import { expect, test } from 'vitest';
import { A, at, B, C, cell, from, hold, insertable, lay, name, reserve, scene } from './scene.ts';

test('CAL-S21 a tower keeps mountain, mirror and star of others out of its row', () => {
  const table = scene();
  lay(table, 'tower', 'S(2,3)');
  lay(table, 'cave', 'S(5,3)');
  for (const kind of ['mountain', 'mirror', 'star'] as const) {
    const cells = insertable(table, B, kind);
    for (const column of [1, 3, 4]) expect(cells).not.toContain(name(`S(${column},3)`));
  }
  expect(insertable(table, B, 'footprint')).toContain(name('S(3,3)'));
  expect(insertable(table, B, 'mountain')).toContain(name('S(2,4)'));
  expect(insertable(table, A, 'mountain')).toContain(name('S(4,3)'));
});

test('CAL-S22 fire hits the tower itself and nothing else of its row, no matter who burns', () => {
  const table = scene();
  lay(table, 'tower', 'S(2,3)');
  lay(table, 'wing', 'S(5,3)');
  for (const seat of [A, B]) expect(insertable(table, seat, 'fire')).toEqual([name('S(2,3)')]);
  table.state.board[table.state.board.findIndex((piece) => piece?.kind === 'tower')] = null;
  for (const seat of [A, B]) expect(insertable(table, seat, 'fire')).toEqual([name('S(5,3)')]);
});

test('CAL-S23 a tower of the final zone protects its line against everybody and stops at the zone', () => {
  const table = scene();
  lay(table, 'tower', '(0,-3)', A, 'vertical');
  for (const seat of [A, B, C]) {
    const cells = insertable(table, seat, 'mountain');
    for (let y = -4; y <= 4; y++) expect(cells).not.toContain(name(`(0,${y})`));
    expect(cells).toEqual(expect.arrayContaining([name('(1,-3)'), name('(0,-5)')]));
  }
  const three = scene(3);
  lay(three, 'tower', '(0,-3)', A, 'vertical');
  const shut = [-4, -2, -1, 0, 1, 2].map((y) => name(`(0,${y})`));
  expect(insertable(three, B, 'mountain').filter((cell) => shut.includes(cell))).toEqual([]);
  expect(insertable(three, B, 'mountain')).toContain(name('(0,-5)'));
});

test('CAL-S24 one tower a line, counted by axis', () => {
  const table = scene();
  lay(table, 'tower', '(-1,0)', A, 'horizontal');
  reserve(table, A, 'tower');
  const rule = from(table, 'phase2');
  expect(play(rule, 'insert:tower', at('(2,0)')).ask).not.toMatchObject({ kind: 'which-way' });
  expect(table.state.board[cell('(2,0)')]).toMatchObject({ kind: 'tower', way: 'vertical' });
});

test('CAL-S25 Ruins does not reach into the row of a tower, not even after destroying it', () => {
  const table = scene();
  lay(table, 'tower', 'S(1,2)');
  lay(table, 'mountain', 'S(3,2)');
  hold(table, B, 'ruins-of-domodora');
  const rule = from(table, 't0');
  expect(play(rule, 'use:ruins-of-domodora').ask).not.toMatchObject({ kind: 'destroy' });
  expect(table.events).toContainEqual(expect.objectContaining({ kind: 'destroyed', seat: B, cell: name('S(1,2)') }));
  expect(table.events).not.toContainEqual(expect.objectContaining({ kind: 'destroyed', cell: name('S(3,2)') }));

  const own = scene();
  lay(own, 'tower', 'S(1,2)');
  lay(own, 'mountain', 'S(3,2)');
  hold(own, A, 'ruins-of-domodora');
  expect(play(from(own, 't0'), 'use:ruins-of-domodora').ids).toEqual([at('S(1,2)'), at('S(3,2)')]);
});

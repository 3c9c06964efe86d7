import { play } from '@tavola/testing/play.ts';
import { expect, test } from 'vitest';
import {
  A,
  at,
  B,
  C,
  footprints,
  from,
  hold,
  insertable,
  lay,
  name,
  names,
  reserve,
  reserved,
  type Scene,
  scene,
  stand,
  symbolOn,
  tokenOf,
  walk,
  who,
} from './scene.ts';

/** B inserts a mirror in phase 2. */
function mirrorBy(table: Scene, seat: number, ref: string, ...more: string[]) {
  reserve(table, seat, 'mirror');
  return play(from(table, 'phase2', seat), 'insert:mirror', at(ref), ...more);
}

function pushed(): Scene {
  const table = scene();
  footprints(table, A, 'S(3,1-3)');
  stand(table, A, 'S(3,3)');
  mirrorBy(table, B, 'S(3,4)');
  return table;
}

test('CAL-S26 a mirror in front pushes the token one footprint back and stays', () => {
  const table = pushed();
  expect(tokenOf(table, A)).toBe(name('S(3,2)'));
  expect(symbolOn(table, 'S(3,4)')).toBe('mirror');
});

test('CAL-S27 walking in front of it, the token is pushed back at once and phase 3 is over', () => {
  const table = pushed();
  const next = play(from(table, 'phase3'), walk('S(3,3)'));
  expect(tokenOf(table, A)).toBe(name('S(3,2)'));
  expect(next.ask).toBe('memories');
});

test('CAL-S28 with no footprint behind the token decays', () => {
  const table = scene();
  footprints(table, A, 'S(3,1)');
  stand(table, A, 'S(3,1)');
  mirrorBy(table, B, 'S(3,2)');
  expect(tokenOf(table, A)).toBe('start');
});

test('CAL-S29 a cave in the row behind gives a way back', () => {
  for (const [withCave, end] of [
    [true, name('S(3,2)')],
    [false, 'start'],
  ] as const) {
    const table = scene();
    footprints(table, A, 'S(4,3)', 'S(3,2)');
    if (withCave) lay(table, 'cave', 'S(1,2)');
    stand(table, A, 'S(4,3)');
    mirrorBy(table, B, 'S(4,4)');
    expect(tokenOf(table, A)).toBe(end);
  }
});

test('CAL-S30 a tower switches mirrors off, and they act when it burns', () => {
  const table = scene();
  footprints(table, A, 'S(3,1-3)');
  lay(table, 'tower', 'S(1,3)');
  stand(table, A, 'S(3,3)');
  mirrorBy(table, B, 'S(3,4)');
  expect(tokenOf(table, A)).toBe(name('S(3,3)'));
  reserve(table, B, 'fire');
  play(from(table, 'phase2', B), 'insert:fire', at('S(1,3)'), 'withdraw');
  expect(tokenOf(table, A)).toBe(name('S(3,2)'));
});

test('CAL-S31 the front is that of the footprint, no matter who stands on it', () => {
  const table = scene();
  footprints(table, C, '(0,1)', '(0,2)');
  stand(table, A, '(0,1)');
  mirrorBy(table, B, '(0,0)', 'way:n');
  expect(tokenOf(table, A)).toBe(name('(0,2)'));

  const behind = scene();
  footprints(behind, C, '(0,1)');
  stand(behind, A, '(0,1)');
  mirrorBy(behind, B, '(0,2)', 'way:s');
  expect(tokenOf(behind, A)).toBe(name('(0,1)'));
});

test('CAL-S32 nobody inserts a mirror that acts on their own token at once', () => {
  const table = scene();
  footprints(table, A, 'S(3,2-3)');
  stand(table, A, 'S(3,3)');
  expect(insertable(table, A, 'mirror')).not.toContain(name('S(3,4)'));
  expect(insertable(table, B, 'mirror')).toContain(name('S(3,4)'));
});

test('CAL-S57 an invader that decays returns to their own start point', () => {
  const table = scene();
  footprints(table, B, 'W(3,1)');
  stand(table, A, 'W(3,1)');
  who(table, A).token.invading = B;
  mirrorBy(table, C, 'W(3,2)');
  expect(who(table, A).token).toEqual({ cell: -1, invading: null });
});

test('CAL-S76 the rift wins before any mirror acts', () => {
  const table = scene();
  footprints(table, A, '(0,-1)', '(0,0)');
  lay(table, 'mirror', '(0,1)', B, 's');
  stand(table, A, '(0,-1)');
  expect(play(from(table, 'phase3'), walk('(0,0)')).result).toEqual({ winners: [A], reason: 'rift' });
});

test('CAL-S77 a walk into the final zone that a mirror throws back swaps no hand', () => {
  const table = scene();
  footprints(table, A, 'S(3,4-5)');
  lay(table, 'mirror', 'S(3,6)', B, 's');
  hold(table, A, 'dogmatic-entropy');
  reserved(table, A, 'the-well');
  stand(table, A, 'S(3,4)');
  const next = play(from(table, 'phase3'), walk('S(3,5)'), 'pass');
  expect(tokenOf(table, A)).toBe(name('S(3,4)'));
  expect(names(who(table, A).hand)).toEqual(['dogmatic-entropy']);
  expect(names(who(table, A).finalReserve)).toEqual(['the-well']);
  expect(next.ask).toBe('memories');
});

import { play } from '@tavola/testing/play.ts';
import { describe, expect, test } from 'vitest';
import { localCell, RIFT, seenFrom } from '../rules/state/cells.ts';
import { inFinalZone, layoutFor } from '../rules/state/lines.ts';
import { SHARE } from '../rules/state/symbols.ts';
import { play as turns } from '../rules/turn.ts';
import { A, B, cell, footprints, from, lay, name, type Scene, scene, stand, walk, who } from './scene.ts';

const walks = (table: Scene) => play(from(table, 'phase3')).ids;
/** With nothing but `stay` nobody is asked: phase 4 follows. */
const onlyStays = (table: Scene) => expect(play(from(table, 'phase3')).ask).toBe('memories');

describe('board', () => {
  test('CAL-S01 the board has 145, 115 or 85 cells, of which 65, 55 or 45 are final zone', () => {
    const sizes = [4, 3, 2].map((seats) => {
      const { cells } = layoutFor(seats);
      return [cells.length, cells.filter(inFinalZone).length];
    });
    expect(sizes).toEqual([
      [145, 65],
      [115, 55],
      [85, 45],
    ]);
  });

  test('CAL-S02 each depot holds its share minus the opening symbols', () => {
    const table = scene();
    table.state.step = 'symbols';
    const open = ['0/open:footprint+tower', '1/open:fire+fire', '2/open:', '3/open:star'];
    play(turns(table), ...open);
    expect(SHARE).toEqual({
      footprint: 9,
      mountain: 5,
      tower: 4,
      fire: 6,
      star: 2,
      mirror: 3,
      waterfall: 3,
      cave: 3,
      wing: 3,
    });
    expect(who(table, A).depot).toEqual({ ...SHARE, footprint: 8, tower: 3 });
    expect(who(table, B).depot).toEqual({ ...SHARE, fire: 4 });
    expect(who(table, 2).depot).toEqual(SHARE);
    expect(who(table, 3).depot).toEqual({ ...SHARE, star: 1 });
  });

  test('CAL-S03 every side sees the rift in column 3, row 9', () => {
    expect([cell('S(3,9)'), cell('W(3,9)'), cell('N(3,9)'), cell('E(3,9)')]).toEqual([RIFT, RIFT, RIFT, RIFT]);
    expect([cell('S(1,1)'), cell('W(1,1)'), cell('N(1,1)'), cell('E(1,1)')]).toEqual([
      cell('(-2,-8)'),
      cell('(-8,2)'),
      cell('(2,8)'),
      cell('(8,-2)'),
    ]);
    expect(seenFrom('west', cell('W(2,5)'))).toEqual({ column: 2, row: 5 });
    expect(localCell('south', 3, 15)).toBe(cell('N(3,3)'));
  });
});

describe('walking', () => {
  test('CAL-S04 the first step leads to any footprint of row 1', () => {
    const table = scene();
    footprints(table, A, 'S(1,1)', 'S(4,1)', 'S(4,2)', 'S(2,2)');
    expect(new Set(walks(table))).toEqual(new Set(['stay', walk('S(1,1)'), walk('S(4,1)'), walk('S(4,2)')]));
  });

  test('CAL-S05 an empty cell interrupts the path', () => {
    const table = scene();
    footprints(table, A, 'S(3,1)', 'S(3,3)');
    stand(table, A, 'S(3,1)');
    onlyStays(table);
  });

  test('CAL-S06 so does a mountain', () => {
    const table = scene();
    footprints(table, A, 'S(3,1)', 'S(3,3)');
    lay(table, 'mountain', 'S(3,2)');
    stand(table, A, 'S(3,1)');
    onlyStays(table);
  });

  test('CAL-S07 a walk may end on any footprint of the path', () => {
    const table = scene();
    footprints(table, A, 'S(3,1-4)');
    stand(table, A, 'S(3,1)');
    expect(new Set(walks(table))).toEqual(new Set(['stay', walk('S(3,2)'), walk('S(3,3)'), walk('S(3,4)')]));
  });

  test('CAL-S08 a cave links the next column of the next row', () => {
    const table = scene();
    footprints(table, A, 'S(3,2)', 'S(4,3)');
    lay(table, 'mountain', 'S(3,3)');
    stand(table, A, 'S(3,2)');
    onlyStays(table);
    lay(table, 'cave', 'S(1,2)');
    expect(walks(table)).toContain(walk('S(4,3)'));
  });

  test('CAL-S09 two caves link farther columns', () => {
    const table = scene();
    footprints(table, A, 'S(1,2)', 'S(4,3)');
    lay(table, 'cave', 'S(2,2)');
    stand(table, A, 'S(1,2)');
    onlyStays(table);
    lay(table, 'cave', 'S(5,2)');
    expect(walks(table)).toContain(walk('S(4,3)'));
  });

  test('CAL-S10 a wing jumps a blocked row', () => {
    const table = scene();
    footprints(table, A, 'S(3,2)', 'S(3,4)');
    for (const column of [1, 2, 3, 4, 5]) lay(table, 'mountain', `S(${column},3)`);
    lay(table, 'wing', 'S(5,2)');
    stand(table, A, 'S(3,2)');
    expect(walks(table)).toContain(walk('S(3,4)'));
  });

  test('CAL-S11 a wing jumps diagonally only together with a cave', () => {
    const table = scene();
    footprints(table, A, 'S(3,2)', 'S(4,4)');
    lay(table, 'wing', 'S(5,2)');
    stand(table, A, 'S(3,2)');
    onlyStays(table);
    lay(table, 'cave', 'S(1,2)');
    expect(walks(table)).toContain(walk('S(4,4)'));
  });

  test('CAL-S12 the way back over a diagonal needs the cave in the row behind', () => {
    const table = scene();
    footprints(table, A, 'S(4,3)', 'S(3,2)');
    lay(table, 'cave', 'S(1,2)');
    stand(table, A, 'S(4,3)');
    expect(walks(table)).toContain(walk('S(3,2)'));

    const other = scene();
    footprints(other, A, 'S(4,3)', 'S(3,2)');
    lay(other, 'cave', 'S(1,3)');
    stand(other, A, 'S(4,3)');
    onlyStays(other);
  });

  test('CAL-S13 paths of the final zone are shared', () => {
    const table = scene();
    footprints(table, A, '(0,-2)', '(0,-1)');
    footprints(table, B, '(-1,-1)');
    stand(table, A, '(0,-2)');
    expect(new Set(walks(table))).toEqual(new Set(['stay', walk('(0,-1)'), walk('(-1,-1)')]));
  });

  test('CAL-S14 a walk neither ends on nor passes another token', () => {
    const table = scene();
    footprints(table, A, '(0,-2)', '(0,-1)', '(0,0)');
    stand(table, A, '(0,-2)');
    stand(table, B, '(0,-1)');
    expect(play(from(table, 'phase3')).seat).not.toBe(A);
    expect(table.events).toContainEqual({ kind: 'stayed', seat: A });
  });

  test('CAL-S15 another initial zone is entered only by an invader', () => {
    const table = scene();
    footprints(table, A, 'S(3,4-8)', 'W(3,5-8)', '(-1,-1)');
    footprints(table, B, 'W(3,4)');
    lay(table, 'footprint', '(0,0)', B);
    stand(table, A, 'S(3,4)');
    expect(walks(table)).toContain(walk('W(3,5)'));
    expect(walks(table)).not.toContain(walk('W(3,4)'));
    stand(table, A, 'W(3,5)');
    who(table, A).token.invading = B;
    expect(walks(table)).toContain(walk('W(3,4)'));
  });

  test('CAL-S80 without lateral steps a path is left only along an axis', () => {
    const table = scene(4, { lateralSteps: false });
    footprints(table, A, 'S(3,1)', 'S(4,1)');
    stand(table, A, 'S(3,1)');
    onlyStays(table);

    const crossing = scene(4, { lateralSteps: false });
    footprints(crossing, A, '(0,-1)');
    footprints(crossing, B, '(-1,-1)', '(-1,0)');
    stand(crossing, A, '(0,-1)');
    expect(walks(crossing)).toEqual([walk('(-1,-1)'), 'stay']);
    expect(name('(-1,0)')).toBe('c-2-3');
  });
});

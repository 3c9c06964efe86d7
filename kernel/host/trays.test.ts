import { expect, test } from 'vitest';
import type { Folding } from '../face/face.ts';
import { asAsked, foreseeing, type Gesture, type OneAsked, type Stage, touched, waits } from './folding.ts';
import type { Step } from './gesture.ts';
import { recounted, refilled, type Tray, trayOf } from './trays.ts';

const TOTAL = 3;
const KINDS = ['herb', 'bone'];
const folding: Folding = { folds: { gain: 'tray', discard: 'tray' }, counted: ['gain'] };

test('the same few things are counted in one row, in its order, and wait for a yes', () => {
  const start = asAsked(gain(TOTAL));
  expect(trayOf(folding, [start])).toMatchObject({ total: 3, taken: [], counts: [{ n: 0 }, { n: 0 }] });
  const one = take([start], 'bone');
  expect(one.isWhole).toBe(false);
  const two = more(one, 'herb');
  expect(trayOf(folding, two.stages)).toMatchObject({ total: 3, counts: [{ n: 1, isOpen: true }, { n: 1 }] });
  const all = more(two, 'bone');
  expect(all.path.map(({ option }) => option)).toEqual(['herb', 'bone', 'bone']);
  expect(all.isWhole).toBe(true);
  expect(waits(folding, all)).toBe(true);
  expect(trayOf(folding, all.stages)).toMatchObject({ total: 3, counts: [{ isOpen: false }, { isOpen: false }] });
});

test('one of them is put back, and the rest stays', () => {
  const all = ['herb', 'bone', 'bone'].reduce((so, id) => take(so.stages, id), begun(gain(TOTAL)));
  const tray = trayOf(folding, all.stages) as Tray;
  const fewer = foreseeing(refilled(folding, all.stages, tray, recounted(tray, 'herb', -1)), look);
  expect(fewer.isWhole).toBe(false);
  expect(trayOf(folding, fewer.stages)).toMatchObject({ taken: [{ id: 'bone' }, { id: 'bone' }], total: 3 });
});

test('cards are touched where they lie: only how many there are is said, and the last touch is the yes', () => {
  const first = begun(discard('a', 'b', 'c'));
  expect(trayOf(folding, first.stages)).toMatchObject({ total: 2, counts: [] });
  const one = take(first.stages, 'b');
  expect(trayOf(folding, one.stages)).toMatchObject({ total: 2, taken: [{ id: 'b' }] });
  const both = take(one.stages, 'c');
  expect(both.isWhole).toBe(true);
  expect(waits(folding, both)).toBe(false);
});

test('neither a single pick nor any other question is a tray', () => {
  expect(trayOf(folding, [asAsked(gain(1))])).toBeNull();
  expect(trayOf(folding, [asAsked({ ...gain(2), ask: 'turn' })])).toBeNull();
  expect(trayOf(undefined, [asAsked(gain(2))])).toBeNull();
});

function begun(asked: OneAsked): Gesture {
  return { stages: [asAsked(asked)], path: [], isWhole: false };
}

function take(stages: readonly Stage[], id: string): Gesture {
  const option = stages.at(-1)?.options.find((one) => one.id === id);
  if (!option) throw new Error(`not offered: ${id}`);
  return foreseeing(touched(folding, stages, option), look);
}

function more({ stages }: Gesture, id: string): Gesture {
  const tray = trayOf(folding, stages) as Tray;
  return foreseeing(refilled(folding, stages, tray, recounted(tray, id, 1)), look);
}

function gain(left: number): OneAsked {
  return { ask: { kind: 'gain', left } as OneAsked['ask'], options: KINDS.map(option) };
}

function discard(...ids: readonly string[]): OneAsked {
  return { ask: { kind: 'discard', left: ids.length - 1 } as OneAsked['ask'], options: ids.map(option) };
}

function option(id: string) {
  return { id, move: { kind: id } };
}

/** After a resource the next one, after a card the others. */
function look(path: readonly Step[]): OneAsked | null {
  const taken = path.map(({ option: id }) => id);
  if (path[0]?.ask === 'gain') return taken.length < TOTAL ? gain(TOTAL - taken.length) : null;
  return taken.length < 2 ? discard(...['a', 'b', 'c'].filter((id) => !taken.includes(id))) : null;
}

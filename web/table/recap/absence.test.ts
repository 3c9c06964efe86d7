import { expect, test } from 'vitest';
import type { Frame } from '../../api/types.ts';
import { type Absence, absenceIn, follow } from './absence.ts';

type View = { readonly turn: number; readonly n: number };
const whose = (view: unknown) => (view as View).turn;
const event = { at: 0, event: { kind: 'did' } };

/** A frame whose last moment is `turn`, and whose steps before it were the turns of `steps`; each hears one event. */
function frame(since: number, turn: number, steps: readonly number[] = []): Frame {
  const view: View = { turn, n: since + steps.length };
  const beats = steps.map((of, i) => ({
    events: 1,
    change: { turn: [of], n: [since + i] },
  }));
  const told = since + steps.length + 1;
  const events = Array.from({ length: steps.length + 1 }, () => event);
  const seats = [{ seat: 0, view, events, decision: null, beats }];
  return { since, told, pending: [], outcome: null, seats } as unknown as Frame;
}
const walk = (...frames: Frame[]) =>
  frames.reduce<Absence | null>((before, it) => follow(before, it, 0, whose), null) as Absence;

test('the recap is due when the turn comes back, from the table as it was left', () => {
  const away = walk(frame(0, 0), frame(1, 1), frame(2, 2));
  expect([away.left?.told, away.due]).toEqual([1, null]);
  const back = walk(frame(0, 0), frame(1, 1), frame(2, 2), frame(3, 0));
  expect(back.due).toEqual({ told: 1, view: { turn: 0, n: 0 } });
});

test('automata play within one frame: the turn leaves and comes back in its steps', () => {
  const { due } = walk(frame(0, 0), frame(1, 0, [0, 1, 2]));
  expect(due).toEqual({ told: 2, view: { turn: 0, n: 1 } });
});

test('a page that was just opened, and a pick taken back, have nothing to tell', () => {
  expect(walk(frame(0, 0)).due).toBe(null);
  expect(walk(frame(0, 0), frame(1, 1), frame(2, 0), frame(0, 0)).due).toBe(null);
});

test('after a reload: from the moments since that seat’s own pick, what came before others played left out', () => {
  const beat = (turn: number, kind: string) => ({ events: [{ at: 0, event: { kind } }], view: { turn, n: 0 } });
  expect(absenceIn([beat(0, 'own'), beat(0, 'own')], 0, whose)).toBe(null);
  const found = absenceIn([beat(0, 'own'), beat(1, 'theirs'), beat(0, 'turn')], 0, whose);
  expect(found?.events.map(({ kind }) => kind)).toEqual(['theirs', 'turn']);
  expect(found?.before).toEqual({ turn: 0, n: 0 });
});

import type { MomentKind, RecapLine } from '@tavola/kernel/face/news.ts';
import { expect, test } from 'vitest';
import type { Frame } from '../../api/types.ts';
import { deedIn, joinedMoments, kindOf, type SeeMoment, type SeenMoment, stayOf } from './pacing.ts';

const sight = (kind: MomentKind | null, more: Partial<SeenMoment> = {}): SeenMoment => ({
  kind,
  turn: 1,
  loss: null,
  ...more,
});
const loss = { weight: 3, text: 'Bento took your base' } as RecapLine;
const stays = (kind: MomentKind | null, more: Partial<SeenMoment> = {}) =>
  [0.5, 1, 1.6].map((tempo) => stayOf(sight(kind, more), tempo));

test('a battle is seen for at least 1.2 s at every speed, a loss for 1.6 s, and when calm it waits', () => {
  expect(stays('piece')).toEqual([350, 700, 1120]);
  expect(stays('clash')).toEqual([1200, 1300, 2080]);
  expect(stays('piece', { loss })).toEqual([1600, 1600, Number.POSITIVE_INFINITY]);
  expect(stays('nothing')).toEqual([0, 0, 0]);
  expect(stayOf(sight('clash'), 0)).toBe(0);
  expect(stayOf(sight('piece'), Number.POSITIVE_INFINITY)).toBe(Number.POSITIVE_INFINITY);
});

const kinds: readonly MomentKind[] = ['piece', 'movement', 'card', 'dice', 'clash', 'points', 'nothing'];
const news = { moments: Object.fromEntries(kinds.map((kind) => [kind, kind])) };

test('a moment is told by a deed, not by the turn that ended', () => {
  const told = (...kinds: string[]) =>
    deedIn(
      kinds.map((kind) => ({ kind })),
      { news },
    )?.kind;
  expect(told('movement', 'x', 'nothing')).toBe('x');
  expect(told('nothing')).toBe('nothing');
});

test('the heaviest thing names a moment', () => {
  const of = (...kinds: string[]) =>
    kindOf(
      kinds.map((kind) => ({ kind })),
      { news },
    );
  expect(of('movement', 'dice', 'clash')).toBe('clash');
  expect(of('nothing', 'x')).toBe(null);
  expect(of('nothing')).toBe('nothing');
  expect(of()).toBe('nothing');
});

const moment = (...kinds: string[]): Frame =>
  ({
    since: 0,
    seats: [{ seat: 0, view: kinds, events: kinds.map((kind) => ({ at: 0, event: { kind } })) }],
  }) as unknown as Frame;
const look: SeeMoment = ({ seats }) => {
  const kind = seats[0]?.events.at(-1)?.event.kind ?? 'nothing';
  return sight(kind.replace(/^lost /, '') as MomentKind, { loss: kind.startsWith('lost ') ? loss : null });
};
const joined = (...moments: Frame[]) =>
  joinedMoments(moments, null, look).map(({ seats }) => seats[0]?.events.map(({ event }) => event.kind));

test('what is nothing goes into the next moment, and one march is one moment', () => {
  expect(joined(moment('nothing'), moment('piece'), moment('nothing'), moment())).toEqual([
    ['nothing', 'piece'],
    ['nothing'],
  ]);
  expect(joined(moment('movement'), moment('movement'), moment('piece'), moment('movement'))).toEqual([
    ['movement', 'movement'],
    ['piece'],
    ['movement'],
  ]);
});

test('a loss shares its moment with nothing else', () => {
  expect(joined(moment('movement'), moment('lost movement'), moment('movement'))).toEqual([
    ['movement'],
    ['lost movement'],
    ['movement'],
  ]);
});

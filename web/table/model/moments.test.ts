import { expect, test } from 'vitest';
import type { Frame } from '../../api/types.ts';
import { missedMoments, momentsOf } from './moments.ts';

const event = (kind: string) => ({ at: 3, event: { kind } });
const frame: Frame = {
  match: 'm',
  revision: 4,
  count: 9,
  told: 13,
  since: 10,
  pending: [0],
  outcome: null,
  seats: [
    {
      seat: 0,
      view: { cells: [2, 5] },
      decision: { number: 9, seat: 0, ask: 'add', options: [] },
      events: [event('added'), event('grew'), event('turn')],
      beats: [
        { events: 1, change: { cells: { 1: [3] } } },
        { events: 1, change: { cells: { 0: [1] } } },
      ],
    },
  ],
};

test('a frame is seen step by step, each as the table was then; only at the end is somebody asked', () => {
  const moments = momentsOf(frame);
  expect(moments.map(({ since, told, pending, seats }) => [since, told, pending, seats[0]?.view])).toEqual([
    [10, 11, [], { cells: [1, 3] }],
    [11, 12, [], { cells: [1, 5] }],
    [12, 13, [0], { cells: [2, 5] }],
  ]);
  expect(moments.map(({ seats }) => seats[0]?.events.map((it) => it.event.kind))).toEqual([
    ['added'],
    ['grew'],
    ['turn'],
  ]);
  expect(moments.map(({ seats }) => seats[0]?.decision !== null)).toEqual([false, false, true]);
});

test('a frame without steps is itself', () => {
  const plain = { ...frame, seats: frame.seats.map((seat) => ({ ...seat, beats: [] })) };
  expect(momentsOf(plain)).toEqual([plain]);
});

test('what was missed ends where the log ends', () => {
  const beats = [
    { events: [event('added')], view: 1 },
    { events: [event('grew'), event('turn')], view: 2 },
  ];
  expect(missedMoments(frame, 0, beats).map(({ since, told }) => [since, told])).toEqual([
    [10, 11],
    [11, 13],
  ]);
});

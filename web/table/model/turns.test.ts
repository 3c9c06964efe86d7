/** How long it takes until it is your turn again while automata play, as the moments are shown: the figures of docs/turns.md. */
import { face as evenfallFace } from '@tavola/games/evenfall/face.ts';
import { evenfall } from '@tavola/games/evenfall/game.ts';
import { face as oathFace } from '@tavola/games/oath/face.ts';
import { oath } from '@tavola/games/oath/game.ts';
import { face as rootFace } from '@tavola/games/root/face.ts';
import { game as root } from '@tavola/games/root/game.ts';
import type { AnyFace } from '@tavola/kernel/face/face.ts';
import type { AnyGame } from '@tavola/kernel/rules/game.ts';
import { type Interval, intervalsOf } from '@tavola/testing/intervals.ts';
import { inBothLanguages, sayFor } from '@tavola/testing/kit.ts';
import { expect, test } from 'vitest';
import type { Frame } from '../../api/types.ts';
import { lookFor } from './look.ts';
import { missedMoments } from './moments.ts';
import { joinedMoments, type SeeMoment, stayOf } from './pacing.ts';

const automaton = (faction: string) => ({ kind: 'automaton', settings: { faction } }) as const;
const person = (faction: string) => ({ kind: 'player', settings: { faction } }) as const;
const alone = [{ kind: 'player' }, { kind: 'automaton' }] as const;

const tables: readonly [string, AnyGame, AnyFace, readonly object[], number][] = [
  ['Root, two automata', root, rootFace, [person('alliance'), automaton('marquise'), automaton('eyrie')], 14],
  ['Root, other two', root, rootFace, [person('marquise'), automaton('alliance'), automaton('vagabond')], 11],
  ['Evenfall, the Automa', evenfall, evenfallFace, alone, 9],
  ['Oath, the Prince', oath, oathFace, alone, 9],
];

test.each(tables)('%s: between two own turns at the usual speed', async (_, game, face, seats, most) => {
  const [spoken] = await inBothLanguages(face);
  const look = lookFor(face, 0, sayFor(spoken!, 0));
  const intervals = [1, 2, 3].flatMap((seed) => [...intervalsOf(game, { seats, seed } as never, 0)]);
  const seconds = intervals.map((interval) => shownFor(interval, look) / 1000);
  expect(seconds.reduce((all, one) => all + one, 0) / seconds.length).toBeLessThan(most);
});

function shownFor({ beats, before }: Interval, look: SeeMoment): number {
  const told = beats.reduce((all, { events }) => all + events.length, 0);
  const frame = { told, seats: [{ seat: 0, view: before, events: [], decision: null }] } as unknown as Frame;
  const moments = joinedMoments(missedMoments(frame, 0, beats), frame, look);
  const stays = moments.map((moment, i) => stayOf(look(moment, moments[i - 1] ?? frame), 1));
  return stays.reduce((all, one) => all + one, 0);
}

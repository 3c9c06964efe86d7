/** How long it takes until it is your turn again while automata play, as the moments are shown: the figures of docs/turns.md. */
import { PATIENCE_MS, Patience } from '@tavola/bots/search/patience.ts';
import { face as evenfallFace } from '@tavola/games/evenfall/face.ts';
import { evenfall } from '@tavola/games/evenfall/game.ts';
import { face as oathFace } from '@tavola/games/oath/face.ts';
import { oath } from '@tavola/games/oath/game.ts';
import { face as rootFace } from '@tavola/games/root/face.ts';
import { game as root } from '@tavola/games/root/game.ts';
import { games } from '@tavola/games/shelf.ts';
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
  const frame = frameOf(beats, before);
  const moments = joinedMoments(missedMoments(frame, 0, beats), frame, look);
  const stays = moments.map((moment, i) => stayOf(look(moment, moments[i - 1] ?? frame), 1));
  return stays.reduce((all, one) => all + one, 0);
}

function frameOf(beats: Interval['beats'], before: unknown): Frame {
  const told = beats.reduce((all, { events }) => all + events.length, 0);
  return { told, seats: [{ seat: 0, view: before, events: [], decision: null }] } as unknown as Frame;
}

const OTHERS = 2;
/** The longest that a server draws for a bot that does not search (TAVOLA_BOT_DELAY, twice). */
const LONGEST_MS = 1400;

test.each(games.map(({ id, game, face }) => ({ id, game, face })))(
  '$id: between two own turns nobody waits for two bots longer than their patience, while nothing is shown',
  async ({ game, face }) => {
    const [rules, drawn] = [await game(), await face()];
    const [spoken] = await inBothLanguages(drawn);
    const look = lookFor(drawn, 0, sayFor(spoken!, 0));
    const seats = new Array(1 + OTHERS).fill({ kind: 'player' });
    const waits = [...intervalsOf(rules, { seats, seed: 1 } as never, 0)].map((interval) => emptyFor(interval, look));
    expect(waits.length).toBeGreaterThan(0);
    expect(Math.max(...waits)).toBeLessThanOrEqual(PATIENCE_MS.medium);
  },
);

/** Bots think while the moments before are shown: what is left over is empty. Every moment counts as a pick that was thought about. */
function emptyFor({ beats, before }: Interval, look: SeeMoment): number {
  const frame = frameOf(beats, before);
  const moments = missedMoments(frame, 0, beats);
  const patience = new Patience();
  let now = 0;
  let shownUntil = 0;
  let empty = 0;
  for (const [i, moment] of moments.entries()) {
    now += patience.grant('medium', LONGEST_MS, 0);
    empty += Math.max(0, now - shownUntil);
    shownUntil = Math.max(now, shownUntil) + stayOf(look(moment, moments[i - 1] ?? frame), 1);
  }
  return empty;
}

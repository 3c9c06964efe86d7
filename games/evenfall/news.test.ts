import type { Say } from '@tavola/kernel/face/text.ts';
import { intervalsOf } from '@tavola/testing/intervals.ts';
import { newsKit } from '@tavola/testing/news-kit.ts';
import { expect, test } from 'vitest';
import { ROUNDS } from './data/boards.ts';
import { face } from './face.ts';
import { evenfall as game } from './game.ts';
import { news } from './news.ts';
import type { Event } from './rules/state/moves.ts';
import type { Conflict } from './rules/state/state.ts';
import type { View } from './rules/view.ts';
import { text as en } from './text/en/text.ts';
import type { Words } from './text/words.ts';

newsKit({
  game,
  face,
  tables: [{ seats: 3 }, { seats: [{ kind: 'player' }, { kind: 'automaton' }], seed: 2 }],
});

const say: Say<Words> = { language: 'en', me: 0, who: (seat) => ['You', 'Bento'][seat] ?? '', words: en.words };
const [first] = intervalsOf(game, { seats: 2, seed: 2 }, 0);
const view = first?.after as View;
const told = (events: readonly Event[]) =>
  (news.recap?.(events, view, view, 0, say) ?? []).map(({ weight, text, note }) => [weight, text, note]);

test('a conflict that the reader lost weighs most, with both strengths', () => {
  const region = 'northern-lakes';
  const sides = [
    { actor: 0, strength: 4 },
    { actor: 1, strength: 6 },
  ] as unknown as Conflict['sides'];
  const strengths: Event = { kind: 'strengths', conflict: { region, sides, cards: [], winner: 1 } };
  const won: Event = { kind: 'won', seat: 1, region, alone: false };
  expect(told([strengths, won])).toEqual([
    [3, 'Bento beat you in the conflict in the Northern Lakes', 'strength 6 against 4'],
  ]);
  expect(told([won])).toEqual([[0, 'Bento won the conflict in the Northern Lakes', null]]);
});

test('points stand beside the deed that brought them', () => {
  const events: readonly Event[] = [
    { kind: 'ritual', seat: 1, card: 'phoenix', place: 'sanctuary-2' },
    { kind: 'gained', seat: 1, what: { vp: 6 }, from: 'phoenix' },
  ];
  expect(told(events)).toEqual([[1, 'Bento played the Ritual Phoenix', '+6 VP']]);
});

test('who leads in the last round, alone', () => {
  const at = (round: number, points: readonly number[]) => ({
    ...view,
    round,
    players: view.players.map((player, seat) => ({ ...player, vp: points[seat] ?? 0 })),
  });
  expect(news.nearing?.(at(ROUNDS - 1, [3, 9]), 0, say)).toEqual([]);
  expect(news.nearing?.(at(ROUNDS, [9, 9]), 0, say)).toEqual([]);
  expect(news.nearing?.(at(ROUNDS, [3, 9]), 0, say)).toEqual([
    { seat: 1, text: 'Bento leads with 9 VP', note: 'it is the last round; 6 VP ahead', sure: false },
  ]);
});

import type { Say } from '@tavola/kernel/face/text.ts';
import { intervalsOf } from '@tavola/testing/intervals.ts';
import { newsKit } from '@tavola/testing/news-kit.ts';
import { expect, test } from 'vitest';
import { face } from './face.ts';
import { oath as game } from './game.ts';
import { news } from './news.ts';
import type { Event } from './rules/state/moves.ts';
import type { View } from './rules/view.ts';
import { text as en } from './text/en/text.ts';
import type { Words } from './text/words.ts';

newsKit({ game, face, tables: [{ seats: 3 }, { seats: 4, seed: 6 }] });

const say: Say<Words> = { language: 'en', me: 1, who: (seat) => ['Ana', 'You', 'Iris'][seat] ?? '', words: en.words };
const view = [...intervalsOf(game, { seats: 3, seed: 1 }, 1)].at(-1)?.after as View;
const told = (events: readonly Event[], before = view, after = view) =>
  (news.recap?.(events, before, after, 1, say) ?? []).map(({ weight, text, note }) => [weight, text, note]);

test('a campaign against the reader weighs most when warbands fell', () => {
  const campaign: Event = { kind: 'campaign', seat: 2, defender: 1 };
  const killed: Event = { kind: 'killed', colour: 1, n: 2, from: { at: 'board', seat: 1 } };
  expect(told([campaign, killed])).toEqual([[3, 'Iris campaigned against you', 'you lost 2 warbands']]);
  expect(told([campaign])).toEqual([[2, 'Iris campaigned against you', 'you lost nothing']]);
  expect(told([{ kind: 'campaign', seat: 2, defender: 0 }])).toEqual([[0, 'Iris campaigned against Ana', null]]);
});

test('a site that the reader ruled, and the title they held, are losses', () => {
  const slot = view.sites.findIndex(({ site }) => site !== null);
  const ruled = (ruler: number): View => ({
    ...view,
    title: { ...view.title, holder: ruler },
    sites: view.sites.map((site, i) => (i === slot ? { ...site, ruler } : site)),
  });
  const lines = told([{ kind: 'title', seat: 2 }], ruled(1), ruled(2));
  expect(lines.map(([weight]) => weight)).toEqual([3, 3]);
});

test('a Vision wins only when it is revealed: one face down is nobody’s to know', () => {
  const [vision, facedown] = ['vision-of-conquest', null].map((card) => ({
    ...view,
    round: 4,
    visionsDrawn: 3,
    title: { holder: 0, side: 'oathkeeper' as const },
    players: view.players.map((player, seat) => ({
      ...player,
      role: seat === 0 ? ('chancellor' as const) : ('exile' as const),
      sites: seat === 2 ? 4 : 1,
      vision: seat === 2 ? card : null,
    })),
  }));
  const near = (at: View | undefined) => news.nearing?.(at as View, 1, say).map(({ seat, sure }) => [seat, sure]);
  expect(near(vision)).toEqual([[2, true]]);
  expect(near(facedown)).toEqual([]);
});

test('the title wins at the end of a round that may be the last; an Exile wins with its other side', () => {
  const at = (round: number, holder: number, side: 'oathkeeper' | 'usurper'): View => ({
    ...view,
    round,
    title: { holder, side },
    players: view.players.map((player, seat) => ({
      ...player,
      role: seat === 0 ? 'chancellor' : 'exile',
      vision: null,
    })),
  });
  const near = (position: View) => news.nearing?.(position, 1, say).map(({ seat, note }) => [seat, note]);
  expect(near(at(4, 0, 'oathkeeper'))).toEqual([]);
  expect(near(at(6, 0, 'oathkeeper'))).toEqual([
    [0, 'wins by still holding the title at the end of round 6, if the game ends then (2 in 6)'],
  ]);
  expect(near(at(8, 0, 'oathkeeper'))).toEqual([[0, 'wins by still holding the title at the end of round 8']]);
  expect(near(at(4, 2, 'usurper'))).toEqual([[2, 'wins by still holding the title as their turn begins']]);
});

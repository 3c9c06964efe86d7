import type { Say } from '@tavola/kernel/face/text.ts';
import { intervalsOf } from '@tavola/testing/intervals.ts';
import { newsKit } from '@tavola/testing/news-kit.ts';
import { expect, test } from 'vitest';
import { face } from './face.ts';
import { labyrinx as game } from './game.ts';
import { news } from './news.ts';
import type { Event } from './rules/state/events.ts';
import type { View } from './rules/view.ts';
import { text as en } from './text/en/text.ts';
import type { Words } from './text/words.ts';

const tables = [{ seats: 3 }, { seats: 2, options: { memoryAid: 'faces' }, seed: 4 }];
newsKit({ game, face, tables });

const say: Say<Words> = { language: 'en', me: 0, who: (seat) => ['You', 'Bento', 'Iris'][seat] ?? '', words: en.words };
const intervals = () => [1, 2, 3, 4, 5, 6].flatMap((seed) => [...intervalsOf(game, { seats: 3, seed }, 0)]);
const first = intervals()[0] as { before: View; after: View };

test('a stolen Treasure weighs most, being sent away comes next', () => {
  const events: readonly Event[] = [
    { kind: 'moved', seat: 1, from: 'hall', cell: '1-1' },
    { kind: 'moved', seat: 1, from: '1-1', cell: '1-2' },
    { kind: 'pushed', seat: 1, victim: 0, cell: '2-2' },
    { kind: 'robbed', seat: 2, victim: 0 },
  ];
  const lines = news.recap?.(events, first.after, first.after, 0, say) ?? [];
  expect(lines.map(({ weight, text }) => [weight, text])).toEqual([
    [3, 'Iris stole a Treasure of yours'],
    [2, 'Bento pushed you'],
    [0, 'Bento walked 2 spaces'],
  ]);
});

test('a card that is closed again is named nowhere: neither what it shows nor where it lies', () => {
  let checked = 0;
  for (const { events, before, after } of intervals()) {
    const [was, is] = [before as View, after as View];
    const closed = new Set(is.cards.filter(({ open }) => !open).map(({ cell }) => `cell:${cell}`));
    const stood = new Set(is.players.map(({ space }) => `cell:${space}`));
    const lines = news.recap?.(events as Event[], was, is, 0, say) ?? [];
    checked += closed.size;
    expect(lines.flatMap(({ places }) => places).filter((it) => closed.has(it) && !stood.has(it))).toEqual([]);
    // Other faces on the cards that were open then: the same words.
    const cards = was.cards.map((card) => ({ ...card, face: closed.has(`cell:${card.cell}`) ? null : card.face }));
    expect(news.recap?.(events as Event[], { ...was, cards }, is, 0, say)).toEqual(lines);
  }
  expect(checked).toBeGreaterThan(50);
});

test('four Treasures of five are near the end', () => {
  const players = first.after.players.map((player, seat) => ({ ...player, treasures: seat === 1 ? 4 : 0 }));
  expect(news.nearing?.({ ...first.after, players }, 0, say)).toEqual([
    { seat: 1, text: 'Bento has 4 Treasures', note: '1 Treasure more to win', sure: false },
  ]);
});

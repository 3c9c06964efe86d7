import type { Say } from '@tavola/kernel/face/text.ts';
import { intervalsOf } from '@tavola/testing/intervals.ts';
import { newsKit } from '@tavola/testing/news-kit.ts';
import { expect, test } from 'vitest';
import { face } from './face.ts';
import { calamandara as game } from './game.ts';
import { news } from './news.ts';
import { CARD_NAMES } from './rules/state/memory.ts';
import type { Event } from './rules/state/moves.ts';
import type { SymbolView, View } from './rules/view.ts';
import { text as en } from './text/en/text.ts';
import type { Words } from './text/type.ts';

newsKit({ game, face, tables: [{ seats: 3 }, { seats: 2, seed: 7 }] });

const say: Say<Words> = { language: 'en', me: 0, who: (seat) => ['You', 'Bento'][seat] ?? '', words: en.words };
const [first] = intervalsOf(game, { seats: 2, seed: 2 }, 0);
const view = first?.after as View;
const told = (events: readonly Event[]) =>
  (news.recap?.(events, view, view, 0, say) ?? []).map(({ weight, text, places }) => [weight, text, places]);

test('what happens to the reader’s token weighs most, symbols in their land come next', () => {
  const inserted = (cell: string): Event => ({
    kind: 'inserted',
    seat: 1,
    insertion: { symbol: 'mountain', cell, way: null } as unknown as Extract<Event, { kind: 'inserted' }>['insertion'],
  });
  expect(
    told([
      inserted('n-3-1'),
      inserted('n-3-2'),
      inserted('s-3-4'),
      { kind: 'pushed', seat: 0, mirror: 's-2-2', cell: 's-2-1' },
    ]),
  ).toEqual([
    [3, 'A Mirror pushed you', ['cell:s-2-1']],
    [2, 'Bento inserted 1 symbol in your land', ['cell:s-3-4']],
    [0, 'Bento inserted 2 symbols', ['cell:n-3-1', 'cell:n-3-2']],
  ]);
});

test('a hand is never named in the recap, what is eliminated openly is', () => {
  expect(told([{ kind: 'drew', seat: 1, count: 2 }])).toEqual([[0, 'Bento drew 2 cards', ['seat:1']]]);
  expect(
    told([{ kind: 'eliminated', seat: 0, place: 'hand', card: CARD_NAMES[0], by: 1 }] as unknown as Event[])[0]?.[0],
  ).toBe(3);
});

test('one walk from the Rift: by Footprints that lead there, or with one missing', () => {
  const footprint = (cell: string): SymbolView => ({ cell, kind: 'footprint', way: 'n', owner: null, ripe: false });
  const at = (token: string, cells: readonly string[]): View => ({
    ...view,
    symbols: cells.map(footprint),
    travellers: view.travellers.map((one) =>
      one.seat === 1 ? { ...one, token } : { ...one, token: 'start' as const },
    ),
  });
  const near = (position: View) => news.nearing?.(position, 0, say).map(({ seat, note, sure }) => [seat, note, sure]);
  expect(near(at('c-3-5', ['c-3-5', 'c-3-4']))).toEqual([
    [1, 'the Footprints already lead there: wins by walking', true],
  ]);
  expect(near(at('c-3-5', ['c-3-5']))).toEqual([[1, 'one Footprint is missing on the way', false]]);
  expect(near(at('n-3-5', ['n-3-5']))).toEqual([]);
});

/** Which picks are asked once more before they are made: strong ones that are hard to take back, and no others. */
import { questionsOf } from '@tavola/testing/kit.ts';
import { expect, test } from 'vitest';
import { games } from './shelf.ts';

const loaded = await Promise.all(
  games.map(async ({ id, game, face, seats }) => ({ id, game, seats, grave: (await face()).picks?.grave })),
);

type Case = {
  readonly view?: unknown;
  readonly ask: unknown;
  readonly move: { readonly kind: string; readonly [field: string]: unknown };
};
const DISCARD = { kind: 'discard', card: 'any' };
const PASS = { kind: 'pass' };
/** Nobody races, and no card lies on the table. */
const PLAIN = { racers: null, cards: [] };
const MONSTER = { racers: null, cards: [{ cell: '6-3', face: 'straight-monster-open', resolved: false }] };
const ENTERS = { kind: 'move', cell: '6-3', side: 'E', cost: '1' };

const cases: { readonly [game: string]: { readonly asks: readonly Case[]; readonly doesNot: readonly Case[] } } = {
  calamandara: {
    asks: [{ ask: 'discard', move: DISCARD }],
    doesNot: [
      { ask: 'discard', move: { kind: 'none' } },
      { ask: 'window', move: PASS },
    ],
  },
  evenfall: {
    asks: [{ ask: 'turn', move: PASS }],
    doesNot: [
      { ask: { kind: 'outside-turn', seat: 0 }, move: PASS },
      { ask: 'after-action', move: { kind: 'end-turn' } },
    ],
  },
  labyrinx: {
    asks: [
      { ask: { kind: 'action', actions: 3 }, move: { kind: 'despair' } },
      { ask: { kind: 'challenge', challenge: 'monster', level: 5, need: 2 }, move: { kind: 'give-up' } },
      { ask: { kind: 'action', actions: 3 }, move: ENTERS, view: MONSTER },
    ],
    doesNot: [
      { ask: { kind: 'action', actions: 1 }, move: { kind: 'end-turn' } },
      { ask: { kind: 'action', actions: 3 }, move: ENTERS },
    ],
  },
  root: {
    asks: [
      { ask: 'window', move: { kind: 'activate', card: 'any' } },
      { ask: 'window', move: { kind: 'coalition', card: 'any' } },
      { ask: 'vagabond.daylight', move: { kind: 'vagabond.special', ability: 'scorched-earth' } },
    ],
    doesNot: [
      { ask: 'vagabond.daylight', move: { kind: 'vagabond.special', ability: 'steal' } },
      { ask: { kind: 'discard', left: 1 }, move: { kind: 'card', card: 'any' } },
    ],
  },
  oath: {
    asks: [
      { ask: 'act', move: { kind: 'exile-self', favor: 2 } },
      { ask: 'act', move: { kind: 'exile-citizen' } },
      { ask: 'play', move: { kind: 'reveal-vision' } },
      { ask: { kind: 'propose', to: 1 }, move: { kind: 'show-adviser', n: 0 } },
      { ask: { kind: 'answer', from: 1 }, move: { kind: 'accept' } },
    ],
    doesNot: [
      { ask: 'act', move: { kind: 'end-turn' } },
      { ask: { kind: 'answer', from: 1 }, move: { kind: 'decline' } },
    ],
  },
};

for (const { id, game, grave, seats } of loaded) {
  test.runIf(grave)(`${id}: strong picks ask once`, () => {
    const { asks = [], doesNot = [] } = cases[id] ?? {};
    expect(asks.length).toBeGreaterThan(0);
    for (const { move, ask, view = PLAIN } of asks) expect(grave?.(move, ask, view), move.kind).toBe(true);
    for (const { move, ask, view = PLAIN } of doesNot) expect(grave?.(move, ask, view), move.kind).toBe(false);
  });

  test.runIf(grave)(`${id}: a question rarely asks twice`, async () => {
    let options = 0;
    let asking = 0;
    for (const { table, seat, n } of questionsOf(await game(), {
      seats: Math.min(seats.max, Math.max(3, seats.min)),
      seed: 1,
    })) {
      if (n > 300) break;
      const question = seat < 0 ? null : table.question(seat);
      for (const move of question?.options ?? []) {
        options++;
        if (grave?.(move, question?.ask, table.view(seat))) asking++;
      }
    }
    expect(options).toBeGreaterThan(100);
    expect(asking / options).toBeLessThan(0.1);
  });
}

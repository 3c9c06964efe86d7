/** What a pick will do is said before it is made, and then it does just that: in every game, at random moments of random games. */
import { seededChance } from '@tavola/kernel/chance.ts';
import { previewOf } from '@tavola/kernel/preview.ts';
import { seededRng } from '@tavola/kernel/rng.ts';
import { Table } from '@tavola/kernel/table.ts';
import { pickAtRandom } from '@tavola/testing/walk.ts';
import { describe, expect, test } from 'vitest';
import { games } from './index.ts';

/** Every so many decisions a few options are tried. */
const EVERY = 17;
const OPTIONS = 4;
const DECISIONS = 400;

describe.each(games.map(({ id, game, seats }) => ({ id, game, seats })))('$id', ({ game, seats }) => {
  test.each([seats.min, seats.max])('%i seats: what a preview tells is what happens', async (count) => {
    const players = Math.max(2, count);
    const table = Table.start(await game(), { seats: players, chance: seededChance(players) });
    const rng = seededRng(players);
    let tried = 0;
    for (let n = 0; n < DECISIONS && table.outcome === null; n++) {
      const [seat = 0] = table.pending;
      const options = n % EVERY === 0 ? (table.decision(seat)?.options ?? []).slice(0, OPTIONS) : [];
      for (const { id } of options) {
        const { events, view, next } = previewOf(table, seat, id);
        const real = table.fork({ chance: seededChance(players), watched: true, recorded: true });
        const before = real.told.length;
        real.pick(seat, real.decisionNumber, id);
        const told = real.heardBetween(seat, before, before + events.length);
        expect(events.map(({ event }) => event)).toEqual(told.map(({ event }) => event));
        if (view !== null && (next === 'you' || next === 'end')) expect(view).toEqual(real.view(seat));
        tried++;
      }
      pickAtRandom(table, rng);
    }
    expect(tried).toBeGreaterThan(20);
  });
});

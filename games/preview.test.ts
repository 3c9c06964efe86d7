/** What a pick will do is said before it is made, and then it does just that: in every game, at random moments of random games. */

import { previewOf } from '@tavola/kernel/host/preview.ts';
import { seededChance } from '@tavola/kernel/rules/chance.ts';
import type { AnyGame } from '@tavola/kernel/rules/game.ts';
import { seededRng } from '@tavola/kernel/rules/rng.ts';
import { Table } from '@tavola/kernel/table/table.ts';
import { pickAtRandom } from '@tavola/testing/walk.ts';
import { describe, expect, test } from 'vitest';
import { games } from './shelf.ts';

/** At every n-th decision a few options are tried. */
const EVERY = 17;
const OPTIONS = 4;
const DECISIONS = 400;
const ENOUGH = 20;

describe.each(games.map(({ id, game, seats }) => ({ id, game, seats })))('$id', ({ game, seats }) => {
  test.each([seats.min, seats.max])('%i seats: what a preview tells is what happens', async (count) => {
    const players = Math.max(2, count);
    let tried = 0;
    // A short game is played several times.
    for (let seed = players; tried <= ENOUGH && seed < players + 20; seed++)
      tried += previewed(await game(), players, seed);
    expect(tried).toBeGreaterThan(ENOUGH);
  });
});

/** How many picks were tried in one random game. */
function previewed(game: AnyGame, players: number, seed: number): number {
  const table = Table.start(game, { seats: players, chance: seededChance(seed) });
  const rng = seededRng(seed);
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
  return tried;
}

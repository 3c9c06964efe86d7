/** A bot knows no more than its seat: in every game its pick is the same when what the seat cannot know lies otherwise. */
import { games } from '@tavola/games/shelf.ts';
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { seededChance } from '@tavola/kernel/rules/chance.ts';
import { copy } from '@tavola/kernel/rules/copy.ts';
import type { AnyGame } from '@tavola/kernel/rules/game.ts';
import { seededRng } from '@tavola/kernel/rules/rng.ts';
import { Table } from '@tavola/kernel/table/table.ts';
import { expect, test } from 'vitest';
import { sensibleOptions } from '../hint/sensible.ts';
import { type Bot, botOf } from './bot.ts';
import { takeAtRandom } from './random.ts';
import { World } from './world.ts';

const BOTS = ['learner', 'greedy', 'search:12'].map((name) => botOf(name) as Bot);
const POSITIONS = 6;

/** Random play on, by this many picks and then to a question with a choice that a checkpoint stands before. */
function advance(table: Table, picks: number, seed: number): void {
  const rng = seededRng(seed);
  for (let i = 0; i < picks && table.outcome === null; i++) takeAtRandom(table, rng);
  const isThere = () => table.lastCheckpoint?.picks === table.count && (table.firstQuestion?.options.length ?? 0) > 2;
  while (table.outcome === null && !isThere()) takeAtRandom(table, rng);
}

/** The same moment with everything that `seat` cannot know dealt again. */
function inAnotherWorld(game: AnyGame, table: Table, seat: Seat, seed: number): Table {
  const checkpoint = table.lastCheckpoint as NonNullable<Table['lastCheckpoint']>;
  const state = copy(checkpoint.state);
  game.redeal(state, seat, seededRng(seed), 1);
  expect(game.view(state, seat)).toEqual(game.view(checkpoint.state, seat));
  return Table.resume(game, table.log(), {
    chance: seededChance(0),
    watched: false,
    checkpoint: { ...checkpoint, state },
  });
}

/** What the seat imagines: it must owe nothing to what really lies there. */
function world(table: Table, seat: Seat, trial: number): string {
  return JSON.stringify(new World({ table, seat, seed: 7, recall: 1 }, trial).table.state);
}

/** Since the checkpoint the seat drew a card of its own: in another world it knows something else. */
function drewSince(table: Table, other: Table, seat: Seat): boolean {
  return JSON.stringify(other.view(seat)) !== JSON.stringify(table.view(seat));
}

for (const entry of games) {
  test(`${entry.id}: no pick changes when what the seat cannot know is dealt otherwise`, async () => {
    const game = await entry.game();
    const seats = Math.min(3, entry.seats.max);
    const compared = comparedIn(game, seats, 25);
    // A game that is over by then is looked at more often.
    expect(compared > 1 ? compared : comparedIn(game, seats, 3)).toBeGreaterThan(1);
  });
}

/** How many positions of one game were compared, with this many random picks from each to the next. */
function comparedIn(game: AnyGame, seats: number, picks: number): number {
  const table = Table.start(game, { seats, chance: seededChance(5), watched: false });
  let compared = 0;
  for (let position = 1; compared < POSITIONS; position++) {
    advance(table, picks, position);
    if (table.outcome !== null) break;
    const seat = table.firstQuestion?.seat as Seat;
    const other = inAnotherWorld(game, table, seat, position);
    if (drewSince(table, other, seat)) continue;
    if (hides(table, seat)) expect(JSON.stringify(other.state)).not.toBe(JSON.stringify(table.state));
    for (const bot of BOTS) expect(bot.pick(other, seat, position)).toBe(bot.pick(table, seat, position));
    for (const trial of [0, 1, 2]) expect(world(other, seat, trial)).toBe(world(table, seat, trial));
    expect(sensibleOptions(other, seat)).toEqual(sensibleOptions(table, seat));
    compared++;
  }
  return compared;
}

/** Does open play show more than the seat sees? */
function hides({ game, state }: Table, seat: Seat): boolean {
  return JSON.stringify(game.view(state, 'open')) !== JSON.stringify(game.view(state, seat));
}

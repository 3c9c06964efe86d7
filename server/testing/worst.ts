/** Tables at which the rules, or telling what they did, take longest: found by playing at random. */
import { loadGame } from '@tavola/bots/library.ts';
import { fairChance } from '@tavola/kernel/rules/chance.ts';
import type { AnyGame } from '@tavola/kernel/rules/game.ts';
import { seededRng } from '@tavola/kernel/rules/rng.ts';
import type { Log } from '@tavola/kernel/table/log.ts';
import type { SeatWish } from '@tavola/kernel/table/setup.ts';
import { Table } from '@tavola/kernel/table/table.ts';

export type Worst = {
  readonly game: string;
  /** The whole game. */
  readonly log: Log;
  /** It stops before the pick that led through most moments, or, where none did, told most. */
  readonly cut: Log;
  /** That pick: its seat and option. */
  readonly pick: readonly [seat: number, option: string];
};

/** The worst of one game in `games` random games of each of these tables. */
export async function worstOf(id: string, tables: readonly (readonly SeatWish[])[], games: number): Promise<Worst> {
  const game = (await loadGame(id)) as AnyGame;
  let worst: (Worst & { readonly weight: number }) | null = null;
  for (const seats of tables)
    for (let seed = 1; seed <= games; seed++) {
      const found = played(game, seats, seed);
      if (worst === null || found.weight > worst.weight) worst = found;
    }
  if (worst === null) throw new Error(`no table of ${id}`);
  return worst;
}

function played(game: AnyGame, seats: readonly SeatWish[], seed: number): Worst & { readonly weight: number } {
  const rng = seededRng(seed);
  const table: Table = Table.start(game, { seats, chance: fairChance(`worst ${seed}`) });
  let [weight, at] = [-1, 0];
  while (!table.outcome) {
    const seat = table.pending[0] as number;
    const told = table.told.length;
    const before = table.count;
    table.take(seat, rng.below(table.question(seat)?.options.length ?? 1));
    const much = 1000 * table.beats.length + table.told.length - told;
    if (much > weight) [weight, at] = [much, before];
  }
  const whole = table.log();
  const { outcome: _, ...rest } = whole;
  const pick = whole.picks[at] as readonly [number, string];
  return {
    game: game.id,
    log: { ...whole, checks: [] },
    cut: { ...rest, checks: [], picks: whole.picks.slice(0, at) },
    pick,
    weight,
  };
}

/** Every table that a game lets sit down: each number of seats, with each number of automata. */
export async function tablesOf(id: string): Promise<SeatWish[][]> {
  const game = (await loadGame(id)) as AnyGame;
  const { min, max } = game.seats;
  const tables: SeatWish[][] = [];
  for (let seats = min; seats <= max; seats++)
    for (let automata = 0; automata < seats; automata++) {
      const wishes = Array.from({ length: seats }, (_, i): SeatWish => (i < automata ? 'automaton' : 'player'));
      if (isAllowed(game, wishes)) tables.push(wishes);
    }
  return tables;
}

function isAllowed(game: AnyGame, seats: readonly SeatWish[]): boolean {
  try {
    Table.start(game, { seats, chance: fairChance('allowed') });
    return true;
  } catch {
    return false;
  }
}

/** New tables of this browser: from seats and options, or from the beginning of a log (what if?). */
import { fairChance } from '@tavola/kernel/chance.ts';
import type { AnyGame } from '@tavola/kernel/game.ts';
import type { Dice, Log } from '@tavola/kernel/log.ts';
import { Table } from '@tavola/kernel/table.ts';
import { loadGame } from '../game-list.ts';
import { chanceOf, type LocalMatch, type LocalSeat, newLocalId, newSeed, saveLocal, sealedLog } from './store.ts';

export async function startLocal(
  id: string,
  options: unknown,
  seats: readonly LocalSeat[],
  name: string,
  dice: Dice = 'app',
): Promise<LocalMatch> {
  const game = await loadGame(id);
  const seed = newSeed();
  const setups = seats.map(({ kind, settings }) => ({
    kind: kind === 'automaton' ? ('automaton' as const) : ('player' as const),
    settings,
  }));
  const table = Table.start(game, { seats: setups, options, dice, chance: chanceOf(dice, seed) });
  return kept(game, table, seats, seed, name, null);
}

/** Plays on from pick `at` of a log: `seat` is mine, bots take the others. */
export async function forkLocal(
  log: Log,
  at: number,
  seats: readonly LocalSeat[],
  origin: string,
): Promise<LocalMatch> {
  const game = await loadGame(log.game);
  const seed = newSeed();
  const past = { ...log, picks: log.picks.slice(0, at), checks: log.checks.filter(([picks]) => picks <= at) };
  const table = Table.resume(game, past, { chance: fairChance(seed) });
  return kept(game, table, seats, seed, '', { match: origin, at });
}

async function kept(
  game: AnyGame,
  table: Table,
  seats: readonly LocalSeat[],
  seed: string,
  name: string,
  origin: LocalMatch['origin'],
): Promise<LocalMatch> {
  const now = Date.now();
  const match: LocalMatch = {
    id: newLocalId(),
    name,
    game: game.id,
    seats,
    log: sealedLog(table, seed, origin?.at),
    seed,
    created: now,
    updated: now,
    turn: table.pending.some((seat) => seats[seat]?.kind !== 'bot'),
    origin,
    uploaded: null,
  };
  await saveLocal(match);
  return match;
}

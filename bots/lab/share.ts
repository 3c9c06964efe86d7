/** What a worker does: the games of one share. */
import type { AnyGame } from '@tavola/kernel/rules/game.ts';
import type { Share } from './conduct.ts';
import { type GameRecord, gameRecord } from './play.ts';

export function playShare(game: AnyGame, { run, from, games }: Share, countsTurns = true): GameRecord[] {
  return Array.from({ length: games }, (_, i) => gameRecord(game, run, from + i, countsTurns));
}

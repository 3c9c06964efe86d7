/** What a worker does: the games of one share. */
import type { AnyFace } from '@tavola/kernel/face.ts';
import type { AnyGame } from '@tavola/kernel/game.ts';
import type { Share } from './conduct.ts';
import { type GameRecord, gameRecord } from './play.ts';

export function playShare(game: AnyGame, face: AnyFace | null, { run, from, games }: Share): GameRecord[] {
  return Array.from({ length: games }, (_, i) => gameRecord(game, face, run, from + i));
}

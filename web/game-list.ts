/** The games that exist, and how one is opened. */
import type { AnyBoard } from '@tavola/games/board/contract.ts';
import { type GameEntry, gameEntry, games } from '@tavola/games/index.ts';
import type { AnyGame } from '@tavola/kernel/game.ts';
import { HostError } from './host/errors.ts';

export const shelf: readonly GameEntry[] = games;

export async function loadGame(id: string): Promise<AnyGame> {
  const entry = gameEntry(id);
  if (!entry) throw new HostError('NO_SUCH_GAME');
  return entry.load();
}

export type OpenGame = { readonly game: AnyGame; readonly board: AnyBoard | null };

/** The game with its board; without a board the table shows it in words. */
export async function openGame(id: string): Promise<OpenGame> {
  const entry = gameEntry(id);
  if (!entry) throw new HostError('NO_SUCH_GAME');
  const [game, board] = await Promise.all([entry.load(), entry.board?.() ?? null]);
  return { game, board };
}

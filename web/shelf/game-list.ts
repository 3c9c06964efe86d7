/** The games that exist, and how one is opened. */
import type { AnyBoard } from '@tavola/games/board/contract.ts';
import { examples as exampleGames } from '@tavola/games/example-shelf.ts';
import { type GameEntry, games, gameEntry as listed } from '@tavola/games/shelf.ts';
import { type Primer, type SpokenFace, spokenFace } from '@tavola/kernel/face/face.ts';
import { spokenIn } from '@tavola/kernel/face/languages.ts';
import type { AnyGame } from '@tavola/kernel/rules/game.ts';
import { HostError } from '../api/errors.ts';
import { keepOffline } from '../browser/offline.ts';

export const shelf: readonly GameEntry[] = games;

/** The example games that are drawn, for servers that offer them (TAVOLA_EXAMPLES=1). */
export const examples = exampleGames.filter(({ board }) => board !== undefined);

export function gameEntry(id: string): GameEntry | undefined {
  return listed(id) ?? examples.find((entry) => entry.id === id);
}

/** The rules: only for tables that run in this browser. */
export async function loadGame(id: string): Promise<AnyGame> {
  void keepOffline(id);
  return entryOf(id).game();
}

export async function loadFace(id: string, language: string): Promise<SpokenFace> {
  return spokenFace(await entryOf(id).face(), language);
}

export type OpenGame = SpokenFace & { readonly board: AnyBoard | null; readonly primer: Primer | null };

/** What people see of a game, with its board; without a board the table shows it in words. */
export async function openGame(id: string, language: string): Promise<OpenGame> {
  const [spoken, board] = await Promise.all([loadFace(id, language), entryOf(id).board?.() ?? null]);
  const primer = spoken.face.handbook?.primer;
  return { ...spoken, board, primer: primer ? await spokenIn(primer, language) : null };
}

function entryOf(id: string): GameEntry {
  const entry = gameEntry(id);
  if (!entry) throw new HostError('NO_SUCH_GAME');
  return entry;
}

/** The games that exist, and how one is opened. */
import type { AnyBoard } from '@tavola/games/board/contract.ts';
import { type GameEntry, games, gameEntry as listed } from '@tavola/games/index.ts';
import { exampleEntries } from '@tavola/kernel/examples/entries.ts';
import { type Primer, type SpokenFace, spokenFace } from '@tavola/kernel/face.ts';
import type { AnyGame } from '@tavola/kernel/game.ts';
import type { Language } from '@tavola/kernel/text.ts';
import { HostError } from './host/errors.ts';
import { keepOffline } from './offline.ts';

export const shelf: readonly GameEntry[] = games;

/** The example games, for servers that offer them (TAVOLA_EXAMPLES=1). */
export const examples = exampleEntries as readonly GameEntry[];

export function gameEntry(id: string): GameEntry | undefined {
  return listed(id) ?? examples.find((entry) => entry.id === id);
}

/** The rules: only for tables that run in this browser. */
export async function loadGame(id: string): Promise<AnyGame> {
  void keepOffline(id);
  return entryOf(id).game();
}

export async function loadFace(id: string, language: Language): Promise<SpokenFace> {
  return spokenFace(await entryOf(id).face(), language);
}

export type OpenGame = SpokenFace & { readonly board: AnyBoard | null; readonly primer: Primer | null };

/** What people see of a game, with its board; without a board the table shows it in words. */
export async function openGame(id: string, language: Language): Promise<OpenGame> {
  const [spoken, board] = await Promise.all([loadFace(id, language), entryOf(id).board?.() ?? null]);
  return { ...spoken, board, primer: (await spoken.face.primer?.[language]()) ?? null };
}

function entryOf(id: string): GameEntry {
  const entry = gameEntry(id);
  if (!entry) throw new HostError('NO_SUCH_GAME');
  return entry;
}

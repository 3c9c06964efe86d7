/** Every game that can be played: the games of Tavola and the example games. */
import { games } from '@tavola/games/index.ts';
import { examples } from '@tavola/kernel/examples/index.ts';
import type { AnyFace, Cover } from '@tavola/kernel/face.ts';
import type { AnyGame } from '@tavola/kernel/game.ts';

export const covers: readonly Cover[] = [...games, ...examples.map(({ face }) => face)];

/** The game, loaded; null when there is none of that name. */
export async function loadGame(id: string): Promise<AnyGame | null> {
  const example = examples.find(({ game }) => game.id === id);
  return example?.game ?? (await games.find((entry) => entry.id === id)?.game()) ?? null;
}

/** What people see of it. */
export async function loadFace(id: string): Promise<AnyFace | null> {
  const example = examples.find(({ face }) => face.id === id);
  return example?.face ?? (await games.find((entry) => entry.id === id)?.face()) ?? null;
}

/** Every game that can be played: the games of Tavola and the example games. */
import { games } from '@tavola/games/index.ts';
import { examples } from '@tavola/kernel/examples/index.ts';
import type { AnyGame, Cover } from '@tavola/kernel/game.ts';

export const covers: readonly Cover[] = [...games, ...examples];

/** The game, loaded; null when there is none of that name. */
export async function loadGame(id: string): Promise<AnyGame | null> {
  const example = examples.find((game) => game.id === id);
  return example ?? (await games.find((entry) => entry.id === id)?.load()) ?? null;
}

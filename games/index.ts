/** The games of Tavola. To add one: write its folder, list it here. */
import type { AnyGame, Cover } from '@tavola/kernel/game.ts';

export type GameEntry = Cover & {
  /** The game itself, loaded when somebody wants to play it. */
  load(): Promise<AnyGame>;
};

export const games: readonly GameEntry[] = [];

export function gameEntry(id: string): GameEntry | undefined {
  return games.find((entry) => entry.id === id);
}

/** Every game that can be played: the games of Tavola and the example games. Rules alone, so that a thread carries nothing that people read. */
import { playableExamples } from '@tavola/games/example-rules.ts';
import { playable } from '@tavola/games/rules.ts';
import type { Cover } from '@tavola/kernel/face/face.ts';
import type { AnyGame } from '@tavola/kernel/rules/game.ts';

const library = [...playable, ...playableExamples];

export const covers: readonly Cover[] = library;

/** The game, loaded; null when there is none of that name. */
export async function loadGame(id: string): Promise<AnyGame | null> {
  return (await library.find((entry) => entry.id === id)?.game()) ?? null;
}

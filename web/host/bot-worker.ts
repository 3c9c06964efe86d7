/** Thinks for the bots of local tables, off the page's thread. */
import { pickAt } from '@tavola/bots/position.ts';
import type { Position } from '@tavola/kernel/position.ts';
import { loadGame } from '../game-list.ts';

export type BotQuestion = { readonly id: number; readonly position: Position };
export type BotAnswer = { readonly id: number; readonly option: string | null };

self.addEventListener('message', async ({ data }: MessageEvent<BotQuestion>) => {
  const { id, position } = data;
  const answer = (option: string | null) => self.postMessage({ id, option } satisfies BotAnswer);
  try {
    answer(pickAt(await loadGame(position.log.game), position));
  } catch {
    answer(null);
  }
});

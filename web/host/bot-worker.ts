/** Thinks for the bots of local tables, off the page's thread. */
import { botOf } from '@tavola/bots/bot.ts';
import { seededChance } from '@tavola/kernel/chance.ts';
import type { Log } from '@tavola/kernel/log.ts';
import { Table } from '@tavola/kernel/table.ts';
import { loadGame } from '../game-list.ts';

export type BotQuestion = {
  readonly id: number;
  readonly log: Log;
  readonly seat: number;
  readonly level: string;
  readonly seed: number;
};
export type BotAnswer = { readonly id: number; readonly option: string | null };

self.addEventListener('message', async ({ data }: MessageEvent<BotQuestion>) => {
  const { id, log, seat, level, seed } = data;
  const answer = (option: string | null) => self.postMessage({ id, option } satisfies BotAnswer);
  try {
    const game = await loadGame(log.game);
    const table = Table.resume(game, log, { chance: seededChance(seed), watched: false });
    answer(botOf(level)?.pick(table, seat, seed) ?? null);
  } catch {
    answer(null);
  }
});

/** One thread of the lab (threads.ts): plays a share of the games of a run. */
import { failed, type GameRecord, MOST_DECISIONS, recordOf } from '@tavola/bots/lab/play.ts';
import { seatedBots } from '@tavola/bots/lab/run.ts';
import { playShare } from '@tavola/bots/lab/share.ts';
import { loadGame } from '@tavola/bots/library.ts';
import type { AnyGame } from '@tavola/kernel/rules/game.ts';
import { walk } from '@tavola/testing/walk.ts';
import type { ThreadAnswer, ThreadShare } from './threads.ts';

export async function play(share: ThreadShare): Promise<ThreadAnswer> {
  const game = (await loadGame(share.run.game)) as AnyGame;
  const before = process.threadCpuUsage();
  const records = share.walk ? walked(game, share) : playShare(game, share, !share.quick);
  const { user, system } = process.threadCpuUsage(before);
  return { records, cpuSeconds: (user + system) / 1e6 };
}

function walked(game: AnyGame, { run, from, games }: ThreadShare): GameRecord[] {
  return Array.from({ length: games }, (_, i) => {
    const bots = seatedBots(run, from + i);
    try {
      const setup = { seats: run.seats, options: run.options, seed: run.seed + from + i };
      return recordOf(from + i, bots, walk(game, { ...setup, mostDecisions: MOST_DECISIONS }), null);
    } catch (error) {
      return failed(from + i, bots, error);
    }
  });
}

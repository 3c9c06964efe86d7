/** The lab's workers in a terminal: threads of Node. */
import { availableParallelism } from 'node:os';
import type { Share, Workers } from '@tavola/bots/lab/conduct.ts';
import type { GameRecord } from '@tavola/bots/lab/play.ts';
import { Threads } from '@tavola/bots/pool/threads.ts';
import type * as worker from './threads-worker.ts';
import { play } from './threads-worker.ts';

export type LabThreads = Workers & {
  /** What all threads together used so far. */
  readonly cpuSeconds: number;
  close(): Promise<void>;
};
export type PlayStyle = {
  /** Random games with every check of testing/walk.ts. */
  readonly walk?: boolean;
  /** Turns are not counted, which takes half the time of random games. */
  readonly quick?: boolean;
};
export type ThreadShare = Share & PlayStyle;
export type ThreadAnswer = { readonly records: readonly GameRecord[]; readonly cpuSeconds: number };

/** Threads are not worth their start for fewer games each. */
const FEWEST_GAMES = 25;

export function usualJobs(games: number): number {
  return Math.max(1, Math.min(availableParallelism(), Math.ceil(games / FEWEST_GAMES)));
}

/** One job needs no thread. */
export function openThreads(jobs: number, style: PlayStyle = {}): LabThreads {
  const url = new URL('./threads-worker.ts', import.meta.url);
  const threads = jobs > 1 ? new Threads<typeof worker>({ worker: url, least: jobs, most: jobs }) : null;
  let cpuSeconds = 0;
  return {
    size: jobs,
    get cpuSeconds() {
      return cpuSeconds;
    },
    play: async (share) => {
      const work: ThreadShare = { ...share, ...style };
      const answer: ThreadAnswer = await (threads ? threads.run('play', work) : play(work));
      cpuSeconds += answer.cpuSeconds;
      return answer.records;
    },
    close: async () => threads?.close(),
  };
}

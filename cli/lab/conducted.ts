/** A run in the terminal: played on threads, counted, with a bar that shows how far it is. */
import { progress } from '@clack/prompts';
import { conduct } from '@tavola/bots/lab/conduct.ts';
import type { Run } from '@tavola/bots/lab/run.ts';
import { count, newTally, type Tally } from '@tavola/bots/lab/tally.ts';
import type { LabThreads } from './threads.ts';

export async function conducted(run: Run, threads: LabThreads, showing: boolean): Promise<Tally> {
  const bar = showing && process.stderr.isTTY ? progress({ max: run.games, output: process.stderr }) : null;
  bar?.start(run.game);
  const tally = newTally(run.seats.length, run.bots);
  await conduct(run, threads, {
    onRecord: (record) => {
      count(tally, record, run.seed);
      bar?.advance();
    },
  });
  bar?.stop(run.game);
  return tally;
}

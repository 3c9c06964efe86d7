/** Spreads the games of a run over workers and counts them in their order. */
import type { GameRecord } from './play.ts';
import type { Run } from './run.ts';

export type Share = { readonly run: Run; readonly from: number; readonly games: number };

/** Threads of Node or Web Workers: each plays one share at a time. */
export type Workers = {
  readonly size: number;
  play(share: Share): Promise<readonly GameRecord[]>;
};

export type Conducting = {
  /** Stops handing out games; those that are being played still come in. */
  readonly signal?: AbortSignal;
  /** Resolves when games may be handed out: at once, unless somebody paused. */
  readonly gate?: () => Promise<void>;
  /** Hears of each game, in the order of the run. */
  readonly onRecord: (record: GameRecord) => void;
};

/** A share should take about this long, so that people see progress; its size never changes what comes out. */
const SHARE_MS = 250;
const MOST_IN_SHARE = 200;

/** Gives how many games were played from the first on without a gap. */
export async function conduct(run: Run, workers: Workers, { signal, gate, onRecord }: Conducting): Promise<number> {
  const early = new Map<number, GameRecord>();
  let [next, heard, size] = [0, 0, 1];
  const hear = (records: readonly GameRecord[]) => {
    for (const record of records) early.set(record.n, record);
    for (let record = early.get(heard); record; record = early.get(heard)) {
      early.delete(heard++);
      onRecord(record);
    }
  };
  const work = async () => {
    for (;;) {
      await gate?.();
      if (next >= run.games || signal?.aborted) return;
      const games = Math.min(size, run.games - next, Math.ceil((run.games - next) / workers.size));
      const share = { run, from: next, games };
      next += games;
      const began = performance.now();
      hear(await workers.play(share));
      const each = (performance.now() - began) / games;
      size = Math.max(1, Math.min(MOST_IN_SHARE, Math.round(SHARE_MS / Math.max(each, 0.01)), size * 4));
    }
  };
  await Promise.all(Array.from({ length: workers.size }, work));
  return heard;
}

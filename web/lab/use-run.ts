/** A run of the lab in this browser: started, paused, stopped, and how far it is. */
import { conduct } from '@tavola/bots/lab/conduct.ts';
import type { GameRecord } from '@tavola/bots/lab/play.ts';
import { type Result, resultOf } from '@tavola/bots/lab/result.ts';
import type { Run } from '@tavola/bots/lab/run.ts';
import { count, newTally, type Tally } from '@tavola/bots/lab/tally.ts';
import type { AnyGame } from '@tavola/kernel/rules/game.ts';
import { useEffect, useRef, useState } from 'react';
import { openWorkers } from './workers.ts';

export type Running = {
  readonly run: Run;
  readonly result: Result;
  readonly state: 'playing' | 'paused';
  /** Games in a second, without pauses. */
  readonly pace: number;
  /** Which seat won in each of the stripes so far; -1 is nobody. */
  readonly stripes: readonly number[];
};
export type RunControls = {
  start(game: AnyGame, run: Run): void;
  pause(): void;
  goOn(): void;
  /** What was played so far is the same run with fewer games. */
  stop(): void;
};

export const STRIPES = 100;
const TOLD_EVERY_MS = 200;

type Work = {
  readonly game: AnyGame;
  readonly run: Run;
  readonly tally: Tally;
  readonly stripes: number[];
  readonly abort: AbortController;
  readonly end: () => void;
  gate: { readonly open: Promise<void>; readonly go: () => void } | null;
  /** Milliseconds of play up to the last pause, and when it began again. */
  played: number;
  since: number;
};

/** `onDone` gets the result of a run that is over, or of as many games as were played when it was stopped. */
export function useRun(onDone: (result: Result) => void, onFailure: () => void) {
  const [running, setRunning] = useState<Running | null>(null);
  const work = useRef<Work | null>(null);

  useEffect(() => {
    const timer = setInterval(() => work.current && setRunning(shown(work.current)), TOLD_EVERY_MS);
    return () => {
      clearInterval(timer);
      work.current?.end();
      work.current = null;
    };
  }, []);

  const finish = (it: Work) => {
    if (work.current !== it) return;
    work.current = null;
    it.end();
    setRunning(null);
    if (it.tally.games > 0) onDone(resultOf(it.game, { ...it.run, games: it.tally.games }, it.tally));
  };

  const controls: RunControls = {
    start: (game, run) => {
      work.current?.end();
      const workers = openWorkers();
      const it = newWork(game, run, workers.end);
      work.current = it;
      setRunning(shown(it));
      conduct(run, workers, {
        signal: it.abort.signal,
        gate: async () => it.gate?.open,
        onRecord: (record) => note(it, record),
      }).then(
        () => finish(it),
        () => {
          if (work.current !== it) return;
          finish(it);
          onFailure();
        },
      );
    },
    pause: () => {
      const it = work.current;
      if (!it || it.gate) return;
      let go = () => {};
      const open = new Promise<void>((resolve) => {
        go = resolve;
      });
      it.gate = { open, go };
      it.played += performance.now() - it.since;
      setRunning(shown(it));
    },
    goOn: () => {
      const it = work.current;
      it?.gate?.go();
      if (!it) return;
      it.gate = null;
      it.since = performance.now();
      setRunning(shown(it));
    },
    stop: () => {
      if (work.current) finish(work.current);
    },
  };
  return { running, controls };
}

function newWork(game: AnyGame, run: Run, end: () => void): Work {
  return {
    game,
    run,
    tally: newTally(run.seats.length, run.bots),
    stripes: [],
    abort: new AbortController(),
    end,
    gate: null,
    played: 0,
    since: performance.now(),
  };
}

function note({ tally, stripes, run }: Work, record: GameRecord): void {
  count(tally, record, run.seed);
  stripes[Math.floor((record.n * STRIPES) / run.games)] = 'winners' in record ? (record.winners[0] ?? -1) : -1;
}

function shown({ game, run, tally, stripes, gate, played, since }: Work): Running {
  const milliseconds = played + (gate ? 0 : performance.now() - since);
  return {
    run,
    result: resultOf(game, run, { ...tally }),
    state: gate ? 'paused' : 'playing',
    pace: milliseconds > 0 ? (1000 * tally.games) / milliseconds : 0,
    stripes: [...stripes],
  };
}

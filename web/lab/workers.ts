/** The lab's workers in a browser: as many bot workers as the device has cores. */
import type { Share, Workers } from '@tavola/bots/lab/conduct.ts';
import type { GameRecord } from '@tavola/bots/lab/play.ts';
import type { BotAnswer, BotQuestion } from '../host/bot-worker.ts';

export type WebWorkers = Workers & {
  /** At once: what is being played is lost. */
  end(): void;
};

export function openWorkers(size = Math.max(1, navigator.hardwareConcurrency || 1)): WebWorkers {
  const all: Worker[] = [];
  const idle: Worker[] = [];
  let asked = 0;
  const free = () => {
    const worker = idle.pop() ?? new Worker(new URL('../host/bot-worker.ts', import.meta.url), { type: 'module' });
    if (!all.includes(worker)) all.push(worker);
    return worker;
  };
  return {
    size,
    play: (share) => {
      const worker = free();
      return played(worker, ++asked, share).finally(() => idle.push(worker));
    },
    end: () => {
      for (const worker of all) worker.terminate();
    },
  };
}

function played(worker: Worker, id: number, share: Share): Promise<readonly GameRecord[]> {
  return new Promise((resolve, reject) => {
    const ended = new AbortController();
    const { signal } = ended;
    worker.addEventListener(
      'message',
      ({ data }: MessageEvent<BotAnswer>) => {
        if (data.id !== id || !('done' in data)) return;
        ended.abort();
        if (data.done === null) reject(new Error('the worker could not play'));
        else resolve(data.done as readonly GameRecord[]);
      },
      { signal },
    );
    worker.addEventListener(
      'error',
      () => {
        ended.abort();
        reject(new Error('the worker broke'));
      },
      { signal },
    );
    worker.postMessage({ id, kind: 'games', share } satisfies BotQuestion);
  });
}

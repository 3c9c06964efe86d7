/** Asks the bot worker. One worker serves all local tables of the page. */
import { positionOf } from '@tavola/kernel/position.ts';
import type { Table } from '@tavola/kernel/table.ts';
import type { BotAnswer, BotQuestion } from './bot-worker.ts';

let worker: Worker | null = null;
let asked = 0;
const waiting = new Map<number, (option: string | null) => void>();

/** The option a bot takes; null when it could not think. */
export function askBot(table: Table, seat: number, level: string): Promise<string | null> {
  const id = ++asked;
  const seed = crypto.getRandomValues(new Uint32Array(1))[0] as number;
  return new Promise((resolve) => {
    waiting.set(id, resolve);
    started().postMessage({ id, position: positionOf(table, seat, level, seed) } satisfies BotQuestion);
  });
}

function started(): Worker {
  if (worker) return worker;
  worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<BotAnswer>) => {
    waiting.get(data.id)?.(data.option);
    waiting.delete(data.id);
  });
  worker.addEventListener('error', () => {
    for (const resolve of waiting.values()) resolve(null);
    waiting.clear();
    worker?.terminate();
    worker = null;
  });
  return worker;
}

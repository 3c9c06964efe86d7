/** Asks the bot worker. One worker serves all local tables of the page. */
import type { Judged } from '@tavola/bots/hint/analysis.ts';
import type { Hint, Thinking } from '@tavola/bots/hint/hint.ts';
import { type Position, positionOf } from '@tavola/kernel/table/position.ts';
import type { Table } from '@tavola/kernel/table/table.ts';
import type { BotAnswer, BotQuestion } from './bot-worker.ts';

type Done = Extract<BotAnswer, { readonly done: unknown }>['done'];
type PendingAnswer = { resolve(done: Done): void; onThinking?(thinking: Thinking): void };
type Wanted = BotQuestion extends infer Q ? (Q extends unknown ? Omit<Q, 'id'> : never) : never;

let worker: Worker | null = null;
let asked = 0;
const waiting = new Map<number, PendingAnswer>();

/** The option a bot takes; null when it could not think. `hurried`: with half its time. */
export function askBot(table: Table, seat: number, level: string, hurried: boolean): Promise<string | null> {
  return ask({ kind: 'pick', position: positionOf(table, seat, level, newSeed()), hurried }) as Promise<string | null>;
}

/** What a search would do there; it stops with what it has when `signal` says so. */
export function askHint(
  { table, seat, bot, guided }: { table: Table; seat: number; bot: string; guided: boolean },
  onThinking: (thinking: Thinking) => void,
  signal: AbortSignal,
): Promise<Hint | null> {
  const position = { ...positionOf(table, seat, bot, newSeed()), guided };
  return ask({ kind: 'hint', position }, onThinking, signal) as Promise<Hint | null>;
}

/** What a search thinks of a pick that was made there. */
export function askJudge(position: Position, played: string): Promise<Judged | null> {
  return ask({ kind: 'judge', position, played }) as Promise<Judged | null>;
}

function ask(question: Wanted, onThinking?: PendingAnswer['onThinking'], signal?: AbortSignal): Promise<Done> {
  const id = ++asked;
  return new Promise((resolve) => {
    waiting.set(id, { resolve, ...(onThinking && { onThinking }) });
    started().postMessage({ id, ...question } as BotQuestion);
    signal?.addEventListener('abort', () => started().postMessage({ id, kind: 'stop' } satisfies BotQuestion));
  });
}

function newSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] as number;
}

function started(): Worker {
  if (worker) return worker;
  worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<BotAnswer>) => {
    const one = waiting.get(data.id);
    if ('thinking' in data) {
      one?.onThinking?.(data.thinking);
      return;
    }
    waiting.delete(data.id);
    one?.resolve(data.done);
  });
  worker.addEventListener('error', () => {
    for (const { resolve } of waiting.values()) resolve(null);
    waiting.clear();
    worker?.terminate();
    worker = null;
  });
  return worker;
}

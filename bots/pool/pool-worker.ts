/** One thread of the pool (pool.ts): gets a position, gives an option id, a hint or a judgement. */
import type { AnyGame } from '@tavola/kernel/rules/game.ts';
import type { Position } from '@tavola/kernel/table/position.ts';
import { type Judged, judgeAt } from '../hint/analysis.ts';
import { type Hint, hintingAt, type Thinking } from '../hint/hint.ts';
import { loadGame } from '../library.ts';
import { Memories, pickAt, thoughtsAt } from '../search/position.ts';
import type { Thought } from '../search/thought.ts';

export async function think(position: Position): Promise<string> {
  return pickAt(await gameOf(position), position);
}

/** One of several threads that think about the same position: the number is set when somebody else needs this one. */
export type Pondering = { readonly position: Position; readonly memory: string; readonly stop: Int32Array };
const memories = new Memories();

export async function ponder({ position, memory, stop }: Pondering): Promise<readonly Thought[]> {
  const isEnough = () => Atomics.load(stop, 0) !== 0;
  return thoughtsAt(await gameOf(position), position, memories.of(memory), isEnough);
}

/** Where it says how far it is, and the number that another thread sets to say: enough. */
type HintLine = { readonly port: { postMessage(thinking: Thinking): void }; readonly stop: Int32Array };

export async function hint({ position, port, stop }: HintLine & { readonly position: Position }): Promise<Hint> {
  const thinking = hintingAt(await gameOf(position), position);
  for (;;) {
    const { done, value } = thinking.next();
    if (done) return value;
    port.postMessage(value);
    if (Atomics.load(stop, 0) !== 0) return value;
  }
}

type Judging = { readonly position: Position; readonly played: string; readonly stop: Int32Array };

/** Null when it was stopped before it had come to a judgement. */
export async function judge({ position, played, stop }: Judging): Promise<Judged | null> {
  return judgeAt(await gameOf(position), position, played, () => Atomics.load(stop, 0) !== 0);
}

async function gameOf({ log }: Position): Promise<AnyGame> {
  return (await loadGame(log.game)) as AnyGame;
}

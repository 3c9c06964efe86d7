/** Thinks for the bots of local tables, off the page's thread; gives hints, judges finished games and plays those of the lab there too. */
import { type Judged, judgeAt } from '@tavola/bots/hint/analysis.ts';
import { type Hint, hintingAt, type Thinking } from '@tavola/bots/hint/hint.ts';
import type { Share } from '@tavola/bots/lab/conduct.ts';
import type { GameRecord } from '@tavola/bots/lab/play.ts';
import { playShare } from '@tavola/bots/lab/share.ts';
import { loadGame } from '@tavola/bots/library.ts';
import { hurried } from '@tavola/bots/search/bot.ts';
import { Memories, pickAt } from '@tavola/bots/search/position.ts';
import type { AnyGame } from '@tavola/kernel/rules/game.ts';
import type { Position } from '@tavola/kernel/table/position.ts';

export type BotQuestion = { readonly id: number } & (
  | { readonly kind: 'pick'; readonly position: Position; readonly hurried: boolean }
  | { readonly kind: 'hint'; readonly position: Position }
  | { readonly kind: 'judge'; readonly position: Position; readonly played: string }
  /** Games of the lab. */
  | { readonly kind: 'games'; readonly share: Share }
  /** Nobody waits for the answer with this id any more. */
  | { readonly kind: 'stop' }
);
export type BotAnswer = { readonly id: number } & (
  | { readonly thinking: Thinking }
  /** Null when it could not think. */
  | { readonly done: Done | null }
);
type Done = string | Hint | Judged | readonly GameRecord[];

const stopped = new Set<number>();
/** A search goes on with what it thought within the turn; it finds out itself whether it is the same one. */
const memories = new Memories();

self.addEventListener('message', async ({ data }: MessageEvent<BotQuestion>) => {
  const { id } = data;
  if (data.kind === 'stop') {
    stopped.add(id);
    return;
  }
  const answer = (done: Done | null) => self.postMessage({ id, done } satisfies BotAnswer);
  try {
    if (data.kind === 'games') return answer(await played(data.share));
    const game = (await loadGame(data.position.log.game)) as AnyGame;
    if (data.kind === 'pick') {
      const { log, seat, bot } = data.position;
      const position = data.hurried ? { ...data.position, bot: hurried(game, bot) } : data.position;
      answer(pickAt(game, position, memories.of(`${log.game} ${seat}`)));
    } else if (data.kind === 'judge') answer(judgeAt(game, data.position, data.played));
    else answer(await hinted(id, hintingAt(game, data.position)));
  } catch {
    answer(null);
  }
});

async function played(share: Share): Promise<readonly GameRecord[]> {
  return playShare((await loadGame(share.run.game)) as AnyGame, share);
}

/** Looks up now and then, so that it can be told to stop. */
async function hinted(id: number, work: Generator<Thinking, Hint>): Promise<Hint> {
  for (;;) {
    const { done, value } = work.next();
    if (done || stopped.delete(id)) return value;
    self.postMessage({ id, thinking: value } satisfies BotAnswer);
    await new Promise((resolve) => setTimeout(resolve));
  }
}

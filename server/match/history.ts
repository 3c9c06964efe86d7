/** Events before the checkpoint that a table was resumed from: told again, in another thread, when somebody asks for them. */
import type { ToldEvent } from '@tavola/kernel/decision.ts';
import type { Replays } from '../replay/replays.ts';
import { hasHistory } from './frames.ts';
import type { LiveMatch, Play } from './live-match.ts';

/** Looks at the table as the store has it (`LiveMatch.read`), with all events from `since` on at hand. */
export async function readFrom<T>(
  replays: Replays,
  live: LiveMatch,
  since: (play: Play) => number,
  look: (play: Play) => T,
): Promise<T> {
  for (;;) {
    const looked = await live.read((play) =>
      hasHistory(play, since(play)) ? { what: look(play), play: null } : { play },
    );
    if (looked.play === null) return looked.what;
    await withHistory(replays, live, looked.play, since(looked.play));
  }
}

export async function withHistory(replays: Replays, live: LiveMatch, play: Play, since: number): Promise<void> {
  if (hasHistory(play, since)) return;
  const text = await replays.at(live.id, live, { to: play.from, fromStart: true }, 'history', { to: play.before });
  play.earlier = JSON.parse(text) as ToldEvent[];
}

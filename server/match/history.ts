/** Events before the checkpoint that a table was resumed from: told again, in another thread, when somebody asks for them. */
import type { ToldEvent } from '@tavola/kernel/decision.ts';
import type { Replays } from '../replay/replays.ts';
import type { LiveMatch, Loaded } from './live-match.ts';
import { hasHistory } from './telling.ts';

/** Looks at the table as the store has it (`LiveMatch.read`), with all events from `since` on at hand. */
export async function readFrom<T>(
  replays: Replays,
  live: LiveMatch,
  since: (loaded: Loaded) => number,
  look: (loaded: Loaded) => T,
): Promise<T> {
  for (;;) {
    const looked = await live.read((loaded) =>
      hasHistory(loaded, since(loaded)) ? { what: look(loaded), loaded: null } : { loaded },
    );
    if (looked.loaded === null) return looked.what;
    await withHistory(replays, live, looked.loaded, since(looked.loaded));
  }
}

export async function withHistory(replays: Replays, live: LiveMatch, loaded: Loaded, since: number): Promise<void> {
  if (hasHistory(loaded, since)) return;
  const text = await replays.at(live.id, live, { to: loaded.from, fromStart: true }, 'history', { to: loaded.before });
  loaded.earlier = JSON.parse(text) as ToldEvent[];
}

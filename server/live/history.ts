/** Events before the checkpoint that a table was resumed from: told again, in another thread, when somebody asks for them. */
import type { ToldEvent } from '@tavola/kernel/rules/decision.ts';
import type { LiveMatch, LoadedTable } from '../memory/live-match.ts';
import { hasHistory } from '../memory/telling.ts';
import type { Replays } from '../replay/replays.ts';

/** Looks at the table as the store has it (`LiveMatch.read`), with all events from `since` on at hand. */
export async function readFrom<T>(
  replays: Replays,
  live: LiveMatch,
  since: (loaded: LoadedTable) => number,
  look: (loaded: LoadedTable) => T,
): Promise<T> {
  for (;;) {
    const looked = await live.read((loaded) =>
      hasHistory(loaded, since(loaded)) ? { what: look(loaded), loaded: null } : { loaded },
    );
    if (looked.loaded === null) return looked.what;
    await withHistory(replays, live, looked.loaded, since(looked.loaded));
  }
}

/** Those that are being told again. */
const telling = new WeakMap<LoadedTable, Promise<void>>();

export async function withHistory(
  replays: Replays,
  live: LiveMatch,
  loaded: LoadedTable,
  since: number,
): Promise<void> {
  if (hasHistory(loaded, since)) return;
  const known = telling.get(loaded) ?? tellAgain(replays, live, loaded).finally(() => telling.delete(loaded));
  telling.set(loaded, known);
  await known;
}

/** Part by part between checkpoints, each a job of its own: a long match takes no longer at a time than a short one. */
async function tellAgain(replays: Replays, live: LiveMatch, loaded: LoadedTable): Promise<void> {
  const told: ToldEvent[] = [];
  for (const { from, to, events } of await replays.parts(live, { picks: loaded.from, told: loaded.before }))
    told.push(
      ...(JSON.parse(
        await replays.at(live.id, live, { to, below: from + 1 }, 'history', { to: events }),
      ) as ToldEvent[]),
    );
  loaded.earlier = told;
}

/** New matches: in the store with all that belongs to them, or not at all. */

import { LiveMatch, type MatchRows } from '../memory/live-match.ts';
import type { Desk } from './desk.ts';
import type { Draft } from './draft.ts';

export type Newborn = { readonly live: LiveMatch; readonly draft: Draft };
/** What happens at the table before anybody sees it. */
type Begin = (live: LiveMatch, draft: Draft) => Promise<void> | void;

export async function addMatch(desk: Desk, rows: MatchRows, begin: Begin): Promise<string> {
  const born = await unborn(desk, rows, begin);
  await desk.store.commit(born.draft.birth());
  welcome(desk, born);
  return born.live.id;
}

/** Not in the store yet: for those who write it together with something else. */
export async function unborn(desk: Desk, rows: MatchRows, begin: Begin): Promise<Newborn> {
  const live = new LiveMatch(desk.store, await desk.games.load(rows.row.game), rows);
  const draft = desk.draftOf(live);
  await begin(live, draft);
  return { live, draft };
}

/** It is in the store: known from now on without asking it. */
export function welcome(desk: Desk, { live, draft }: Newborn): void {
  draft.apply();
  live.isSilent = true;
  desk.welcome(live);
}

/** A TV that waits for the table that this phone is about to open. */
import { request } from '../../api/request.ts';

const KEY = 'tavola-tv-waits';

export function awaitTable(link: string): void {
  sessionStorage.setItem(KEY, link);
}

export function turnTv(link: string, match: string): Promise<unknown> {
  return request('PUT', `/boards/${encodeURIComponent(link)}`, { match });
}

/** The new table goes to the TV that waits for it; without one, or where it is gone, nothing happens. */
export async function showOnWaitingTv(match: string): Promise<void> {
  const link = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  if (link !== null) await turnTv(link, match).catch(() => {});
}

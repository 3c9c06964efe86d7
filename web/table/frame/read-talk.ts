/** How much of a table's talk this browser has shown, so that what is new has a sign. */
import { useEffect, useSyncExternalStore } from 'react';
import type { TalkLine } from '../../api/types.ts';

const read = new Map<string, number>();
const listeners = new Set<() => void>();

/** Lines of others that came after the newest one that was shown. */
export function unreadOf(talk: readonly TalkLine[], shown: number, me: string | undefined): number {
  return talk.filter(({ number, person }) => number > shown && (person === null || person !== me)).length;
}

export function useUnread(match: string, talk: readonly TalkLine[], me: string | undefined): number {
  const shown = useSyncExternalStore(subscribe, () => read.get(match) ?? -1);
  return unreadOf(talk, shown, me);
}

/** For the panel that shows the talk: all that is there is read. */
export function useReading(match: string, talk: readonly TalkLine[]): void {
  const newest = talk.at(-1)?.number ?? -1;
  useEffect(() => {
    if (newest <= (read.get(match) ?? -1)) return;
    read.set(match, newest);
    for (const listener of listeners) listener();
  }, [match, newest]);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

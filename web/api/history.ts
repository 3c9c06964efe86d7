/** Everything that these eyes were told at a match on the server, which hands out a long history page by page. */
import type { Eyes } from '@tavola/kernel/rules/ask.ts';
import { get } from './request.ts';
import type { Frame, HeardEvent } from './types.ts';

/** `path` is that of the match. */
export async function heardAt(path: string, eyes: Eyes): Promise<readonly HeardEvent[]> {
  const heard: HeardEvent[] = [];
  for (;;) {
    const frame = await get<Frame>(`${path}/table?seat=${eyes}&since=${heard.length}`);
    const page = frame.seats[0]?.events ?? [];
    // If something was taken back in the meantime, the server says what to keep.
    heard.length = Math.min(heard.length, frame.since);
    heard.push(...page);
    if (page.length === 0 || heard.length >= frame.told) return heard;
  }
}

/** Everything that these eyes heard at a match on the server, which tells a long one page by page. */
import type { Eyes } from '@tavola/kernel/ask.ts';
import { get } from './api.ts';
import type { Frame, HeardEvent } from './types.ts';

/** `path` is that of the match. */
export async function heardAt(path: string, eyes: Eyes): Promise<readonly HeardEvent[]> {
  const heard: HeardEvent[] = [];
  for (;;) {
    const frame = await get<Frame>(`${path}/table?seat=${eyes}&since=${heard.length}`);
    const page = frame.seats[0]?.events ?? [];
    // Where something was taken back meanwhile the server says what to keep.
    heard.length = Math.min(heard.length, frame.since);
    heard.push(...page);
    if (page.length === 0 || heard.length >= frame.told) return heard;
  }
}

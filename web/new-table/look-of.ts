/** How a seat of a new table would look with what is chosen for it. */

import type { SeatLook, SpokenFace } from '@tavola/kernel/face/face.ts';
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { NewSeat } from '../api/types.ts';

export function lookOf({ face, language, text }: SpokenFace, { kind, settings }: NewSeat, seat: Seat): SeatLook {
  const setup = { kind: kind === 'automaton' ? 'automaton' : 'player', settings } as const;
  return face.looks?.seat?.(setup, seat, null, { language, me: 'spectator', who: String, words: text.words }) ?? {};
}

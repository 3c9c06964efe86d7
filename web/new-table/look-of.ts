/** How a seat of a new table would look with what is chosen for it. */
import type { Seat } from '@tavola/kernel/ask.ts';
import type { SeatLook, SpokenFace } from '@tavola/kernel/face.ts';
import type { NewSeat } from '../host/types.ts';

export function lookOf({ face, language, text }: SpokenFace, { kind, settings }: NewSeat, seat: Seat): SeatLook {
  const setup = { kind: kind === 'automaton' ? 'automaton' : 'player', settings } as const;
  return face.seatLook?.(setup, seat, null, { language, me: 'spectator', who: String, words: text.words }) ?? {};
}

/** Who sits at a table that nobody has set up by hand. */
import type { Arrangement, Cover } from '@tavola/kernel/face/face.ts';
import type { Lesson } from '@tavola/kernel/host/lesson.ts';
import type { SeatWish } from '@tavola/kernel/table/setup.ts';
import type { NewSeat } from '../api/types.ts';
import { isNewcomer } from '../browser/newcomer.ts';

export const USUAL_LEVEL = 'medium';

/** Somebody who has not finished a game of this kind yet meets easy bots. */
export function firstLevel(game: string): string {
  return isNewcomer(game) ? 'easy' : USUAL_LEVEL;
}

/** Me and the fewest bots. For a first game what suits a beginner is chosen, and the bots are easy. */
export function usualSeats(
  { id, seats: { min, max }, first = [], firstSeat = 0 }: Cover,
  isFirst = isNewcomer(id),
): NewSeat[] {
  const mine = isFirst ? firstSeat : 0;
  return Array.from({ length: Math.min(max, Math.max(2, min)) }, (_, i): NewSeat => {
    const settings = (isFirst ? first[i] : undefined) ?? {};
    return i === mine ? { kind: 'me', settings } : { kind: 'bot', level: isFirst ? 'easy' : USUAL_LEVEL, settings };
  });
}

/** The seats of a lesson, its automata and easy bots on the others: the learner goes on with what was learned. */
export function seatsOfLesson({ seats, seat: mine = 0 }: Lesson): NewSeat[] {
  const wishes: readonly SeatWish[] = typeof seats === 'number' ? new Array<SeatWish>(seats).fill('player') : seats;
  return wishes.map((wish, i): NewSeat => {
    const { kind, settings: chosen }: Exclude<SeatWish, string> = typeof wish === 'string' ? { kind: wish } : wish;
    const settings = (chosen ?? {}) as NewSeat['settings'];
    if (i === mine) return { kind: 'me', settings };
    return kind === 'automaton' ? { kind, settings } : { kind: 'bot', level: 'easy', settings };
  });
}

/** A table that people often want, as it stands; on their own seat newcomers get what suits them. */
export function arranged({ id, first = [] }: Cover, { seats }: Arrangement, isFirst = isNewcomer(id)): NewSeat[] {
  const settings = (isFirst ? first[0] : undefined) ?? {};
  return seats.map((kind) => (kind === 'me' ? { kind, settings } : seatOfKind(kind)));
}

function seatOfKind(kind: Arrangement['seats'][number]): NewSeat {
  return kind === 'bot' ? bot() : { kind, settings: {} };
}

export function bot(level: string = USUAL_LEVEL): NewSeat {
  return { kind: 'bot', level, settings: {} };
}

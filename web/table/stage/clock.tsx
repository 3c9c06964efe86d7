/** The time a seat has left, counted down while it is asked. */
import type { MatchSeat } from '../../api/types.ts';
import { useText } from '../../text/catalogue.ts';
import { spanText } from '../../ui/duration.ts';
import { clockAt, useNow } from '../model/clock.ts';

const HOUR = 3600;
const LATE = 30;

export function Clock({ seat }: { readonly seat: MatchSeat }) {
  const t = useText();
  const now = useNow(seat.deadline !== null);
  const { seconds, rest } = clockAt(seat, now);
  if (seconds === null) return null;
  const words = seconds >= HOUR ? spanText(t, seconds) : countdown(Math.round(seconds));
  const isLate = seat.deadline !== null && rest === null && seconds < LATE;
  return (
    <span
      className={`clock ${isLate ? 'late' : ''}`}
      role="timer"
      aria-label={[t.table.timeLeft(words), ...(rest ? [t.clock.stands] : [])].join('. ')}
    >
      {rest && '❚❚ '}
      {words}
    </span>
  );
}

function countdown(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

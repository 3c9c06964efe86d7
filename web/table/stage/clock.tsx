/** The time a seat has left, counted down while it is asked. */
import { useEffect, useState } from 'react';
import type { MatchSeat } from '../../api/types.ts';
import { useText } from '../../text/catalogue.ts';

export function Clock({ seat: { deadline, left } }: { readonly seat: MatchSeat }) {
  const t = useText();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (deadline === null) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [deadline]);
  if (deadline === null && left === null) return null;
  const seconds = deadline === null ? (left ?? 0) : Math.max(0, Math.round((deadline - now) / 1000));
  const words = seconds >= 172_800 ? t.table.days(Math.round(seconds / 86_400)) : clockText(seconds);
  return (
    <span className={`clock ${seconds < 30 ? 'late' : ''}`} role="timer" aria-label={t.table.timeLeft(words)}>
      {words}
    </span>
  );
}

function clockText(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60];
  const two = (n: number) => String(n).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

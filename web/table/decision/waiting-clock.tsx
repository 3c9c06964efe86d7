/** In the waiting bar: what the person who is waited for has left, or why no clock runs. */
import { useSettings } from '../../browser/settings.ts';
import { useText } from '../../text/catalogue.ts';
import { spanText, untilText } from '../../ui/duration.ts';
import { clockAt, pauseAt, useNow } from '../model/clock.ts';
import { useGame, useHost, useMatch } from '../model/parts.tsx';

export function WaitingClock({ seat }: { readonly seat: number }) {
  const t = useText();
  const { language } = useSettings();
  const { match, viewer } = useMatch();
  const { pauses } = useHost().host;
  const { say } = useGame();
  const it = match.seats[seat];
  const isClocked = it !== undefined && it.deadline !== null;
  const now = useNow(isClocked || match.paused !== null);
  const pause = pauseAt(match, now);
  const { seconds, rest } = it ? clockAt(it, now) : { seconds: null, rest: null };
  const still = rest ?? (pause && { why: 'pause' as const, to: pause.to });
  if (!isClocked && !still) return null;
  const who = say.who(seat);
  return (
    <>
      {/* Not read aloud again with every tick. */}
      <span className="waiting-clock" role="timer" aria-live="off">
        {isClocked && seconds !== null && t.clock.has(who, spanText(t, seconds))}{' '}
        {still && t.clock.still[still.why](who, untilText(language, still.to))}
      </span>
      {pause && pauses && viewer !== 'spectator' && (
        <button type="button" className="btn" onClick={() => pauses.goOn().catch(() => {})}>
          {t.clock.goOn}
        </button>
      )}
    </>
  );
}

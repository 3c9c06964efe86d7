/** A pause of all clocks: asked for in the menu, agreed to by the others, ended by anybody. */
import { Glyph } from '@tavola/games/board/glyph.tsx';
import { isPerson } from '@tavola/kernel/host/sitter.ts';
import { useState } from 'react';
import type { Match } from '../../api/types.ts';
import { givenName } from '../../people/name.ts';
import { useText } from '../../text/catalogue.ts';
import { Confirm } from '../../ui/confirm.tsx';
import { pauseAt, useNow } from '../model/clock.ts';
import { useGame, useHost, useMatch } from '../model/parts.tsx';

type Props = { readonly attempt: (work: () => Promise<unknown>) => void; readonly onBack: () => void };

/** The entry of the menu, where clocks run. */
export function PauseEntry({ attempt, onBack }: Props) {
  const t = useText();
  const { pauses } = useHost().host;
  const { match, viewer } = useMatch();
  const [asking, setAsking] = useState(false);
  const pause = pauseAt(match, useNow(match.paused !== null));
  if (!pauses || match.status !== 'playing' || viewer === 'spectator' || !hasClock(match)) return null;
  if (match.pause !== null) return null;
  const others = match.seats.filter((it) => isPerson(it) && it.away === null && !match.mine.includes(it.seat));
  const names = others.map(({ seat }) => givenName(match, seat, t));
  return (
    <li>
      <button
        type="button"
        className="btn quiet"
        onClick={() => (pause ? attempt(() => pauses.goOn()) : setAsking(true))}
      >
        <Glyph id={pause ? 'play' : 'pause'} className="s" />
        {pause ? t.clock.goOn : t.clock.pause}
      </button>
      {asking && (
        <Confirm
          title={t.clock.pauseTitle}
          text={[t.clock.pauseText, ...(names.length > 0 ? [t.clock.pauseAsks(names)] : [])].join(' ')}
          yes={t.clock.pauseYes}
          no={t.clock.pauseNo}
          onYes={() => attempt(() => pauses.ask())}
          onNo={onBack}
        />
      )}
    </li>
  );
}

/** Somebody wants a pause. */
export function PauseNotice() {
  const t = useText();
  const { pauses } = useHost().host;
  const { match, viewer } = useMatch();
  const { say } = useGame();
  if (!pauses || viewer === 'spectator' || match.status !== 'playing') return null;
  const { pause, mine } = match;
  const answer = (agree: boolean) => pauses.answer(agree).catch(() => {});
  if (pause?.missing.some((seat) => mine.includes(seat)))
    return (
      <Confirm
        title={t.clock.proposed(say.who(pause.seat))}
        text={t.clock.pauseText}
        yes={t.clock.agree}
        no={t.clock.refuse}
        onYes={() => answer(true)}
        onNo={() => answer(false)}
      />
    );
  if (pause && mine.includes(pause.seat))
    return (
      <div className="banner" role="status">
        <span>{t.clock.waiting(pause.missing.map(say.who))}</span>
        <button type="button" className="btn sm" onClick={() => answer(false)}>
          {t.undo.withdraw}
        </button>
      </div>
    );
  return null;
}

function hasClock({ clock }: Match): boolean {
  return clock.decision !== null || clock.player !== null;
}

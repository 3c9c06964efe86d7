/** What one rarely needs at a table: sharing, a bot for me, the ways out. */
import { Glyph } from '@tavola/games/board/glyph.tsx';
import type { Seat } from '@tavola/kernel/ask.ts';
import { isPerson } from '@tavola/kernel/sitter.ts';
import { useState } from 'react';
import { codeOf } from '../host/errors.ts';
import { givenName } from '../matches/name.ts';
import { Link } from '../router.tsx';
import { problemText, useText } from '../text/catalogue.ts';
import { Dialog } from '../ui/dialog.tsx';
import { WaysOut } from './leaving.tsx';
import { looksBack, useTable } from './model.ts';
import { missedMoments } from './moments.ts';

type Props = { readonly onClose: () => void; readonly onSettings: () => void; readonly onShare: () => void };

export function TableMenu({ onClose, onSettings, onShare }: Props) {
  const t = useText();
  const model = useTable();
  const { match, host, viewer, connection, say, frame, replay } = model;
  const [problem, setProblem] = useState<string | null>(null);
  const attempt = (work: () => Promise<unknown>) => work().then(onClose, (error) => setProblem(codeOf(error)));
  const online = connection !== 'local';
  const mineName = (seat: Seat) => (match.mine.length === 1 ? null : givenName(match, seat, t));
  const mine = match.seats.filter(({ seat }) => match.mine.includes(seat));
  const absent = match.seats.filter((it) => isPerson(it) && !match.mine.includes(it.seat) && !it.present && !it.away);
  const playing = match.status === 'playing' && viewer !== 'spectator';
  const lastRound = async () => replay(missedMoments(frame, viewer, await host.missed(viewer)));
  return (
    <Dialog title={t.menu.title} onClose={onClose}>
      {problem && <p role="alert">{problemText(t, problem)}</p>}
      <ul className="menu">
        <li>
          <button type="button" className="btn quiet" onClick={onSettings}>
            <Glyph id="settings" className="s" />
            {t.settings.title}
          </button>
        </li>
        {online && (
          <li>
            <button type="button" className="btn quiet" onClick={onShare}>
              <Glyph id="share" className="s" />
              {t.share.menu}
            </button>
          </li>
        )}
        {looksBack(model) && (
          <li>
            <Link className="btn quiet" href={`/match/${match.id}/replay`}>
              <Glyph id="replay" className="s" />
              {t.menu.replay}
            </Link>
          </li>
        )}
        {playing && looksBack(model) && (
          <li>
            <button type="button" className="btn quiet" onClick={() => attempt(lastRound)}>
              <Glyph id="step-back" className="s" />
              {t.menu.lastRound}
            </button>
          </li>
        )}
        {online &&
          playing &&
          mine.map(({ seat, away }) => (
            <li key={seat}>
              <button
                type="button"
                className="btn quiet"
                onClick={() => attempt(() => host.replaceByBot(seat, away === null))}
              >
                <Glyph id="bot" className="s" />
                {away === null ? t.menu.bot(mineName(seat)) : t.menu.back(mineName(seat))}
              </button>
            </li>
          ))}
        {online &&
          playing &&
          absent.map(({ seat }) => (
            <li key={seat}>
              <button type="button" className="btn quiet" onClick={() => attempt(() => host.replaceByBot(seat, true))}>
                <Glyph id="bot" className="s" />
                {t.menu.botFor(say.who(seat))}
              </button>
            </li>
          ))}
        <WaysOut attempt={attempt} onBack={onClose} />
        <li>
          <Link className="btn quiet" href={`/rules/${match.game}`}>
            <Glyph id="rules" className="s" />
            {t.menu.rules}
          </Link>
        </li>
        <li>
          <Link className="btn quiet" href="/">
            <Glyph id="home" className="s" />
            {t.menu.home}
          </Link>
        </li>
      </ul>
    </Dialog>
  );
}

/** What one rarely needs at a table: watch link, bot for me, giving up, the way out. */
import { Glyph } from '@tavola/games/board/glyph.tsx';
import { useState } from 'react';
import { codeOf } from '../host/errors.ts';
import { Link } from '../router.tsx';
import { problemText, useText } from '../text/catalogue.ts';
import { Dialog } from '../ui/dialog.tsx';
import { isPerson, useTable } from './model.ts';
import { CopyLink } from './waiting-room.tsx';

export function TableMenu({ onClose, onSettings }: { readonly onClose: () => void; readonly onSettings: () => void }) {
  const t = useText();
  const { match, host, viewer, connection, say } = useTable();
  const [problem, setProblem] = useState<string | null>(null);
  const attempt = (work: () => Promise<unknown>) => work().then(onClose, (error) => setProblem(codeOf(error)));
  const watch = match.invitations.find(({ seat }) => seat === null);
  const online = connection !== 'local';
  const mine = match.seats.filter(({ seat }) => match.mine.includes(seat));
  const absent = match.seats.filter((it) => isPerson(it) && !match.mine.includes(it.seat) && !it.present && !it.away);
  const playing = match.status === 'playing' && viewer !== 'spectator';
  return (
    <Dialog title={t.menu.title} onClose={onClose}>
      {problem && <p role="alert">{problemText(t, problem)}</p>}
      {watch && <CopyLink path={watch.path} label={t.waiting.copyWatch} quiet />}
      <ul className="menu">
        <li>
          <button type="button" className="btn quiet" onClick={onSettings}>
            <Glyph id="settings" className="s" />
            {t.settings.title}
          </button>
        </li>
        <li>
          <Link className="btn quiet" href={`/match/${match.id}/replay`}>
            <Glyph id="replay" className="s" />
            {t.menu.replay}
          </Link>
        </li>
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
                {away === null ? t.menu.bot(say.who(seat)) : t.menu.back(say.who(seat))}
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
        {playing && (
          <li>
            <button type="button" className="btn quiet" onClick={() => attempt(() => host.abandon(true))}>
              <Glyph id="close" className="s" />
              {online ? (match.abandoning.length > 0 ? t.menu.agreeAbandon : t.menu.abandon) : t.menu.end}
            </button>
          </li>
        )}
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

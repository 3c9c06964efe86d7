/** Before the first move: who is there, who is missing, and the links to send. */

import { Glyph, SeatShape } from '@tavola/games/board/glyph.tsx';
import { useState } from 'react';
import { gameEntry } from '../game-list.ts';
import { request } from '../host/api.ts';
import { codeOf } from '../host/errors.ts';
import type { Match } from '../host/types.ts';
import { nameOf } from '../matches/name.ts';
import { useSettings } from '../settings.ts';
import { problemText, useText } from '../text/catalogue.ts';
import { CoverArt } from '../ui/parts.tsx';
import { LanguageButton, TopBar } from '../ui/top-bar.tsx';

export function WaitingRoom({ match }: { readonly match: Match }) {
  const t = useText();
  const { language } = useSettings();
  const entry = gameEntry(match.game);
  const [problem, setProblem] = useState<string | null>(null);
  const putBot = (seat: number) =>
    request('PUT', `/matches/${match.id}/seats/${seat}/bot`, {}).catch((error) => setProblem(codeOf(error)));
  const watch = match.invitations.find(({ seat }) => seat === null);
  return (
    <div className={`game-${match.game}`}>
      <TopBar
        crumb={
          <>
            <strong>{entry?.name[language]}</strong>
            <span className="opt">{match.name}</span>
          </>
        }
        right={<LanguageButton />}
      />
      <main className="page waiting">
        <header className="hd">
          <span className="cv">
            <CoverArt entry={entry} />
          </span>
          <div>
            <h1>{t.waiting.title}</h1>
            <p>{t.waiting.text}</p>
          </div>
        </header>
        {problem && <p role="alert">{problemText(t, problem)}</p>}
        <ol className="seats">
          {match.seats.map(({ seat, kind }) => {
            const invitation = match.invitations.find((it) => it.seat === seat);
            return (
              <li key={seat} className="st">
                <SeatShape seat={seat} />
                <div className="sk">
                  <b>{kind === 'free' ? t.waiting.free : nameOf(match, seat, t)}</b>
                  <small>{kind === 'free' ? t.waiting.freeText : t.seat.kinds[kind]}</small>
                </div>
                {invitation && kind === 'free' && (
                  <CopyLink path={invitation.path} label={t.waiting.copyFor(seat + 1)} />
                )}
                {kind === 'free' && match.yours && (
                  <button type="button" className="btn sm quiet" onClick={() => putBot(seat)}>
                    <Glyph id="bot" className="s" />
                    {t.waiting.bot}
                  </button>
                )}
              </li>
            );
          })}
        </ol>
        {watch && <CopyLink path={watch.path} label={t.waiting.copyWatch} quiet />}
      </main>
    </div>
  );
}

export function CopyLink({ path, label, quiet = false }: { path: string; label: string; quiet?: boolean }) {
  const t = useText();
  const [copied, setCopied] = useState(false);
  const url = new URL(path, location.origin).href;
  const copy = async () => {
    try {
      if (navigator.share && matchMedia('(pointer: coarse)').matches) await navigator.share({ url, title: 'Tavola' });
      else await navigator.clipboard.writeText(url);
      setCopied(true);
    } catch {
      setCopied(false);
    }
  };
  return (
    <span className="copy">
      <input className="field" readOnly aria-label={label} value={url} onFocus={({ target }) => target.select()} />
      <button type="button" className={`btn ${quiet ? '' : 'primary'}`} onClick={copy}>
        <Glyph id={copied ? 'check' : 'link'} className="s" />
        {copied ? t.waiting.copied : label}
      </button>
    </span>
  );
}

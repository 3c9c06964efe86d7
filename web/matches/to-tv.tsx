/** A phone that scanned the code of a TV: which table shall it show? */
import { saidIn } from '@tavola/kernel/face/languages.ts';
import { useState } from 'react';
import { codeOf } from '../api/errors.ts';
import { go, Link, type Params } from '../browser/router.tsx';
import { useSettings } from '../browser/settings.ts';
import { nameOf } from '../people/name.ts';
import { gameEntry } from '../shelf/game-list.ts';
import { problemText, useText } from '../text/catalogue.ts';
import { Page } from '../ui/page.tsx';
import { Loading } from '../ui/parts.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { awaitTable, turnTv } from './devices/pending-tv.ts';
import { useDeviceWords } from './devices/words.ts';
import { remoteMatches } from './mine.ts';
import './devices/devices.css';

export function ToTv({ params }: { readonly params: Params }) {
  const t = useText();
  const w = useDeviceWords();
  const { language } = useSettings();
  const link = params.link ?? '';
  const { value, problem: lost } = useLoaded('to tv', remoteMatches);
  const [shown, setShown] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const open = (value?.matches ?? []).filter(({ status }) => status === 'waiting' || status === 'playing');
  const show = (match: string) =>
    turnTv(link, match).then(
      () => setShown(match),
      (error) => setProblem(codeOf(error)),
    );
  const openNew = () => {
    awaitTable(link);
    go('/');
  };
  return (
    <Page title={w.tvTitle}>
      <div className="code-page">
        {shown === null ? <p>{w.tvText}</p> : <p role="status">{w.tvDone}</p>}
        {(problem ?? lost) && (
          <p role="alert">{problem === 'NOT_FOUND' ? w.tvGone : problemText(t, problem ?? lost ?? '')}</p>
        )}
        {shown !== null && (
          <Link className="btn primary big" href={`/match/${shown}`}>
            {w.tvToTable}
          </Link>
        )}
        {!value && !lost && <Loading>{t.loading}</Loading>}
        {value && open.length === 0 && <p>{w.tvNone}</p>}
        {shown === null && (
          <ul className="to-tv">
            {open.map((match) => {
              const entry = gameEntry(match.game);
              const names = match.seats.map((_, seat) => nameOf(match, seat, t)).join(', ');
              return (
                <li key={match.id}>
                  <span>
                    <b>{match.name || (entry && saidIn(entry.name, language)) || match.game}</b>
                    <small>{names}</small>
                  </span>
                  <button type="button" className="btn primary" onClick={() => show(match.id)}>
                    {w.tvShow}
                  </button>
                </li>
              );
            })}
            <li>
              <span>
                <b>{w.tvNew}</b>
                <small>{w.tvNewHint}</small>
              </span>
              <button type="button" className="btn" onClick={openNew}>
                {w.tvNew}
              </button>
            </li>
          </ul>
        )}
      </div>
    </Page>
  );
}

/** A link to the seat of somebody who gave it up: whose it is, what comes with it, and one button. */
import { saidIn } from '@tavola/kernel/face/languages.ts';
import { type FormEvent, useState } from 'react';
import { codeOf } from '../api/errors.ts';
import { get, post } from '../api/request.ts';
import type { Match } from '../api/types.ts';
import { go, Link, type Params } from '../browser/router.tsx';
import { useSettings } from '../browser/settings.ts';
import { givenName } from '../people/name.ts';
import { NameField, useMyName } from '../people/name-field.tsx';
import { ensurePerson } from '../people/person.ts';
import { gameEntry } from '../shelf/game-list.ts';
import { problemText, useText } from '../text/catalogue.ts';
import { NotLoaded } from '../ui/not-loaded.tsx';
import { Page } from '../ui/page.tsx';
import { CoverArt, Loading, Note } from '../ui/parts.tsx';
import { useLoaded } from '../ui/use-loaded.ts';

type Seat = { readonly match: Match; readonly seat: number };

export function SeatLink({ params }: { readonly params: Params }) {
  const t = useText();
  const path = `/seat-links/${encodeURIComponent(params.token ?? '')}`;
  const { value, problem, again } = useLoaded(path, () => get<Seat>(path));
  return (
    <Page title={t.offer.pageTitle}>
      {value && <TakeSeat {...value} path={path} />}
      {!value && !problem && <Loading>{t.join.looking}</Loading>}
      {problem === 'OFFLINE' && <NotLoaded problem={problem} again={again} />}
      {problem && problem !== 'OFFLINE' && (
        <Note
          icon="link"
          title={t.offer.gone}
          action={
            <Link className="btn" href="/">
              {t.notFound.action}
            </Link>
          }
        >
          {t.offer.goneText}
        </Note>
      )}
    </Page>
  );
}

function TakeSeat({ match, seat, path }: Seat & { readonly path: string }) {
  const t = useText();
  const { language } = useSettings();
  const [refused, setRefused] = useState<string | null>(null);
  const [name, setName] = useMyName();
  const entry = gameEntry(match.game);
  const take = async (event: FormEvent) => {
    event.preventDefault();
    try {
      await ensurePerson(name);
      await post<Seat>(path);
      go(`/match/${match.id}`, { replace: true });
    } catch (error) {
      setRefused(codeOf(error));
    }
  };
  return (
    <div className={`invited game-${match.game}`}>
      <span className="cv">
        <CoverArt entry={entry} />
      </span>
      <form onSubmit={take}>
        <h2>{match.name || (entry && saidIn(entry.name, language))}</h2>
        <p>{t.offer.pageText(givenName(match, seat, t))}</p>
        <p>{t.offer.who}</p>
        {refused && <p role="alert">{problemText(t, refused)}</p>}
        <NameField name={name} onChange={setName} />
        <button type="submit" className="btn primary big">
          {t.offer.take}
        </button>
      </form>
    </div>
  );
}

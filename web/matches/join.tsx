/** An invitation: whose table it is, and one button to sit down or to watch. */

import { useState } from 'react';
import { gameEntry } from '../game-list.ts';
import { get, post } from '../host/api.ts';
import { codeOf } from '../host/errors.ts';
import type { Match } from '../host/types.ts';
import { ensurePerson } from '../person.ts';
import { go, Link, type Params } from '../router.tsx';
import { useSettings } from '../settings.ts';
import { problemText, useText } from '../text/catalogue.ts';
import { Page } from '../ui/page.tsx';
import { CoverArt, Loading, Note } from '../ui/parts.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { nameOf } from './name.ts';

type Invitation = { readonly match: Match; readonly seat: number | null };

export function Join({ params }: { readonly params: Params }) {
  const t = useText();
  const { language } = useSettings();
  const path = `/invitations/${encodeURIComponent(params.token ?? '')}`;
  const { value, problem, again } = useLoaded(path, () => get<Invitation>(path));
  const [refused, setRefused] = useState<string | null>(null);
  const accept = async () => {
    try {
      await ensurePerson();
      const { match } = await post<Invitation>(path);
      go(`/match/${match.id}`, { replace: true });
    } catch (error) {
      setRefused(codeOf(error));
    }
  };
  const toHome = (
    <Link className="btn" href="/">
      {t.notFound.action}
    </Link>
  );
  if (problem && problem !== 'OFFLINE') {
    return (
      <Page title={t.join.title}>
        <Note icon="link" title={t.join.gone} action={toHome}>
          {t.join.goneText}
        </Note>
      </Page>
    );
  }
  if (problem) {
    return (
      <Page title={t.join.title}>
        <Note
          icon="offline"
          title={problemText(t, problem)}
          action={
            <button type="button" className="btn" onClick={again}>
              {t.tryAgain}
            </button>
          }
        />
      </Page>
    );
  }
  if (!value) {
    return (
      <Page title={t.join.title}>
        <Loading>{t.join.looking}</Loading>
      </Page>
    );
  }
  const entry = gameEntry(value.match.game);
  const names = value.match.seats.filter(({ kind }) => kind !== 'free').map(({ seat }) => nameOf(value.match, seat, t));
  return (
    <Page title={t.join.title}>
      <div className={`invited game-${value.match.game}`}>
        <span className="cv">
          <CoverArt entry={entry} />
        </span>
        <div>
          <h2>{value.match.name || entry?.name[language]}</h2>
          <p>{t.join.with(names)}</p>
          {refused && <p role="alert">{problemText(t, refused)}</p>}
          <button type="button" className="btn primary big" onClick={accept}>
            {value.seat === null ? t.join.watch : t.join.sit}
          </button>
        </div>
      </div>
    </Page>
  );
}

/** An invitation: whose table it is, and one button to sit down or to watch. */

import { saidIn } from '@tavola/kernel/face/languages.ts';
import { type FormEvent, useState } from 'react';
import { codeOf } from '../api/errors.ts';
import { get, post } from '../api/request.ts';
import type { Match } from '../api/types.ts';
import { go, Link, type Params, useLocation } from '../browser/router.tsx';
import { useSettings } from '../browser/settings.ts';
import { nameOf } from '../people/name.ts';
import { NameField, useMyName } from '../people/name-field.tsx';
import { ensurePerson } from '../people/person.ts';
import { gameEntry } from '../shelf/game-list.ts';
import { problemText, useText } from '../text/catalogue.ts';
import { NotLoaded } from '../ui/not-loaded.tsx';
import { Page } from '../ui/page.tsx';
import { CoverArt, Loading, Note } from '../ui/parts.tsx';
import { useLoaded } from '../ui/use-loaded.ts';

type Invitation = { readonly match: Match; readonly seat: number | null };

export function Join({ params }: { readonly params: Params }) {
  const t = useText();
  const { language } = useSettings();
  const path = `/invitations/${encodeURIComponent(params.token ?? '')}`;
  const { value, problem, again } = useLoaded(path, () => get<Invitation>(path));
  const [refused, setRefused] = useState<string | null>(null);
  const [name, setName] = useMyName();
  const wantsReplay = useLocation().searchParams.has('replay');
  // A game that is over is only looked at again.
  const opensReplay = ({ status }: Match) => wantsReplay || status === 'over' || status === 'abandoned';
  const accept = async (event: FormEvent) => {
    event.preventDefault();
    try {
      await ensurePerson(name);
      const { match } = await post<Invitation>(path);
      go(opensReplay(match) ? `/match/${match.id}/replay` : `/match/${match.id}`, { replace: true });
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
        <NotLoaded problem={problem} again={again} />
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
        <form onSubmit={accept}>
          <h2>{value.match.name || (entry && saidIn(entry.name, language))}</h2>
          <p>{t.join.with(names)}</p>
          {refused && <p role="alert">{problemText(t, refused)}</p>}
          {value.seat !== null && <NameField name={name} onChange={setName} />}
          <button type="submit" className="btn primary big">
            {value.seat !== null ? t.join.sit : opensReplay(value.match) ? t.join.replay : t.join.watch}
          </button>
        </form>
      </div>
    </Page>
  );
}

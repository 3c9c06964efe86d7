/** Where this person is signed in; any other place can be signed out from here, or all of them. */
import { useState } from 'react';
import { codeOf } from '../api/errors.ts';
import { request } from '../api/request.ts';
import { useSettings } from '../browser/settings.ts';
import { problemText, useText } from '../text/catalogue.ts';
import { isPhone } from './ways/browser.ts';
import { Way } from './ways/way.tsx';
import { useWords } from './ways/words.ts';

export type Session = {
  readonly id: string;
  readonly created: number;
  readonly seen: number;
  readonly browser: string;
  readonly current: boolean;
};
type Props = { readonly sessions: readonly Session[]; readonly again: () => void };

export function Sessions({ sessions, again }: Props) {
  const t = useText();
  const w = useWords();
  const [refused, setRefused] = useState<string | null>(null);
  const end = async (path: string) => {
    setRefused(null);
    await request('DELETE', path).catch((error) => setRefused(codeOf(error)));
    again();
  };
  return (
    <section className="own" aria-label={w.whereYouAre}>
      <h2 className="label">{w.whereYouAre}</h2>
      {refused && <p role="alert">{problemText(t, refused)}</p>}
      <ul className="way-list">
        {sessions
          .toSorted((a, b) => Number(b.current) - Number(a.current) || b.seen - a.seen)
          .map((session) => (
            <Place key={session.id} session={session} onEnd={() => end(`/sessions/${session.id}`)} />
          ))}
      </ul>
      {sessions.length > 1 && (
        <button type="button" className="btn" onClick={() => end('/sessions')}>
          {w.signOutOthers}
        </button>
      )}
    </section>
  );
}

function Place({ session, onEnd }: { readonly session: Session; readonly onEnd: () => void }) {
  const w = useWords();
  const { language } = useSettings();
  const { browser, current, seen } = session;
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(seen);
  const phone = isPhone(browser);
  const here = phone ? w.thisPhone : w.thisBrowser;
  const label = browser || w.otherBrowser;
  return (
    <Way
      icon={phone ? 'phone' : 'laptop'}
      name={current ? here : label}
      help={current ? [browser, w.now].filter(Boolean).join(' · ') : w.seenAt(date)}
      action={
        !current && (
          <button type="button" className="btn" aria-label={w.signOutOf(label, date)} onClick={onEnd}>
            {w.signOut}
          </button>
        )
      }
    />
  );
}

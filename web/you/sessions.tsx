/** Where this person is signed in; any other place can be signed out from here. */
import { useState } from 'react';
import { codeOf } from '../api/errors.ts';
import { get, request } from '../api/request.ts';
import { useSettings } from '../browser/settings.ts';
import { problemText, useText } from '../text/catalogue.ts';
import { Row } from '../ui/parts.tsx';
import { useLoaded } from '../ui/use-loaded.ts';

type Session = { readonly id: string; readonly created: number; readonly seen: number; readonly current: boolean };

export function Sessions() {
  const t = useText();
  const { language } = useSettings();
  const { value, problem, again } = useLoaded('sessions', () => get<{ sessions: Session[] }>('/sessions'));
  const [refused, setRefused] = useState<string | null>(null);
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const end = async (id: string) => {
    setRefused(null);
    await request('DELETE', `/sessions/${id}`).catch((error) => setRefused(codeOf(error)));
    again();
  };
  const wrong = refused ?? problem;
  return (
    <section className="own" aria-label={t.you.sessions}>
      <h2>{t.you.sessions}</h2>
      {wrong && <p role="alert">{problemText(t, wrong)}</p>}
      <ul className="vars">
        {value?.sessions.map(({ id, created, seen, current }) => (
          <Row
            key={id}
            name={current ? t.you.thisSession : t.you.otherSession}
            help={t.you.sessionTimes(date.format(created), date.format(seen))}
          >
            {!current && (
              <button
                type="button"
                className="btn"
                aria-label={t.you.endSession(date.format(created))}
                onClick={() => end(id)}
              >
                {t.you.end}
              </button>
            )}
          </Row>
        ))}
      </ul>
    </section>
  );
}

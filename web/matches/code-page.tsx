/** Four letters in place of a camera: which table they stand for, and where one may sit. */
import { saidIn } from '@tavola/kernel/face/languages.ts';
import { type FormEvent, useState } from 'react';
import { codeOf } from '../api/errors.ts';
import { get } from '../api/request.ts';
import { go, Link } from '../browser/router.tsx';
import { useSettings } from '../browser/settings.ts';
import { gameEntry } from '../shelf/game-list.ts';
import { problemText, useText } from '../text/catalogue.ts';
import { Page } from '../ui/page.tsx';
import { useDeviceWords } from './devices/words.ts';
import './devices/devices.css';

type Answer = {
  readonly path: string;
  readonly match: { readonly game: string; readonly name: string } | null;
  readonly seats: readonly { readonly seat: number; readonly path: string }[];
};

export function CodePage() {
  const t = useText();
  const w = useDeviceWords();
  const { language } = useSettings();
  const [code, setCode] = useState('');
  const [found, setFound] = useState<Answer | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const look = async (event: FormEvent) => {
    event.preventDefault();
    setProblem(null);
    try {
      const answer = await get<Answer>(`/codes/${encodeURIComponent(code.trim())}`);
      if (answer.seats.length > 0) setFound(answer);
      else go(answer.path, { replace: true });
    } catch (error) {
      const known = codeOf(error);
      setProblem(known === 'NOT_FOUND' || known === 'BAD_REQUEST' ? w.codeWrong : problemText(t, known));
    }
  };
  const entry = found?.match ? gameEntry(found.match.game) : undefined;
  return (
    <Page title={w.codeTitle}>
      <div className="code-page">
        <p>{w.codeText}</p>
        <form onSubmit={look}>
          <label className="code-field">
            <span>{w.codeLabel}</span>
            <input
              className="field"
              required
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              minLength={4}
              maxLength={6}
              value={code}
              onChange={({ target }) => setCode(target.value)}
            />
          </label>
          <button type="submit" className="btn primary big">
            {w.codeGo}
          </button>
        </form>
        {problem && <p role="alert">{problem}</p>}
        {found && (
          <section>
            <h2>{found.match?.name || (entry && saidIn(entry.name, language))}</h2>
            <p>{w.codeSits}</p>
            <ul className="to-tv">
              {found.seats.map(({ seat, path }) => (
                <li key={seat}>
                  <span>{w.seatN(seat + 1)}</span>
                  <Link className="btn primary" href={path}>
                    {t.join.sit}
                  </Link>
                </li>
              ))}
              <li>
                <span>{w.watch}</span>
                <Link className="btn" href={found.path}>
                  {t.join.watch}
                </Link>
              </li>
            </ul>
          </section>
        )}
      </div>
    </Page>
  );
}

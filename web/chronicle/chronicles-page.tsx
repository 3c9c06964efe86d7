/** My chronicles, those of the server and those of this browser; one can be opened from a file. */
import { Glyph } from '@tavola/games/board/glyph.tsx';
import { type ChangeEvent, useState } from 'react';
import { codeOf } from '../api/errors.ts';
import { go, Link } from '../browser/router.tsx';
import { useSettings } from '../browser/settings.ts';
import { gameName } from '../shelf/game-name.ts';
import { problemText, useText } from '../text/catalogue.ts';
import { Page } from '../ui/page.tsx';
import { Loading, Note } from '../ui/parts.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { loadChronicles } from './chronicle.ts';

export function ChroniclesPage() {
  const t = useText();
  const { language } = useSettings();
  const { value: chronicles } = useLoaded('chronicles', loadChronicles);
  const [problem, setProblem] = useState<string | null>(null);
  const open = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (!file) return;
    try {
      const { imported } = await import('./file.ts');
      go(`/chronicle/${await imported(await file.text())}`);
    } catch (error) {
      setProblem(codeOf(error));
    }
  };
  return (
    <Page title={t.chronicle.plural}>
      <p className="lead">{t.chronicle.lead}</p>
      {!chronicles && <Loading>{t.loading}</Loading>}
      {chronicles?.length === 0 && (
        <Note
          icon="log"
          title={t.chronicle.none}
          action={
            <Link className="btn primary" href="/new/oath">
              {t.chronicle.begin}
            </Link>
          }
        />
      )}
      <ul className="lessons">
        {chronicles?.map((games) => {
          const [first] = games;
          if (!first) return null;
          return (
            <li key={first.chain}>
              <Link className="mc" href={`/chronicle/${first.chain}`}>
                <span className="mi">
                  <Glyph id="log" className="l" />
                </span>
                <span>
                  <b>{first.name || t.chronicle.of(gameName(first.game, language) ?? '')}</b>
                  <small>{t.chronicle.count(games.length)}</small>
                </span>
                <Glyph id="chevron-right" />
              </Link>
            </li>
          );
        })}
      </ul>
      {problem && <p role="alert">{problemText(t, problem)}</p>}
      <label className="drop">
        <Glyph id="upload" className="l" />
        <b>{t.chronicle.open}</b>
        <input type="file" accept="application/json,.json" onChange={open} />
      </label>
    </Page>
  );
}

/** What Tavola is, what it is not, and what we had to rebuild in each game. */

import { Glyph } from '@tavola/games/board/glyph.tsx';
import type { GameEntry } from '@tavola/games/shelf.ts';
import { saidIn, spokenIn } from '@tavola/kernel/face/languages.ts';
import { Link } from '../browser/router.tsx';
import { useSettings } from '../browser/settings.ts';
import { shelf } from '../shelf/game-list.ts';
import { problemText, useText } from '../text/catalogue.ts';
import { Page } from '../ui/page.tsx';
import { useLoaded } from '../ui/use-loaded.ts';

export function About() {
  const t = useText();
  return (
    <Page title={t.about.title}>
      <div className="prose">
        {t.about.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <h2>{t.about.reconstructed}</h2>
        <p>{t.about.reconstructedLead}</p>
        {shelf.map((entry) => (
          <Reconstructed key={entry.id} entry={entry} />
        ))}
      </div>
    </Page>
  );
}

function Reconstructed({ entry }: { readonly entry: GameEntry }) {
  const t = useText();
  const { language } = useSettings();
  const { value: lines, problem } = useLoaded(`rebuilt ${entry.id} ${language}`, async () =>
    entry.reconstructed ? spokenIn(await entry.reconstructed(), language) : [],
  );
  return (
    <details className={`rebuilt game-${entry.id}`} open>
      <summary>
        <strong>{saidIn(entry.name, language)}</strong>
      </summary>
      {problem && <p role="alert">{problemText(t, problem)}</p>}
      {lines?.length === 0 && <p>{t.about.nothing}</p>}
      {lines && lines.length > 0 && (
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <Link className="btn sm" href={`/rules/${entry.id}`}>
        <Glyph id="rules" className="s" />
        {t.about.rulesOf(saidIn(entry.name, language))}
      </Link>
    </details>
  );
}

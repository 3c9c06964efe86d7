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
import { useWords } from './words.ts';

export function About() {
  const words = useWords();
  return (
    <Page title={words.title}>
      <div className="prose">
        {words.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <h2>{words.reconstructed}</h2>
        <p>{words.reconstructedLead}</p>
        {shelf.map((entry) => (
          <Reconstructed key={entry.id} entry={entry} />
        ))}
      </div>
    </Page>
  );
}

function Reconstructed({ entry }: { readonly entry: GameEntry }) {
  const t = useText();
  const words = useWords();
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
      {lines?.length === 0 && <p>{words.nothing}</p>}
      {lines && lines.length > 0 && (
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <Link className="btn sm" href={`/rules/${entry.id}`}>
        <Glyph id="rules" className="s" />
        {words.rulesOf(saidIn(entry.name, language))}
      </Link>
    </details>
  );
}

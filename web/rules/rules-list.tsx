/** The rules in short clauses, searched in both languages at once. */

import { Glyph } from '@tavola/games/board/glyph.tsx';
import { underChapters } from '@tavola/kernel/face/chapters.ts';
import type { Chapter, SpokenFace } from '@tavola/kernel/face/face.ts';
import { spokenIn } from '@tavola/kernel/face/languages.ts';
import { useDeferredValue, useEffect, useId, useState } from 'react';
import { useSettings } from '../browser/settings.ts';
import { gameEntry } from '../shelf/game-list.ts';
import { useText } from '../text/catalogue.ts';
import { useLoaded } from '../ui/use-loaded.ts';
import { found } from './search.ts';
import { rulesToSearch } from './searchable.ts';

type Props = Pick<SpokenFace, 'face' | 'clauses'> & { readonly wanted: string | null };

export function RulesList({ face, clauses, wanted }: Props) {
  const t = useText();
  const [words, setWords] = useState('');
  const deferred = useDeferredValue(words);
  const id = useId();
  const all = Object.keys(clauses);
  const { value: rules } = useLoaded(`rules to search ${face.id}`, () => rulesToSearch(face));
  const { language } = useSettings();
  const { value: chapters } = useLoaded(`chapters ${face.id} ${language}`, async () =>
    face.handbook?.chapters ? spokenIn(face.handbook.chapters, language) : [],
  );
  const { list, also } = rules ?? { list: all.map((clause) => ({ clause, texts: [clauses[clause] ?? ''] })), also: [] };
  const shown = found(list, deferred, also);
  useEffect(() => {
    if (wanted) document.getElementById(`${id}-${wanted}`)?.scrollIntoView({ block: 'center' });
  }, [wanted, id]);
  return (
    <div className="rules">
      <label className="searchbox">
        <span className="sr">{t.rules.search}</span>
        <input
          type="search"
          className="field"
          placeholder={t.rules.search}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      </label>
      <p className="hint" role="status">
        {deferred ? t.rules.found(shown.length) : t.rules.count(all.length)}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard. */}
      <section className="clauses" tabIndex={0} aria-label={t.table.rules}>
        {(deferred ? [{ chapter: null, clauses: shown }] : underChapters(chapters ?? [], shown)).map(
          ({ chapter, clauses: under }) => (
            <section key={chapter?.title ?? ''}>
              {chapter && <ChapterHead game={face.id} chapter={chapter} />}
              <ul>
                {under.map((clause) => (
                  <li key={clause} id={`${id}-${clause}`} className={clause === wanted ? 'wanted' : ''}>
                    <span className="clause">{clause}</span>
                    <p>{clauses[clause]}</p>
                  </li>
                ))}
              </ul>
            </section>
          ),
        )}
      </section>
    </div>
  );
}

function ChapterHead({ game, chapter }: { readonly game: string; readonly chapter: Chapter }) {
  const { title, summary, glyphs = [] } = chapter;
  const sheet = gameEntry(game)?.glyphs;
  return (
    <header className="chapter">
      <h3>{title}</h3>
      {sheet && glyphs.length > 0 && (
        <span className="pics" aria-hidden="true">
          {glyphs.map((glyph) => (
            <Glyph key={glyph} sheet={sheet} id={glyph} className="l" />
          ))}
        </span>
      )}
      <p>{summary}</p>
    </header>
  );
}
